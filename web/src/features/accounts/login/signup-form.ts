/** The form of registration ⇄ what the call takes. Names of fields are the paths of the call, so that errors find them. */

import { fields, signup as words } from '@estia/contract/accounts/auth-messages';
import { emailPattern, parseGemi, parsePhone, parseTaxNumber } from '@estia/contract/accounts/identifiers';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { CallRequest } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import type { Locale } from '@estia/contract/pair';
import { assignErrorToField, type FormError, type FormValues } from '../../../platform/forms.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { getLandingPath } from '../../../platform/session.ts';

type Body = CallRequest<CallByKey['POST /user/register']>['body'];

export function createSignupBody(values: FormValues, professional: boolean, locale: Locale): Body {
  const agencyField = (name: string): string => values[`agency.${name}`] ?? '';
  const user = {
    email: values.email ?? '',
    password: values.password ?? '',
    passwordConfirmation: values.passwordConfirmation ?? '',
    username: values.username ?? '',
    mobile: values.mobile ?? '',
    locale,
    // A box that is not ticked is not sent at all; the call says which are needed.
    terms_accepted: sentChoice<'on'>(values.terms_accepted),
    over_18: sentChoice<'on'>(values.over_18),
    mail_news: values.mail_news === 'on',
  };
  if (!professional) return user;
  return {
    ...user,
    agency: {
      name: agencyField('name'),
      legal_form: agencyField('legal_form'),
      general_commercial_agency_id: agencyField('general_commercial_agency_id'),
      tax_number: agencyField('tax_number'),
      tax_office: agencyField('tax_office'),
      landline: agencyField('landline'),
      realtor_association_id: agencyField('realtor_association_id') || 1,
    },
    ...(values.plan_id ? { plan_id: values.plan_id } : {}),
    ...(values.payment ? { bank_deposit: values.payment === 'bank_deposit' } : {}),
  };
}

type Faults = Record<string, string>;
type Rule = (value: string, values: FormValues) => string | null;

const required: Rule = (value) => (value.trim() === '' ? 'required' : null);
const accepted: Rule = (value) => (value === '' ? 'must_accept' : null);
const readable =
  (read: (text: string) => string | null, code: string): Rule =>
  (value) =>
    read(value) === null ? code : null;
const unlessEmpty =
  (rule: Rule): Rule =>
  (value, values) =>
    value.trim() === '' ? null : rule(value, values);
const both =
  (first: Rule, second: Rule): Rule =>
  (value, values) =>
    first(value, values) ?? second(value, values);

const email: Rule = (value) => (emailPattern.test(value.trim()) ? null : 'email');
const longEnough: Rule = (value) => (value.length < accountLimits.passwordMin ? 'password_short' : null);

const userRules: Record<string, Rule> = {
  username: required,
  email: both(required, email),
  password: (value) => (value === '' ? 'required' : longEnough(value, {})),
  passwordConfirmation: (value, { password = '' }) => (value === password ? null : 'passwords_differ'),
  mobile: unlessEmpty(readable(parsePhone, 'phone')),
  terms_accepted: accepted,
  over_18: accepted,
};

const agencyRules: Record<string, Rule> = {
  'agency.name': required,
  'agency.general_commercial_agency_id': both(required, readable(parseGemi, 'gemi')),
  'agency.tax_number': both(required, readable(parseTaxNumber, 'tax_number')),
  'agency.landline': unlessEmpty(readable(parsePhone, 'phone')),
  plan_id: required,
  payment: (value) => (value === '' ? 'payment' : null),
};

/** All that a page can tell is wrong without asking, by field: the codes are those of the call. */
export function faultsOf(values: FormValues, professional: boolean): Faults {
  const faults: Faults = {};
  for (const [name, rule] of Object.entries({ ...userRules, ...(professional ? agencyRules : {}) })) {
    const fault = rule(values[name] ?? '', values);
    if (fault) faults[name] = fault;
  }
  return faults;
}

/** What the call says of the form, each at the field that the form has for it. */
export function atFields(refusal: FormError): FormError {
  const { bank_deposit: payment, ...rest } = refusal.fields;
  const fields = payment ? { ...rest, payment } : rest;
  return assignErrorToField(
    { ...refusal, fields },
    { email_in_use: 'email', gemi_in_use: 'agency.general_commercial_agency_id' },
  );
}

/** Where a new account goes first, and what is shown there. */
export function landingPath(user: { role_id: number }, next: string | null | undefined, locale: Locale): string {
  const path = getLandingPath(user, next, locale);
  return `${path}${path.includes('?') ? '&' : '?'}flash=confirm-email`;
}

export const getSignupLabels = (locale: Locale): Record<string, string> => ({
  username: fields.username[locale],
  email: fields.email[locale],
  password: fields.password[locale],
  passwordConfirmation: fields.passwordAgain[locale],
  mobile: fields.mobile[locale],
  'agency.name': words.agencyName[locale],
  'agency.general_commercial_agency_id': words.gemi[locale],
  'agency.tax_number': words.taxNumber[locale],
  'agency.tax_office': words.taxOffice[locale],
  'agency.legal_form': words.legalForm[locale],
  'agency.landline': words.landline[locale],
  'agency.realtor_association_id': words.association[locale],
  plan_id: words.plan[locale],
  payment: words.payment[locale],
  terms_accepted: words.terms[locale],
  over_18: words.over18[locale],
});
