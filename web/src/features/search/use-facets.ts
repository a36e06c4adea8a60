/**
 * How many results each further choice would leave, for what the form says now. Asked beside the page and only once
 * somebody comes near the filters; when it fails the form works without numbers.
 */
import { listNames, mapNames } from '@estia/contract/map-names';
import { type FilterFields, omitFields, placeFields } from '@estia/contract/search/codec';
import type { Facets } from '@estia/contract/search/facets';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { parseSearchForm } from './search-form.ts';

const DEBOUNCE_MS = 200;

type Counts = Readonly<Record<keyof Facets['options'], ReadonlyMap<number, number>>>;

export type FacetCounts = {
  facets: Facets;
  counts: Counts;
  /** What the numbers are about. */
  filter: FilterFields;
};

type FacetsHook = {
  counted: FacetCounts | null;
  /** Somebody comes near: the first numbers are asked for. */
  wake: () => void;
  /** The form says something else now. */
  changed: () => void;
  /** The numbers are about something else. */
  forget: () => void;
};

export function useFacets(
  form: RefObject<HTMLFormElement | null>,
  meant: (written: FilterFields) => FilterFields,
): FacetsHook {
  const [counted, setCounted] = useState<FacetCounts | null>(null);
  const awake = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const last = useRef('');
  const tidy = useRef(meant);
  tidy.current = meant;

  const read = useCallback(async () => {
    const written = form.current && parseSearchForm(form.current)?.filter;
    if (!written) return;
    const filter = tidy.current(written);
    const query = omitFields(filter, ['sort']);
    const key = JSON.stringify(query);
    if (key === last.current) return;
    last.current = key;
    running.current?.abort();
    if (!isComplete(filter)) {
      setCounted(null);
      return;
    }
    const mine = new AbortController();
    running.current = mine;
    try {
      const facets = await callApi('GET /property/search/facets', { query }, mine.signal);
      // A hundred numbers change: typing and pressing go first.
      startTransition(() => setCounted({ facets, counts: countsOf(facets), filter }));
    } catch {
      if (mine.signal.aborted) return;
      last.current = '';
      startTransition(() => setCounted(null));
    }
  }, [form]);

  const schedule = useCallback(
    (pause: number) => {
      awake.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void read(), pause);
    },
    [read],
  );
  const changed = useCallback(() => schedule(DEBOUNCE_MS), [schedule]);
  const wake = useCallback(() => {
    if (!awake.current) schedule(0);
  }, [schedule]);

  const forget = useCallback(() => setCounted(null), []);

  // The place field lives outside and its tags are no fields that speak up: every render is a reason to look again.
  useEffect(() => {
    if (awake.current) changed();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { counted, wake, changed, forget };
}

const isComplete = (filter: FilterFields): boolean =>
  filter.for !== undefined && filter.category_id !== undefined && placeFields.some((name) => filter[name]?.length);

const countsOf = ({ options }: Facets): Counts =>
  mapNames(listNames(options), (list) => new Map(options[list].map(({ id, count }) => [id, count])));
