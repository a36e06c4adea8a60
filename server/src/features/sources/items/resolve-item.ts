/** An item of a feed → what would be published, with everything that is wrong with it. It knows no database. */
import { createHash } from 'node:crypto';
import { type FieldAnswers, getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import {
  type FieldValues,
  getListingField,
  isFieldShown,
  type ListingFieldName,
  listingFieldNames,
} from '@estia/contract/listings/fields';
import type { ListingRules } from '@estia/contract/listings/listing-rules';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Purpose } from '@estia/contract/search/model';
import { completableFaultCodes, rejectingFaultCodes } from '@estia/contract/sources/feed-codes';
import type { FeedItem, FeedPhoto } from '../formats/feed-item.ts';
import { cutText } from '../formats/values/cut-text.ts';

export type ItemFault = {
  field: string | null;
  from: string | null;
  value: string | null;
  line: number | null;
  code: string;
  is_rejecting: boolean;
};
export type ItemPhoto = FeedPhoto;
/** As it is stored and compared: what the feed says, after values and places were settled, without the source's defaults. */
export type ResolvedItem = {
  reference: string;
  line: number | null;
  purpose: Purpose | null;
  answers: FieldAnswers;
  photos: ItemPhoto[];
  values: FieldValues | null;
  faults: ItemFault[];
  /** It cannot be published as it is. */
  isRejected: boolean;
  /** And only because something is missing that a person can add. */
  isIncomplete: boolean;
};
export type ResolutionContext = {
  defaults: FieldAnswers;
  /** `field\nvalue` → an id of the field's list; '' = leave it out. */
  settledValues: ReadonlyMap<string, string>;
  rules: ListingRules;
  today: string;
  isDistrict: (id: number) => boolean;
};

export const getValueKey = (field: string, value: string): string => `${field}\n${value}`;
const rejecting = new Set<string>(rejectingFaultCodes);
const completable = new Set<string>(completableFaultCodes);

const decideOutcome = (faults: readonly ItemFault[]): Pick<ResolvedItem, 'isRejected' | 'isIncomplete'> => {
  const reasons = faults.filter((fault) => fault.is_rejecting);
  return {
    isRejected: reasons.length > 0,
    isIncomplete: reasons.length > 0 && reasons.every(({ field, code }) => field !== null && completable.has(code)),
  };
};
/** Words that may not be published: leaving the text out would publish something else than what was sent. */
const textFaults = new Set(['contact_in_text', 'unfair_words', 'visa_promise']);
/** They say what is wrong with the purpose themselves. */
const purposeFaults = new Set(['purpose_missing', 'purpose_unsupported', 'action_unknown']);
/** What was read of such an item is not what its writer meant: its fields are not looked at. */
const unreadable = new Set(['reference_duplicate', 'text_damaged', 'row_cells', 'not_an_object', 'item_too_large']);
const MAX_PHOTOS = 20;
const MAX_VALUE = 200;

const sortEntries = (answers: FieldAnswers): [string, unknown][] =>
  Object.entries(answers)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Of what the feed says, before values and places are looked up: an item with the same hash is unchanged and is not resolved. */
export const hashItem = (item: FeedItem, mappingVersion: number): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        mappingVersion,
        item.action,
        item.purpose,
        sortEntries(item.answers),
        item.unmapped.map(({ field, value }) => [field, value]),
        [item.place.names, item.place.postcode, item.place.geoId],
        item.photos,
        item.faults.map(({ code }) => code),
      ]),
    )
    .digest();

/** Whether two states of one item are the same listing to people. */
export const isSameContent = (
  a: { purpose: string | null; answers: FieldAnswers },
  b: { purpose: string | null; answers: FieldAnswers },
): boolean =>
  a.purpose === b.purpose && JSON.stringify(sortEntries(a.answers)) === JSON.stringify(sortEntries(b.answers));

type Settled = { open: ItemFault[]; purpose: Purpose | null };

function settleValues(item: FeedItem, context: ResolutionContext, answers: FieldAnswers): Settled {
  const open: ItemFault[] = [];
  let { purpose } = item;
  for (const { field, from, value, line } of item.unmapped) {
    const to = context.settledValues.get(getValueKey(field, value));
    if (field === 'purpose') {
      if (to === 'sale' || to === 'rent') purpose = to;
      else
        open.push({
          field,
          from,
          value,
          line,
          code: to === '' ? 'purpose_unsupported' : 'values_unmapped',
          is_rejecting: true,
        });
      continue;
    }
    if (to === undefined) open.push({ field, from, value, line, code: 'values_unmapped', is_rejecting: false });
    else if (to !== '' && getListingField(field).kind === 'choices')
      answers[field] = [...new Set([...[answers[field] ?? []].flat(), to])];
    else if (to !== '') answers[field] = to;
    // What a reader answers with a type that it knows.
    if (field === 'type_id' && to)
      answers.category_id = String(findLookup('types', Number(to))?.extra.category_id ?? '');
  }
  return { open, purpose };
}

const isOmittable = (name: ListingFieldName, code: string): boolean =>
  code !== 'required' &&
  code !== 'energy_required' &&
  code !== 'energy_pending' &&
  code !== 'must_accept' &&
  !textFaults.has(code) &&
  name !== 'price';

type Parsed = { values: FieldValues; faults: ItemFault[] };

/** What is not needed and cannot be read is left out and told; what is needed, or may not be said, rejects the item. */
function parseItem(item: FeedItem, purpose: Purpose, answers: FieldAnswers, context: ResolutionContext): Parsed {
  const faults: ItemFault[] = [];
  const at = (name: ListingFieldName) => item.origins[name] ?? { from: null, line: item.line };
  const describe = (name: ListingFieldName, code: string, is_rejecting: boolean): ItemFault => ({
    field: name,
    from: at(name).from,
    value: answers[name] === undefined ? null : cutText(String(answers[name]), MAX_VALUE),
    line: at(name).line,
    code,
    is_rejecting,
  });
  for (let tries = 0; ; tries++) {
    const kind = getListingKind(purpose, answers);
    const all: FieldAnswers = { ...context.defaults, ...answers, right_declared: 'on' };
    const { values, errors } = parseAnswers(all, kind, { advertiser_kind: 'professional', rules: context.rules });
    const found = listingFieldNames.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : []));
    const omitted =
      tries < 3 ? found.filter(([name, code]) => answers[name] !== undefined && isOmittable(name, code)) : [];
    const isFinal = omitted.length === 0;
    if (isFinal) {
      faults.push(...found.map(([name, code]) => describe(name, code, true)));
      if (values.district_id !== null && !context.isDistrict(values.district_id))
        faults.push(describe('district_id', 'invalid', true));
      if ((values.mandate_expires_on ?? '9999') < context.today)
        faults.push(describe('mandate_expires_on', 'mandate_expired', true));
      return { values, faults };
    }
    for (const [name, code] of omitted) {
      if (isFieldShown(name, kind, 'professional')) faults.push(describe(name, code, false));
      delete answers[name];
      if (name === 'lat' || name === 'lon') {
        delete answers.lat;
        delete answers.lon;
      }
    }
  }
}

export function resolveItem(
  item: FeedItem,
  district: number | 'unresolved' | null,
  context: ResolutionContext,
): ResolvedItem {
  const faults: ItemFault[] = item.faults.map((fault) => ({
    field: null,
    from: fault.from,
    value: fault.value === null ? null : cutText(fault.value, MAX_VALUE),
    line: fault.line,
    code: fault.code,
    is_rejecting: rejecting.has(fault.code),
  }));
  const photos = item.photos.slice(0, MAX_PHOTOS);
  const answers: FieldAnswers = { ...item.answers };
  const { open, purpose } = settleValues(item, context, answers);
  const base = { reference: item.reference, line: item.line, purpose, photos };
  if (typeof district === 'number') answers.district_id = String(district);
  if (faults.some(({ code }) => unreadable.has(code))) {
    const all = [...faults, ...open];
    return { ...base, answers, values: null, faults: all, ...decideOutcome(all) };
  }
  const isPurposeTold =
    faults.some(({ code }) => purposeFaults.has(code)) || open.some(({ field }) => field === 'purpose');
  if (purpose === null && !isPurposeTold)
    faults.push({
      field: null,
      from: null,
      value: null,
      line: item.line,
      code: 'purpose_missing',
      is_rejecting: true,
    });
  // Whatever it is offered for, most of what it lacks is the same: all of it is told at once.
  const parsed = parseItem(item, purpose ?? 'sale', answers, context);
  // A required field that is empty only because its value is not settled: that is what to do about it.
  const waiting = new Set(open.map((fault) => fault.field));
  if (waiting.has('type_id')) waiting.add('category_id');
  const own = parsed.faults.filter((fault) => {
    if (fault.field === 'district_id' && district === 'unresolved') return false;
    return !(fault.is_rejecting && waiting.has(fault.field));
  });
  const required = new Set(parsed.faults.filter((fault) => fault.is_rejecting).map((fault) => fault.field));
  for (const fault of open) fault.is_rejecting ||= required.has(fault.field);
  if (district === 'unresolved')
    own.push({
      field: 'district_id',
      from: null,
      value: cutText(item.place.names.join(', '), MAX_VALUE) || item.place.postcode,
      line: item.line,
      code: 'place_unresolved',
      is_rejecting: true,
    });
  if (photos.length < context.rules.photosMin)
    own.push({
      field: 'photos',
      from: null,
      value: String(photos.length),
      line: item.line,
      code: 'photos_few',
      is_rejecting: true,
    });
  const all = [...faults, ...open, ...own];
  return { ...base, answers, values: parsed.values, faults: all, ...decideOutcome(all) };
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

export type ItemChange = { field: string; old: string | string[] | null; new: string | string[] | null };

/** Field by field what is new; photos by their number, since addresses say nothing to people. */
export function listChanges(
  before: { purpose: Purpose | null; answers: FieldAnswers; photos: number },
  after: { purpose: Purpose | null; answers: FieldAnswers; photos: number },
): ItemChange[] {
  const changes = listingFieldNames
    .filter((name) => differs(before.answers[name], after.answers[name]))
    .map((name): ItemChange => ({ field: name, old: before.answers[name] ?? null, new: after.answers[name] ?? null }));
  if (before.purpose !== after.purpose) changes.unshift({ field: 'purpose', old: before.purpose, new: after.purpose });
  if (before.photos !== after.photos)
    changes.push({ field: 'photos', old: String(before.photos), new: String(after.photos) });
  return changes;
}
