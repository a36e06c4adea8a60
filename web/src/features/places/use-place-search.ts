/** SRCH-2: what is typed → places, after a pause, the last question winning. */
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { placeSearchLimits } from './place-search-limits.ts';
import { createPlaceTag, type PlaceTag } from './place-tag.ts';

/** `title` is the name that was meant, `detail` what it is and where, `count` its live listings. */
export type PlaceChoice = PlaceTag & { title: string; detail: string; count: number };
export type PlaceSearch = { status: 'short' | 'loading' | 'done' | 'failed'; choices: readonly PlaceChoice[] };

const SHORT: PlaceSearch = { status: 'short', choices: [] };

export function usePlaceSearch(text: string, locale: Locale): PlaceSearch {
  const [state, setState] = useState<PlaceSearch>(SHORT);
  const key = text.trim().slice(0, placeSearchLimits.maxQuery);
  useEffect(() => {
    if (key.length < placeSearchLimits.minLetters) {
      setState(SHORT);
      return;
    }
    let current = true;
    setState((was) => ({ status: 'loading', choices: was.choices }));
    const timer = setTimeout(async () => {
      try {
        const { options } = await callApi('GET /property/places', { query: { search_key: key } });
        const choices = options.map((option) => ({
          ...createPlaceTag(option, locale),
          title: option.title[locale],
          detail: option.detail[locale],
          count: option.listing_count,
        }));
        if (current) setState({ status: 'done', choices });
      } catch {
        if (current) setState({ status: 'failed', choices: [] });
      }
    }, placeSearchLimits.debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, locale]);
  return state;
}
