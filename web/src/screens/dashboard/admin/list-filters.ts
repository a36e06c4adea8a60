/** What the lists of admins are filtered by, from their addresses or from the forms that ask for their files. */
import { statuses } from '@estia/contract/accounts/admin-messages';
import { listingStates } from '@estia/contract/listings/states';
import { lookups } from '@estia/contract/lookups/model';
import { listNames } from '@estia/contract/map-names';
import { reportStates } from '@estia/contract/moderation/model';
import { paymentMethodMessages, phaseMessages } from '@estia/contract/subscriptions/admin-messages';

const findKey = <T extends string>(text: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === text);

const parseText = (text: string | null, longest = 120) => text?.trim().slice(0, longest) || undefined;
const parseDay = (text: string | null): string | undefined =>
  text && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : undefined;
const parsePlan = (text: string | null) => /^[1-9]\d{0,3}$/.exec(text ?? '')?.[0];

export const parseAgencyFilter = (params: URLSearchParams) => ({
  search: parseText(params.get('search')),
  status: findKey(params.get('status'), listNames(statuses)),
  plan_id: parsePlan(params.get('plan_id')),
  municipality_id: /^[1-9]\d{0,8}$/.exec(params.get('municipality_id') ?? '')?.[0],
});

export const parseListingFilter = (params: URLSearchParams) => ({
  state: findKey(params.get('state'), listingStates) ?? 'active',
  search: parseText(params.get('search')),
  user_id: /^[1-9]\d{0,14}$/.exec(params.get('user_id') ?? '')?.[0],
});

export const parseSubscriptionFilter = (params: URLSearchParams) => ({
  q: parseText(params.get('q'), 80),
  phase: findKey(params.get('phase'), listNames(phaseMessages)),
  payment: findKey(params.get('payment'), listNames(paymentMethodMessages)),
  plan_id: parsePlan(params.get('plan_id')),
});

export const invoiceStates = ['queued', 'reported', 'failed', 'manual', 'unmarked', 'late'] as const;
export const invoiceKinds = ['invoice', 'credit_note'] as const;

export const parseInvoiceFilter = (params: URLSearchParams) => ({
  agency: parseText(params.get('agency')),
  reporting: findKey(params.get('reporting'), invoiceStates),
  kind: findKey(params.get('kind'), invoiceKinds),
  from: parseDay(params.get('from')),
  to: parseDay(params.get('to')),
});

export const parseReportFilter = (params: URLSearchParams) => ({
  state: findKey(params.get('state'), reportStates) ?? 'open',
  reason_id: lookups.report_reasons.find(({ id }) => String(id) === params.get('reason_id'))?.id,
});
