/** The top of every page. Menus are <details>: they open without script; script adds keys, outside click and closing. */
import * as account from '@estia/contract/accounts/messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { savedLink } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/site/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { localizePath, stripLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { usePresets } from '../../platform/presets.ts';
import { endPushOfOtherAccount, onLogout } from '../../platform/push-account.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Logo, LogoMark } from '../../ui/Logo.tsx';
import { useDetailsMenus } from '../../ui/use-details-menus.ts';
import css from './Header.module.css';
import {
  getHeaderSearchMode,
  HeaderSearch,
  type LoadHeaderSearchForm,
  useIsHeaderSearchShown,
} from './HeaderSearch.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { type HeaderUser, useSessionUser } from './use-session-user.ts';

/** Of homes, with their part of the address. */
type Types = readonly { slug: string; name: string }[];

/** NAV-1: the first word of a type's name is enough in a menu. */
const getFirstWord = (name: string): string => name.split(/[\s/]/, 1)[0] ?? name;
/** Two letters at most, without accents, as capitals are written. */
const getInitials = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

type Props = {
  locale: Locale;
  types: Types;
  categories: readonly { id: number; name: string }[];
  loadSearch: LoadHeaderSearchForm;
  /** Known on private pages; on public ones the browser finds out. */
  user?: HeaderUser | undefined;
};

export function Header({ locale, types, categories, loadSearch, user: known }: Props) {
  const menus = useRef<HTMLElement>(null);
  useDetailsMenus(menus);
  const user = useSessionUser(known);
  useEffect(() => {
    if (user) endPushOfOtherAccount(user.user_id);
  }, [user]);
  const mode = getHeaderSearchMode(stripLocale(useLocation().pathname));
  const find = useIsHeaderSearchShown(mode);
  const presets = usePresets();
  const goldenVisa = localizePath(locale, searchPath(presets.goldenVisaNav));
  // NAV-2: an individual chooses the kind of property first; a visitor passes through the login.
  const newProperty = user?.role_id === roleIds.individual ? '/select-property' : '/dashboard/properties/new-property';
  // What is seen is part of what is heard, also for who speaks to the page: "click ML".
  const menuLabel = user ? `${words.userMenu[locale]} ${getInitials(user.username)}` : words.userMenu[locale];
  const link = (path: string, text: string, extra?: string) => (
    <li className={extra}>
      <a href={localizePath(locale, path)}>{text}</a>
    </li>
  );
  return (
    <header className={css.top} ref={menus}>
      <div className={find ? `${css.row} ${css.finding} wrap` : `${css.row} wrap`}>
        <nav className={css.nav} aria-label={words.mainNav[locale]}>
          <Menu title={words.buy[locale]}>
            <TypeLinks locale={locale} path="/buy/:type?" types={types} />
          </Menu>
          <Menu title={words.rent[locale]}>
            <TypeLinks locale={locale} path="/rent/:type?" types={types} />
          </Menu>
          <Menu title={words.sell[locale]}>
            <ul className={css.list}>
              {link('/valuation', words.propertyValuation[locale])}
              {link('/show-realtors', words.findAgent[locale])}
            </ul>
          </Menu>
          <a className={`${css.item} ${css.wide}`} href={goldenVisa}>
            {words.goldenVisa[locale]}
          </a>
          <LanguageMenu locale={locale} side="left" />
        </nav>
        <div className={css.centre}>
          <Logo href={pathTo(locale, '/')} name={words.brand[locale]} label={words.homeLink[locale]} />
        </div>
        {mode !== 'never' && (
          <div className={css.find}>
            <a className={css.arch} href={pathTo(locale, '/')} aria-label={words.homeLink[locale]}>
              <LogoMark />
            </a>
            <HeaderSearch locale={locale} shown={find} categories={categories} load={loadSearch} />
          </div>
        )}
        <div className={css.right}>
          <a
            className={buttonClass('outline', `${css.wide} ${css.listWords}`)}
            href={localizePath(locale, newProperty)}
          >
            <Icon name="plus" /> {words.listNewProperty[locale]}
          </a>
          {/* Where room is short the button is one word. Two links of which one is drawn: a button that shrinks would be a shift. */}
          <a
            className={css.listSign}
            href={localizePath(locale, newProperty)}
            aria-label={words.listNewProperty[locale]}
          >
            <Icon name="plus" />
            <span aria-hidden="true">{words.listShort[locale]}</span>
          </a>
          <div className={css.side}>
            <LanguageMenu locale={locale} side="right" />
            <details className={css.menu} name="top">
              <summary className={css.user} aria-label={menuLabel}>
                <Icon name="menu" />
                <span className={css.who}>{user ? getInitials(user.username) : <Icon name="user" />}</span>
              </summary>
              <ul className={`${css.panel} ${css.list} ${css.atRight}`}>
                {link(newProperty, words.listNewProperty[locale], `${css.narrow} ${css.first}`)}
                {/* Both menus are in every page; the mark of the early script says which is drawn. */}
                {link('/dashboard', account.dashboard[locale], `${css.member} ${css.first}`)}
                {link('/dashboard/user/favorites', account.favorites[locale], css.member)}
                {link('/dashboard/saved-searches', account.savedSearches[locale], css.member)}
                {link('/dashboard/user/search-history', account.searchHistory[locale], css.member)}
                <li className={`${css.member} ${css.last}`}>
                  <form method="post" action={pathTo(locale, '/auth/logout')} onSubmit={onLogout}>
                    <button type="submit">{account.logout[locale]}</button>
                  </form>
                </li>
                {link('/dashboard/inbox', account.inbox[locale], css.member)}
                {link('/auth/login', account.loginOrRegister[locale], `${css.visitor} ${css.first}`)}
                {link('/saved', savedLink[locale], css.visitor)}
                {link('/searches', words.mySearches[locale], css.visitor)}
                {link('/buy', words.buy[locale])}
                {link('/rent', words.rent[locale])}
                {link('/select-property', words.sell[locale])}
                {link('/valuation', words.propertyValuation[locale])}
                {link('/show-realtors', words.findAgent[locale])}
                {link(searchPath(presets.goldenVisaNav), words.goldenVisa[locale], css.narrow)}
              </ul>
            </details>
          </div>
        </div>
      </div>
    </header>
  );
}

function Menu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`${css.menu} ${css.wide}`} name="top">
      <summary className={css.item}>
        {title} <Icon name="down" small />
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}

/** Nobody has chosen a place in a menu: each leads to where one is chosen. */
function TypeLinks({ locale, path, types }: { locale: Locale; path: '/buy/:type?' | '/rent/:type?'; types: Types }) {
  return (
    <ul className={`${css.list} ${css.columns}`}>
      <li className={css.first}>
        <a href={pathTo(locale, path, {})}>{words.allProperties[locale]}</a>
      </li>
      {types.map(({ slug, name }) => (
        <li key={slug}>
          <a href={pathTo(locale, path, { type: slug })} title={name}>
            {getFirstWord(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
