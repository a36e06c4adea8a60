/**
 * POST-1: every field of a listing, once: in which step it is asked, for which properties, of what kind, and when a listing
 * cannot be published without it. The form draws this table, validation reads it, the page orders facts by it. Answers
 * are kept as they were typed, so that a draft opens as it was left; `parseAnswers` turns them into values.
 */
import { emailPattern, parsePhone } from '../../accounts/identifiers.ts';
import type { FieldErrorCode } from '../../field-errors.ts';
import { findLookup, type LookupListName } from '../../lookups/lookups.ts';
import { hidden, hiddenButLines, oneSpelling } from '../../one-line.ts';
import { parseAmount } from '../../search/amounts.ts';
import type { Purpose } from '../../search/model.ts';
import { addMonths } from '../../subscriptions/billing-amounts.ts';
import { listingLimits } from '../limits.ts';
import type { ListingRules } from '../listing-rules.ts';
import { EXCLUSIVE_MANDATE_ID } from '../mandates/mandates.ts';
import { findTextErrors } from './text-checks.ts';

export const wizardSteps = ['general', 'extra', 'photos', 'contact', 'finish'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** What is offered: which fields are shown depends on nothing else. */
export type ListingKind = { for: Purpose; category_id: number; type_id: number };
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

type Field = FieldKind & {
  step: WizardStep;
  shown?: FieldCondition;
  required?: FieldCondition;
  /** Never in a public answer. */
  secret?: true;
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

const year = { kind: 'whole', min: 1700, max: 2040 } as const;
const count = (max: number) => ({ kind: 'whole', min: 0, max }) as const;
const choice = (list: LookupListName) => ({ kind: 'choice', list }) as const;
const extra = { step: 'extra' } as const;
const general = { step: 'general' } as const;

export const listingFields = {
  /* general */
  category_id: { ...general, ...choice('categories'), required: always },
  type_id: { ...general, ...choice('types'), required: always },
  district_id: { ...general, kind: 'whole', min: 1, max: 99_999_999, chosen: true, required: always },
  street: { ...general, kind: 'text', max: 120, required: either(isBuilt, ofType(42, 43, 44, 45)) },
  street_number: { ...general, kind: 'text', max: 12, required: either(isBuilt, ofType(42, 43, 44, 45)) },
  postal_code: { ...general, kind: 'text', max: 6, pattern: /^[1-8]\d{2} ?\d{2}$/, code: 'postal_code' },
  lat: { ...general, kind: 'decimal', min: 34, max: 42, chosen: true },
  lon: { ...general, kind: 'decimal', min: 19, max: 30, chosen: true },
  hide_address: { ...general, kind: 'yes' },
  area: { ...general, kind: 'whole', min: 1, max: 10_000_000, required: always },
  price: { ...general, kind: 'whole', min: 1, max: 2_000_000_000, required: always },
  bed_rooms: { ...general, ...count(50), shown: hasRooms, required: hasRooms },
  floor_id: { ...general, ...choice('floors'), shown: onFloor, required: both(isBuilt, onFloor) },
  energy_class_id: { ...general, ...choice('energy_classes'), shown: isBuilt, required: isBuilt },
  energy_exempt_reason: { ...general, kind: 'text', max: 200, shown: isBuilt },
  year_built: { ...general, ...year, shown: either(isBuilt, ofType(42, 43, 44, 46)) },
  /* extra */
  title_el: { ...extra, kind: 'text', max: listingLimits.title },
  title_en: { ...extra, kind: 'text', max: listingLimits.title },
  description_el: { ...extra, kind: 'text', max: listingLimits.description, lines: true },
  description_en: { ...extra, kind: 'text', max: listingLimits.description, lines: true },
  main_area: { ...extra, kind: 'whole', min: 1, max: 10_000_000, shown: isBuilt },
  land_area: { ...extra, kind: 'whole', min: 1, max: 100_000_000, shown: hasLand },
  renovation_year: { ...extra, ...year, shown: isBuilt },
  permit_year: { ...extra, ...year, shown: isBuilt },
  levels: { ...extra, ...count(60), shown: isBuilt },
  bath_rooms: { ...extra, ...count(50), shown: either(isBuilt, ofType(45, 46)) },
  wc_rooms: { ...extra, ...count(50), shown: either(isBuilt, ofType(45, 46)) },
  kitchen_rooms: { ...extra, ...count(20), shown: isResidential },
  living_rooms: { ...extra, ...count(20), shown: isResidential },
  living_kitchen_rooms: { ...extra, ...count(20), shown: isResidential },
  heating_id: { ...extra, ...choice('heatings'), shown: isBuilt },
  condition_id: { ...extra, ...choice('conditions'), shown: isBuilt },
  parking_id: { ...extra, ...choice('parkings'), shown: isBuilt },
  shared_fees: { ...extra, kind: 'whole', min: 0, max: 100_000, shown: isBuilt },
  orientation_id: { ...extra, ...choice('orientations'), shown: isBuilt },
  view_id: { ...extra, ...choice('views') },
  floor_type_id: { ...extra, ...choice('floor_types'), shown: isBuilt },
  frame_id: { ...extra, ...choice('frames'), shown: isBuilt },
  door_id: { ...extra, ...choice('doors'), shown: isResidential },
  wardrobe_id: { ...extra, ...choice('wardrobes'), shown: isResidential },
  garden_id: { ...extra, ...choice('gardens'), shown: either(isResidential, ofType(25, 26)) },
  swimming_pool_id: { ...extra, ...choice('swimming_pools'), shown: either(isResidential, ofType(25, 26)) },
  electricity_type_id: { ...extra, ...choice('electricity_types'), shown: either(inCategory(2), isLand) },
  building_access_id: { ...extra, ...choice('building_access'), shown: either(inCategory(2), isLand) },
  spatial_planning_id: { ...extra, ...choice('spatial_plannings'), shown: either(isLand, both(isBuilt, standsAlone)) },
  leaning_id: { ...extra, ...choice('leanings'), shown: isLand },
  show_case_length: { ...extra, kind: 'decimal', min: 0, max: 1_000, shown: ofType(19, 24, 28) },
  facade_length: { ...extra, kind: 'decimal', min: 0, max: 10_000, shown: either(isLand, inCategory(2)) },
  within_city_plan: { ...extra, kind: 'yes', shown: isLand },
  is_listed_building: { ...extra, kind: 'yes', shown: isBuilt },
  golden_visa_route_id: { ...extra, ...choice('golden_visa_routes'), shown: isSale },
  change_of_use_done: { ...extra, kind: 'yes', shown: both(isResidential, isSale) },
  min_lease_months: { ...extra, kind: 'whole', min: 0, max: 240, shown: both(isRent, isResidential) },
  ama: { ...extra, kind: 'text', max: 20, pattern: /^\d{4,20}$/, shown: both(isRent, isResidential) },
  extras: { ...extra, kind: 'choices', list: 'extras', most: 70 },
  transportations: { ...extra, kind: 'choices', list: 'transportations', most: 12 },
  /* what the law wants known and nobody reads */
  kaek: { ...extra, kind: 'text', max: 24, pattern: /^\d{12}(\d{4}|\/\d{1,2}\/\d{1,3})?$/, code: 'kaek', secret: true },
  building_eid: { ...extra, kind: 'text', max: 40, shown: both(isBuilt, isSale), secret: true },
  epc_protocol_no: { ...extra, kind: 'text', max: 40, shown: isBuilt, secret: true },
  epc_security_code: { ...extra, kind: 'text', max: 40, shown: isBuilt, secret: true },
  epc_issued_on: { ...extra, kind: 'date', shown: isBuilt, secret: true },
  mandate_type_id: { ...extra, ...choice('mandate_types'), shown: isAgency, required: isAgency, secret: true },
  mandate_signed_on: { ...extra, kind: 'date', shown: isAgency, secret: true },
  mandate_expires_on: { ...extra, kind: 'date', shown: isAgency, secret: true },
  mandate_extended: { ...extra, kind: 'yes', shown: isAgency, secret: true },
  /* contact */
  contact_name: { step: 'contact', kind: 'text', max: 80, required: always, secret: true },
  contact_email: { step: 'contact', kind: 'email', required: always, secret: true },
  contact_phone: { step: 'contact', kind: 'phone', secret: true },
  hide_phone: { step: 'contact', kind: 'yes', secret: true },
  no_brokers: { step: 'contact', kind: 'yes' },
  /* finish */
  right_declared: { step: 'finish', kind: 'yes', required: always, secret: true },
} as const satisfies Record<string, Field>;

export type ListingFieldName = keyof typeof listingFields;
export const listingFieldNames = Object.keys(listingFields) as ListingFieldName[];
export const getListingField = (name: ListingFieldName): Field => listingFields[name];
export const isListingFieldName = (name: string): name is ListingFieldName => Object.hasOwn(listingFields, name);

/** As typed: a text, or the ticked values of a list. */
export type FieldAnswers = Partial<Record<ListingFieldName, string | string[]>>;

type ValueOf<F> = F extends { kind: 'whole' | 'decimal' | 'choice' }
  ? number | null
  : F extends { kind: 'choices' }
    ? number[]
    : F extends { kind: 'yes' }
      ? boolean
      : string | null;
export type FieldValues = { [N in ListingFieldName]: ValueOf<(typeof listingFields)[N]> };

/** Nothing chosen yet is category 0: only what every property has is shown. A type of another category is not chosen. */
export function getListingKind(purpose: Purpose, answers: FieldAnswers): ListingKind {
  const category_id = Number(answers.category_id) || 0;
  const type = findLookup('types', Number(answers.type_id) || 0);
  return { for: purpose, category_id, type_id: type?.extra.category_id === category_id ? type.id : 0 };
}

export const isFieldShown = (name: ListingFieldName, what: ListingKind, advertiserKind: AdvertiserKind): boolean =>
  getListingField(name).shown?.(what, advertiserKind) ?? true;
export const isFieldRequired = (name: ListingFieldName, what: ListingKind, advertiserKind: AdvertiserKind): boolean =>
  isFieldShown(name, what, advertiserKind) && (getListingField(name).required?.(what, advertiserKind) ?? false);
export const listStepFields = (
  step: WizardStep,
  what: ListingKind,
  advertiserKind: AdvertiserKind,
): ListingFieldName[] =>
  listingFieldNames.filter((name) => getListingField(name).step === step && isFieldShown(name, what, advertiserKind));

export type FieldErrors = Partial<Record<ListingFieldName, FieldErrorCode>>;

const fieldError = (code: FieldErrorCode): { error: FieldErrorCode } => ({ error: code });

function parseText(
  field: Extract<Field, { kind: 'text' }>,
  raw: string,
): { value: string } | { error: FieldErrorCode } {
  const text = oneSpelling(field.lines ? raw.replaceAll('\r\n', '\n') : raw);
  if (text.length > field.max) return fieldError('too_long');
  if ((field.lines ? hiddenButLines : hidden).test(text)) return fieldError('invalid');
  if (field.pattern && !field.pattern.test(text)) return fieldError(field.code ?? 'invalid');
  return { value: text };
}

/** The 31st of February is written like a day and is none. */
function isCalendarDay(text: string): boolean {
  const at = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(text).getTime() : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function parseSingle(field: Field, raw: string): { value: number | string | boolean } | { error: FieldErrorCode } {
  switch (field.kind) {
    case 'whole':
    case 'decimal': {
      const value = field.kind === 'whole' ? (parseAmount(raw) ?? Number.NaN) : Number(raw.replace(',', '.'));
      if (!Number.isFinite(value)) return fieldError(field.chosen ? 'invalid' : 'number');
      if (value >= field.min && value <= field.max) return { value };
      return fieldError(field.chosen ? 'invalid' : 'out_of_range');
    }
    case 'choice':
      return /^\d{1,4}$/.test(raw) && findLookup(field.list, Number(raw))
        ? { value: Number(raw) }
        : fieldError('invalid');
    case 'yes':
      return { value: raw === 'on' || raw === 'true' };
    case 'date':
      return isCalendarDay(raw) ? { value: raw } : fieldError('invalid');
    case 'phone': {
      const value = parsePhone(raw);
      return value === null ? fieldError('phone') : { value };
    }
    case 'email':
      return raw.length <= 254 && emailPattern.test(raw) ? { value: raw.toLowerCase() } : fieldError('email');
    case 'text':
      return parseText(field, raw);
    case 'choices':
      return fieldError('invalid');
  }
}

function parseChoices(
  field: Extract<Field, { kind: 'choices' }>,
  raw: readonly string[],
): { value: number[] } | { error: FieldErrorCode } {
  const ids = [...new Set(raw.map(Number))].sort((a, b) => a - b);
  const known = ids.length <= field.most && ids.every((id) => Number.isInteger(id) && findLookup(field.list, id));
  return known ? { value: ids } : fieldError('invalid');
}

const emptyValue = (field: Field): FieldValues[ListingFieldName] =>
  field.kind === 'choices' ? [] : field.kind === 'yes' ? false : null;

/** What a field holds, or why not. An empty field is null (no list item, not ticked), whether it is needed or not. */
export function parseField(
  name: ListingFieldName,
  raw: string | string[] | undefined,
): { value: FieldValues[ListingFieldName] } | { error: FieldErrorCode } {
  const field = getListingField(name);
  if (field.kind === 'choices') return parseChoices(field, raw === undefined ? [] : [raw].flat());
  const text = (Array.isArray(raw) ? raw[0] : raw)?.trim() ?? '';
  return text === '' ? { value: emptyValue(field) } : parseSingle(field, text);
}

/** POST-8: id of "exempt" and "being issued" in the list of energy classes. */
export const ENERGY_EXEMPT_ID = 11;
export const ENERGY_PENDING_ID = 10;
const GOLDEN_VISA_STANDARD = 1;
/**
 * The floor of the form, which knows no database and says 120 in its words. What counts today is the rule's own row: it
 * decides the mark.
 */
const GOLDEN_VISA_MIN_AREA = 120;
const SHORT_LET_MONTHS = 2;

/** Who answers, by which numbers of the day, and of which step faults are wanted: of all, if none is named. */
type ParseOptions = { advertiser_kind: AdvertiserKind; rules: ListingRules; only?: WizardStep };

/** Rules that look at more than one field. */
function findCrossFieldErrors(
  values: FieldValues,
  what: ListingKind,
  { advertiser_kind: advertiserKind, rules, only }: ParseOptions,
): FieldErrors {
  const errors: FieldErrors = findTextErrors(values);
  const { energy_class_id: energy, main_area, area, mandate_signed_on: signed, mandate_expires_on: expires } = values;
  if (values.type_id !== null && what.type_id === 0) errors.type_id = 'required';
  // Whoever waits for the certificate fills in the rest meanwhile.
  if (energy === ENERGY_PENDING_ID && only === undefined) errors.energy_class_id = 'energy_pending';
  if (energy === ENERGY_EXEMPT_ID && !values.energy_exempt_reason) errors.energy_exempt_reason = 'required';
  if (main_area !== null && area !== null && main_area > area) errors.main_area = 'over_area';
  if (values.golden_visa_route_id === GOLDEN_VISA_STANDARD && (main_area ?? 0) < GOLDEN_VISA_MIN_AREA)
    // Land has no main area: there it is the route that cannot be.
    errors[isFieldShown('main_area', what, advertiserKind) ? 'main_area' : 'golden_visa_route_id'] = 'golden_visa_area';
  if (
    isFieldShown('ama', what, advertiserKind) &&
    values.min_lease_months !== null &&
    values.min_lease_months < SHORT_LET_MONTHS &&
    !values.ama
  )
    errors.ama = 'ama_required';
  if ((values.lat === null) !== (values.lon === null)) errors.lat = 'invalid';
  if (values.mandate_type_id === EXCLUSIVE_MANDATE_ID) {
    if (!signed) errors.mandate_signed_on = 'required';
    if (!expires) errors.mandate_expires_on = 'required';
    const months = rules.mandateMonths + (values.mandate_extended ? rules.mandateExtension : 0);
    if (signed && expires && (expires <= signed || expires > addMonths(signed, months)))
      errors.mandate_expires_on = 'mandate_months';
  }
  return errors;
}

/**
 * Answers → values, with what stands in the way of publishing. Fields that are not shown for such a property are as if
 * never answered.
 */
export function parseAnswers(
  answers: FieldAnswers,
  what: ListingKind,
  asked: ParseOptions,
): { values: FieldValues; errors: FieldErrors } {
  const { advertiser_kind: advertiserKind, only } = asked;
  const errors: FieldErrors = {};
  const values = {} as Record<ListingFieldName, FieldValues[ListingFieldName]>;
  for (const name of listingFieldNames) {
    values[name] = emptyValue(getListingField(name));
    if (!isFieldShown(name, what, advertiserKind)) continue;
    const read = parseField(name, answers[name]);
    if ('error' in read) errors[name] = read.error;
    else {
      values[name] = read.value;
      const empty = read.value === null || read.value === false;
      if (empty && isFieldRequired(name, what, advertiserKind))
        errors[name] =
          name === 'right_declared' ? 'must_accept' : name === 'energy_class_id' ? 'energy_required' : 'required';
    }
  }
  const all: FieldErrors = { ...findCrossFieldErrors(values as FieldValues, what, asked), ...errors };
  const remaining = Object.entries(all).filter(
    ([name]) => !only || getListingField(name as ListingFieldName).step === only,
  );
  return { values: values as FieldValues, errors: Object.fromEntries(remaining) };
}

/** The exclusive mark is shown only where a mandate with its dates stands behind it. */
export const hasExclusiveMandate = (
  values: Pick<FieldValues, 'mandate_type_id' | 'mandate_signed_on' | 'mandate_expires_on'>,
): boolean =>
  values.mandate_type_id === EXCLUSIVE_MANDATE_ID &&
  values.mandate_signed_on !== null &&
  values.mandate_expires_on !== null;
