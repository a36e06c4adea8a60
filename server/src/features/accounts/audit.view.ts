/** Rows of the audit log as people read them: sums, dates and names in the place of cents, ISO dates and ids. */

import { roles, statuses, user as userWords } from '@estia/contract/accounts/admin-messages';
import { auditFieldMessages, getAuditLabel, settings, audit as words } from '@estia/contract/accounts/audit-messages';
import { formatOpeningHours } from '@estia/contract/agencies/opening-hours-format';
import { team } from '@estia/contract/agencies/team-messages';
import { typeNames } from '@estia/contract/articles/page-messages';
import { noticeExceptionMessages } from '@estia/contract/contract-ends/messages';
import { formatCents, formatLongDate, formatPhone, formatThousands } from '@estia/contract/format';
import { adminInvoicesMessages } from '@estia/contract/invoices/admin-messages';
import { listingStateMessages as listingStates } from '@estia/contract/listings/dashboard/own-listings-messages';
import { findLookup, type LookupListName, lookups } from '@estia/contract/lookups/lookups';
import { findByName } from '@estia/contract/map-names';
import { legalKindNames } from '@estia/contract/pages/model';
import { type Locale, type Pair, pair } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import { ruleStatusNames } from '@estia/contract/rules/rule-messages';
import { languageName } from '@estia/contract/site/messages';
import { phaseMessages } from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { PlaceTree } from '../places/index.ts';
import type { AuditRow } from './admin/audit-log.queries.ts';
import { type AuditNames, keyOf } from './audit-names.queries.ts';

type Fields = Record<string, unknown> | null;
type Words = Readonly<Record<string, Pair>>;
type Places = Pick<PlaceTree, 'districts' | 'prefectures'>;
type Say = (value: unknown, locale: Locale, places: Places) => string | undefined;

const LONGEST = 200;
const ADMIN: Words = { 1: roles.admin, 2: roles.individual, 3: roles.professional };
const inState: Words = Object.fromEntries(Object.entries(listingStates).map(([state, { one }]) => [state, one]));
const languages: Words = { el: pair(languageName.el, languageName.el), en: pair(languageName.en, languageName.en) };

const oneOf =
  (known: Words): Say =>
  (value, locale) =>
    known[String(value)]?.[locale];
const inList =
  (list: LookupListName): Say =>
  (value, locale) =>
    findLookup(list, Number(value))?.name[locale];
const sum: Say = (value) => (typeof value === 'number' ? formatCents(value) : undefined);
const euros: Say = (value) => (typeof value === 'number' ? formatThousands(value) : undefined);
/** As the lists of the dashboard number them. */
const numbered: Say = (value) => `#${value}`;
const phone: Say = (value) => (typeof value === 'string' ? formatPhone(value) : undefined);
const phones: Say = (value) =>
  Array.isArray(value) ? value.map((each) => formatPhone(String(each))).join(', ') : undefined;
const prefectures: Say = (value, locale, places) =>
  Array.isArray(value)
    ? value.map((id) => places.prefectures.get(Number(id))?.name[locale] ?? String(id)).join(', ')
    : undefined;
const image: Say = (_value, locale) => words.image[locale];

/** How the value of a field is written, where its kind does not decide it. */
const sayings: Readonly<Record<string, Say>> = {
  role_id: oneOf(ADMIN),
  status: oneOf(statuses),
  verdict: oneOf(userWords.verdicts),
  notice_exception: oneOf(noticeExceptionMessages),
  state: oneOf(phaseMessages),
  role: oneOf(team.roles),
  sale: oneOf(inState),
  rent: oneOf(inState),
  reporting: oneOf(adminInvoicesMessages.states),
  rule_status: oneOf(ruleStatusNames),
  kind: oneOf(legalKindNames),
  article_type: oneOf(typeNames),
  locale: oneOf(languages),
  category: (value, locale) => lookups.article_categories.find(({ code }) => code === value)?.name[locale],
  alert_reason: inList('user_alert_reasons'),
  plan_id: inList('subscription_plans'),
  realtor_association_id: inList('realtor_associations'),
  realtor_association_rank_id: inList('realtor_association_ranks'),
  district_id: (value, locale, places) => places.districts.get(Number(value))?.name[locale],
  prefectures,
  zone_a_prefectures: prefectures,
  zone_b_prefectures: prefectures,
  nav_prefectures: prefectures,
  home_prefectures: prefectures,
  cents: sum,
  net_cents: sum,
  price_zone_a: euros,
  price_zone_b: euros,
  price_conversion: euros,
  price_min: euros,
  price_max: euros,
  loan_max: euros,
  income_min: euros,
  income_single: euros,
  income_couple: euros,
  income_child: euros,
  income_single_parent: euros,
  income_single_parent_child: euros,
  line_id: numbered,
  charge_id: numbered,
  payment: numbered,
  report: numbered,
  mobile: phone,
  landline: phone,
  telephone: phone,
  mobile_phones: phones,
  landline_phones: phones,
  picture: image,
  logo: image,
  // Stored is the first day that is not covered any more.
  period_to: (value, locale) => (isDay(value) ? formatLongDate(addDays(value, -1), locale) : undefined),
  opening_hours: (value, locale) =>
    Array.isArray(value)
      ? formatOpeningHours(value, locale)
          .map(({ days, times }) => `${days}: ${times}`)
          .join('; ')
      : undefined,
};

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

function say(field: string, value: unknown, locale: Locale, places: Places): string {
  if (value === null || value === undefined || value === '') return words.empty[locale];
  if (Array.isArray(value) && value.length === 0) return words.empty[locale];
  if (readProperty(value, 'erased') === true) return words.erased[locale];
  const message = Object.hasOwn(sayings, field) ? sayings[field]?.(value, locale, places) : undefined;
  if (message !== undefined) return message.slice(0, LONGEST);
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[locale];
  if (isDay(value) || isMoment(value)) return formatLongDate(value, locale);
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, LONGEST);
}

type Change = { field: Pair; before: Pair | null; after: Pair };

/** Where nothing was there before, there is no before: something new was made. */
export function changesOf({ before, after }: { before: Fields; after: Fields }, places: Places): Change[] {
  const isNew = Object.values(before ?? {}).every((value) => value === null);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const both = (field: string, value: unknown) =>
    pair(say(field, value, 'el', places), say(field, value, 'en', places));
  return fields.map((field) => ({
    field: getAuditLabel(auditFieldMessages, field),
    before: isNew ? null : both(field, before?.[field]),
    after: both(field, after?.[field]),
  }));
}

/** Settings that change with the approval of a second admin, by their numbers in the log. */
const approvedSettings: Readonly<Partial<Record<number, Pair>>> = {
  1: settings.operator_changed,
  2: settings.bank_account_changed,
};

/** There is one of each. */
const single: readonly string[] = [
  'bank_account_changed',
  'operator_changed',
  'home_image_changed',
  'users_exported',
  'agencies_exported',
  'listings_exported',
  'subscriptions_exported',
  'invoices_exported',
  'reports_exported',
];

/** Of what has no row of its own to be named by. */
function ownName({ action, subject, subject_id, after }: AuditRow): Pair | null {
  const message = (text: string) => pair(text, text);
  if (subject === 'property') return subject_id > 0 ? message(`ES-${subject_id}`) : null;
  if (subject === 'legal_text') return oneOfKind(readProperty(after, 'kind'));
  if (subject !== 'setting') return null;
  if (action.startsWith('approval_')) return approvedSettings[subject_id] ?? null;
  if (action === 'plan_changed' || action === 'plan_withdrawn')
    return findLookup('subscription_plans', subject_id)?.name ?? null;
  const name = findByName(settings, action);
  if (!name || single.includes(action)) return name ?? null;
  return pair(`${name.el} #${subject_id}`, `${name.en} #${subject_id}`);
}
const oneOfKind = (kind: unknown): Pair | null => findByName(legalKindNames, String(kind)) ?? null;

export const toAuditFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : null;

export function auditView(row: AuditRow, names: AuditNames, places: Places) {
  const known = names.get(keyOf(row));
  const [before, after] = [toAuditFields(row.before), toAuditFields(row.after)];
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    admin_id: row.admin_id,
    admin: row.admin,
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    reason: row.reason,
    before,
    after,
    subject_name: known?.name ?? ownName(row),
    subject_user_id: known?.userId ?? null,
    changes: changesOf({ before, after }, places),
  };
}
