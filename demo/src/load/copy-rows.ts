/** Rows as COPY reads them: tabs between columns, \N for null. */

import { type ListingKind, movedAmenities } from '@estia/contract/listings/fields';
import { listNames, mapNames } from '@estia/contract/map-names';
import { purposeNames } from '@estia/contract/search/model';
import type { Dataset } from '../dataset.ts';
import { createRentalTerms, rentalTermColumns } from '../facts/rental-terms.ts';
import type { PastProperty } from '../property/past-listings.ts';
import type { DemoProperty } from '../property/property.ts';
import { hashToInt } from '../random.ts';
import { createPersonName, mobileNumber } from '../tables/accounts.ts';

type Value = string | number | boolean | null;

const special = /[\\\t\n\r]/;

function text(value: string): string {
  if (!special.test(value)) return value;
  return value.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}

export function formatCopyRow(values: readonly Value[]): string {
  let out = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) out += '\t';
    if (value === null || value === undefined) out += '\\N';
    else if (typeof value === 'string') out += text(value);
    else if (typeof value === 'boolean') out += value ? 't' : 'f';
    else out += value;
  }
  return `${out}\n`;
}

/** `Date.toISOString` was a tenth of all generation time; nearly every moment falls on one of 1,000 days. */
const days = new Map<number, string>();
const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

function moment(at: number | null): string | null {
  if (at === null) return null;
  const day = Math.floor(at / 86_400_000);
  let date = days.get(day);
  if (date === undefined) {
    date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    days.set(day, date);
  }
  const seconds = Math.floor((at - day * 86_400_000) / 1000);
  return `${date} ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}+00`;
}

const list = (values: readonly number[]): string => `{${values.join(',')}}`;

/** The tables that grow with the number of listings, in the order in which they must be filled. */
export const copyColumns = {
  account: ['id', 'role_id', 'status', 'email', 'username', 'mobile', 'locale', 'created_at'],
  property: [
    'id',
    'account_id',
    'agency_id',
    'category_id',
    'type_id',
    'district_id',
    'street',
    'street_number',
    'postcode',
    'hide_address',
    'exact_point',
    'area',
    'main_area',
    'land_area',
    'year_built',
    'renovation_year',
    'floor_id',
    'levels',
    'bed_rooms',
    'bath_rooms',
    'wc_rooms',
    'kitchen_rooms',
    'living_rooms',
    'living_kitchen_rooms',
    'heating_id',
    'energy_class_id',
    'energy_exempt_reason',
    'condition_id',
    'view_id',
    'floor_type_id',
    'frame_id',
    'orientation_id',
    'spatial_planning_id',
    'electricity_type_id',
    'building_access_id',
    'leaning_id',
    'door_id',
    'garden_id',
    'swimming_pool_id',
    'parking_id',
    'wardrobe_id',
    'shared_fees',
    'show_case_length',
    'facade_length',
    'within_city_plan',
    'extras',
    'transportations',
    'photo_count',
    'created_at',
  ],
  property_contact: ['property_id', 'name', 'email', 'phone', 'hide_email', 'hide_phone'],
  property_photo: ['property_id', 'position', 'photo_id', 'alt_el', 'alt_en'],
  listing: [
    'id',
    'property_id',
    'purpose',
    'is_active',
    'deleted_at',
    'price',
    'previous_price',
    'price_changed_at',
    'exclusive',
    'title_el',
    'title_en',
    'description_el',
    'description_en',
    'created_at',
    'activated_at',
    'updated_at',
    'confirmed_at',
    ...rentalTermColumns,
  ],
  listing_event: ['property_id', 'purpose', 'at', 'kind', 'price'],
  listing_counter: ['listing_id', 'views', 'favorites'],
} as const;
export type CopyTable = keyof typeof copyColumns;
export const copyTables = listNames(copyColumns);
export type Batch = Record<CopyTable, string>;

export const emptyBatch = (): Batch => mapNames(copyTables, () => '');

/** What a home is made of besides its listings. */
type PropertyRow = Omit<
  DemoProperty,
  'index' | 'newOwner' | 'offers' | 'contactName' | 'phone' | 'email' | 'hideEmail' | 'hidePhone'
>;

function formatPropertyRow(property: PropertyRow): string {
  const { facts } = property;
  return formatCopyRow([
    property.id,
    property.accountId,
    property.agencyId,
    facts.categoryId,
    facts.typeId,
    property.place.id,
    property.street,
    property.streetNumber,
    property.postcode,
    property.hideAddress,
    `SRID=4326;POINT(${property.lon} ${property.lat})`,
    facts.area,
    facts.mainArea,
    facts.landArea,
    facts.year,
    facts.renovation,
    facts.floorId,
    facts.levels,
    facts.beds,
    facts.baths,
    facts.wcs,
    facts.kitchens,
    facts.livings,
    facts.livingKitchens,
    facts.heating,
    facts.energy,
    facts.energyExempt,
    facts.condition,
    facts.view,
    facts.floorType,
    facts.frame,
    facts.orientation,
    facts.spatial,
    facts.electricity,
    facts.access,
    facts.leaning,
    facts.door,
    facts.garden,
    facts.pool,
    facts.parking,
    facts.wardrobe,
    facts.sharedFees,
    facts.showCase,
    facts.facade,
    facts.withinPlan,
    list(facts.extras.filter((id) => !movedAmenities.has(id))),
    list(facts.transports),
    property.photos.length,
    moment(property.createdAt),
  ]);
}

const getListingKind = (purpose: 1 | 2, { facts }: DemoProperty): ListingKind => ({
  for: purposeNames[purpose],
  category_id: facts.categoryId,
  type_id: facts.typeId,
});

export function appendProperty(batch: Batch, dataset: Dataset, property: DemoProperty): void {
  if (property.newOwner) {
    const joined = property.createdAt - (hashToInt(dataset.seed, property.index, 76) % 400) * 86_400_000 - 3_600_000;
    const name = createPersonName(dataset.seed, property.index);
    batch.account += formatCopyRow([
      property.accountId,
      2,
      'approved',
      property.email,
      name,
      mobileNumber(hashToInt(dataset.seed, property.index, 75)),
      'el',
      moment(joined),
    ]);
  }
  batch.property += formatPropertyRow(property);
  batch.property_contact += formatCopyRow([
    property.id,
    property.contactName,
    property.email,
    property.phone,
    property.hideEmail,
    property.hidePhone,
  ]);
  property.photos.forEach((picture, i) => {
    const alt = dataset.pictures[picture]?.alt;
    batch.property_photo += formatCopyRow([property.id, i + 1, picture + 1, alt?.el ?? null, alt?.en ?? null]);
  });
  for (const offer of property.offers) {
    const { history } = offer;
    const isActive = history.state === 'active' ? true : history.state === 'inactive' ? false : null;
    batch.listing += formatCopyRow([
      offer.id,
      property.id,
      offer.purpose,
      isActive,
      moment(history.deletedAt),
      offer.price,
      history.previousPrice,
      moment(history.priceChangedAt),
      offer.exclusive,
      offer.titleEl,
      offer.titleEn,
      offer.descriptionEl,
      offer.descriptionEn,
      moment(history.createdAt),
      moment(history.activatedAt),
      moment(history.updatedAt),
      moment(history.confirmedAt),
      ...createRentalTerms(dataset, property.index, getListingKind(offer.purpose, property), property.facts),
    ]);
    for (const event of history.events)
      batch.listing_event += formatCopyRow([property.id, offer.purpose, moment(event.at), event.kind, event.price]);
    batch.listing_counter += formatCopyRow([offer.id, offer.views, offer.favorites]);
  }
}

/** As the site leaves a home whose last listing was deleted: nobody to call, no address. */
const anonymizedFields = {
  agencyId: null,
  street: null,
  streetNumber: null,
  postcode: null,
  hideAddress: true,
  photos: [],
};

/** A listing that is over and forgotten: of it the home's kind, size and district are left, and what it asked for. */
export function appendPastProperty(batch: Batch, past: PastProperty): void {
  batch.property += formatPropertyRow({ ...past, ...anonymizedFields, facts: { ...past.facts, energyExempt: null } });
  for (const { purpose, events } of past.offers)
    for (const event of events)
      batch.listing_event += formatCopyRow([past.id, purpose, moment(event.at), event.kind, event.price]);
}
