/** SRCH-4: as the reader nears the end, the next page is read and appended, until all are there. */
import type { Locale } from '@estia/contract/pair';
import { filterToQuery, searchPath } from '@estia/contract/search/codec';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createListingCardView, type ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { callApi } from '../../platform/api-client.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { cacheResults, findCachedResults, type LoadedPages, type ScrollAnchor } from './results-cache.ts';
import type { ResultsData } from './results-data.ts';

const LISTING_ATTRIBUTE = 'data-home';
/** A scroll that has come to rest. */
const SETTLED_MS = 150;

export function useInfiniteResults({ filter, page, perPage, found, now, show }: ResultsData, locale: Locale) {
  const { key: entry } = useLocation();
  const arrival = useNavigationType();
  const hydrated = useHydrated();
  const search = searchPath(filter);

  // The page as it was left. While the served page comes alive it must be drawn as it was served.
  const [back] = useState(() => (hydrated && arrival === 'POP' ? findCachedResults(entry, search, locale) : null));
  const [list, setList] = useState<LoadedPages>(() => restorePages(back, page, found));
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const anchor = useRef<ScrollAnchor | null>(null);
  const height = useRef(0);
  const [reading, setReading] = useState(page);
  const next = list.cursors.at(-1) ?? null;

  const read = useCallback(async () => {
    if (busy.current || next === null) return;
    busy.current = true;
    setStatus('loading');
    try {
      const answer = await callApi('POST /property/search', {
        query: { limit: perPage, after: next },
        body: { ...filter },
      });
      const cards = answer.properties.map((card) => createListingCardView(card, locale, now));
      setList((was) => ({
        first: was.first,
        last: was.last + 1,
        cards: [...was.cards, ...cards],
        cursors: [...was.cursors, answer.next],
      }));
      setStatus('idle');
    } catch {
      setStatus('failed');
    } finally {
      busy.current = false;
    }
  }, [filter, locale, next, now, perPage]);

  useEffect(() => {
    const mark = end.current;
    if (!mark || status !== 'idle' || next === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((mark) => mark.isIntersecting)) void read();
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [next, status, read]);

  const latest = useRef(list);
  latest.current = list;

  // Measured while the list stands: by the time it is taken down, its styles are gone before it.
  const note = useCallback(
    (to: ScrollAnchor | null) => {
      anchor.current = to;
      height.current = scrollY;
      const { cards, first } = latest.current;
      const index = cards.findIndex((card) => card.id === to?.id);
      setReading(first + Math.floor(Math.max(0, index) / perPage));
    },
    [perPage],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settled = () => {
      // Coming back to a card moves the page too; the card stays the one to come back to.
      if (Math.abs(scrollY - height.current) > 4) note(findVisibleAnchor(box.current));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settled, SETTLED_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [note]);

  // The address names the page being read, so that a reload or a shared link opens there.
  const written = useRef(page);
  useEffect(() => {
    if (reading === written.current) return;
    written.current = reading;
    history.replaceState(history.state, '', `?${filterToQuery(filter, reading, show)}`);
  }, [filter, reading, show]);

  useLayoutEffect(() => {
    const save = () => cacheResults(entry, search, locale, latest.current, anchor.current);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [entry, search, locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands as it was left.
  useLayoutEffect(() => {
    // A page loaded anew finds its way too: after "back" with all it had read, after a reload with its own page.
    const loadedAnew = arrival === 'POP' && !back ? findCachedResults(entry, search, locale) : null;
    const isRestored = loadedAnew && loadedAnew.cards.length > 0 && isBackNavigation();
    if (isRestored) setList(restorePages(loadedAnew, page, found));
    const left = (back ?? loadedAnew)?.anchor ?? null;
    if (!left) return;
    // The router moves the page at the end of this very turn; whoever comes after it, before paint, has the last word.
    queueMicrotask(() => {
      if (scrollToAnchor(box.current, left, back !== null || isBackNavigation())) note(left);
    });
  }, []);

  return {
    list,
    reading,
    status,
    box,
    end,
    again: read,
    /** Notes which card was opened, for the way back. */
    onClickCapture: (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      const card = event.target.closest<HTMLElement>(`[${LISTING_ATTRIBUTE}]`);
      note(card ? createAnchor(card, true) : findVisibleAnchor(box.current));
    },
  };
}

/** What was cached, with what the server says today of the listings it just sent. */
function restorePages(cached: LoadedPages | null, page: number, found: ResultsData['found']): LoadedPages {
  const cards = found?.properties ?? [];
  if (!cached || cached.cards.length === 0) return { first: page, last: page, cards, cursors: [found?.next ?? null] };
  const fresh = new Map(cards.map((card) => [card.id, card]));
  const { first, last, cursors } = cached;
  return { first, last, cursors, cards: cached.cards.map((card): ListingCardView => fresh.get(card.id) ?? card) };
}

const isBackNavigation = (): boolean => {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrived?.type === 'back_forward';
};

const createAnchor = (card: HTMLElement, opened: boolean): ScrollAnchor => ({
  id: Number(card.getAttribute(LISTING_ATTRIBUTE)),
  top: Math.round(card.getBoundingClientRect().top),
  opened,
});

/** The first card that can be seen under the bars. At the very top there is no place to find again. */
function findVisibleAnchor(box: HTMLElement | null): ScrollAnchor | null {
  if (!box || scrollY < 100) return null;
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const card of box.querySelectorAll<HTMLElement>(`[${LISTING_ATTRIBUTE}]`)) {
    if (card.getBoundingClientRect().bottom > bars + 60) return createAnchor(card, false);
  }
  return null;
}

function scrollToAnchor(box: HTMLElement | null, { id, top, opened }: ScrollAnchor, focus: boolean): boolean {
  const card = box?.querySelector<HTMLElement>(`[${LISTING_ATTRIBUTE}="${id}"]`);
  if (!card) return false;
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (opened && focus) card.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
  return true;
}
