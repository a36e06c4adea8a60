/** DASH-1 for admins: what waits, and how much there is. A number leads to a list where there is one of just what it counts. */
import { adminHomeMessages as words } from '@estia/contract/accounts/admin-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { formatCents, formatCount } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import css from '../dashboard/dashboard-tiles.module.css';

type Counts = ApiReply<'GET /adminPanel/counts'>;
type Tile = { label: Pair; count: number; money?: boolean; path?: string };

const USERS_PATH = '/dashboard/admin/list-users';

export function AdminDashboard({ locale, counts }: { locale: Locale; counts: Counts }) {
  const queues: Tile[] = [
    {
      label: words.waitingProfessionals,
      count: counts.waiting_professionals,
      path: `${USERS_PATH}?role_id=${roleIds.agency}&status=waiting`,
    },
    {
      label: words.waitingIndividuals,
      count: counts.waiting_individuals,
      path: `${USERS_PATH}?role_id=${roleIds.individual}&status=waiting`,
    },
    { label: words.reports, count: counts.reports, path: '/dashboard/admin/list-alerts' },
    { label: words.disputes, count: counts.disputes, path: '/dashboard/admin/disputes' },
    { label: words.exclusiveCases, count: counts.exclusive_cases, path: '/dashboard/admin/disputes/exclusive' },
    { label: words.unclearMatches, count: counts.unclear_matches, path: '/dashboard/admin/same-properties' },
    { label: words.depositsNew, count: counts.deposits_new, path: '/dashboard/admin/deposits?state=new' },
    { label: words.depositsMatched, count: counts.deposits_matched, path: '/dashboard/admin/deposits?state=matched' },
    {
      label: words.invoicesUnmarked,
      count: counts.invoices_unmarked,
      path: '/dashboard/admin/list-invoices?reporting=unmarked',
    },
    {
      label: words.agenciesUnpaid,
      count: counts.agencies_unpaid,
      path: '/dashboard/admin/list-user-subscriptions?phase=past_due',
    },
    { label: words.bouncedEmails, count: counts.emails_refused },
  ];
  const week: Tile[] = [
    { label: words.listingsNew, count: counts.listings_new },
    { label: words.owed, count: counts.owed_cents, money: true },
    { label: words.paid, count: counts.paid_cents, money: true },
  ];
  const rest: Tile[] = [
    { label: words.users, count: counts.users, path: USERS_PATH },
    { label: words.blocked, count: counts.blocked, path: `${USERS_PATH}?status=blocked` },
    { label: words.toBeErased, count: counts.pending_erasure },
    { label: words.queuedEmails, count: counts.emails_queued },
  ];
  const draw = (tiles: readonly Tile[], isQueue: boolean) => (
    <ul className={css.tiles}>
      {tiles.map(({ label, count, money: isMoney, path }) => (
        <li key={label.el} className={css.tile} data-waiting={isQueue && count > 0 ? '' : undefined}>
          {path ? (
            <a className={css.whole} href={localizePath(locale, path)}>
              {label[locale]}
            </a>
          ) : (
            <p className={css.label}>{label[locale]}</p>
          )}
          <p className={`${css.count} num`}>{isMoney ? formatCents(count) : formatCount(count, locale)}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section aria-labelledby="queues">
        <h2 className={css.title} id="queues">
          {words.queues[locale]}
        </h2>
        {draw(queues, true)}
      </section>
      <section aria-labelledby="week">
        <h2 className={css.title} id="week">
          {words.week[locale]}
        </h2>
        {draw(week, false)}
      </section>
      <section aria-labelledby="rest">
        <h2 className={css.title} id="rest">
          {words.accounts[locale]}
        </h2>
        {draw(rest, false)}
      </section>
    </>
  );
}
