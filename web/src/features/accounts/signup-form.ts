/** The form of registration ⇄ what the call takes. Names of fields are the paths of the call, so that errors find them. */
import { fields, signup as words } from '@estia/contract/accounts/auth-messages';
import type { Input } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import type { Locale } from '@estia/contract/pair';
import type { Values } from '../../platform/forms.ts';

type Body = Input<CallByKey['POST /user/register']>['body'];

export function bodyOf(values: Values, professional: boolean, locale: Locale): Body {
  const office = (name: string): string => values[`agency.${name}`] ?? '';
  const person = {
    email: values.email ?? '',
    password: values.password ?? '',
    passwordConfirmation: values.passwordConfirmation ?? '',
    username: values.username ?? '',
    mobile: values.mobile ?? '',
    locale,
    // A box that is not ticked is not sent at all; the call says which are needed.
    terms_accepted: values.terms_accepted as 'on',
    over_18: values.over_18 as 'on',
    mail_news: values.mail_news === 'on',
  };
  if (!professional) return person;
  return {
    ...person,
    agency: {
      name: office('name'),
      legal_form: office('legal_form'),
      general_commercial_agency_id: office('general_commercial_agency_id'),
      tax_number: office('tax_number'),
      tax_office: office('tax_office'),
      landline: office('landline'),
      realtor_association_id: office('realtor_association_id') || 1,
    },
    ...(values.plan_id ? { plan_id: values.plan_id } : {}),
    ...(values.payment ? { bank_deposit: values.payment === 'bank_deposit' } : {}),
  };
}

export const labelsOf = (locale: Locale): Record<string, string> => ({
  username: fields.username[locale],
  email: fields.email[locale],
  password: fields.password[locale],
  passwordConfirmation: fields.passwordAgain[locale],
  mobile: fields.mobile[locale],
  'agency.name': words.officeName[locale],
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
