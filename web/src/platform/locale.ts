/** The address decides the language: bare is Greek, `/en` is English. Passed on as a value, never kept globally. */
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';

const ENGLISH_PREFIX = '/en';

export const getLocale = (pathname: string): Locale =>
  pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`) ? 'en' : 'el';

/** Browsers read two slashes at the beginning, of either kind, as another site. */
const ofThisSite = (path: string): string => path.replace(/^[/\\][/\\\t\r\n]+/, '/');

/** The same path without its language: `/en/properties/search` → `/properties/search`. */
export const stripLocale = (pathname: string): string =>
  ofThisSite(getLocale(pathname) === 'en' ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname);

/** A bare path (with or without query) in a language. */
export const localizePath = (locale: Locale, given: string): string => {
  const path = ofThisSite(given);
  if (locale === 'el') return path;
  if (path === '/') return ENGLISH_PREFIX;
  return path.startsWith('/?') || path.startsWith('/#')
    ? `${ENGLISH_PREFIX}${path.slice(1)}`
    : `${ENGLISH_PREFIX}${path}`;
};

export const useLocale = (): Locale => getLocale(useLocation().pathname);
