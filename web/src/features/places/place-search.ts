/** SRCH-2: what is typed → places, after a pause, the last question winning. */
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { ask } from '../../platform/ask.ts';
import { limits } from './limits.ts';
import { type PlaceTag, toTag } from './place-tag.ts';

export type Choice = PlaceTag & { matched: string | null };
export type PlaceSearch = { status: 'short' | 'loading' | 'done' | 'failed'; choices: readonly Choice[] };

const SHORT: PlaceSearch = { status: 'short', choices: [] };

export function usePlaceSearch(text: string, locale: Locale): PlaceSearch {
  const [state, setState] = useState<PlaceSearch>(SHORT);
  const key = text.trim().slice(0, limits.maxQuery);
  useEffect(() => {
    if (key.length < limits.minLetters) {
      setState(SHORT);
      return;
    }
    let current = true;
    setState((was) => ({ status: 'loading', choices: was.choices }));
    const timer = setTimeout(async () => {
      try {
        const { options } = await ask('GET /property/places', { query: { search_key: key } });
        const choices = options.map((option) => ({ ...toTag(option, locale), matched: option.matched }));
        if (current) setState({ status: 'done', choices });
      } catch {
        if (current) setState({ status: 'failed', choices: [] });
      }
    }, limits.debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, locale]);
  return state;
}
