/**
 * Answers of the form → values, on both sides. Answers are kept as they were typed, so that a draft opens as it was left;
 * `parseAnswers` turns them into values.
 */
import { emailPattern, parsePhone } from '../../accounts/identifiers.ts';
import type { FieldErrorCode } from '../../field-errors.ts';
import { findLookup } from '../../lookups/lookups.ts';
import { listEntries, mapNames } from '../../map-names.ts';
import { hidden, hiddenButLines, oneSpelling } from '../../one-line.ts';
import { parseAmount } from '../../search/amounts.ts';
import type { Purpose } from '../../search/model.ts';
import { addMonths } from '../../subscriptions/billing-amounts.ts';
import {
  type AdvertiserKind,
  type Field,
  type FieldValues,
  getListingField,
  isFieldShown,
  type ListingFieldName,
  type ListingKind,
  listingFieldNames,
  movedAmenities,
  type WizardStep,
} from '../fields.ts';
import type { ListingRules } from '../listing-rules.ts';
import { EXCLUSIVE_MANDATE_ID } from '../mandates/mandates.ts';
import { findTextErrors } from './text-checks.ts';

/** As typed: a text, or the ticked values of a list. */
export type FieldAnswers = Partial<Record<ListingFieldName, string | string[]>>;

/** Nothing chosen yet is category 0: only what every property has is shown. A type of another category is not chosen. */
export function getListingKind(purpose: Purpose, answers: FieldAnswers): ListingKind {
  const category_id = Number(answers.category_id) || 0;
  const type = findLookup('types', Number(answers.type_id) || 0);
  return { for: purpose, category_id, type_id: type?.extra.category_id === category_id ? type.id : 0 };
}

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
  const read = mapNames(listingFieldNames, (name) => emptyValue(getListingField(name)));
  for (const name of listingFieldNames) {
    if (!isFieldShown(name, what, advertiserKind)) continue;
    const parsed = parseField(name, answers[name]);
    if ('error' in parsed) errors[name] = parsed.error;
    else {
      read[name] = parsed.value;
      const empty = parsed.value === null || parsed.value === false;
      if (empty && isFieldRequired(name, what, advertiserKind))
        errors[name] =
          name === 'right_declared' ? 'must_accept' : name === 'energy_class_id' ? 'energy_required' : 'required';
    }
  }
  const values = read as FieldValues;
  // Older drafts, and clients that know the older list.
  for (const [id, term] of movedAmenities) {
    if (!values.extras.includes(id)) continue;
    values.extras = values.extras.filter((each) => each !== id);
    values[term] = isFieldShown(term, what, advertiserKind);
  }
  const all: FieldErrors = { ...findCrossFieldErrors(values, what, asked), ...errors };
  const remaining = listEntries(all).filter(([name]) => !only || getListingField(name).step === only);
  return { values, errors: Object.fromEntries(remaining) };
}

/** The exclusive mark is shown only where a mandate with its dates stands behind it. */
export const hasExclusiveMandate = (
  values: Pick<FieldValues, 'mandate_type_id' | 'mandate_signed_on' | 'mandate_expires_on'>,
): boolean =>
  values.mandate_type_id === EXCLUSIVE_MANDATE_ID &&
  values.mandate_signed_on !== null &&
  values.mandate_expires_on !== null;
