/**
 * The numbers of a rule, by its code: one table that the admin's form draws, the server reads answers by and the zod
 * schemas are built from. No validator is imported here, so that screens can use it.
 */
import { type ReviewAction, type ReviewRule, reviewActions, reviewRules } from '../listings/review/review-choices.ts';
import { listNames } from '../map-names.ts';
import { parseAmount } from '../search/amounts.ts';

type Kind =
  | { kind: 'euro' | 'metres' | 'whole' | 'percent' | 'year'; min: number; max: number }
  /** A percent with up to three decimals: `0.475`. */
  | { kind: 'rate'; min: number; max: number }
  | { kind: 'day' }
  | { kind: 'choice'; values: readonly string[] }
  /** Words or phrases, one a line or parted by commas. */
  | { kind: 'phrases'; most: number }
  /** Ids of prefectures; no more than a search takes. */
  | { kind: 'prefectures'; most: number };
type Param = Kind & { optional?: true };

const euro = { kind: 'euro', min: 1, max: 100_000_000 } as const;
const metres = { kind: 'metres', min: 1, max: 100_000 } as const;
const integerParam = (min: number, max: number) => ({ kind: 'whole', min, max }) as const;
const percent = { kind: 'percent', min: 0, max: 100 } as const;
const rate = { kind: 'rate', min: 0, max: 100 } as const;
const year = { kind: 'year', min: 1700, max: 2100 } as const;
const day = { kind: 'day' } as const;
const hours = integerParam(1, 2_160);
const prefectures = { kind: 'prefectures', most: 10 } as const;
const optional = { optional: true } as const;
/** What a review rule does with a listing: it waits unseen until a person has looked, or is looked at while it is up. */
const action = { kind: 'choice', values: reviewActions } as const;

export const ruleParams = {
  golden_visa: {
    price_zone_a: euro,
    price_zone_b: euro,
    min_main_area: metres,
    price_conversion: euro,
    zone_a_prefectures: prefectures,
    zone_b_prefectures: prefectures,
  },
  golden_visa_preset: {
    price_min: euro,
    area_min: metres,
    nav_prefectures: prefectures,
    home_prefectures: prefectures,
  },
  my_home: {
    programme: integerParam(1, 9),
    age_min: integerParam(18, 99),
    age_max: integerParam(18, 99),
    price_max: euro,
    area_max: metres,
    year_max: year,
    loan_max: euro,
    loan_percent: percent,
    income_min: euro,
    income_single: { ...euro, ...optional },
    income_couple: { ...euro, ...optional },
    income_child: { ...euro, ...optional },
    income_single_parent: { ...euro, ...optional },
    income_single_parent_child: { ...euro, ...optional },
    started_on: day,
    apply_until: { ...day, ...optional },
    ends_on: { ...day, ...optional },
  },
  my_home_preset: { price_max: euro, area_max: metres, year_max: year, prefectures },
  vat: { percent },
  buying_costs: {
    transfer_tax_percent: rate,
    municipal_tax_percent: rate,
    notary_percent: { ...rate, ...optional },
    registry_percent: { ...rate, ...optional },
    lawyer_percent: { ...rate, ...optional },
    agency_fee_percent: { ...rate, ...optional },
  },
  trial_months: { months: integerParam(0, 24) },
  photo_minimum: { photos: integerParam(0, 20) },
  private_account_limit: { listings: integerParam(0, 100), answer_days: integerParam(7, 90) },
  feed_limits: { removed_percent: percent, changed_percent: percent },
  report_misuse: {
    decided_reports: integerParam(2, 100),
    unfounded_percent: integerParam(1, 100),
    repeat_days: integerParam(1, 1_095),
    suspended_days: integerParam(1, 180),
  },
  approval: { refund_euros: euro, approval_hours: hours, expire_hours: hours },
  work_queue: {
    report_illegal_hours: hours,
    report_hours: hours,
    agency_hours: hours,
    complaint_hours: hours,
    hidden_broker_hours: hours,
    dispute_hours: hours,
    exclusive_case_hours: hours,
    match_hours: hours,
    deposit_hours: hours,
    invoice_hours: hours,
    overdue_hours: hours,
    source_hours: hours,
    source_failing_hours: hours,
    failure_hours: hours,
    claim_minutes: integerParam(5, 1_440),
  },
  review_first_listing: { action },
  review_price_low: { action, percent_of_estimate: integerParam(1, 99) },
  review_price_high: { action, percent_of_estimate: integerParam(101, 5_000) },
  review_words: { action, phrases: { kind: 'phrases', most: 200 } },
  review_contact: { action },
  review_photo: { action },
  review_account: { action, stopped_days: integerParam(1, 1_095), points: integerParam(1, 1_000) },
  review_deadlines: { held_hours: hours, queued_hours: hours, change_days: integerParam(1, 60) },
  exclusive_mandate: { months: integerParam(1, 60), extension_months: integerParam(0, 60) },
} as const satisfies Record<string, Record<string, Param>>;

type Table = typeof ruleParams;
export type RuleCode = keyof Table;
export const ruleCodes = listNames(ruleParams);
/** For admins alone: who knows them writes around them. */
export type PublicRuleCode = Exclude<RuleCode, ReviewRule>;
const isPublic = (code: RuleCode): code is PublicRuleCode => !reviewRules.some((each) => each === code);
export const publicRuleCodes = ruleCodes.filter(isPublic);
export const isRuleCode = (text: string): text is RuleCode => Object.hasOwn(ruleParams, text);

type ValueOf<P> = P extends { kind: 'prefectures' }
  ? number[]
  : P extends { kind: 'day' }
    ? string
    : P extends { kind: 'choice' }
      ? ReviewAction
      : P extends { kind: 'phrases' }
        ? string[]
        : number;
export type RuleParams<C extends RuleCode> = {
  [N in keyof Table[C]]: Table[C][N] extends { optional: true } ? ValueOf<Table[C][N]> | null : ValueOf<Table[C][N]>;
};

/** What holds a first admin back is not loosened by them: the main admin alone changes it. */
const mainAdminRules: readonly RuleCode[] = ['approval', 'report_misuse'];
export const isMainAdminRule = (code: RuleCode): boolean => mainAdminRules.includes(code);

export const getRuleParams = (code: RuleCode): Readonly<Record<string, Param>> => ruleParams[code];

export const ruleStatuses = ['open', 'closed'] as const;
export type RuleStatus = (typeof ruleStatuses)[number];

export type Rule<C extends RuleCode = RuleCode> = {
  code: C;
  version: number;
  /** A day: `2024-09-01`. */
  valid_from: string;
  /** The first day on which it does not hold any more. */
  valid_to: string | null;
  status: RuleStatus;
  params: RuleParams<C>;
  text: { el: string; en: string };
  source_url: string | null;
  checked_at: string;
};

/** For each code the one row that holds on a day. */
export type RulesInForce = { [C in RuleCode]: Rule<C> };
export type PublicRules = Pick<RulesInForce, PublicRuleCode>;

/** The 31st of February is written like a day and is none. */
export function isCalendarDay(text: string): boolean {
  const at = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(text).getTime() : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const MAX_PHRASE_LENGTH = 60;

function parsePhrases(text: string, most: number): string[] | null {
  const phrases = text
    .split(/[\n,]+/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const isRead = phrases.length > 0 && phrases.length <= most;
  return isRead && phrases.every((phrase) => phrase.length <= MAX_PHRASE_LENGTH) ? [...new Set(phrases)] : null;
}

const MAX_RATE_DECIMALS = 3;

/** `0,475` and `0.475` are the same; thousands have no place in a share. */
function parseRate(text: string): number | null {
  const digits = new RegExp(`^\\d{1,3}(?:[.,]\\d{1,${MAX_RATE_DECIMALS}})?$`);
  return digits.test(text) ? Number(text.replace(',', '.')) : null;
}

function parseParam(param: Param, text: string): number | string | number[] | string[] | null {
  if (param.kind === 'day') return isCalendarDay(text) ? text : null;
  if (param.kind === 'choice') return param.values.includes(text) ? text : null;
  if (param.kind === 'phrases') return parsePhrases(text, param.most);
  if (param.kind === 'prefectures') {
    const ids = text.split(/[\s,]+/).filter(Boolean);
    const read = [...new Set(ids.map(Number))];
    const known = ids.every((id) => /^\d{1,3}$/.test(id)) && read.length > 0 && read.length <= param.most;
    return known && read.every((id) => id > 0) ? read : null;
  }
  if (param.kind === 'rate') {
    const share = parseRate(text);
    return share !== null && share >= param.min && share <= param.max ? share : null;
  }
  // A year has no thousands; an amount may be typed with them.
  const value = param.kind === 'year' ? Number(text) : parseAmount(text);
  return value !== null && Number.isInteger(value) && value >= param.min && value <= param.max ? value : null;
}

/** What was typed → the numbers of a rule, or which of them cannot be read. */
export function parseRuleParams<C extends RuleCode>(
  code: C,
  typed: Readonly<Record<string, string>>,
): { params: RuleParams<C> } | { errors: Record<string, 'required' | 'invalid'> } {
  const errors: Record<string, 'required' | 'invalid'> = {};
  const params: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(getRuleParams(code))) {
    const text = (Object.hasOwn(typed, name) ? (typed[name] ?? '') : '').trim();
    if (text === '') {
      params[name] = null;
      if (!param.optional) errors[name] = 'required';
    } else {
      params[name] = parseParam(param, text);
      if (params[name] === null) errors[name] = 'invalid';
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { params: params as RuleParams<C> };
}

/** As it stands in a form. */
export const formatRuleParam = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);
