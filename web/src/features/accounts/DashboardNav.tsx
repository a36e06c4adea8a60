/**
 * The left navigation of the dashboard, per role (DASH-1). On a phone the same list opens from a burger (NAV-5): one
 * <details> that needs no script, and that a wide screen simply shows open.
 */
import { nav as words } from '@estia/contract/accounts/dashboard-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { bare, to } from '../../platform/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMenus } from '../../ui/menus.ts';
import css from './DashboardNav.module.css';
import { NavIcon, type NavIconName } from './NavIcon.tsx';

type Item = { path: string; text: Pair; icon: NavIconName; also?: string };

const home: Item = { path: '/dashboard', text: words.home, icon: 'chart' };
const properties: Item = {
  path: '/dashboard/properties',
  text: words.properties,
  icon: 'house',
  also: '/dashboard/properties/',
};
const kept: readonly Item[] = [
  { path: '/dashboard/user/favorites', text: words.favorites, icon: 'heart' },
  { path: '/dashboard/user/search-history', text: words.searches, icon: 'search' },
];
const own: readonly Item[] = [
  { path: '/dashboard/user/profile', text: words.profile, icon: 'user' },
  { path: '/dashboard/user/security', text: words.security, icon: 'shield' },
  { path: '/dashboard/user/privacy', text: words.privacy, icon: 'file' },
];
const subscription: Item = { path: '/dashboard/user/subscription', text: words.subscription, icon: 'bank' };
const desk: readonly Item[] = [
  { path: '/dashboard/admin/list-users', text: words.users, icon: 'people', also: '/dashboard/admin/users/' },
  { path: '/dashboard/admin/list-administrators', text: words.administrators, icon: 'key' },
  { path: '/dashboard/admin/audit-log', text: words.auditLog, icon: 'log' },
];

/** Groups in the order they stand; an admin's desk comes before what everybody has. */
function groupsOf(roleId: number): readonly (readonly Item[])[] {
  if (roleId === 1) return [[home, ...desk], kept, own];
  return [[home, properties], kept, roleId === 3 ? [...own, subscription] : own];
}

const isAt = (item: Item, path: string): boolean =>
  path === item.path || (item.also !== undefined && path.startsWith(item.also));

type Props = { locale: Locale; user: { role_id: number; username: string }; children: ReactNode };

export function DashboardNav({ locale, user, children }: Props) {
  const path = bare(useLocation().pathname).replace(/\/$/, '');
  const menu = useRef<HTMLElement>(null);
  useMenus(menu);
  const groups = groupsOf(user.role_id);
  const current = groups.flat().find((item) => isAt(item, path));
  const list = groups.map((items) => (
    <ul className={css.group} key={items[0]?.path}>
      {items.map((item) => (
        <li key={item.path}>
          <a href={to(locale, item.path)} aria-current={isAt(item, path) ? 'page' : undefined}>
            <NavIcon name={item.icon} /> {item.text[locale]}
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
