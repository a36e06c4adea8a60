/**
 * The room of the header's search (NAV-4). Served empty but for a link to the search, so that nothing moves when the
 * form comes; the form is fetched only where it will be shown: over 1300 px, and on home after 130 px of scroll.
 */

import type { Locale } from '@estia/contract/pair';
import { navSearch } from '@estia/contract/site/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { useLazyModule } from '../../platform/use-lazy-module.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './Header.module.css';

const WIDE = '(min-width: 1301px)';
const EXTRA_WIDE = '(min-width: 1921px)';
const SCROLL_THRESHOLD_PX = 130;

/** Screens whose own search is this one, or has a place field of its own: two of them would be one too many. */
const PAGES_WITH_SEARCH = /^\/(properties\/search|show-realtors|(buy|rent)(\/[\w-]+)?)\/?$/;

export type HeaderSearchMode = 'never' | 'scrolled' | 'always';
export const getHeaderSearchMode = (path: string): HeaderSearchMode =>
  path === '/' ? 'scrolled' : PAGES_WITH_SEARCH.test(path) ? 'never' : 'always';

/** Whether the header stands in its form with a search. CSS still asks for the width; the served page knows no scroll. */
export function useIsHeaderSearchShown(mode: HeaderSearchMode): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (mode !== 'scrolled') return;
    const check = () => setPast(scrollY > SCROLL_THRESHOLD_PX);
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, [mode]);
  return mode === 'always' || (mode === 'scrolled' && past);
}

type Categories = readonly { id: number; name: string }[];
/** Fetches the form, which is put together of other features: the frame knows where it is. */
export type LoadHeaderSearchForm = () => Promise<{
  HeaderSearchForm: ComponentType<{ locale: Locale; categories: Categories; roomy: boolean }>;
}>;

type Props = { locale: Locale; shown: boolean; categories: Categories; load: LoadHeaderSearchForm };

export function HeaderSearch({ locale, shown, categories, load }: Props) {
  const { part, want } = useLazyModule(load);
  const [roomy, setRoomy] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const room = matchMedia(EXTRA_WIDE);
    const check = () => {
      setRoomy(room.matches);
      if (shown && wide.matches) want();
    };
    check();
    wide.addEventListener('change', check);
    room.addEventListener('change', check);
    return () => {
      wide.removeEventListener('change', check);
      room.removeEventListener('change', check);
    };
  }, [shown, want]);
  // Once here it stays, so that what was chosen is there again; CSS hides it.
  if (part) return <part.HeaderSearchForm locale={locale} categories={categories} roomy={roomy} />;
  return (
    <a className={css.findLink} href={pathTo(locale, '/buy/:type?', {})}>
      <Icon name="search" /> {navSearch[locale]}
    </a>
  );
}
