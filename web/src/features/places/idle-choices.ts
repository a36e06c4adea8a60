/** What the place field offers before anything is typed. Fetched when a field is first opened, so that no page carries it. */
import type { Locale } from '@estia/contract/pair';
import { callApi } from '../../platform/api-client.ts';
import type { PlaceChoice } from './use-place-search.ts';

/** A search that was run before: choosing it opens its results. */
export type RecentSearch = { href: string; title: string };
/** The searches belong to another feature: screens say where they are. */
export type LoadRecentSearches = () => Promise<{ listRecentSearches: (locale: Locale) => readonly RecentSearch[] }>;
export type IdleChoices = { recent: readonly RecentSearch[]; popular: readonly PlaceChoice[] };

const MAX_RECENT = 3;
const MAX_POPULAR = 8;

const popularByLocale = new Map<Locale, Promise<readonly PlaceChoice[]>>();

function loadPopular(locale: Locale): Promise<readonly PlaceChoice[]> {
  const known = popularByLocale.get(locale);
  if (known) return known;
  const asked = callApi('GET /property/biggest-areas').then(({ places }) =>
    places.slice(0, MAX_POPULAR).map(({ kind, id, name, listing_count: count }) => ({
      kind,
      id,
      name: name[locale],
      label: name[locale],
      title: name[locale],
      detail: '',
      count,
    })),
  );
  popularByLocale.set(locale, asked);
  // The next time that a field is opened asks again.
  asked.catch(() => popularByLocale.delete(locale));
  return asked;
}

/** Without one of the two the other is offered. */
export async function loadIdleChoices(locale: Locale, loadRecent: LoadRecentSearches): Promise<IdleChoices> {
  const [recent, popular] = await Promise.all([
    loadRecent().then(
      ({ listRecentSearches }) => listRecentSearches(locale).slice(0, MAX_RECENT),
      () => [],
    ),
    loadPopular(locale).catch(() => []),
  ]);
  return { recent, popular };
}
