/** The SQL of counting and paging. The compiled text of the hot statements is on record in search.queries.sql and plan-tested. */
import { createHash } from 'node:crypto';
import { BEYOND_A_WALK, type WalkTarget, walks, walkTargets } from '@estia/contract/search/walks';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db/db.ts';
import { listingCardColumns, listingCardJoins } from '../listings/index.ts';
import type { CompiledFilter, Condition, SortKey } from './filter-compiler.ts';
import { type MapShape, toMultiPolygonWkt } from './map-cells.ts';
import type { PageStrategy } from './page-strategy.ts';

export const walkSql = (target: WalkTarget, row = ''): string =>
  `(${row}walks >> ${walks[target].shift} & ${BEYOND_A_WALK})`;

export type Statement = {
  text: string;
  values: unknown[];
  /** Its best plan depends on the values (free text): planned anew each time. */
  unnamed?: true;
};

/** Collects values and hands out their placeholders. */
export class QueryParams {
  readonly list: unknown[] = [];
  add(value: unknown, type = ''): string {
    this.list.push(value);
    return `$${this.list.length}${type && `::${type}`}`;
  }
}

export const baseConditionSql = (filter: CompiledFilter, v: QueryParams): string =>
  `purpose = ${v.add(filter.purpose)} and category = ${v.add(filter.category)}`;

/** Minutes are packed in one column (`pack_walks` in the database). */
const columnSql = (column: Condition['column']): string => {
  const target = walkTargets.find((each) => column === `walk_${each}`);
  return target === undefined ? column : walkSql(target);
};

function conditionSql({ column, op, value, orNull }: Condition, v: QueryParams): string {
  if (op === 'has') {
    const bits = v.add(value, 'bigint');
    return `${column} & ${bits} = ${bits}`;
  }
  if (op === 'marks')
    return `(${[value]
      .flat()
      .map((mark) => `get_bit(more, mark_bit(${v.add(mark, 'int')})) = 1`)
      .join(' and ')})`;
  const text =
    op === 'in' ? `${column} = any(${v.add(value, 'smallint[]')})` : `${columnSql(column)} ${op} ${v.add(value)}`;
  return orNull ? `(${text} or ${column} is null)` : text;
}

export const conditionsSql = (conditions: readonly Condition[], v: QueryParams): string =>
  conditions.map((condition) => conditionSql(condition, v)).join(' and ');

/** ` and …` for every condition that passes `only`. */
export const andConditionsSql = (
  filter: CompiledFilter,
  v: QueryParams,
  only: (column: string) => boolean = () => true,
): string =>
  filter.conditions
    .filter(({ column }) => only(column))
    .map((condition) => ` and ${conditionSql(condition, v)}`)
    .join('');

/** The exact test of a place on the map, on the row's own whole numbers. */
function mapShapeSql({ box, circle, polygons }: MapShape, v: QueryParams): string {
  const parts: string[] = [];
  if (box) {
    parts.push(`x between ${v.add(box.x1)} and ${v.add(box.x2)} and y between ${v.add(box.y1)} and ${v.add(box.y2)}`);
  }
  if (circle) {
    const [x, y] = [v.add(circle.x, 'int'), v.add(circle.y, 'int')];
    parts.push(
      `(x - ${x})::bigint * (x - ${x}) + (y - ${y})::bigint * (y - ${y}) <= ${v.add(circle.r ** 2, 'bigint')}`,
    );
  }
  if (polygons) parts.push(`st_covers(${v.add(toMultiPolygonWkt(polygons), 'geometry')}, st_makepoint(x, y))`);
  return parts.join(' and ');
}

const inRangesSql = (ranges: readonly { lo: number; hi: number }[], v: QueryParams): string =>
  `(${ranges.map((r) => `place between ${v.add(r.lo)} and ${v.add(r.hi)}`).join(' or ')})`;

const textMatchSql = (words: string, v: QueryParams, row: string): string =>
  `exists (select 1 from listing_words w where w.listing_id = ${row}.listing_id and words @@ ${v.add(words, 'tsquery')})`;

/** Everything about where and which words, as a test of one row: for statements that read rows by another order. */
export function locationAndTextSql(filter: CompiledFilter, v: QueryParams, row = 'listing_search'): string {
  const parts: string[] = [];
  if (filter.ranges) parts.push(inRangesSql(filter.ranges, v));
  if (filter.onMap) parts.push(mapShapeSql(filter.onMap, v));
  if (filter.words !== null) parts.push(textMatchSql(filter.words, v, row));
  return parts.map((part) => ` and ${part}`).join('');
}

const addArrayParam = (values: readonly (number | boolean)[], type: string, v: QueryParams) => v.add(values, type);

/**
 * Which rows can match at all, as ranges of the best index: cells of the map, districts, or one row of ranges when words
 * decide. `r` is joined laterally to a fenced subquery, so that the planner cannot turn the join around and scan the country.
 */
export function compileSource(filter: CompiledFilter, v: QueryParams): { from: string; where: string } {
  if (filter.wordsLead) return { from: '(values (1)) r(one)', where: `true${locationAndTextSql(filter, v)}` };
  if (filter.onMap) {
    const lo = filter.cells.map((r) => r.lo);
    const hi = filter.cells.map((r) => r.hi);
    const inside = filter.cells.map((r) => r.inside);
    const from = `unnest(${addArrayParam(lo, 'bigint[]', v)}, ${addArrayParam(hi, 'bigint[]', v)}, ${addArrayParam(inside, 'bool[]', v)}) r(lo, hi, inside)`;
    const places = filter.ranges ? ` and ${inRangesSql(filter.ranges, v)}` : '';
    const words = filter.words === null ? '' : ` and ${textMatchSql(filter.words, v, 'listing_search')}`;
    const onMap = `cell between r.lo and r.hi and (r.inside or (${mapShapeSql(filter.onMap, v)}))`;
    return { from, where: `${onMap}${places}${words}` };
  }
  const ranges = filter.ranges ?? [];
  const lo = ranges.map((r) => r.lo);
  const hi = ranges.map((r) => r.hi);
  return {
    from: `unnest(${addArrayParam(lo, 'int[]', v)}, ${addArrayParam(hi, 'int[]', v)}) r(lo, hi)`,
    where: 'place between r.lo and r.hi',
  };
}

const prefectureColumns = new Set(['price', 'area', 'type', 'year', 'bed_rooms', 'extras']);

/** `seen` is what a sorted page would have to read: known only where the rows come by cells of the map. */
export function compileCountStatement(filter: CompiledFilter): Statement {
  const v = new QueryParams();
  const { prefectures } = filter;
  if (
    prefectures &&
    !filter.onMap &&
    filter.words === null &&
    filter.conditions.every(({ column }) => prefectureColumns.has(column))
  ) {
    const text = `select coalesce(sum(n), 0)::int as count, null::int as seen from unnest(${v.add(prefectures, 'int[]')}) r(id),
  lateral (select count(*) n from listing_search where ${baseConditionSql(filter, v)} and prefecture = r.id${andConditionsSql(filter, v)}) x`;
    return { text, values: v.list };
  }
  const { from, where } = compileSource(filter, v);
  if (filter.onMap && filter.words === null && filter.conditions.length > 0) {
    const text = `select coalesce(sum(n), 0)::int as count, coalesce(sum(seen), 0)::int as seen from ${from},
  lateral (select count(*) filter (where ${conditionsSql(filter.conditions, v)}) n, count(*) seen
    from listing_search where ${baseConditionSql(filter, v)} and ${where}) x`;
    return { text, values: v.list };
  }
  const text = `select coalesce(sum(n), 0)::int as count, null::int as seen from ${from},
  lateral (select count(*) n from listing_search where ${baseConditionSql(filter, v)} and ${where}${andConditionsSql(filter, v)}) x`;
  return { text, values: v.list, ...(filter.words === null ? {} : { unnamed: true }) };
}

/** Which of these listings match, without order or page: for alerts' tests, which compare both ways of matching. */
export function compileMatchStatement(filter: CompiledFilter, listingIds: readonly number[]): Statement {
  const v = new QueryParams();
  const { from, where } = compileSource(filter, v);
  const text = `select x.listing_id from ${from},
  lateral (select listing_id from listing_search where ${baseConditionSql(filter, v)} and ${where}${andConditionsSql(filter, v)}
    and listing_id = any(${v.add(listingIds, 'bigint[]')})) x`;
  return { text, values: v.list, unnamed: true };
}

export type PageOptions = {
  sort: SortKey;
  shape: PageStrategy;
  limit: number;
  offset: number;
  /** Read on after this row: its sort value and id. */
  after: { key: string | number; id: number } | null;
  /** Districts inside the ranges, for the merge shape. */
  seqs: number[];
};

function pageRowsSql(filter: CompiledFilter, page: PageOptions, v: QueryParams): string {
  const { column, descending } = page.sort;
  const way = descending ? 'desc' : 'asc';
  const order = `order by ${column} ${way}, listing_id ${way}`;
  const type = column.endsWith('_at') ? 'timestamptz' : 'int';
  const beyond = () =>
    page.after
      ? ` and (${column}, listing_id) ${descending ? '<' : '>'} (${v.add(page.after.key, type)}, ${v.add(page.after.id, 'bigint')})`
      : '';
  const pick = `select listing_id, ${column}`;
  // The limit is written out: a plan made without knowing it would expect a tenth of the country.
  const tail = () => `limit ${page.limit} offset ${v.add(page.offset)}`;

  if (page.shape === 'walk') {
    // prefecture is in no index with a sort column: naming it keeps the planner from sorting a whole index instead of walking.
    const inside = `${baseConditionSql(filter, v)}${andConditionsSql(filter, v, (c) => c === column)}${beyond()}`;
    return `${pick} from (select * from listing_search where listing_id > 0 and ${inside} ${order} offset 0) s
  where prefecture > 0${andConditionsSql(filter, v, (c) => c !== column)}${locationAndTextSql(filter, v, 's')} ${tail()}`;
  }
  const { from, where } =
    page.shape === 'merge'
      ? { from: `unnest(${v.add(page.seqs, 'int[]')}) r(seq)`, where: 'place = r.seq' }
      : compileSource(filter, v);
  return `select x.* from ${from},
  lateral (${pick} from listing_search where ${baseConditionSql(filter, v)} and ${where}${andConditionsSql(filter, v)}${beyond()}
    ${order} limit ${v.add(page.offset + page.limit)}) x
  ${order} ${tail()}`;
}

/** One statement finds the page and joins its cards by primary key. */
export function compilePageStatement(filter: CompiledFilter, page: PageOptions): Statement {
  const v = new QueryParams();
  const rows = pageRowsSql(filter, page, v);
  const { column, descending } = page.sort;
  const way = descending ? 'desc' : 'asc';
  const text = `select ${listingCardColumns}, ${column.endsWith('_at') ? `page.${column}::text` : `page.${column}`} as sort_value
from (${rows}) page
join listing l on l.id = page.listing_id
${listingCardJoins}
order by page.${column} ${way}, page.listing_id ${way}`;
  return { text, values: v.list, ...(filter.words === null ? {} : { unnamed: true }) };
}

/** A connection keeps what it has prepared (some 30 KB each), so only the first, commonest texts get a name. */
const MAX_PREPARED = 400;
const preparedNames = new Map<string, string>();

function getStatementName(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known || preparedNames.size >= MAX_PREPARED) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  preparedNames.set(text, name);
  return name;
}

/** Runs a statement, prepared by name: parsed once a connection, and planned once when its plan does not depend on the values. */
export async function runStatement<Row extends object>(
  pool: Pool,
  { text, values, unnamed }: Statement,
): Promise<Row[]> {
  const name = unnamed ? undefined : getStatementName(text);
  return (await pool.query<Row>({ ...(name === undefined ? {} : { name }), text, values })).rows;
}

type ListingCountRow = { purpose: number; category: number; place: number; n: number };

/**
 * Live rows by purpose, category and district: what the choice of shape rests on. From the roll-up of the area pages, because
 * counting ten million rows would take longer than a statement may; counted only where the worker has not made it yet.
 */
export async function listListingCounts(db: Db): Promise<ListingCountRow[]> {
  const { rows } = await sql<ListingCountRow>`
    select purpose, category, place, sum(listing_count)::int as n from place_listing_count group by 1, 2, 3`.execute(
    db,
  );
  if (rows.length > 0) return rows;
  const counted = await sql<ListingCountRow>`
    select purpose, category, place, count(*)::int as n from listing_search group by 1, 2, 3`.execute(db);
  return counted.rows;
}

export type SearchCount = { purpose: number; category: number; query: string; what: Buffer; visitor: Buffer };
export type PlaceNote = { district: number; visitor: Buffer };

/**
 * Adds a batch of notes to the day's counts. Who was there on this day already counts nothing. In one order, so that two
 * processes do not block each other.
 */
export async function addSearchCounts(
  db: Db,
  day: string,
  notes: readonly SearchCount[],
  places: readonly PlaceNote[],
) {
  const columns = (name: keyof SearchCount) => notes.map((note) => note[name]);
  await sql`
    with searched as (
      select * from unnest(${columns('purpose')}::int[], ${columns('category')}::int[], ${columns('query')}::text[],
        ${columns('what')}::bytea[], ${columns('visitor')}::bytea[]) as g (purpose, category, query, what, visitor)
    ), placed as (
      select district_id, convert_to(district_id::text, 'UTF8') as what, visitor
      from unnest(${places.map((each) => each.district)}::int[], ${places.map((each) => each.visitor)}::bytea[]) as g (district_id, visitor)
    ), seen as (
      insert into search_visit (day, what, visitor)
      select distinct ${day}::date, what, visitor
      from (select what, visitor from searched union all select what, visitor from placed) both_kinds order by what, visitor
      on conflict do nothing returning what, visitor
    ), noted as (
      insert into search_day (day, purpose, category, query, runs)
      select ${day}::date, min(purpose), min(category), query, count(*) from searched join seen using (what, visitor)
      group by query order by query
      on conflict (day, query) do update set runs = search_day.runs + excluded.runs
    )
    insert into search_place_day (day, district_id, runs)
    select ${day}::date, district_id, count(*) from placed join seen using (what, visitor) group by district_id order by district_id
    on conflict (day, district_id) do update set runs = search_place_day.runs + excluded.runs`.execute(db);
}

/** Of days that are over: the hashes could be told from nothing any more. */
export const forgetSearchVisits = (db: Db, now: Date) =>
  sql`delete from search_visit where day < (${now}::timestamptz at time zone 'UTC')::date`.execute(db);
