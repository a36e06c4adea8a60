/**
 * POST-1: every field of a listing, once: in which step and group of the form it is asked, for which properties, of what
 * kind, when a listing cannot be published without it, in which table it lies, whether the page shows it and whether people
 * search by it. Form, validation, columns, reply, facts, filters, facets and demo data are derived from this table.
 */

import type { FieldErrorCode } from '../field-errors.ts';
import type { LookupListName } from '../lookups/lookups.ts';
import { listNames } from '../map-names.ts';
import { type BoundColumn, searchBounds } from '../search/bounds.ts';
import { listingLimits } from './limits.ts';
import type { FactIcon } from './page/fact-icon.ts';

export const wizardSteps = ['general', 'extra', 'photos', 'contact', 'finish'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** What is offered: which fields are shown depends on nothing else. */
export type ListingKind = { for: 'sale' | 'rent'; category_id: number; type_id: number };
/** Who offers it. */
export type AdvertiserKind = 'individual' | 'professional';

type FieldCondition = (what: ListingKind, advertiserKind: AdvertiserKind) => boolean;
/** `chosen`: a number nobody types, as of a place or a point of the map. */
type FieldKind =
  | { kind: 'whole' | 'decimal'; min: number; max: number; chosen?: true }
  | { kind: 'choice'; list: LookupListName }
  | { kind: 'choices'; list: LookupListName; most: number }
  | { kind: 'text'; max: number; lines?: true; pattern?: RegExp; code?: FieldErrorCode }
  | { kind: 'yes' }
  | { kind: 'date' }
  | { kind: 'phone' }
  | { kind: 'email' };

/**
 * How people search by a field besides the filters of search/model.ts. A flag has a mark, which is an amenity's number or
 * one from 200 to 318 that nothing else has: it is stored, so never give it to another field. A bound is a line of search/bounds.ts.
 */
type FieldSearch = { as: 'flag'; mark: number } | (typeof searchBounds)[BoundColumn];

export type Field = FieldKind & {
  step: WizardStep;
  /** Which fields stand together in the form (`fieldGroupMessages`); without one nothing is drawn for it. */
  group?: string;
  shown?: FieldCondition;
  required?: FieldCondition;
  /** Never in a public answer. */
  secret?: true;
  /** The table that has a column of this name. Without one it is written where its table is. */
  of?: 'property' | 'listing' | 'private';
  /** In the public answer, and among the facts of the page with this icon; `data`: shown elsewhere on it. */
  page?: FactIcon | 'data';
  /** What a number counts. */
  unit?: 'm2' | 'm' | 'year' | 'months' | 'rents' | 'euros_a_month';
  search?: FieldSearch;
};

const always: FieldCondition = () => true;
const inCategory =
  (...ids: number[]): FieldCondition =>
  (what) =>
    ids.includes(what.category_id);
const isBuilt = inCategory(1, 2);
const isResidential = inCategory(1);
const isLand = inCategory(3);
const either =
  (...rules: FieldCondition[]): FieldCondition =>
  (what, advertiserKind) =>
    rules.some((rule) => rule(what, advertiserKind));
const ofType =
  (...ids: number[]): FieldCondition =>
  (what) =>
    ids.includes(what.type_id);
const isRent: FieldCondition = (what) => what.for === 'rent';
const isSale: FieldCondition = (what) => what.for === 'sale';
const both =
  (...rules: FieldCondition[]): FieldCondition =>
  (what, advertiserKind) =>
    rules.every((rule) => rule(what, advertiserKind));
const isAgency: FieldCondition = (_, advertiserKind) => advertiserKind === 'professional';
/** Whole buildings and houses stand on no floor. */
const standsAlone = ofType(4, 5, 9, 10, 11, 12, 13, 16, 25, 27, 30, 46);
const onFloor: FieldCondition = (what, advertiserKind) =>
  either(isBuilt, ofType(42, 43, 44, 45, 48))(what, advertiserKind) && !standsAlone(what, advertiserKind);
const hasRooms: FieldCondition = (what, advertiserKind) =>
  isResidential(what, advertiserKind) && !ofType(10, 11, 15)(what, advertiserKind);
const hasLand = either(both(isResidential, standsAlone), isLand, ofType(3, 10, 11, 14, 25, 27, 30, 31, 46));

const isRentedHome = both(isRent, isResidential);

const year = { kind: 'whole', min: 1700, max: 2040, unit: 'year' } as const;
const count = (max: number) => ({ kind: 'whole', min: 0, max }) as const;
const choice = (list: LookupListName) => ({ kind: 'choice', list }) as const;
const length = (max: number) => ({ kind: 'decimal', min: 0, max, unit: 'm' }) as const;
const square = (max: number) => ({ kind: 'whole', min: 1, max, unit: 'm2' }) as const;
const general = { step: 'general', of: 'property' } as const;
const extra = { step: 'extra', of: 'property' } as const;
const text = { step: 'extra', group: 'text', of: 'listing', kind: 'text' } as const;
const rooms = { ...extra, group: 'rooms' } as const;
const building = { ...extra, group: 'building', shown: isBuilt } as const;
const comfort = { ...extra, group: 'comfort', shown: isBuilt } as const;
const land = { ...extra, group: 'land' } as const;
const terms = { step: 'extra', group: 'terms', of: 'listing' } as const;
const law = { step: 'extra', group: 'law', of: 'private', secret: true } as const;
const mandate = { step: 'extra', group: 'mandate', of: 'private', shown: isAgency, secret: true } as const;
const contact = { step: 'contact', group: 'contact' } as const;

/** In the order of the form, which is also the order of the facts on the page. */
export const listingFields = {
  category_id: { ...general, group: 'what', ...choice('categories'), required: always },
  type_id: { ...general, group: 'what', ...choice('types'), required: always },
  district_id: {
    ...general,
    group: 'where',
    kind: 'whole',
    min: 1,
    max: 99_999_999,
    chosen: true,
    required: always,
  },
  street: { ...general, group: 'where', kind: 'text', max: 120, required: either(isBuilt, ofType(42, 43, 44, 45)) },
  street_number: {
    ...general,
    group: 'where',
    kind: 'text',
    max: 12,
    required: either(isBuilt, ofType(42, 43, 44, 45)),
  },
  postal_code: {
    step: 'general',
    group: 'where',
    kind: 'text',
    max: 6,
    pattern: /^[1-8]\d{2} ?\d{2}$/,
    code: 'postal_code',
  },
  lat: { step: 'general', group: 'where', kind: 'decimal', min: 34, max: 42, chosen: true },
  lon: { step: 'general', group: 'where', kind: 'decimal', min: 19, max: 30, chosen: true },
  hide_address: { step: 'general', group: 'where', kind: 'yes' },
  area: { ...general, group: 'size', ...square(10_000_000), required: always },
  price: { step: 'general', group: 'size', of: 'listing', kind: 'whole', min: 1, max: 2_000_000_000, required: always },
  bed_rooms: { ...general, group: 'size', ...count(50), shown: hasRooms, required: hasRooms },
  floor_id: { ...general, group: 'size', ...choice('floors'), shown: onFloor, required: both(isBuilt, onFloor) },
  energy_class_id: { ...general, group: 'size', ...choice('energy_classes'), shown: isBuilt, required: isBuilt },
  energy_exempt_reason: { ...general, group: 'size', kind: 'text', max: 200, shown: isBuilt, page: 'data' },
  year_built: {
    ...general,
    group: 'size',
    ...year,
    shown: either(isBuilt, ofType(42, 43, 44, 46)),
    page: 'calendar',
  },
  title_el: { ...text, max: listingLimits.title },
  description_el: { ...text, max: listingLimits.description, lines: true },
  title_en: { ...text, max: listingLimits.title },
  description_en: { ...text, max: listingLimits.description, lines: true },
  /* what the law wants known and nobody reads */
  mandate_type_id: { ...mandate, ...choice('mandate_types'), required: isAgency },
  mandate_signed_on: { ...mandate, kind: 'date' },
  mandate_expires_on: { ...mandate, kind: 'date' },
  mandate_extended: { ...mandate, kind: 'yes' },
  main_area: { ...rooms, ...square(10_000_000), shown: isBuilt, page: 'plan' },
  bath_rooms: { ...rooms, ...count(50), shown: either(isBuilt, ofType(45, 46)), page: 'data' },
  wc_rooms: { ...rooms, ...count(50), shown: either(isBuilt, ofType(45, 46)), page: 'data' },
  living_rooms: { ...rooms, ...count(20), shown: isResidential, page: 'sofa' },
  kitchen_rooms: { ...rooms, ...count(20), shown: isResidential, page: 'kitchen' },
  living_kitchen_rooms: { ...rooms, ...count(20), shown: isResidential, page: 'sofa' },
  levels: { ...rooms, ...count(60), shown: isBuilt, page: 'stack' },
  show_case_length: { ...rooms, ...length(1_000), shown: ofType(19, 24, 28), page: 'ruler' },
  condition_id: { ...building, ...choice('conditions'), page: 'check' },
  renovation_year: { ...building, ...year, page: 'tool' },
  permit_year: { ...building, ...year, page: 'calendar' },
  parking_id: { ...building, ...choice('parkings'), page: 'car' },
  shared_fees: {
    ...building,
    kind: 'whole',
    min: 0,
    max: 100_000,
    unit: 'euros_a_month',
    page: 'euro',
    search: searchBounds.shared_fees,
  },
  orientation_id: { ...building, ...choice('orientations'), page: 'compass' },
  is_listed_building: { ...building, kind: 'yes', page: 'home' },
  heating_id: { ...comfort, ...choice('heatings'), page: 'fire' },
  view_id: { ...extra, group: 'comfort', ...choice('views'), page: 'eye' },
  floor_type_id: { ...comfort, ...choice('floor_types'), page: 'tiles' },
  frame_id: { ...comfort, ...choice('frames'), page: 'window' },
  door_id: { ...comfort, ...choice('doors'), shown: isResidential, page: 'door' },
  wardrobe_id: { ...comfort, ...choice('wardrobes'), shown: isResidential, page: 'wardrobe' },
  garden_id: { ...comfort, ...choice('gardens'), shown: either(isResidential, ofType(25, 26)), page: 'tree' },
  swimming_pool_id: {
    ...comfort,
    ...choice('swimming_pools'),
    shown: either(isResidential, ofType(25, 26)),
    page: 'pool',
  },
  land_area: { ...land, ...square(100_000_000), shown: hasLand, page: 'land' },
  facade_length: { ...land, ...length(10_000), shown: either(isLand, inCategory(2)), page: 'ruler' },
  electricity_type_id: {
    ...land,
    ...choice('electricity_types'),
    shown: either(inCategory(2), isLand),
    page: 'flash',
  },
  building_access_id: { ...land, ...choice('building_access'), shown: either(inCategory(2), isLand), page: 'access' },
  spatial_planning_id: {
    ...land,
    ...choice('spatial_plannings'),
    shown: either(isLand, both(isBuilt, standsAlone)),
    page: 'plan',
  },
  leaning_id: { ...land, ...choice('leanings'), shown: isLand, page: 'slope' },
  within_city_plan: { ...land, kind: 'yes', shown: isLand, page: 'plan' },
  min_lease_months: {
    ...terms,
    kind: 'whole',
    min: 0,
    max: 240,
    unit: 'months',
    shown: isRentedHome,
    page: 'calendar',
  },
  ama: { ...terms, kind: 'text', max: 20, pattern: /^\d{4,20}$/, shown: isRentedHome, page: 'check' },
  available_from: {
    ...terms,
    kind: 'date',
    shown: isRent,
    page: 'calendar',
    search: searchBounds.available_from,
  },
  deposit_months: {
    ...terms,
    ...count(12),
    unit: 'rents',
    shown: isRent,
    page: 'euro',
    search: searchBounds.deposit_months,
  },
  pets_allowed: { ...terms, kind: 'yes', shown: isRentedHome, page: 'check', search: { as: 'flag', mark: 58 } },
  bills_included: { ...terms, kind: 'yes', shown: isRent, page: 'euro', search: { as: 'flag', mark: 200 } },
  golden_visa_route_id: { ...extra, group: 'terms', ...choice('golden_visa_routes'), shown: isSale },
  change_of_use_done: { ...extra, group: 'terms', kind: 'yes', shown: both(isResidential, isSale) },
  extras: { ...extra, group: 'extras', kind: 'choices', list: 'extras', most: 70 },
  transportations: { ...extra, group: 'extras', kind: 'choices', list: 'transportations', most: 12 },
  kaek: { ...law, kind: 'text', max: 24, pattern: /^\d{12}(\d{4}|\/\d{1,2}\/\d{1,3})?$/, code: 'kaek' },
  building_eid: { ...law, kind: 'text', max: 40, shown: both(isBuilt, isSale) },
  epc_protocol_no: { ...law, kind: 'text', max: 40, shown: isBuilt },
  epc_security_code: { ...law, kind: 'text', max: 40, shown: isBuilt },
  epc_issued_on: { ...law, kind: 'date', shown: isBuilt },
  contact_name: { ...contact, kind: 'text', max: 80, required: always, secret: true },
  contact_email: { ...contact, kind: 'email', required: always, secret: true },
  contact_phone: { ...contact, kind: 'phone', secret: true },
  hide_phone: { ...contact, kind: 'yes', secret: true },
  no_brokers: { ...contact, kind: 'yes' },
  right_declared: { step: 'finish', kind: 'yes', required: always, secret: true },
} as const satisfies Record<string, Field>;

export type ListingFieldName = keyof typeof listingFields;
export const listingFieldNames = listNames(listingFields);
export const getListingField = (name: ListingFieldName): Field => listingFields[name];
export const isListingFieldName = (name: string): name is ListingFieldName => Object.hasOwn(listingFields, name);

type ValueOf<F> = F extends { kind: 'whole' | 'decimal' | 'choice' }
  ? number | null
  : F extends { kind: 'choices' }
    ? number[]
    : F extends { kind: 'yes' }
      ? boolean
      : string | null;
export type FieldValues = { [N in ListingFieldName]: ValueOf<(typeof listingFields)[N]> };

/** The names of fields that have these properties: `FieldsWith<{ of: 'listing' }>`. */
export type FieldsWith<P> = {
  [N in ListingFieldName]: (typeof listingFields)[N] extends P ? N : never;
}[ListingFieldName];

export const isFieldShown = (name: ListingFieldName, what: ListingKind, advertiserKind: AdvertiserKind): boolean =>
  getListingField(name).shown?.(what, advertiserKind) ?? true;

const hasProperty = <N extends ListingFieldName>(test: (field: Field) => boolean) =>
  listingFieldNames.filter((name): name is N => test(getListingField(name)));

/** Columns of a table under the field's own name. */
export const propertyFields = hasProperty<FieldsWith<{ of: 'property' }>>(({ of }) => of === 'property');
export const offerFields = hasProperty<FieldsWith<{ of: 'listing' }>>(({ of }) => of === 'listing');
export const privateFields = hasProperty<FieldsWith<{ of: 'private' }>>(({ of }) => of === 'private');

/** What the page of a listing answers, by kind. A choice is answered as its id and name, without `_id`. */
type Shown = { page: string };
export const pageFields = {
  all: hasProperty<FieldsWith<Shown>>(({ page }) => page !== undefined),
  whole: hasProperty<FieldsWith<Shown & { kind: 'whole' }>>(({ page, kind }) => page !== undefined && kind === 'whole'),
  decimal: hasProperty<FieldsWith<Shown & { kind: 'decimal' }>>(
    ({ page, kind }) => page !== undefined && kind === 'decimal',
  ),
  yes: hasProperty<FieldsWith<Shown & { kind: 'yes' }>>(({ page, kind }) => page !== undefined && kind === 'yes'),
  text: hasProperty<FieldsWith<Shown & { kind: 'text' | 'date' }>>(
    ({ page, kind }) => page !== undefined && (kind === 'text' || kind === 'date'),
  ),
  choice: hasProperty<FieldsWith<Shown & { kind: 'choice' }>>(
    ({ page, kind }) => page !== undefined && kind === 'choice',
  ),
};
export type PageFieldName = FieldsWith<Shown>;
type WithoutId<N> = N extends `${infer Stem}_id` ? Stem : never;
const withoutId = <N extends string>(name: N): WithoutId<N> => name.slice(0, -'_id'.length) as WithoutId<N>;
export const pageChoices = pageFields.choice.map(withoutId);

/** Terms that people search by. */
export type TermFlag = FieldsWith<{ search: { as: 'flag' } }>;
export const termFlags = hasProperty<TermFlag>(({ search }) => search?.as === 'flag');
export const getMark = (name: TermFlag): number => listingFields[name].search.mark;
/** Amenities that became a term: who still ticks one means the term. */
export const movedAmenities: ReadonlyMap<number, TermFlag> = new Map([[58, 'pets_allowed']]);
