/** Cards of remembered homes, thirty at a time. What is no longer offered is counted, not passed over in silence. */
import type { Locale } from '@estia/contract/pair';
import { useCallback, useEffect, useState } from 'react';
import { getBrowserListings, useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { createListingCardView, type ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { callApi } from '../../platform/api-client.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';

const PAGE_SIZE = 30;

type LoadedCards = {
  cards: readonly ListingCardView[];
  gone: readonly number[];
  asked: number;
  status: 'idle' | 'loading' | 'failed';
};
const noCards: LoadedCards = { cards: [], gone: [], asked: 0, status: 'idle' };

export function useSavedListings(list: 'favorites' | 'hidden', locale: Locale) {
  const hydrated = useHydrated();
  const count = useBrowserListings((stored) => stored[list].length);
  /** As it was when the page opened: a home that is taken off stays in sight, and can be put back. */
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [read, setRead] = useState<LoadedCards>(noCards);

  const start = useCallback(() => {
    setIds(getBrowserListings()[list]);
    setRead(noCards);
  }, [list]);
  useEffect(start, [start]);

  const more = useCallback(async () => {
    if (!ids) return;
    const next = ids.slice(read.asked, read.asked + PAGE_SIZE);
    if (next.length === 0) return;
    setRead((was) => ({ ...was, status: 'loading' }));
    try {
      const { properties } = await callApi('GET /property/cards', { query: { listing_ids: next.join(',') } });
      const here = new Set(properties.map((card) => card.listing_id));
      const now = Date.now();
      setRead((was) => ({
        cards: [...was.cards, ...properties.map((card) => createListingCardView(card, locale, now))],
        gone: [...was.gone, ...next.filter((id) => !here.has(id))],
        asked: was.asked + next.length,
        status: 'idle',
      }));
    } catch {
      setRead((was) => ({ ...was, status: 'failed' }));
    }
  }, [ids, read.asked, locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page comes by itself, the others are asked for.
  useEffect(() => {
    void more();
  }, [ids]);

  const known = hydrated && ids !== null;
  return { ...read, count, known, left: (ids?.length ?? 0) - read.asked, more, start };
}
