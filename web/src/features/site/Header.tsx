/** The top of every page. Menus are <details>: they open without script; script adds Esc, outside click and closing. */
import * as account from '@estia/contract/accounts/messages';
import { savedLink } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import { presets } from '@estia/contract/search/presets';
import * as words from '@estia/contract/site/messages';
import { type ReactNode, useRef } from 'react';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useMenus } from '../../ui/menus.ts';
import css from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { type HeaderUser, useLoggedIn } from './use-logged-in.ts';

type Types = readonly { id: number; name: string }[];

const category = 1;
/** NAV-1: the first word of a type's name is enough in a menu. */
const firstWord = (name: string): string => name.split(/[\s/]/, 1)[0] ?? name;
/** Two letters at most, without accents, as capitals are written. */
const initials = (name: string): string =>
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
  /** Known on private pages; on public ones the browser finds out. */
  user?: HeaderUser | undefined;
};

export function Header({ locale, types, user: known }: Props) {
  const menus = useRef<HTMLElement>(null);
  useMenus(menus);
  const user = useLoggedIn(known);
  const goldenVisa = to(locale, searchPath(presets.goldenVisaNav));
  // NAV-2: an individual chooses the kind of property first; a visitor passes through the login.
  const newProperty = user?.role_id === 2 ? '/select-property' : '/dashboard/properties/new-property';
  // What is seen is part of what is heard, also for who speaks to the page: "click ML".
  const menuLabel = user ? `${words.userMenu[locale]} ${initials(user.username)}` : words.userMenu[locale];
  const link = (path: string, text: string, extra?: string) => (
    <li className={extra}>
      <a href={to(locale, path)}>{text}</a>
    </li>
  );
  return (
    <header className={css.top} ref={menus}>
      <div className={`${css.row} wrap`}>
        <nav className={css.nav} aria-label={words.mainNav[locale]}>
          <Menu title={words.buy[locale]}>
            <TypeLinks locale={locale} purpose="sale" types={types} />
          </Menu>
          <Menu title={words.rent[locale]}>
            <TypeLinks locale={locale} purpose="rent" types={types} />
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
        <Logo href={to(locale, '/')} name={words.brand[locale]} label={words.homeLink[locale]} />
        <div className={css.side}>
          <a className={buttonClass('line', css.wide)} href={to(locale, newProperty)}>
            <Icon name="plus" /> {words.listNewProperty[locale]}
          </a>
          <LanguageMenu locale={locale} side="right" />
          <details className={css.menu} name="top">
            <summary className={css.user} aria-label={menuLabel}>
              <Icon name="menu" />
              <span className={css.who}>{user ? initials(user.username) : <Icon name="user" />}</span>
            </summary>
            <ul className={`${css.panel} ${css.list} ${css.atRight}`}>
              {user ? (
                <>
                  {link('/dashboard', account.dashboard[locale], css.first)}
                  {link('/dashboard/user/favorites', account.favorites[locale])}
                  {link('/dashboard/user/search-history', account.searches[locale])}
                  <li className={css.last}>
                    <form method="post" action={to(locale, '/auth/logout')}>
                      <button type="submit">{account.logout[locale]}</button>
                    </form>
                  </li>
                </>
              ) : (
                <>
                  {link('/auth/login', account.loginOrRegister[locale], css.first)}
                  {link('/saved', savedLink[locale])}
                  {link('/searches', words.mySearches[locale])}
                </>
              )}
              {link(searchPath({ for: 'sale', category_id: category }), words.buy[locale])}
              {link(searchPath({ for: 'rent', category_id: category }), words.rent[locale])}
              {link('/select-property', words.sell[locale])}
              {link('/valuation', words.propertyValuation[locale])}
              {link('/show-realtors', words.findAgent[locale])}
              {link(searchPath(presets.goldenVisaNav), words.goldenVisa[locale], css.narrow)}
              {link(newProperty, words.listNewProperty[locale], css.narrow)}
            </ul>
          </details>
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

function TypeLinks({ locale, purpose, types }: { locale: Locale; purpose: 'sale' | 'rent'; types: Types }) {
  const all = searchPath({ for: purpose, category_id: category });
  return (
    <ul className={`${css.list} ${css.columns}`}>
      <li className={css.first}>
        <a href={to(locale, all)}>{words.allHomes[locale]}</a>
      </li>
      {types.map((type) => (
        <li key={type.id}>
          <a
            href={to(locale, searchPath({ for: purpose, category_id: category, type_ids: [type.id] }))}
            title={type.name}
          >
            {firstWord(type.name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
