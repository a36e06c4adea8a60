/** All SQL of search. The compiled text of the hot statements is on record in search.queries.sql and plan-tested. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db.ts';
import { cardColumns, cardJoins } from '../listings/index.ts';
import type { CompiledFilter, SortKey } from './search.compile.ts';
import type { Shape } from './search.shape.ts';

export type Statement = { text: string; values: unknown[] };

/** Collects values and hands out their placeholders. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type = ''): string {
    this.list.push(value);
    return `$${this.list.length}${type && `::${type}`}`;
  }
}

const base = (filter: CompiledFilter, v: Values): string =>
  `purpose = ${v.add(filter.purpose)} and category = ${v.add(filter.category)}`;

const conditions = (filter: CompiledFilter, v: Values, only: (column: string) => boolean = () => true): string =>
  filter.conditions
    .filter(({ column }) => only(column))
    .map(({ column, op, value }) => {
      if (op !== 'has') return ` and ${column} ${op} ${v.add(value)}`;
      const bits = v.add(value, 'bigint');
      return ` and ${column} & ${bits} = ${bits}`;
    })
    .join('');

const rangeRows = (filter: CompiledFilter, v: Values): string =>
  `unnest(${v.add(
    filter.ranges.map((r) => r.lo),
    'int[]',
  )}, ${v.add(
    filter.ranges.map((r) => r.hi),
    'int[]',
  )}) r(lo, hi)`;

/** The inner aggregate is a fence: the planner cannot turn the join around and scan the country. */
export function countStatement(filter: CompiledFilter): Statement {
  const v = new Values();
  const text = filter.prefectures
    ? `select coalesce(sum(n), 0)::int as count from unnest(${v.add(filter.prefectures, 'int[]')}) r(id),
  lateral (select count(*) n from listing_search where ${base(filter, v)} and prefecture = r.id${conditions(filter, v)}) x`
    : `select coalesce(sum(n), 0)::int as count from ${rangeRows(filter, v)},
  lateral (select count(*) n from listing_search where ${base(filter, v)} and place between r.lo and r.hi${conditions(filter, v)}) x`;
  return { text, values: v.list };
}

export type Page = {
  sort: SortKey;
  shape: Shape;
  limit: number;
  offset: number;
  /** Read on after this row: its sort value and id. */
  after: { key: string | number; id: number } | null;
  /** Districts inside the ranges, for the merge shape. */
  seqs: number[];
};

function rowsOfPage(filter: CompiledFilter, page: Page, v: Values): string {
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
    // property_id is in no other index: naming it keeps the planner from sorting all of the place index instead of walking.
    const inside = `${base(filter, v)}${conditions(filter, v, (c) => c === column)}${beyond()}`;
    const ranges = filter.ranges.map((r) => `place between ${v.add(r.lo)} and ${v.add(r.hi)}`).join(' or ');
    return `${pick} from (select * from listing_search where listing_id > 0 and ${inside} ${order} offset 0) s
  where property_id > 0 and (${ranges})${conditions(filter, v, (c) => c !== column)} ${tail()}`;
  }
  const from = page.shape === 'merge' ? `unnest(${v.add(page.seqs, 'int[]')}) r(seq)` : rangeRows(filter, v);
  const where = page.shape === 'merge' ? 'place = r.seq' : 'place between r.lo and r.hi';
  return `select x.* from ${from},
  lateral (${pick} from listing_search where ${base(filter, v)} and ${where}${conditions(filter, v)}${beyond()}
    ${order} limit ${v.add(page.offset + page.limit)}) x
  ${order} ${tail()}`;
}

/** One statement finds the page and joins its cards by primary key. */
export function pageStatement(filter: CompiledFilter, page: Page): Statement {
  const v = new Values();
  const rows = rowsOfPage(filter, page, v);
  const { column, descending } = page.sort;
  const way = descending ? 'desc' : 'asc';
  const text = `select ${cardColumns}, ${column.endsWith('_at') ? `page.${column}::text` : `page.${column}`} as sort_value
from (${rows}) page
join listing l on l.id = page.listing_id
${cardJoins}
order by page.${column} ${way}, page.listing_id ${way}`;
  return { text, values: v.list };
}

/** A connection keeps what it has prepared (some 30 KB each), so only the first, commonest texts get a name. */
const MAX_PREPARED = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_PREPARED) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Runs a statement, prepared by name: parsed once a connection, and planned once when its plan does not depend on the values. */
export async function run<Row extends object>(pool: Pool, { text, values }: Statement): Promise<Row[]> {
  return (await pool.query<Row>({ name: nameOf(text), text, values })).rows;
}

/** Live rows by purpose, category and district: what the choice of shape rests on. */
export const tallyRows = (db: Db) =>
  sql<{ purpose: number; category: number; place: number; n: number }>`
    select purpose, category, place, count(*)::int as n from listing_search group by 1, 2, 3`
    .execute(db)
    .then((result) => result.rows);

export type SearchNote = { purpose: number; category: number; query: string; runs: number };

/** Adds a batch of notes to the day's counts. */
export async function addNotes(db: Db, day: string, notes: readonly SearchNote[], places: ReadonlyMap<number, number>) {
  const columns = (name: keyof SearchNote) => notes.map((note) => note[name]);
  await sql`
    with noted as (
      insert into search_day (day, purpose, category, query, runs)
      select ${day}, * from unnest(${columns('purpose')}::int[], ${columns('category')}::int[], ${columns('query')}::text[], ${columns('runs')}::int[])
      on conflict (day, query) do update set runs = search_day.runs + excluded.runs
    )
    insert into search_place_day (day, district_id, runs)
    select ${day}, * from unnest(${[...places.keys()]}::int[], ${[...places.values()]}::int[])
    on conflict (day, district_id) do update set runs = search_place_day.runs + excluded.runs`.execute(db);
}
