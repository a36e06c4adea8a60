/** What an admin sees of an account at a glance. */
import { mainAdmin, roles, user as words } from '@estia/contract/accounts/admin-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { formatDateTime, formatLongDate, formatPhone } from '@estia/contract/format';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { languageName } from '@estia/contract/site/messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import { DescriptionList, type DescriptionRow } from '../../../ui/Panel.tsx';

type AdminUser = ApiReply<'GET /adminPanel/users/{id}'>;

type Props = { locale: Locale } & Pick<AdminUser, 'user' | 'agency' | 'plan'>;

export function UserDetails({ locale, user, agency, plan }: Props) {
  const yesNo = (is: boolean) => (is ? words.yes : words.no)[locale];
  const mail = user.email_refused ? words.refused : user.email_confirmed ? words.confirmed : words.unconfirmed;
  const phones = [user.mobile, user.landline].filter((each) => each !== null).map(formatPhone);
  const rows: DescriptionRow[] = [
    { label: words.id[locale], value: user.user_id },
    { label: words.role[locale], value: user.is_main_admin ? mainAdmin[locale] : roles[user.type][locale] },
    { label: words.email[locale], value: `${user.email} (${mail[locale]})` },
    { label: words.phones[locale], value: phones.length > 0 ? phones.join(', ') : words.none[locale] },
    { label: words.language[locale], value: languageName[user.locale] },
    { label: words.registered[locale], value: formatDateTime(user.created_at, locale) },
    { label: words.lastSeen[locale], value: formatLongDate(user.last_seen_on, locale) },
    { label: words.sessions[locale], value: user.sessions },
    { label: words.secondFactor[locale], value: yesNo(user.second_factor) },
    { label: words.listings[locale], value: user.listings },
  ];
  // What an agency is checked by has to be seen before it is approved.
  if (agency) {
    const numbers = [agency.tax_number, agency.tax_office].filter((each) => each !== null);
    rows.push(
      { label: agencyProfileMessages.name[locale], value: agency.name },
      { label: agencyProfileMessages.gemi[locale], value: agency.general_commercial_agency_id },
      {
        label: agencyProfileMessages.taxNumber[locale],
        value: numbers.length > 0 ? numbers.join(', ') : words.none[locale],
      },
    );
  }
  if (plan) {
    const payment = (plan.payment === 'card' ? words.card : words.deposit)[locale];
    rows.push({
      label: words.plan[locale],
      value: `${findLookup('subscription_plans', plan.plan_id)?.name[locale] ?? plan.plan_id} (${payment})`,
    });
  }
  if (user.status_reason) rows.push({ label: words.stateReason[locale], value: user.status_reason });
  if (user.erase_after) rows.push({ label: words.erase[locale], value: formatLongDate(user.erase_after, locale) });
  return <DescriptionList rows={rows} />;
}
