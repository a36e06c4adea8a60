/** SRCH-4: as the reader nears the end, the next page is read and appended, until all are there. */

import type { Locale } from '@estia/contract/pair';
import { filterToQuery } from '@estia/contract/search/codec';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListCard, listCard } from '../../features/listings/list-card.ts';
import { ask } from '../../platform/ask.ts';
import type { Loaded } from './loaded.ts';

type More = { cards: readonly ListCard[]; next: string | null; page: number; status: 'idle' | 'loading' | 'failed' };

export function useMore({ filter, page, perPage, found, now }: Loaded, locale: Locale) {
  const [more, setMore] = useState<More>({ cards: [], next: found?.next ?? null, page, status: 'idle' });
  const end = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  const read = useCallback(async () => {
    if (busy.current || more.next === null) return;
    busy.current = true;
    setMore((was) => ({ ...was, status: 'loading' }));
    try {
      const answer = await ask('POST /property/search', {
        query: { limit: perPage, after: more.next },
        body: { ...filter },
      });
      setMore((was) => ({
        cards: [...was.cards, ...answer.properties.map((card) => listCard(card, locale, now))],
        next: answer.next,
        page: was.page + 1,
        status: 'idle',
      }));
    } catch {
      setMore((was) => ({ ...was, status: 'failed' }));
    } finally {
      busy.current = false;
    }
  }, [filter, locale, more.next, now, perPage]);

  // The address names the page being read, so that a reload or a shared link opens there.
  useEffect(() => {
    if (more.page === page) return;
    history.replaceState(history.state, '', `?${filterToQuery(filter, more.page)}`);
  }, [filter, more.page, page]);

  useEffect(() => {
    const mark = end.current;
    if (!mark || more.status !== 'idle' || more.next === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) void read();
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [more.next, more.status, read]);

  return { cards: more.cards, page: more.page, status: more.status, end, again: read };
}
