/**
 * The left navigation of the dashboard, per role (DASH-1). On a phone the same list opens from a burger (NAV-5): one
 * <details> that needs no script, and that a wide screen simply shows open.
 */
import { nav as words } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale, Pair } from '@estia/contract/pair';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath, stripLocale } from '../../../platform/locale.ts';
import { DashboardIcon, type DashboardIconName } from '../../../ui/icon/DashboardIcon.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDetailsMenus } from '../../../ui/use-details-menus.ts';
import css from './DashboardNav.module.css';

/** What waits for an admin, by kind. */
export type Waiting = ApiReply<'GET /adminPanel/waiting'>;
type WaitingName = keyof typeof words.waiting;
type NavItem = {
  path: string;
  text: Pair;
  icon: DashboardIconName;
  also?: string;
  unread?: true;
  waiting?: WaitingName;
};

const MOST_SHOWN = 999;

const homeItem: NavItem = { path: '/dashboard', text: words.home, icon: 'chart' };
const queueItem: NavItem = { path: '/dashboard', text: words.queue, icon: 'chart', waiting: 'queue' };
const properties: NavItem = {
  path: '/dashboard/properties',
  text: words.properties,
  icon: 'house',
  also: '/dashboard/properties/',
};
const sources: NavItem = {
  path: '/dashboard/properties/external-sources',
  text: words.sources,
  icon: 'sync',
  also: '/dashboard/properties/external-sources/',
};
const complexes: NavItem = {
  path: '/dashboard/complexes',
  text: words.complexes,
  icon: 'cards',
  also: '/dashboard/complexes/',
};
const mandates: NavItem = {
  path: '/dashboard/mandates',
  text: words.mandates,
  icon: 'shield',
  also: '/dashboard/mandates/',
};
const cooperation: NavItem = { path: '/dashboard/cooperation', text: words.cooperation, icon: 'people' };
const inbox: NavItem = {
  path: '/dashboard/inbox',
  text: words.inbox,
  icon: 'mail',
  also: '/dashboard/inbox/',
  unread: true,
};
const savedItems: readonly NavItem[] = [
  {
    path: '/dashboard/user/favorites',
    text: words.favorites,
    icon: 'heart',
    also: '/dashboard/user/favorites/',
  },
  {
    path: '/dashboard/saved-searches',
    text: words.savedSearches,
    icon: 'bell',
    also: '/dashboard/saved-searches/',
  },
  { path: '/dashboard/user/search-history', text: words.searches, icon: 'search' },
];
const accountItems: readonly NavItem[] = [
  { path: '/dashboard/user/profile', text: words.profile, icon: 'user' },
  { path: '/dashboard/user/security', text: words.security, icon: 'shield' },
  { path: '/dashboard/user/privacy', text: words.privacy, icon: 'file' },
  { path: '/dashboard/decisions', text: words.decisions, icon: 'warn', also: '/dashboard/decisions/' },
];
const subscription: NavItem = {
  path: '/dashboard/user/subscription',
  text: words.subscription,
  icon: 'bank',
  also: '/dashboard/user/subscription/',
};
const invoices: NavItem = { path: '/dashboard/user/invoices', text: words.invoices, icon: 'file' };
const team: NavItem = { path: '/dashboard/office/team', text: words.team, icon: 'people' };
const adminItems: readonly NavItem[] = [
  {
    path: '/dashboard/admin/list-users',
    text: words.users,
    icon: 'people',
    also: '/dashboard/admin/users/',
    waiting: 'agencies',
  },
  { path: '/dashboard/admin/list-agencies', text: words.agencies, icon: 'people' },
  {
    path: '/dashboard/admin/properties/for-sale',
    text: words.listings,
    icon: 'house',
    also: '/dashboard/admin/properties/',
  },
  { path: '/dashboard/admin/external-sources', text: words.listingSources, icon: 'log', waiting: 'sources' },
  {
    path: '/dashboard/admin/list-articles',
    text: words.articles,
    icon: 'file',
    also: '/dashboard/admin/article-editor',
  },
  {
    path: '/dashboard/admin/list-user-subscriptions',
    text: words.subscriptions,
    icon: 'bank',
    also: '/dashboard/admin/subscriptions/',
    waiting: 'overdue',
  },
  { path: '/dashboard/admin/deposits', text: words.deposits, icon: 'bank', waiting: 'deposits' },
  { path: '/dashboard/admin/list-alerts', text: words.reports, icon: 'warn', waiting: 'reports' },
  {
    path: '/dashboard/admin/complaints',
    text: words.complaints,
    icon: 'warn',
    also: '/dashboard/admin/complaints/',
    waiting: 'complaints',
  },
  {
    path: '/dashboard/admin/disputes',
    text: words.disputes,
    icon: 'warn',
    also: '/dashboard/admin/disputes/',
    waiting: 'cases',
  },
  {
    path: '/dashboard/admin/same-properties',
    text: words.sameProperties,
    icon: 'house',
    also: '/dashboard/admin/same-properties/',
    waiting: 'unclear_matches',
  },
  {
    path: '/dashboard/admin/hidden-brokers',
    text: words.hiddenBrokers,
    icon: 'warn',
    also: '/dashboard/admin/hidden-brokers/',
    waiting: 'private_accounts',
  },
  { path: '/dashboard/admin/list-invoices', text: words.invoices, icon: 'bank', waiting: 'invoices' },
  { path: '/dashboard/admin/finance', text: words.finance, icon: 'chart', waiting: 'chargebacks' },
  { path: '/dashboard/admin/plans', text: words.plans, icon: 'cards' },
  { path: '/dashboard/admin/list-administrators', text: words.administrators, icon: 'key' },
  { path: '/dashboard/admin/approvals', text: words.approvals, icon: 'people', waiting: 'approvals' },
  { path: '/dashboard/admin/settings', text: words.settings, icon: 'sliders' },
  { path: '/dashboard/admin/rules', text: words.rules, icon: 'file' },
  { path: '/dashboard/admin/terms', text: words.legal, icon: 'shield' },
  { path: '/dashboard/admin/audit-log', text: words.auditLog, icon: 'log' },
  { path: '/dashboard/admin/system', text: words.system, icon: 'chart' },
  { path: '/dashboard/admin/failures', text: words.failures, icon: 'warn', waiting: 'failures' },
];

/** Groups in the order they stand; an admin's dashboard comes before what everybody has. */
function getNavGroups({ role_id: roleId, agency_role: agencyRole }: Props['user']): readonly (readonly NavItem[])[] {
  if (roleId === roleIds.admin) return [[queueItem, ...adminItems], [inbox, ...savedItems], accountItems];
  return [
    [homeItem, properties, ...(roleId === roleIds.agency ? [sources, complexes, mandates] : []), cooperation, inbox],
    savedItems,
    agencyRole === 'owner' ? [...accountItems, team, subscription, invoices] : accountItems,
  ];
}

const isWithin = (item: NavItem, path: string): boolean =>
  path === item.path || (item.also !== undefined && path.startsWith(item.also));

/** Of two items that the page is within, the one that says more. */
const findCurrentItem = (items: readonly NavItem[], path: string): NavItem | undefined =>
  items.filter((item) => isWithin(item, path)).toSorted((a, b) => b.path.length - a.path.length)[0];

type Props = {
  locale: Locale;
  user: { role_id: number; username: string; agency_role: 'owner' | 'agent' | null };
  /** Conversations with something new. */
  unread?: number;
  /** Null for who is no admin, and where it could not be read. */
  waiting?: Waiting | null;
  children: ReactNode;
};

type Count = { count: number; text: string };

/** Which kinds are behind one item. */
const kindsOf: Readonly<Record<Exclude<WaitingName, 'queue'>, readonly (keyof Waiting)[]>> = {
  agencies: ['agency'],
  deposits: ['deposit'],
  reports: ['report'],
  private_accounts: ['hidden_broker', 'complaint'],
  invoices: ['invoice'],
  cases: ['dispute', 'exclusive_case'],
  complaints: ['appeal'],
  unclear_matches: ['match'],
  approvals: ['approval'],
  overdue: ['overdue'],
  chargebacks: ['chargeback'],
  sources: ['source'],
  failures: ['failure'],
};

const countWaiting = (waiting: Waiting, name: WaitingName): number =>
  (name === 'queue' ? Object.values(waiting) : kindsOf[name].map((kind) => waiting[kind])).reduce(
    (sum, count) => sum + count,
    0,
  );

function countOf(item: NavItem, { locale, unread = 0, waiting }: Pick<Props, 'locale' | 'unread' | 'waiting'>): Count {
  if (item.unread) return { count: unread, text: words.unread[locale](unread) };
  const count = item.waiting && waiting ? countWaiting(waiting, item.waiting) : 0;
  return { count, text: item.waiting ? words.waiting[item.waiting][locale](count) : '' };
}

function Badge({ count, text }: Count) {
  return (
    count > 0 && (
      <span className={css.badge}>
        <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
        <span className="vh">{text}</span>
      </span>
    )
  );
}

export function DashboardNav({ locale, user, unread = 0, waiting = null, children }: Props) {
  const path = stripLocale(useLocation().pathname).replace(/\/$/, '');
  const menu = useRef<HTMLElement>(null);
  useDetailsMenus(menu);
  const groups = getNavGroups(user);
  const current = findCurrentItem(groups.flat(), path);
  const list = groups.map((items) => (
    <ul className={css.group} key={items[0]?.path}>
      {items.map((item) => (
        <li key={item.path}>
          <a href={localizePath(locale, item.path)} aria-current={item === current ? 'page' : undefined}>
            <DashboardIcon name={item.icon} /> {item.text[locale]}
            <Badge {...countOf(item, { locale, unread, waiting })} />
          </a>
        </li>
      ))}
    </ul>
  ));
  return (
    <div className={css.frame}>
      <nav className={css.nav} aria-label={words.label[locale]} ref={menu}>
        <details className={css.burger}>
          <summary>
            <Icon name="menu" /> <span className="vh">{words.menu[locale]}: </span>
            <span className={css.now}>{current?.text[locale] ?? words.menu[locale]}</span>
            <span className={css.who}>{user.username}</span>
          </summary>
          <div className={css.drawer}>{list}</div>
        </details>
        <div className={css.side}>{list}</div>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  );
}
