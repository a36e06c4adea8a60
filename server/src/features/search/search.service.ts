/** A search: compile, count, choose the shape, read the page. Facets and map tiles compile the same filter. */
import type { ListingCard } from '@estia/contract/listings/model';
import type { PlaceOption } from '@estia/contract/places/model';
import { filterToQuery } from '@estia/contract/search/codec';
import type { Facets } from '@estia/contract/search/facets';
import { isCompleteSearch, type SearchFilter, searchLimits } from '@estia/contract/search/model';
import type { Bounds } from '@estia/contract/search/shape';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { createSharedCache } from '../../platform/cache/shared-cache.ts';
import { type ListingCardRow, listingCardView } from '../listings/index.ts';
import { findPlaceOption, mergeBounds, type PlaceTree, type PlaceTreeLoader } from '../places/index.ts';
import { compileFacetStatement, getFacetColumns } from './facets/facets.queries.ts';
import { buildFacets, getUpdatedSinceDates } from './facets/facets.service.ts';
import { type CompiledFilter, type CompleteFilter, compileFilter, type SortKey, sortKeys } from './filter-compiler.ts';
import { createListingCountCache, type ListingCounts } from './listing-counts.service.ts';
import { choosePageStrategy } from './page-strategy.ts';
import {
  compileCountStatement,
  compileMatchStatement,
  compilePageStatement,
  runStatement,
  type Statement,
} from './search.queries.ts';
import { compileTileStatement } from './tiles.queries.ts';

export type PageRequest = { limit?: number; offset?: number; after?: string };

export type SearchResult = {
  places: PlaceOption[];
  count: number;
  properties: ListingCard[];
  pagination: { limit: number; offset: number };
  next: string | null;
  bounds: Bounds | null;
};

/** `after` is the last row's sort value and id; it says nothing that the page did not show. */
const encodeCursor = (row: { sort_value: string | number; listing_id: number }): string =>
  Buffer.from(JSON.stringify([row.sort_value, row.listing_id])).toString('base64url');

const TIME_KEY = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d$/;

function decodeCursor(text: string, sort: SortKey): { key: string | number; id: number } {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isTime = sort.column.endsWith('_at');
    if (typeof id === 'number' && Number.isSafeInteger(id)) {
      if (isTime && typeof key === 'string' && TIME_KEY.test(key)) return { key, id };
      if (!isTime && typeof key === 'number' && Number.isSafeInteger(key)) return { key, id };
    }
  } catch {
    // falls through: whatever it was, it is not one of our cursors
  }
  throw new AppError('invalid_input', { after: 'Not a cursor of this search' });
}

/** Districts inside the ranges, by sequence number. */
const listDistrictSequences = (tree: PlaceTree, { ranges, onMap }: CompiledFilter): number[] =>
  onMap || !ranges
    ? []
    : tree.sequence.map((d) => d.seq).filter((seq) => ranges.some((r) => seq >= r.lo && seq <= r.hi));

function listChosenPlaces(filter: SearchFilter, tree: PlaceTree): PlaceOption[] {
  return [
    ...filter.prefecture_ids.map((id) => findPlaceOption(tree, 'prefecture', id)),
    ...filter.municipality_ids.map((id) => findPlaceOption(tree, 'municipality', id)),
    ...filter.district_ids.map((id) => findPlaceOption(tree, 'district', id)),
  ].filter((option) => option !== null);
}

type SearchDatabase = Pick<Deps, 'db' | 'pool'>;
type CountResult = { count: number; seen: number | null };
type PageWindow = { limit: number; offset: number; after: { key: string | number; id: number } | null };

/**
 * A look at the words of a row costs as much as finding forty rows: on a piece of map with fewer listings than this it is
 * quicker.
 */
const MAX_TEXT_SCAN = 20_000;

/** Count first, then the page in the shape that the count makes cheapest. */
function createPageReader({ pool }: SearchDatabase, tally: () => Promise<ListingCounts>) {
  const count = async (compiled: CompiledFilter): Promise<CountResult> =>
    (await runStatement<CountResult>(pool, compileCountStatement(compiled)))[0] ?? { count: 0, seen: null };
  return {
    count,

    /** The compiled filter, with the better way to find words on the map. */
    async prepared(filter: CompleteFilter, tree: PlaceTree, now: Date): Promise<CompiledFilter> {
      const compiled = compileFilter(filter, tree, now);
      if (compiled.words === null || !compiled.onMap || compiled.impossible) return compiled;
      const mapCount = await count({ ...compiled, words: null, wordsLead: false, conditions: [] });
      return { ...compiled, wordsLead: mapCount.count > MAX_TEXT_SCAN };
    },

    async pageFor(compiled: CompiledFilter, tree: PlaceTree, sort: SortKey, counted: CountResult, options: PageWindow) {
      const seqs = listDistrictSequences(tree, compiled);
      const { total, inPlaces } = (await tally()).known(compiled);
      const shape = choosePageStrategy(sort, {
        matches: counted.count,
        total,
        toRead: compiled.onMap ? (counted.seen ?? counted.count) : inPlaces,
        districts: seqs.length,
        depth: options.offset + options.limit,
        byWords: compiled.wordsLead,
      });
      return compilePageStatement(compiled, { sort, shape, seqs, ...options });
    },
  };
}

/** A count under this is quick to make, and must be right to the listing: it is never cached. */
const MIN_CACHED_COUNT = 1_000;
/** Over so many rows a facet counts one listing in a few, and says so. */
const MAX_FACET_ROWS = 600_000;
const EMPTY_TILE = Buffer.alloc(0);

type SearchDeps = SearchDatabase & Pick<Deps, 'clock' | 'redis' | 'config'>;

export function createSearchService(
  deps: SearchDeps,
  getPlaceTree: PlaceTreeLoader,
  tally: () => Promise<ListingCounts>,
) {
  const { count, pageFor, prepared } = createPageReader(deps, tally);
  const seconds = deps.config.searchCacheSeconds;
  // One Redis may serve several databases (tests, a laptop): answers carry the name of theirs.
  const database = new URL(deps.config.databaseUrl).pathname.slice(1);
  const keeper = (kind: string, size: number) =>
    createSharedCache({ redis: deps.redis, seconds, size, prefix: `${database}:${kind}:` });
  const countCache = keeper('count', 5_000);
  const facetCache = keeper('facets', 2_000);
  const tileCache = keeper('tile', 5_000);
  /** "In the last days" counts from the whole minute: viewers of one minute ask the same question. */
  const minute = () => new Date(Math.floor(deps.clock().getTime() / 60_000) * 60_000);
  const compiled = async (filter: CompleteFilter) => prepared(filter, await getPlaceTree(), minute());
  const keyOf = (filter: SearchFilter) => filterToQuery({ ...filter, sort: 'auto' });

  /** Broad counts are what costs; a reader who goes on to the next page has already paid for his. */
  async function countCached(filter: SearchFilter, compiledFilter: CompiledFilter): Promise<CountResult> {
    const make = async () => Buffer.from(JSON.stringify(await count(compiledFilter)));
    const read = (bytes: Buffer): CountResult => JSON.parse(bytes.toString());
    return read(await countCache(keyOf(filter), make, (bytes) => read(bytes).count >= MIN_CACHED_COUNT));
  }

  async function search(filter: SearchFilter, options: PageRequest): Promise<SearchResult> {
    const tree = await getPlaceTree();
    const limit = options.limit ?? searchLimits.page;
    const offset = options.after ? 0 : (options.offset ?? 0);
    const chosen = listChosenPlaces(filter, tree);
    const bounds = mergeBounds(
      tree,
      chosen.map((place) => place.value),
    );
    const pagination = { limit, offset };
    const nothing = { places: chosen, count: 0, properties: [], pagination, next: null, bounds };
    if (!isCompleteSearch(filter)) return nothing;
    const compiledFilter = await compiled(filter);
    if (compiledFilter.impossible) return nothing;

    const sort = sortKeys[filter.sort];
    const after = options.after ? decodeCursor(options.after, sort) : null;
    const counted = await countCached(filter, compiledFilter);
    const matches = counted.count;
    if (matches === 0 || offset >= matches) return { ...nothing, count: matches };
    const page = await pageFor(compiledFilter, tree, sort, counted, { limit, offset, after });
    const rows = await runStatement<ListingCardRow & { sort_value: string | number }>(deps.pool, page);
    const last = rows.at(-1);
    return {
      places: chosen,
      count: matches,
      properties: rows.map((row) => listingCardView(row, tree, deps.clock())),
      pagination,
      bounds,
      next: last && rows.length === limit && offset + limit < matches ? encodeCursor(last) : null,
    };
  }

  async function readFacets(filter: CompleteFilter): Promise<Facets> {
    const compiledFilter = await compiled(filter);
    if (compiledFilter.impossible)
      return buildFacets(
        compiledFilter,
        { code: null, extras: null, mark: null, more: null, walks: null },
        1,
        minute(),
      );
    // A rough number will do where places are named; words and the map are counted, or a village would be sampled for
    // its country.
    let rows = (await tally()).known(compiledFilter).inPlaces;
    if (rows > MAX_FACET_ROWS && (compiledFilter.onMap || compiledFilter.words !== null)) {
      rows = (await count({ ...compiledFilter, conditions: [] })).count;
    }
    const oneIn = rows > MAX_FACET_ROWS ? Math.ceil(rows / MAX_FACET_ROWS) : 1;
    const options = { since: getUpdatedSinceDates(minute()), oneIn };
    return buildFacets(compiledFilter, await getFacetColumns(deps.pool, compiledFilter, options), oneIn, minute());
  }

  return {
    search,
    /** The exact number of matches alone. */
    async count(filter: SearchFilter): Promise<number> {
      if (!isCompleteSearch(filter)) return 0;
      const compiledFilter = await compiled(filter);
      return compiledFilter.impossible ? 0 : (await count(compiledFilter)).count;
    },
    async facets(filter: SearchFilter): Promise<Facets> {
      if (!isCompleteSearch(filter))
        throw new AppError('invalid_input', { for: 'A search needs purpose, category and place' });
      const bytes = await facetCache(keyOf(filter), async () => Buffer.from(JSON.stringify(await readFacets(filter))));
      return JSON.parse(bytes.toString()) as Facets;
    },
    async tile(filter: SearchFilter, z: number, x: number, y: number): Promise<Buffer> {
      if (!isCompleteSearch(filter) || x >= 2 ** z || y >= 2 ** z) return EMPTY_TILE;
      return tileCache(`${z}/${x}/${y}?${keyOf(filter)}`, async () => {
        const compiledFilter = await compiled(filter);
        if (compiledFilter.impossible) return EMPTY_TILE;
        const [row] = await runStatement<{ tile: Buffer }>(deps.pool, compileTileStatement(compiledFilter, z, x, y));
        return row?.tile ?? EMPTY_TILE;
      });
    },
  };
}

/** The statements of a search without its cards' journey to the client: for instruments that run the same SQL. */
export function createSearchStatements(deps: SearchDatabase & Pick<Deps, 'clock'>, getPlaceTree: PlaceTreeLoader) {
  const { count, pageFor, prepared } = createPageReader(deps, createListingCountCache(deps.db));
  return {
    async search(filter: CompleteFilter, options: PageRequest): Promise<Statement[]> {
      const tree = await getPlaceTree();
      const compiled = await prepared(filter, tree, deps.clock());
      if (compiled.impossible) return [];
      const counting = compileCountStatement(compiled);
      const [limit, offset] = [options.limit ?? searchLimits.page, options.offset ?? 0];
      const counted = await count(compiled);
      if (counted.count === 0 || offset >= counted.count) return [counting];
      const page = await pageFor(compiled, tree, sortKeys[filter.sort], counted, { limit, offset, after: null });
      return [counting, page];
    },
    /** Null: nothing can match. */
    async matches(filter: CompleteFilter, listingIds: readonly number[]): Promise<Statement | null> {
      const compiled = await prepared(filter, await getPlaceTree(), deps.clock());
      return compiled.impossible ? null : compileMatchStatement(compiled, listingIds);
    },
    /** Null: nothing can match. */
    async facets(filter: CompleteFilter): Promise<Statement | null> {
      const compiled = await prepared(filter, await getPlaceTree(), deps.clock());
      return compiled.impossible
        ? null
        : compileFacetStatement(compiled, { since: getUpdatedSinceDates(deps.clock()), oneIn: 1 });
    },
    async tile(filter: CompleteFilter, z: number, x: number, y: number): Promise<Statement> {
      return compileTileStatement(await prepared(filter, await getPlaceTree(), deps.clock()), z, x, y);
    },
  };
}
