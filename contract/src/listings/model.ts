/** What the public may know of a listing. The view fills these; the reply schema drops whatever else a row holds. */
import { z } from 'zod';
import { mapNames } from '../map-names.ts';
import { scheduledPauseStates } from '../matches/model.ts';
import { picture } from '../photos/model.ts';
import { localizedName } from '../places/model.ts';
import { nearbyPlace } from '../places/nearby.ts';
import { purposes } from '../search/model.ts';
import { pageChoices, pageFields } from './fields.ts';
import { listingStates } from './states.ts';

const moment = z.iso.datetime();

/** A person's own text: what language it is in, and null where it was not written. */
export const userText = z.object({ el: z.string().nullable(), en: z.string().nullable() });

export const advertiser = z.object({
  kind: z.enum(['individual', 'agency']),
  agency_id: z.int().nullable(),
  name: localizedName.nullable(),
  /** GEMI number, shown wherever a listing of an agency appears. */
  gcr: z.string().nullable(),
  /** Key of the agency's logo. */
  logo: z.string().nullable(),
});

export const listingCard = z.object({
  property_id: z.int(),
  listing_id: z.int(),
  for: z.enum(purposes),
  category_id: z.int(),
  type_id: z.int(),
  title: localizedName,
  price: z.int(),
  previous_price: z.int().nullable(),
  price_changed_at: moment.nullable(),
  price_per_m2: z.int(),
  area: z.int(),
  bed_rooms: z.int().nullable(),
  bath_rooms: z.int().nullable(),
  floor: localizedName.nullable(),
  energy_class: localizedName.nullable(),
  energy_rank: z.int().nullable(),
  district: z.object({ district_id: z.int(), name: localizedName }),
  municipality: z.object({ municipality_id: z.int(), name: localizedName }),
  main_picture: z.string().nullable(),
  pictures: z.array(picture),
  photo_count: z.int(),
  /** Where its pin stands on the map of results; for a hidden address a random point of its square. */
  map_point: z.object({ lat: z.number(), lon: z.number() }),
  advertiser,
  exclusive: z.boolean(),
  /** How many listings offer the property, of which this is the cheapest; 1 for every other listing. */
  property_listing_count: z.int(),
  is_new: z.boolean(),
  published_at: moment,
  updated_at: moment,
});
export type ListingCard = z.infer<typeof listingCard>;

export const timelineEvent = z.object({
  occurred_at: moment,
  kind: z.enum(['published', 'price', 'paused', 'relisted', 'removed', 'facts']),
  price: z.int(),
  /** From before this listing, when others offered the property. */
  by_other: z.boolean(),
  /** What changed of the property, for kind 'facts'. Ids of lists are given as words. */
  change: z.object({ field: z.string(), before: localizedName.nullable(), after: localizedName.nullable() }).nullable(),
});

/** One of the listings of a property that several advertisers offer. */
const propertyListing = z.object({
  property_id: z.int(),
  price: z.int(),
  published_at: moment,
  advertiser,
  /** Null for an owner's own listing, and where an agency states none. */
  mandate: z.enum(['simple', 'exclusive']).nullable(),
});

const fact = z.object({ id: z.int(), name: localizedName });

export const property = listingCard.extend({
  code: z.string(),
  own_title: userText,
  description: userText,
  type: localizedName,
  category: localizedName,
  address: z.object({
    region: localizedName,
    prefecture: localizedName,
    /** Street and number are absent when the exact address is hidden. */
    street: z.string().nullable(),
    street_number: z.string().nullable(),
    postal_code: z.string().nullable(),
  }),
  location: z.object({
    hidden: z.boolean(),
    /** The home, or the centre of its 1 km square. */
    lat: z.number(),
    lon: z.number(),
    /** 0 for a pin. */
    radius_m: z.int(),
  }),
  /** The nearest few of each kind, stations first. */
  nearby: z.array(nearbyPlace),
  ...mapNames(pageFields.whole, () => z.int().nullable()),
  ...mapNames(pageFields.decimal, () => z.number().nullable()),
  ...mapNames(pageFields.text, () => z.string().nullable()),
  ...mapNames(pageFields.yes, () => z.boolean()),
  ...mapNames(pageChoices, () => fact.nullable()),
  /** Said of land only. */
  within_city_plan: z.boolean().nullable(),
  extras: z.array(fact.extend({ group: z.string() })),
  transportations: z.array(fact),
  /**
   * The Golden Visa rule holds for what the listing says: by which route, from which price, by the rule of which day.
   */
  may_qualify: z.object({ route: z.string(), price: z.int(), valid_from: z.string() }).nullable(),
  /** Since which year the advertiser has an account, and how soon an agency answers: the median of 90 days, from five conversations on. */
  advertiser_activity: z.object({ member_since: z.int(), median_reply_minutes: z.int().nullable() }),
  /** What may be done to reach the advertiser. The phone itself comes only by asking for it. */
  contact: z.object({ phone: z.boolean(), message: z.boolean(), no_brokers: z.boolean() }),
  views: z.int(),
  favorites: z.int(),
  timeline: z.array(timelineEvent),
  /** All listings of the property for the same purpose, this one among them, the cheapest first; empty where it is the only one. */
  property_listings: z.array(propertyListing),
  /** The other offer of the same home, if it has one. */
  other_listing: z.object({ for: z.enum(purposes), price: z.int() }).nullable(),
  /** The development it is a part of. */
  complex: z.object({ complex_id: z.int(), name: userText }).nullable(),
  /** Agencies that the advertiser works with on this listing; absent where there is none. */
  cooperation: z.array(z.object({ agency_id: z.int(), name: localizedName, gcr: z.string() })).optional(),
});
export type Property = z.infer<typeof property>;

/** A card with what only its owner sees. */
export const ownListingCard = listingCard.extend({
  code: z.string(),
  state: z.enum(listingStates),
  /** Why it is paused, when that was not the owner's wish. */
  pause_reason: z
    .enum([
      ...(['unconfirmed', 'account', 'deletion', 'plan', 'mandate', 'agency_listing', 'admin'] as const),
      ...(['source', 'source_photos', 'review', 'change'] as const),
    ])
    .nullable(),
  views: z.int(),
  favorites: z.int(),
  messages: z.int(),
  phone_reveals: z.int(),
  confirmed_at: moment,
  /** Until when a person looks at one that waits for it, or its owner may make the change that was asked for. */
  review: z.object({ state: z.enum(['open', 'change_requested']), is_held: z.boolean(), due_at: moment }).nullable(),
  /** When it will be paused unless confirmed; null for listings of a feed. */
  pauses_at: moment.nullable(),
  /** An agency published the same property: until when it is up, or that it is paused for it. */
  scheduled_pause: z.object({ id: z.int(), state: z.enum(scheduledPauseStates), pause_at: moment }).nullable(),
  /** An unfinished change of it. */
  draft_id: z.int().nullable(),
});
export type OwnListingCard = z.output<typeof ownListingCard>;
