/**
 * What people search, counted for the discover lists: filters and districts by day, never a visitor. Counts gather in
 * memory and are written every ten seconds, so a search pays nothing for them; a crash loses ten seconds of counts.
 */
import { filterToQuery } from '@estia/contract/search/codec';
import { purposeIds, type SearchFilter } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import type { PlaceTree } from '../places/index.ts';
import { addNotes, type SearchNote } from './search.queries.ts';

const EVERY_MS = 10_000;
const MAX_DIFFERENT = 5_000;

export type SearchNotes = ReturnType<typeof searchNotes>;

export function searchNotes(deps: Deps) {
  let searches = new Map<string, SearchNote>();
  let places = new Map<number, number>();

  async function flush(): Promise<void> {
    if (searches.size === 0) return;
    const [batch, districts] = [[...searches.values()], places];
    searches = new Map();
    places = new Map();
    await addNotes(deps.db, deps.clock().toISOString().slice(0, 10), batch, districts);
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => deps.log.warn({ err: error }, 'searches not noted'));
  }, EVERY_MS).unref();

  return {
    add(filter: SearchFilter, tree: PlaceTree): void {
      if (!filter.for || !filter.category_id || searches.size >= MAX_DIFFERENT) return;
      // What somebody typed, drew or stood near is his own: only what thousands choose alike is counted.
      if (filter.text ?? filter.near ?? filter.shape ?? filter.view) return;
      const query = filterToQuery({ ...filter, sort: 'auto' }, 1);
      const note = searches.get(query) ?? {
        purpose: purposeIds[filter.for],
        category: filter.category_id,
        query,
        runs: 0,
      };
      note.runs += 1;
      searches.set(query, note);
      const inMunicipalities = filter.municipality_ids.flatMap((id) => tree.municipalities.get(id)?.districts ?? []);
      for (const id of new Set([...filter.district_ids, ...inMunicipalities.map((d) => d.id)])) {
        if (tree.districts.has(id)) places.set(id, (places.get(id) ?? 0) + 1);
      }
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
