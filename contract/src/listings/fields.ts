/**
 * POST-1: every field of an ad, once: in which step it is asked, for which homes, of what kind, and when an ad cannot be
 * published without it. The form draws this table, validation reads it, the page orders facts by it.
 * Answers are kept as they were typed, so that a draft opens as it was left; `readAnswers` turns them into values.
 */
import { emailPattern, readPhone } from '../accounts/identifiers.ts';
import type { FieldCode } from '../fields.ts';
import { type ListName, lookup } from '../lookups/rows.ts';
import { hidden, hiddenButLines, oneSpelling } from '../one-line.ts';
import { readAmount } from '../search/amounts.ts';
import type { Purpose } from '../search/model.ts';
import { addMonths } from '../subscriptions/money.ts';
import type { AdRules } from './ad-rules.ts';
import { adLimits } from './limits.ts';
import { textFaults } from './text-help.ts';

export const steps = ['general', 'extra', 'photos', 'contact', 'finish'] as const;
export type Step = (typeof steps)[number];

/** What is offered: which fields are shown depends on nothing else. */
export type What = { for: Purpose; category_id: number; type_id: number };
/** Who offers it. */
export type Offerer = 'individual' | 'professional';

type Rule = (what: What, offerer: Offerer) => boolean;
type Kind =
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'decimal'; min: number; max: number }
  | { kind: 'choice'; list: ListName }
  | { kind: 'choices'; list: ListName; most: number }
  | { kind: 'text'; max: number; lines?: true; pattern?: RegExp; code?: FieldCode }
  | { kind: 'yes' }
  | { kind: 'date' }
  | { kind: 'phone' }
  | { kind: 'email' };

type Field = Kind & {
  step: Step;
  shown?: Rule;
  required?: Rule;
  /** Never in a public answer. */
  secret?: true;
};

const always: Rule = () => true;
const inCategory =
  (...ids: number[]): Rule =>
  (what) =>
    ids.includes(what.category_id);
const built = inCategory(1, 2);
const home = inCategory(1);
const land = inCategory(3);
const either =
  (...rules: Rule[]): Rule =>
  (what, offerer) =>
    rules.some((rule) => rule(what, offerer));
const ofType =
  (...ids: number[]): Rule =>
  (what) =>
    ids.includes(what.type_id);
const isRent: Rule = (what) => what.for === 'rent';
const isSale: Rule = (what) => what.for === 'sale';
const both =
  (...rules: Rule[]): Rule =>
  (what, offerer) =>
    rules.every((rule) => rule(what, offerer));
const office: Rule = (_, offerer) => offerer === 'professional';
/** Whole buildings and houses stand on no floor. */
const ownGround = ofType(4, 5, 9, 10, 11, 12, 13, 16, 25, 27, 30, 46);
const onFloor: Rule = (what, offerer) =>
  either(built, ofType(42, 43, 44, 45, 48))(what, offerer) && !ownGround(what, offerer);
const rooms: Rule = (what, offerer) => home(what, offerer) && !ofType(10, 11, 15)(what, offerer);
const withLand = either(both(home, ownGround), land, ofType(3, 10, 11, 14, 25, 27, 30, 31, 46));

const year = { kind: 'whole', min: 1700, max: 2040 } as const;
const count = (max: number) => ({ kind: 'whole', min: 0, max }) as const;
const choice = (list: ListName) => ({ kind: 'choice', list }) as const;
const extra = { step: 'extra' } as const;
const general = { step: 'general' } as const;

export const fields = {
  /* general */
  category_id: { ...general, ...choice('categories'), required: always },
  type_id: { ...general, ...choice('types'), required: always },
  district_id: { ...general, kind: 'whole', min: 1, max: 99_999_999, required: always },
  street: { ...general, kind: 'text', max: 120, required: either(built, ofType(42, 43, 44, 45)) },
  street_number: { ...general, kind: 'text', max: 12, required: either(built, ofType(42, 43, 44, 45)) },
  postal_code: { ...general, kind: 'text', max: 6, pattern: /^[1-8]\d{2} ?\d{2}$/, code: 'postal_code' },
  lat: { ...general, kind: 'decimal', min: 34, max: 42 },
  lon: { ...general, kind: 'decimal', min: 19, max: 30 },
  hide_address: { ...general, kind: 'yes' },
  area: { ...general, kind: 'whole', min: 1, max: 10_000_000, required: always },
  price: { ...general, kind: 'whole', min: 1, max: 2_000_000_000, required: always },
  bed_rooms: { ...general, ...count(50), shown: rooms, required: rooms },
  floor_id: { ...general, ...choice('floors'), shown: onFloor, required: both(built, onFloor) },
  energy_class_id: { ...general, ...choice('energy_classes'), shown: built, required: built },
  energy_exempt_reason: { ...general, kind: 'text', max: 200, shown: built },
  year_built: { ...general, ...year, shown: either(built, ofType(42, 43, 44, 46)) },
  /* extra */
  title_el: { ...extra, kind: 'text', max: adLimits.title },
  title_en: { ...extra, kind: 'text', max: adLimits.title },
  description_el: { ...extra, kind: 'text', max: adLimits.description, lines: true },
  description_en: { ...extra, kind: 'text', max: adLimits.description, lines: true },
  main_area: { ...extra, kind: 'whole', min: 1, max: 10_000_000, shown: built },
  land_area: { ...extra, kind: 'whole', min: 1, max: 100_000_000, shown: withLand },
  renovation_year: { ...extra, ...year, shown: built },
  permit_year: { ...extra, ...year, shown: built },
  levels: { ...extra, ...count(60), shown: built },
  bath_rooms: { ...extra, ...count(50), shown: either(built, ofType(45, 46)) },
  wc_rooms: { ...extra, ...count(50), shown: either(built, ofType(45, 46)) },
  kitchen_rooms: { ...extra, ...count(20), shown: home },
  living_rooms: { ...extra, ...count(20), shown: home },
  living_kitchen_rooms: { ...extra, ...count(20), shown: home },
  heating_id: { ...extra, ...choice('heatings'), shown: built },
  condition_id: { ...extra, ...choice('conditions'), shown: built },
  parking_id: { ...extra, ...choice('parkings'), shown: built },
  shared_fees: { ...extra, kind: 'whole', min: 0, max: 100_000, shown: built },
  orientation_id: { ...extra, ...choice('orientations'), shown: built },
  view_id: { ...extra, ...choice('views') },
  floor_type_id: { ...extra, ...choice('floor_types'), shown: built },
  frame_id: { ...extra, ...choice('frames'), shown: built },
  door_id: { ...extra, ...choice('doors'), shown: home },
  wardrobe_id: { ...extra, ...choice('wardrobes'), shown: home },
  garden_id: { ...extra, ...choice('gardens'), shown: either(home, ofType(25, 26)) },
  swimming_pool_id: { ...extra, ...choice('swimming_pools'), shown: either(home, ofType(25, 26)) },
  electricity_type_id: { ...extra, ...choice('electricity_types'), shown: either(inCategory(2), land) },
  building_access_id: { ...extra, ...choice('building_access'), shown: either(inCategory(2), land) },
  spatial_planning_id: { ...extra, ...choice('spatial_plannings'), shown: either(land, both(built, ownGround)) },
  leaning_id: { ...extra, ...choice('leanings'), shown: land },
  show_case_length: { ...extra, kind: 'decimal', min: 0, max: 1_000, shown: ofType(19, 24, 28) },
  facade_length: { ...extra, kind: 'decimal', min: 0, max: 10_000, shown: either(land, inCategory(2)) },
  within_city_plan: { ...extra, kind: 'yes', shown: land },
  is_listed_building: { ...extra, kind: 'yes', shown: built },
  golden_visa_route_id: { ...extra, ...choice('golden_visa_routes'), shown: isSale },
  change_of_use_done: { ...extra, kind: 'yes', shown: both(home, isSale) },
  min_lease_months: { ...extra, kind: 'whole', min: 0, max: 240, shown: both(isRent, home) },
  ama: { ...extra, kind: 'text', max: 20, pattern: /^\d{4,20}$/, shown: both(isRent, home) },
  extras: { ...extra, kind: 'choices', list: 'extras', most: 70 },
  transportations: { ...extra, kind: 'choices', list: 'transportations', most: 12 },
  /* what the law wants known and nobody reads */
  kaek: { ...extra, kind: 'text', max: 24, pattern: /^\d{12}(\d{4}|\/\d{1,2}\/\d{1,3})?$/, code: 'kaek', secret: true },
  building_eid: { ...extra, kind: 'text', max: 40, shown: both(built, isSale), secret: true },
  epc_protocol_no: { ...extra, kind: 'text', max: 40, shown: built, secret: true },
  epc_security_code: { ...extra, kind: 'text', max: 40, shown: built, secret: true },
  epc_issued_on: { ...extra, kind: 'date', shown: built, secret: true },
  mandate_type_id: { ...extra, ...choice('mandate_types'), shown: office, required: office, secret: true },
  mandate_signed_on: { ...extra, kind: 'date', shown: office, secret: true },
  mandate_expires_on: { ...extra, kind: 'date', shown: office, secret: true },
  mandate_extended: { ...extra, kind: 'yes', shown: office, secret: true },
  /* contact */
  contact_name: { step: 'contact', kind: 'text', max: 80, required: always, secret: true },
  contact_email: { step: 'contact', kind: 'email', required: always, secret: true },
  contact_phone: { step: 'contact', kind: 'phone', secret: true },
  hide_phone: { step: 'contact', kind: 'yes', secret: true },
  no_brokers: { step: 'contact', kind: 'yes' },
  /* finish */
  right_declared: { step: 'finish', kind: 'yes', required: always, secret: true },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];
export const fieldOf = (name: FieldName): Field => fields[name];
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);

/** As typed: a text, or the ticked values of a list. */
export type Answers = Partial<Record<FieldName, string | string[]>>;

type ValueOf<F> = F extends { kind: 'whole' | 'decimal' | 'choice' }
  ? number | null
  : F extends { kind: 'choices' }
    ? number[]
    : F extends { kind: 'yes' }
      ? boolean
      : string | null;
export type Values = { [N in FieldName]: ValueOf<(typeof fields)[N]> };

/** Nothing chosen yet is category 0: only what every home has is shown. A type of another category is not chosen. */
export function whatOf(purpose: Purpose, answers: Answers): What {
  const category_id = Number(answers.category_id) || 0;
  const type = lookup('types', Number(answers.type_id) || 0);
  return { for: purpose, category_id, type_id: type?.extra.category_id === category_id ? type.id : 0 };
}

export const isShown = (name: FieldName, what: What, offerer: Offerer): boolean =>
  fieldOf(name).shown?.(what, offerer) ?? true;
export const isRequired = (name: FieldName, what: What, offerer: Offerer): boolean =>
  isShown(name, what, offerer) && (fieldOf(name).required?.(what, offerer) ?? false);
export const fieldsOf = (step: Step, what: What, offerer: Offerer): FieldName[] =>
  fieldNames.filter((name) => fieldOf(name).step === step && isShown(name, what, offerer));

export type Errors = Partial<Record<FieldName, FieldCode>>;

const bad = (code: FieldCode): { error: FieldCode } => ({ error: code });

function readText(field: Extract<Field, { kind: 'text' }>, raw: string): { value: string } | { error: FieldCode } {
  const text = oneSpelling(field.lines ? raw.replaceAll('\r\n', '\n') : raw);
  if (text.length > field.max) return bad('too_long');
  if ((field.lines ? hiddenButLines : hidden).test(text)) return bad('invalid');
  if (field.pattern && !field.pattern.test(text)) return bad(field.code ?? 'invalid');
  return { value: text };
}

/** The 31st of February is written like a day and is none. */
function isDay(text: string): boolean {
  const at = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(text).getTime() : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function readOne(field: Field, raw: string): { value: number | string | boolean } | { error: FieldCode } {
  switch (field.kind) {
    case 'whole': {
      const value = readAmount(raw);
      return value !== null && value >= field.min && value <= field.max ? { value } : bad('invalid');
    }
    case 'decimal': {
      const value = Number(raw.replace(',', '.'));
      return Number.isFinite(value) && value >= field.min && value <= field.max ? { value } : bad('invalid');
    }
    case 'choice':
      return /^\d{1,4}$/.test(raw) && lookup(field.list, Number(raw)) ? { value: Number(raw) } : bad('invalid');
    case 'yes':
      return { value: raw === 'on' || raw === 'true' };
    case 'date':
      return isDay(raw) ? { value: raw } : bad('invalid');
    case 'phone': {
      const value = readPhone(raw);
      return value === null ? bad('phone') : { value };
    }
    case 'email':
      return raw.length <= 254 && emailPattern.test(raw) ? { value: raw.toLowerCase() } : bad('email');
    case 'text':
      return readText(field, raw);
    case 'choices':
      return bad('invalid');
  }
}

function readList(
  field: Extract<Field, { kind: 'choices' }>,
  raw: readonly string[],
): { value: number[] } | { error: FieldCode } {
  const ids = [...new Set(raw.map(Number))].sort((a, b) => a - b);
  const known = ids.length <= field.most && ids.every((id) => Number.isInteger(id) && lookup(field.list, id));
  return known ? { value: ids } : bad('invalid');
}

const nothing = (field: Field): Values[FieldName] =>
  field.kind === 'choices' ? [] : field.kind === 'yes' ? false : null;

/** What a field holds, or why not. An empty field is null (no list item, not ticked), whether it is needed or not. */
export function readField(
  name: FieldName,
  raw: string | string[] | undefined,
): { value: Values[FieldName] } | { error: FieldCode } {
  const field = fieldOf(name);
  if (field.kind === 'choices') return readList(field, raw === undefined ? [] : [raw].flat());
  const text = (Array.isArray(raw) ? raw[0] : raw)?.trim() ?? '';
  return text === '' ? { value: nothing(field) } : readOne(field, text);
}

/** POST-8: id of "exempt" and "being issued" in the list of energy classes. */
export const energyExempt = 11;
export const energyPending = 10;
const exclusiveMandate = 3;
const GOLDEN_VISA_STANDARD = 1;
/** The floor of the form, which knows no database and says 120 in its words. What counts today is the rule's own row: it decides the mark. */
const GOLDEN_VISA_MIN_AREA = 120;
const SHORT_LET_MONTHS = 2;

/** Who answers, by which numbers of the day, and of which step faults are wanted: of all, if none is named. */
type Asked = { offerer: Offerer; rules: AdRules; only?: Step };

/** Rules that look at more than one field. */
function together(values: Values, what: What, { offerer, rules, only }: Asked): Errors {
  const errors: Errors = textFaults(values);
  const { energy_class_id: energy, main_area, area, mandate_signed_on: signed, mandate_expires_on: expires } = values;
  if (values.type_id !== null && what.type_id === 0) errors.type_id = 'required';
  // Whoever waits for the certificate fills in the rest meanwhile.
  if (energy === energyPending && only === undefined) errors.energy_class_id = 'energy_pending';
  if (energy === energyExempt && !values.energy_exempt_reason) errors.energy_exempt_reason = 'required';
  if (main_area !== null && area !== null && main_area > area) errors.main_area = 'over_area';
  if (values.golden_visa_route_id === GOLDEN_VISA_STANDARD && (main_area ?? 0) < GOLDEN_VISA_MIN_AREA)
    // Land has no main area: there it is the route that cannot be.
    errors[isShown('main_area', what, offerer) ? 'main_area' : 'golden_visa_route_id'] = 'golden_visa_area';
  if (
    isShown('ama', what, offerer) &&
    values.min_lease_months !== null &&
    values.min_lease_months < SHORT_LET_MONTHS &&
    !values.ama
  )
    errors.ama = 'ama_required';
  if ((values.lat === null) !== (values.lon === null)) errors.lat = 'invalid';
  if (values.mandate_type_id === exclusiveMandate) {
    if (!signed) errors.mandate_signed_on = 'required';
    if (!expires) errors.mandate_expires_on = 'required';
    const months = rules.mandateMonths + (values.mandate_extended ? rules.mandateExtension : 0);
    if (signed && expires && (expires <= signed || expires > addMonths(signed, months)))
      errors.mandate_expires_on = 'mandate_months';
  }
  return errors;
}

/**
 * Answers → values, with what stands in the way of publishing. Fields that are not shown for such a home are as if
 * never answered.
 */
export function readAnswers(answers: Answers, what: What, asked: Asked): { values: Values; errors: Errors } {
  const { offerer, only } = asked;
  const errors: Errors = {};
  const values = {} as Record<FieldName, Values[FieldName]>;
  for (const name of fieldNames) {
    values[name] = nothing(fieldOf(name));
    if (!isShown(name, what, offerer)) continue;
    const read = readField(name, answers[name]);
    if ('error' in read) errors[name] = read.error;
    else {
      values[name] = read.value;
      const empty = read.value === null || read.value === false;
      if (empty && isRequired(name, what, offerer))
        errors[name] =
          name === 'right_declared' ? 'must_accept' : name === 'energy_class_id' ? 'energy_required' : 'required';
    }
  }
  const all: Errors = { ...together(values as Values, what, asked), ...errors };
  const kept = Object.entries(all).filter(([name]) => !only || fieldOf(name as FieldName).step === only);
  return { values: values as Values, errors: Object.fromEntries(kept) };
}

/** The exclusive mark is shown only where a mandate with its dates stands behind it. */
export const isExclusive = (
  values: Pick<Values, 'mandate_type_id' | 'mandate_signed_on' | 'mandate_expires_on'>,
): boolean =>
  values.mandate_type_id === exclusiveMandate &&
  values.mandate_signed_on !== null &&
  values.mandate_expires_on !== null;
