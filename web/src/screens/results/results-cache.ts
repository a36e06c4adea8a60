/**
 * SRCH-4: what was read of a list, cached per history entry, so that the back button leads to the same card at the same
 * place. In the tab's own storage: it survives a reload and ends with the tab.
 */
import type { Locale } from '@estia/contract/pair';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';

/** Where the reader was: a card, how far below the top of the screen it stood, and whether it was the one opened. */
export type ScrollAnchor = { id: number; top: number; opened: boolean };

export type LoadedPages = {
  /** Number of the first page in `cards`, and of the last. */
  first: number;
  last: number;
  cards: readonly ListingCardView[];
  /** The cursor behind each page in `cards`; null is the end of the list. */
  cursors: readonly (string | null)[];
};

type CachedResults = LoadedPages & {
  version: number;
  at: number;
  search: string;
  locale: Locale;
  anchor: ScrollAnchor | null;
};

/** Raised whenever a card or the list is cached in another form: what an older page wrote is then not read. */
const VERSION = 2;
const PREFIX = 'estia:list:';
const ORDER = 'estia:lists';
/** Ten pages weigh about 150 KB; a tab may keep 5 MB. */
const MAX_PAGES = 10;
const MAX_ENTRIES = 6;
/** Older lists are read anew: prices change, and listings go. */
const TTL_MS = 30 * 60_000;

export function cacheResults(
  entry: string,
  search: string,
  locale: Locale,
  list: LoadedPages,
  anchor: ScrollAnchor | null,
): void {
  const cached: CachedResults = {
    version: VERSION,
    at: Date.now(),
    search,
    locale,
    anchor,
    ...trimAroundAnchor(list, anchor),
  };
  try {
    const order = [entry, ...listEntries().filter((each) => each !== entry)];
    for (const old of order.splice(MAX_ENTRIES)) sessionStorage.removeItem(PREFIX + old);
    sessionStorage.setItem(ORDER, JSON.stringify(order));
    sessionStorage.setItem(PREFIX + entry, JSON.stringify(cached));
  } catch {
    // Full or forbidden: the address still names the page.
    for (const each of listEntries()) sessionStorage.removeItem(PREFIX + each);
  }
}

export function findCachedResults(
  entry: string,
  search: string,
  locale: Locale,
): (LoadedPages & { anchor: ScrollAnchor | null }) | null {
  try {
    const cached: CachedResults | null = JSON.parse(sessionStorage.getItem(PREFIX + entry) ?? 'null');
    if (cached?.version !== VERSION || cached.search !== search || cached.locale !== locale) return null;
    return Date.now() - cached.at < TTL_MS ? cached : { ...cached, cards: [], cursors: [] };
  } catch {
    return null;
  }
}

function listEntries(): string[] {
  try {
    const order: unknown = JSON.parse(sessionStorage.getItem(ORDER) ?? '[]');
    return Array.isArray(order) ? order.map(String) : [];
  } catch {
    return [];
  }
}

/** Of a very long list the ten pages around the anchor: each page has its cursor, so reading goes on from any. */
function trimAroundAnchor({ first, last, cards, cursors }: LoadedPages, anchor: ScrollAnchor | null): LoadedPages {
  const pages = cursors.length;
  if (pages <= MAX_PAGES) return { first, last, cards, cursors };
  const perPage = Math.ceil(cards.length / pages);
  const at = Math.floor(
    Math.max(
      0,
      cards.findIndex((card) => card.id === anchor?.id),
    ) / perPage,
  );
  const from = Math.max(0, Math.min(at - MAX_PAGES / 2, pages - MAX_PAGES));
  const until = from + MAX_PAGES;
  return {
    first: first + from,
    last: first + until - 1,
    cards: cards.slice(from * perPage, until * perPage),
    cursors: cursors.slice(from, until),
  };
}
