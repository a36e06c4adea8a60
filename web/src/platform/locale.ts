/** The address decides the language: bare is Greek, `/en` is English. Passed on as a value, never kept globally. */
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';

const ENGLISH = '/en';

export const localeOf = (pathname: string): Locale =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`) ? 'en' : 'el';

/** Browsers read two slashes at the beginning, of either kind, as another site. */
const ofThisSite = (path: string): string => path.replace(/^[/\\][/\\\t\r\n]+/, '/');

/** The same path without its language: `/en/properties/search` → `/properties/search`. */
export const bare = (pathname: string): string =>
  ofThisSite(localeOf(pathname) === 'en' ? pathname.slice(ENGLISH.length) || '/' : pathname);

/** A bare path (with or without query) in a language. */
export const to = (locale: Locale, given: string): string => {
  const path = ofThisSite(given);
  if (locale === 'el') return path;
  if (path === '/') return ENGLISH;
  return path.startsWith('/?') || path.startsWith('/#') ? `${ENGLISH}${path.slice(1)}` : `${ENGLISH}${path}`;
};

export const useLocale = (): Locale => localeOf(useLocation().pathname);
