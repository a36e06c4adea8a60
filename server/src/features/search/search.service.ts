/** A search: compile, count, choose the shape, read the page. */
import type { Card } from '@estia/contract/listings/model';
import type { PlaceOption } from '@estia/contract/places/model';
import { isComplete, type Purpose, type SearchFilter, searchLimits } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { type CardRow, cardView } from '../listings/index.ts';
import { optionOf, type Places, type PlaceTree } from '../places/index.ts';
import { type CompiledFilter, compile, type SortKey, sortKeys } from './search.compile.ts';
import { countStatement, pageStatement, run, type Statement } from './search.queries.ts';
import { chooseShape } from './search.shape.ts';
import { keepTally, type Tally } from './search.tally.ts';

export type PageWish = { limit?: number; offset?: number; after?: string };

export type SearchResult = {
  places: PlaceOption[];
  count: number;
  properties: Card[];
  pagination: { limit: number; offset: number };
  next: string | null;
  user: null;
};

/** `after` is the last row's sort value and id; it says nothing that the page did not show. */
const writeCursor = (row: { sort_value: string | number; listing_id: number }): string =>
  Buffer.from(JSON.stringify([row.sort_value, row.listing_id])).toString('base64url');

function readCursor(text: string, sort: SortKey): { key: string | number; id: number } {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    const isTime = sort.column.endsWith('_at');
    const fits = isTime
      ? typeof key === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d$/.test(key)
      : Number.isSafeInteger(key);
    if (fits && Number.isSafeInteger(id)) return { key: key as string | number, id: id as number };
  } catch {
    // falls through: whatever it was, it is not one of our cursors
  }
  throw new AppError('invalid_input', { after: 'Not a cursor of this search' });
}

/** Districts inside the ranges, by sequence number. */
const seqsIn = (tree: PlaceTree, { ranges }: CompiledFilter): number[] =>
  tree.sequence.map((d) => d.seq).filter((seq) => ranges.some((r) => seq >= r.lo && seq <= r.hi));

function chosenPlaces(filter: SearchFilter, tree: PlaceTree): PlaceOption[] {
  return [
    ...filter.prefecture_ids.map((id) => optionOf(tree, 'prefecture', id)),
    ...filter.municipality_ids.map((id) => optionOf(tree, 'municipality', id)),
    ...filter.district_ids.map((id) => optionOf(tree, 'district', id)),
  ].filter((option) => option !== null);
}

type Complete = SearchFilter & { for: Purpose; category_id: number };
type Ground = Pick<Deps, 'db' | 'pool'>;

/** Count first, then the page in the shape that the count makes cheapest. */
function reader({ pool }: Ground, tally: () => Promise<Tally>) {
  return {
    count: async (compiled: CompiledFilter): Promise<number> =>
      (await run<{ count: number }>(pool, countStatement(compiled)))[0]?.count ?? 0,

    async pageFor(compiled: CompiledFilter, tree: PlaceTree, sort: SortKey, matches: number, wish: Required<Wish>) {
      const seqs = seqsIn(tree, compiled);
      const depth = wish.offset + wish.limit;
      const known = { ...(await tally()).known(compiled), matches, districts: seqs.length, depth };
      return pageStatement(compiled, { sort, shape: chooseShape(sort, known), seqs, ...wish });
    },
  };
}

type Wish = { limit: number; offset: number; after: { key: string | number; id: number } | null };

export function searcher(deps: Ground & Pick<Deps, 'clock'>, places: Places, tally: () => Promise<Tally>) {
  const { count, pageFor } = reader(deps, tally);

  async function search(filter: SearchFilter, wish: PageWish): Promise<SearchResult> {
    const tree = await places();
    const limit = wish.limit ?? searchLimits.page;
    const offset = wish.after ? 0 : (wish.offset ?? 0);
    const chosen = chosenPlaces(filter, tree);
    const nothing = { places: chosen, count: 0, properties: [], pagination: { limit, offset }, next: null, user: null };
    if (!isComplete(filter)) return nothing;
    const compiled = compile(filter, tree);
    if (compiled.ranges.length === 0) return nothing;

    const sort = sortKeys[filter.sort];
    const after = wish.after ? readCursor(wish.after, sort) : null;
    const matches = await count(compiled);
    if (matches === 0 || offset >= matches) return { ...nothing, count: matches };
    const page = await pageFor(compiled, tree, sort, matches, { limit, offset, after });
    const rows = await run<CardRow & { sort_value: string | number }>(deps.pool, page);
    const last = rows.at(-1);
    return {
      places: chosen,
      count: matches,
      properties: rows.map((row) => cardView(row, tree, deps.clock())),
      pagination: { limit, offset },
      next: last && rows.length === limit && offset + limit < matches ? writeCursor(last) : null,
      user: null,
    };
  }

  return {
    search,
    /** The exact number of matches alone. */
    async count(filter: SearchFilter): Promise<number> {
      return isComplete(filter) ? count(compile(filter, await places())) : 0;
    },
  };
}

/** The statements of a search without its cards' journey to the client: for instruments that run the same SQL. */
export function statementsOf(ground: Ground, places: Places) {
  const { count, pageFor } = reader(ground, keepTally(ground.db));
  return async (filter: Complete, wish: PageWish): Promise<Statement[]> => {
    const tree = await places();
    const compiled = compile(filter, tree);
    const counting = countStatement(compiled);
    const [limit, offset] = [wish.limit ?? searchLimits.page, wish.offset ?? 0];
    const matches = await count(compiled);
    if (matches === 0 || offset >= matches) return [counting];
    return [counting, await pageFor(compiled, tree, sortKeys[filter.sort], matches, { limit, offset, after: null })];
  };
}
