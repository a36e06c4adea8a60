/** From a user's page to everything of theirs that has a list of its own. */
import { user as words } from '@estia/contract/accounts/admin-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './UserLinks.module.css';

type Found = ApiReply<'GET /adminPanel/users/{id}'>;

const ADMIN = '/dashboard/admin';

export function userPaths({ user, agency }: Pick<Found, 'user' | 'agency'>) {
  // One for each list that has some: the lists are apart by purpose and state.
  const paths = user.listings_by.map(({ for: purpose, state, count }) => ({
    text: words.toListings[purpose][state],
    count,
    path: `${ADMIN}/properties/for-${purpose}?${new URLSearchParams({ state, user_id: String(user.user_id) })}`,
  }));
  if (!agency) return paths;
  const agencyFilter = new URLSearchParams({ agency: agency.general_commercial_agency_id });
  return [
    ...paths,
    ...(user.status === 'approved'
      ? [{ text: words.toSubscription, path: `${ADMIN}/subscriptions/${user.user_id}` }]
      : []),
    { text: words.toInvoices, path: `${ADMIN}/list-invoices?${agencyFilter}` },
    { text: words.toAgency, path: `/agency/${agency.agency_id}` },
  ];
}

export function UserLinks({ locale, ...found }: { locale: Locale } & Pick<Found, 'user' | 'agency'>) {
  return (
    <nav className={css.links} aria-label={words.links[locale]}>
      {userPaths(found).map(({ path, ...link }) => (
        <a className={buttonClass('outline')} href={localizePath(locale, path)} key={path}>
          {link.text[locale]}
          {'count' in link && ` (${link.count})`}
        </a>
      ))}
    </nav>
  );
}
