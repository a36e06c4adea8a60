/** Shapes that several calls of sources answer with. */
import { z } from 'zod';
import { optionalPhone, positiveId, singleLineText, storedEmail } from '../accounts/model.ts';
import { listingStates, shownListingStates } from '../listings/states.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { isMappedField, type MappedField } from './column-targets.ts';
import { feedFormats } from './feed-codes.ts';
import {
  runBrakes,
  runItemActions,
  runItemStates,
  runStates,
  runTriggers,
  sourceKeyKinds,
  sourceKinds,
  sourceLimits,
  sourceNeeds,
  sourceSchedules,
  sourceStates,
} from './source-choices.ts';

const moment = z.iso.datetime();
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
export const pagination = z.object({ limit: z.int(), offset: z.int() });
export const idParams = z.object({ id: positiveId });
export const csvReply = z.custom<AsyncIterable<Uint8Array>>(
  (file) => file instanceof Object && Symbol.asyncIterator in file,
);
export const fieldName = z.custom<MappedField>((name) => typeof name === 'string' && isMappedField(name));

const emptyToNull = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).optional();
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid');

/** What a feed does not say of its listings. It counts for listings that are created, not for those that are there. */
export const sourceDefaultsInput = z.object({
  contact_name: emptyToNull(singleLineText(80)),
  contact_email: emptyToNull(storedEmail),
  contact_phone: optionalPhone,
  mandate_type_id: emptyToNull(z.coerce.number().int().min(1).max(99)),
  mandate_signed_on: emptyToNull(day),
  mandate_expires_on: emptyToNull(day),
  hide_address: z.union([z.boolean(), z.stringbool()]).optional(),
});
const sourceDefaults = z.object({
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  mandate_type_id: z.int().nullable(),
  mandate_signed_on: z.string().nullable(),
  mandate_expires_on: z.string().nullable(),
  hide_address: z.boolean(),
});

/** Never answered, never logged: only its kind and the name of the header are. */
export const sourceKeyInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('header'),
    header: z
      .string('required')
      .trim()
      .regex(/^[A-Za-z0-9-]{1,60}$/, 'invalid'),
    value: singleLineText(sourceLimits.key),
  }),
  z.object({ kind: z.literal('basic'), user: singleLineText(200), password: singleLineText(sourceLimits.key) }),
]);
export const scheduleInput = z
  .union([
    z.literal('').transform(() => null),
    z.null(),
    z.coerce.number().refine((hours) => sourceSchedules.includes(hours as 1), 'invalid'),
  ])
  .optional();
export const sourceUrl = z.string('required').trim().min(1, 'required').max(sourceLimits.url, 'too_long');
export const formatInput = z.enum(['detect', ...feedFormats]);

export const newSourceInput = z.object({
  name: singleLineText(sourceLimits.name),
  url: sourceUrl,
  key: sourceKeyInput.optional(),
  format: formatInput.default('detect'),
  every_hours: scheduleInput,
  defaults: sourceDefaultsInput.optional(),
});

export const sourceRun = z.object({
  id: z.int(),
  source_id: z.int(),
  trigger: z.enum(runTriggers),
  state: z.enum(runStates),
  /** Why it waits, or waited, for a person; with the percentage it would reach and the limit of the day. */
  brake: z.enum(runBrakes).nullable(),
  brake_percent: z.int().nullable(),
  brake_limit: z.int().nullable(),
  created_at: moment,
  read_at: moment.nullable(),
  confirmed_at: moment.nullable(),
  finished_at: moment.nullable(),
  format: z.enum(feedFormats).nullable(),
  encoding: z.string().nullable(),
  /** True: what is absent from the file is gone. Null: not known before it is read. */
  is_full: z.boolean().nullable(),
  bytes: z.int().nullable(),
  /** What the file would do, item by item. Rejected items are left as they are. */
  counts: z.object({
    items: z.int(),
    create: z.int(),
    update: z.int(),
    /** Their source took them away, and they come back. */
    return: z.int(),
    remove: z.int(),
    /** Something is missing that a person can add: they are stored as drafts. */
    draft: z.int(),
    reject: z.int(),
    unchanged: z.int(),
  }),
  applied: z.object({
    create: z.int(),
    update: z.int(),
    return: z.int(),
    remove: z.int(),
    draft: z.int(),
    refused: z.int(),
  }),
  open_values: z.int(),
  open_places: z.int(),
  photos: z.object({ total: z.int(), waiting: z.int(), ready: z.int(), failed: z.int() }),
  /** `done` of `total` in the stage; total is null where it is not known beforehand. */
  progress: z
    .object({ stage: z.enum(['waiting', 'reading', 'applying', 'photos']), done: z.int(), total: z.int().nullable() })
    .nullable(),
  /** What the plan allows, and how many of the new listings it has no room for. */
  plan: z.object({ used: z.int(), max: z.int().nullable(), without_room: z.int() }).nullable(),
  /** A code of `brokenFeedCodes` or `fetchFailureCodes`. */
  error: z.object({ code: z.string(), line: z.int().nullable() }).nullable(),
  actions: z.array(z.enum(['confirm', 'decline'])),
});
export type SourceRun = z.output<typeof sourceRun>;

export const source = z.object({
  id: z.int(),
  kind: z.enum(sourceKinds),
  name: z.string(),
  url: z.string().nullable(),
  key_kind: z.enum(sourceKeyKinds),
  key_header: z.string().nullable(),
  format: formatInput,
  /** By the last file that could be read. */
  detected_format: z.enum(feedFormats).nullable(),
  every_hours: z.int().nullable(),
  state: z.enum(sourceStates),
  /** Of an admin who stopped it. */
  state_reason: z.string().nullable(),
  /** The first run was confirmed: later ones apply by themselves. */
  is_confirmed: z.boolean(),
  /** The agency has declared its right to publish what this source sends. */
  is_right_declared: z.boolean(),
  created_at: moment,
  next_run_at: moment.nullable(),
  last_success_at: moment.nullable(),
  failing_since: moment.nullable(),
  defaults: sourceDefaults,
  items: z.object({
    live: z.int(),
    awaiting_photos: z.int(),
    /** Held by a review rule, or back for changes: nobody sees them. */
    in_review: z.int(),
    paused: z.int(),
    drafts: z.int(),
    gone: z.int(),
    rejected: z.int(),
  }),
  needs: z.array(z.enum(sourceNeeds)),
  last_run: sourceRun.nullable(),
});
export type Source = z.output<typeof source>;

const answer = z.union([z.string(), z.array(z.string())]).nullable();

export const runItem = z.object({
  id: z.int(),
  reference: z.string(),
  action: z.enum(runItemActions),
  state: z.enum(runItemStates),
  line: z.int().nullable(),
  purpose: z.enum(purposes).nullable(),
  type_id: z.int().nullable(),
  district: localizedName.nullable(),
  price: z.int().nullable(),
  area: z.int().nullable(),
  /** Values as the form has them: ids of lists as texts. `field` is a field of the form, `purpose` or `photos` (their number). */
  changes: z.array(z.object({ field: z.string(), old: answer, new: answer })),
  /** What the districts among the changes are called. */
  change_districts: z.array(z.object({ district_id: z.int(), name: localizedName })),
  /**
   * `code`: of `feedFaultCodes`, of `photoFaultCodes`, of `fieldErrorMessages` or of `itemRefusals`. `from`: the feed's own name of the field. A fault that
   * is not rejecting leaves its value out.
   */
  faults: z.array(
    z.object({
      field: z.string().nullable(),
      from: z.string().nullable(),
      value: z.string().nullable(),
      line: z.int().nullable(),
      code: z.string(),
      is_rejecting: z.boolean(),
    }),
  ),
  refusal: z.string().nullable(),
  /** It stands as this draft now. */
  draft_id: z.int().nullable(),
  listing: z
    .object({
      property_id: z.int(),
      for: z.enum(purposes),
      code: z.string(),
      state: z.enum(listingStates),
      /** As it stands now: `in_review` is held by a review rule and seen by nobody. */
      shown_state: z.enum(shownListingStates),
    })
    .nullable(),
});
export type RunItem = z.output<typeof runItem>;
