/**
 * A listing as a list shows it: words already chosen for the reader's language, nothing that no card draws. A page carries
 * its data twice (as markup and for the browser to take over), so what is left out here is saved twice.
 */
import { cardMessages } from '@estia/contract/listings/messages';
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { formatAge } from './listing-age.ts';
import { findPriceDropPercent, formatPlace, getTitleWithoutPlace } from './listing-text.ts';

const MAX_PHOTOS = 5;

export type ListingCardView = {
  id: number;
  href: string;
  rent: boolean;
  price: number;
  /** The price before, when it was higher, and by how many percent it fell. */
  was: number | null;
  drop: number | null;
  perMetre: number;
  title: string;
  place: string;
  area: number;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: string | null;
  /** When it was published, in minutes, while it counts as new. */
  newSince: number | null;
  exclusive: boolean;
  /** «3 αγγελίες από»: before the price, where several advertisers offer the property. */
  listingsFrom: string | null;
  advertiser: string;
  /** Null for a private owner. */
  office: number | null;
  logo: string | null;
  /** «ΓΕΜΗ 123456789000» of an agency. */
  gemi: string | null;
  updated: string;
  age: string;
  energy: { letter: string; rank: number } | null;
  first: ListingCard['pictures'][number] | null;
  /** Keys of the further photos, fetched when somebody swipes. */
  others: string[];
  /** Longitude and latitude of its pin. */
  at: readonly [number, number];
};

/** `now` is the server's clock, so that served page and browser write the same ages. */
export function createListingCardView(card: ListingCard, locale: Locale, now: number): ListingCardView {
  const [first = null, ...others] = card.pictures.slice(0, MAX_PHOTOS);
  const { kind, name, agency_id, gcr, logo } = card.advertiser;
  return {
    id: card.listing_id,
    href: propertyPath(card, locale),
    rent: card.for === 'rent',
    price: card.price,
    was: card.previous_price !== null && card.previous_price > card.price ? card.previous_price : null,
    drop: findPriceDropPercent(card),
    perMetre: card.price_per_m2,
    title: getTitleWithoutPlace(card, locale),
    place: formatPlace(card, locale),
    area: card.area,
    bedrooms: card.bed_rooms,
    bathrooms: card.bath_rooms,
    floor: card.floor && cardMessages.shortFloor[locale](card.floor[locale]),
    newSince: card.is_new ? Math.floor(Date.parse(card.published_at) / 60_000) : null,
    exclusive: card.exclusive,
    listingsFrom:
      card.property_listing_count > 1 ? cardMessages.listingsFrom[locale](card.property_listing_count) : null,
    advertiser: name?.[locale] ?? (kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale],
    office: kind === 'agency' ? agency_id : null,
    logo,
    gemi: gcr && `${cardMessages.gemi[locale]} ${gcr}`,
    updated: card.updated_at.slice(0, 10),
    age: formatAge(card.updated_at, now, locale),
    // «Υπό έκδοση» and «εξαίρεση» have no rank: they are words for the page of the home, not a letter for a card.
    energy:
      card.energy_class !== null && card.energy_rank !== null
        ? { letter: card.energy_class[locale], rank: card.energy_rank }
        : null,
    first: first && { ...first, alt: null },
    others: others.map((picture) => picture.key),
    at: [card.map_point.lon, card.map_point.lat],
  };
}
