/** Row → what may leave the server, field by field. The first of the two locks. */

import { formatM2 } from '@estia/contract/format';
import { listingFields, pageChoices, pageFields } from '@estia/contract/listings/fields';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { ListingCard, Property } from '@estia/contract/listings/model';
import { findLookup, type LookupListName } from '@estia/contract/lookups/model';
import { mapNames, pickNames } from '@estia/contract/map-names';
import { type Picture, pictureUrl } from '@estia/contract/photos/model';
import type { LocalizedName } from '@estia/contract/places/model';
import { findGoldenVisaRoute, findQualifyingRoute, type GoldenVisaZone } from '@estia/contract/rules/golden-visa';
import type { Rule } from '@estia/contract/rules/rule-params';
import { purposeNames } from '@estia/contract/search/model';
import type { PlaceTree } from '../places/index.ts';
import type { ListingCardRow, ListingPageRow } from './listings.queries.ts';

const NEW_BADGE_DAYS = 14;
/** Half a square's diagonal is 707 m: a circle of 750 m around the centre holds the whole square. */
export const HIDDEN_ADDRESS_RADIUS_M = 750;

const getLookupName = (list: LookupListName, id: number | null): LocalizedName | null =>
  findLookup(list, id)?.name ?? null;

/** A title left empty is composed in both languages: type and size. */
export function composeTitle(typeId: number, area: number): LocalizedName {
  const type = getLookupName('types', typeId) ?? { el: 'Ακίνητο', en: 'Property' };
  return { el: `${type.el} ${formatM2(area, 'el')}`, en: `${type.en} ${formatM2(area, 'en')}` };
}

const picturesView = (rows: ListingCardRow['photos']): Picture[] =>
  (rows ?? []).map(([key, width, height, placeholder, avif, el, en]) => ({
    key,
    width,
    height,
    placeholder,
    avif,
    alt: el && en ? { el, en } : null,
  }));

const advertiserView = ({
  agency_id,
  agency,
}: Pick<ListingCardRow, 'agency_id' | 'agency'>): ListingCard['advertiser'] => ({
  kind: agency ? 'agency' : 'individual',
  agency_id,
  name: agency && { el: agency.el, en: agency.en },
  gcr: agency?.gemi ?? null,
  logo: agency?.logo ?? null,
});

export function listingCardView(row: ListingCardRow, tree: PlaceTree, now: Date): ListingCard {
  const district = tree.districts.get(row.district_id);
  if (!district) throw new Error(`Listing ${row.listing_id} lies in an unknown district`);
  const composed = composeTitle(row.type_id, row.area);
  const [main] = row.photos ?? [];
  return {
    property_id: row.property_id,
    listing_id: row.listing_id,
    for: purposeNames[row.purpose],
    category_id: row.category_id,
    type_id: row.type_id,
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    price: row.price,
    previous_price: row.previous_price,
    price_changed_at: row.price_changed_at?.toISOString() ?? null,
    price_per_m2: Math.round(row.price / row.area),
    area: row.area,
    bed_rooms: row.bed_rooms,
    bath_rooms: row.bath_rooms,
    floor: getLookupName('floors', row.floor_id),
    energy_class: getLookupName('energy_classes', row.energy_class_id),
    energy_rank: (findLookup('energy_classes', row.energy_class_id)?.extra.rank as number | null) ?? null,
    district: { district_id: district.id, name: district.name },
    municipality: { municipality_id: district.municipality.id, name: district.municipality.name },
    main_picture: main ? pictureUrl(main[0], 960, 'jpg') : null,
    pictures: picturesView(row.photos),
    photo_count: row.photo_count,
    map_point: { lat: finely(row.map_lat), lon: finely(row.map_lon) },
    advertiser: advertiserView(row),
    exclusive: row.exclusive,
    property_listing_count: Math.max(row.property_listing_count, 1),
    is_new: row.activated_at !== null && now.getTime() - row.activated_at.getTime() < NEW_BADGE_DAYS * 86_400_000,
    published_at: (row.activated_at ?? row.updated_at).toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const lookupView = (list: LookupListName, id: number | null) => {
  const found = findLookup(list, id);
  return found && { id: found.id, name: found.name };
};

/** Every choice that the page shows, as its id and name. */
const choicesView = (row: ListingPageRow) =>
  mapNames(pageChoices, (name) => {
    const field = listingFields[`${name}_id`];
    return lookupView(field.list, row[`${name}_id`]);
  });

type GoldenVisaRule = Rule<'golden_visa'>;

function goldenVisaBadgeView(
  row: ListingPageRow,
  zone: GoldenVisaZone,
  rule: GoldenVisaRule | undefined,
): Property['may_qualify'] {
  const candidate = {
    ...row,
    for: purposeNames[row.purpose],
    route: findGoldenVisaRoute(row.golden_visa_route_id),
    zone,
  };
  const qualification = rule && findQualifyingRoute(candidate, rule);
  return qualification ? { ...qualification, valid_from: rule.valid_from } : null;
}

/** Without the rule there is no mark. */
export function propertyView(row: ListingPageRow, tree: PlaceTree, now: Date, visa?: GoldenVisaRule): Property {
  const card = listingCardView(row, tree, now);
  const municipality = tree.districts.get(row.district_id)?.municipality;
  const prefecture = municipality?.prefecture;
  if (!prefecture) throw new Error(`Listing ${row.listing_id} lies in an unknown district`);
  const facts = (list: LookupListName, ids: number[]) =>
    ids.map((id) => findLookup(list, id)).filter((found) => found !== null);
  return {
    ...card,
    pictures: picturesView(row.all_photos),
    code: formatListingCode(row.property_id, row.purpose),
    own_title: { el: row.title_el, en: row.title_en },
    description: { el: row.description_el, en: row.description_en },
    type: getLookupName('types', row.type_id) ?? card.title,
    category: getLookupName('categories', row.category_id) ?? card.title,
    address: {
      region: prefecture.region.name,
      prefecture: prefecture.name,
      street: row.hide_address ? null : row.street,
      street_number: row.hide_address ? null : row.street_number,
      postal_code: row.hide_address ? null : row.postcode,
    },
    location: {
      hidden: row.hide_address,
      lat: roundCoordinate(row.lat),
      lon: roundCoordinate(row.lon),
      radius_m: row.hide_address ? HIDDEN_ADDRESS_RADIUS_M : 0,
    },
    nearby: nearbyView(row.nearby ?? []),
    ...pickNames(row, pageFields.whole),
    ...pickNames(row, pageFields.decimal),
    ...pickNames(row, pageFields.text),
    ...pickNames(row, pageFields.yes),
    ...choicesView(row),
    within_city_plan: row.within_city_plan,
    extras: facts('extras', row.extras).map((e) => ({ id: e.id, name: e.name, group: String(e.extra.group) })),
    transportations: facts('transportations', row.transportations).map((t) => ({ id: t.id, name: t.name })),
    may_qualify: goldenVisaBadgeView(row, municipality.zone, visa),
    advertiser_activity: { member_since: row.activity.since, median_reply_minutes: row.activity.reply },
    contact: row.contact ?? { phone: false, message: false, no_brokers: false },
    views: row.views,
    favorites: row.favorites,
    timeline: timelineView(row.timeline ?? [], row.price),
    property_listings: propertyListingsView(row.property_listings ?? []),
    complex: row.complex && { complex_id: row.complex.id, name: { el: row.complex.el, en: row.complex.en } },
    ...(row.cooperation && {
      cooperation: row.cooperation.map(({ id, el, en, gemi }) => ({ agency_id: id, name: { el, en }, gcr: gemi })),
    }),
    other_listing: row.other_listing && {
      for: purposeNames[row.other_listing.purpose],
      price: row.other_listing.price,
    },
  };
}

/** Of a name in one language alone that one is told. */
const nearbyView = (rows: NonNullable<ListingPageRow['nearby']>): Property['nearby'] =>
  rows.map(({ kind, mode, el, en, lines, from, to }) => ({
    kind,
    mode,
    name: el === null && en === null ? null : { el: el ?? en ?? '', en: en ?? el ?? '' },
    lines: lines.map(({ label, color }) => ({ label, color })),
    minutes: { from, to },
  }));

const SIMPLE_MANDATE = 2;

/** One listing alone is no choice. */
const propertyListingsView = (rows: NonNullable<ListingPageRow['property_listings']>): Property['property_listings'] =>
  rows.length < 2
    ? []
    : rows.map((row) => ({
        property_id: row.property_id,
        price: row.price,
        published_at: new Date(row.published_at).toISOString(),
        advertiser: advertiserView(row),
        mandate: row.exclusive ? 'exclusive' : row.mandate_type_id === SIMPLE_MANDATE ? 'simple' : null,
      }));

const factLookups: Readonly<Record<string, LookupListName>> = {
  type_id: 'types',
  floor_id: 'floors',
  energy_class_id: 'energy_classes',
  condition_id: 'conditions',
};

function formatFact(field: string, value: string | number | null): LocalizedName | null {
  if (value === null) return null;
  const list = factLookups[field];
  if (list) return getLookupName(list, Number(value));
  if (field === 'area') return { el: formatM2(Number(value), 'el'), en: formatM2(Number(value), 'en') };
  return { el: String(value), en: String(value) };
}

/** A change of the property may have been noted under its other offer: here it stands beside the price this one had then. */
function timelineView(events: NonNullable<ListingPageRow['timeline']>, priceNow: number): Property['timeline'] {
  let price = events.find((e) => e.own)?.price ?? priceNow;
  return events.map((e) => {
    if (e.own) price = e.price;
    const [field, before, after] = e.detail ?? [];
    return {
      occurred_at: new Date(e.at).toISOString(),
      kind: e.kind,
      price,
      by_other: e.by_other,
      change:
        field === undefined
          ? null
          : { field, before: formatFact(field, before ?? null), after: formatFact(field, after ?? null) },
    };
  });
}

/** To a hand's breadth: the cells of the map's clusters are counted from it. */
const finely = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;
/** Five decimals are a metre: more would only look exact. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
