/**
 * What people search, counted for the discover lists: filters and districts, once a network and day, so that nobody puts
 * their own listings there by searching often. Counts gather in memory and are written every ten seconds, so a search pays
 * nothing for them; a crash loses ten seconds of counts.
 */
import { createHash } from 'node:crypto';
import { filterToQuery } from '@estia/contract/search/codec';
import { purposeIds, type SearchFilter } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { holderOf } from '../../platform/http/client-network.ts';
import type { PlaceTree } from '../places/index.ts';
import { addSearchCounts, type PlaceNote, type SearchCount } from './search.queries.ts';

const FLUSH_MS = 10_000;
const MAX_DISTINCT = 5_000;

export type SearchCounter = ReturnType<typeof createSearchCounter>;

export function createSearchCounter(deps: Deps) {
  let searches = new Map<string, SearchCount>();
  let places = new Map<string, PlaceNote>();

  async function flush(): Promise<void> {
    if (searches.size === 0) return;
    const [batch, districts] = [[...searches.values()], [...places.values()]];
    searches = new Map();
    places = new Map();
    await addSearchCounts(deps.db, deps.clock().toISOString().slice(0, 10), batch, districts);
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => deps.failures.record({ kind: 'job', name: 'search-counts', error }));
  }, FLUSH_MS).unref();

  return {
    add(filter: SearchFilter, tree: PlaceTree, ip: string): void {
      if (!filter.for || !filter.category_id || searches.size >= MAX_DISTINCT) return;
      // What somebody typed, drew or stood near is his own: only what thousands choose alike is counted.
      if (filter.text ?? filter.near ?? filter.shape ?? filter.view) return;
      const query = filterToQuery({ ...filter, sort: 'auto' }, 1);
      const day = deps.clock().toISOString().slice(0, 10);
      const visitor = deps.secrets.hash('searcher', `${day} ${holderOf(ip)}`).subarray(0, 16);
      const who = visitor.toString('base64');
      searches.set(`${who} ${query}`, {
        purpose: purposeIds[filter.for],
        category: filter.category_id,
        query,
        visitor,
        what: createHash('sha256').update(query).digest().subarray(0, 16),
      });
      const inMunicipalities = filter.municipality_ids.flatMap((id) => tree.municipalities.get(id)?.districts ?? []);
      for (const id of new Set([...filter.district_ids, ...inMunicipalities.map((d) => d.id)])) {
        if (tree.districts.has(id)) places.set(`${who} ${id}`, { district: id, visitor });
      }
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
