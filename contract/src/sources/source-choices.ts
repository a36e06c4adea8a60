/** What a source of an agency and a run of it can be. Apart from the schemas, so that a screen can use it without a validator. */

/** url: read by us on a schedule. file: uploaded. api: pushed with a key. */
export const sourceKinds = ['url', 'file', 'api'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** stopped: by an admin. removed: by its agency or an admin; its listings are paused and its runs can still be read. */
export const sourceStates = ['active', 'paused', 'stopped', 'removed'] as const;
export type SourceState = (typeof sourceStates)[number];

/** header: a header of the request. basic: user and password. */
export const sourceKeyKinds = ['none', 'header', 'basic'] as const;
export type SourceKeyKind = (typeof sourceKeyKinds)[number];

/** Hours between two runs; none: only when somebody starts one. */
export const sourceSchedules = [1, 3, 6, 12, 24] as const;

/** What keeps a source from working without a person: the same words in the list, the email and the source's page. */
export const sourceNeeds = ['confirmation', 'values', 'places', 'columns', 'key', 'failing'] as const;
export type SourceNeed = (typeof sourceNeeds)[number];

export const runTriggers = ['schedule', 'person', 'upload', 'mapping'] as const;
export type RunTrigger = (typeof runTriggers)[number];

/**
 * waiting → reading → review (a person has to confirm) → applying → done. unchanged: the source has sent nothing new. declined:
 * the answer was no. superseded: a newer run took its place before anybody answered.
 */
export const runStates = [
  'waiting',
  'reading',
  'review',
  'applying',
  'done',
  'unchanged',
  'failed',
  'declined',
  'superseded',
] as const;
export type RunState = (typeof runStates)[number];
export const openRunStates = ['waiting', 'reading', 'review', 'applying'] as const satisfies readonly RunState[];

/** Why a run waits for a person. */
export const runBrakes = ['first', 'removed', 'changed'] as const;
export type RunBrake = (typeof runBrakes)[number];

export const runItemActions = ['create', 'update', 'return', 'remove', 'draft', 'reject', 'unchanged'] as const;
export type RunItemAction = (typeof runItemActions)[number];
/** What a fault makes of its item. refuse: it was taken and could not be applied. omit: the value alone was left out. */
export const runProblemOutcomes = ['reject', 'draft', 'refuse', 'omit'] as const;
export type RunProblemOutcome = (typeof runProblemOutcomes)[number];
/** refused: it could not be applied, `refusal` says why. */
export const runItemStates = ['pending', 'applied', 'refused'] as const;

/** What ended a run besides what is wrong with the file itself (`brokenFeedCodes`). */
export const fetchFailureCodes = [
  'source_unreachable',
  'source_timeout',
  'source_refused_key',
  'source_not_found',
  'source_error',
  'source_moved_too_often',
  'address_forbidden',
  'file_too_large',
  'file_gone',
  'account_may_not_publish',
  'source_paused',
  'reading_failed',
] as const;
export type FetchFailureCode = (typeof fetchFailureCodes)[number];

/** Why an item is not taken besides the codes of its feed and of the fields of the form. */
export const itemRefusals = [
  'place_unresolved',
  'values_unmapped',
  'duplicate_property',
  'over_limit',
  'account_limited',
  'subscription_expired',
  'paused_by_estia',
  'removed_by_agency',
  'mandate_expired',
] as const;
export type ItemRefusal = (typeof itemRefusals)[number];

/** What the items of a source are worth to people now. */
export const sourceItemStates = [
  'live',
  'awaiting_photos',
  'in_review',
  'paused',
  'drafts',
  'gone',
  'rejected',
] as const;

export const adminSourceSorts = ['name', 'agency', 'state', 'last_run', 'items', 'failing'] as const;

/** Of the public check, which reads a small file while somebody waits. */
export const checkLimits = { bytes: 2 * 1024 * 1024, items: 2_000, perMinute: 6 } as const;

export const sourceLimits = {
  sources: 20,
  name: 80,
  url: 2_000,
  key: 1_000,
  /** Of an upload by the form, before it becomes text. */
  fileBytes: 20 * 1024 * 1024,
  fileText: Math.ceil((20 * 1024 * 1024) / 3) * 4,
  /** Of an upload in pieces, and of a piece. */
  uploadBytes: 100 * 1024 * 1024,
  pieceBytes: 4 * 1024 * 1024,
  checkBytes: checkLimits.bytes,
  checkText: Math.ceil(checkLimits.bytes / 3) * 4,
  checkItems: 100,
  values: 200,
  search: 120,
} as const;
