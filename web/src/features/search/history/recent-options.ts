/** The last searches of this browser, as the place field offers them. */
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { getPastSearches } from './search-history-store.ts';

export const listRecentSearches = (locale: Locale): readonly { href: string; title: string }[] =>
  getPastSearches().flatMap(({ query, name, said }) => {
    const title = name ?? said?.[locale];
    return title === undefined ? [] : [{ href: `${pathTo(locale, '/properties/search')}?${query}&page=1`, title }];
  });
