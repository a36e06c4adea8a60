/**
 * All facets in one pass. Each filter in force is a bit; a row that fails none counts everywhere, a row that fails exactly
 * one counts for that filter's own group and for "what if I dropped it", a row that fails two counts nowhere and is not sent.
 */
import type { FilterGroup } from '@estia/contract/search/choices';
import type { Pool } from 'pg';
import type { CompiledFilter, Condition } from '../filter-compiler.ts';
import {
  baseConditionSql,
  compileSource,
  conditionsSql,
  QueryParams,
  runStatement,
  type Statement,
} from '../search.queries.ts';
import { type FacetColumns, HAS_MORE } from './facet-columns.ts';

/** The filters in force, in the order of their bits. */
export function listActiveGroups(filter: CompiledFilter): { group: FilterGroup; conditions: Condition[] }[] {
  const found = new Map<FilterGroup, Condition[]>();
  for (const condition of filter.conditions) {
    found.set(condition.group, [...(found.get(condition.group) ?? []), condition]);
  }
  return [...found].map(([group, conditions]) => ({ group, conditions }));
}

export type FacetQueryOptions = {
  /** Moments, the latest first. */
  since: readonly Date[];
  /** Count one row in so many; 1 = all. */
  oneIn: number;
};

/**
 * Rows arrive as columns, one array each in the database's own binary form (as base64, the driver reads nothing but text): to
 * be counted without an object a row. A mark is the bit of the failed filter, and in its lowest three bits how many of the moments the row is older
 * than; HAS_MORE is added where the row has further facts, which follow one another in `more`.
 */
export function compileFacetStatement(filter: CompiledFilter, { since, oneIn }: FacetQueryOptions): Statement {
  const v = new QueryParams();
  const { from, where } = compileSource(filter, v);
  const bits = listActiveGroups(filter).map(
    ({ conditions }, at) => ` + case when ${conditionsSql(conditions, v)} then 0 else ${8 << at} end`,
  );
  const ageCases = since.map((moment, at) => `when updated_at >= ${v.add(moment)} then ${at}`).join(' ');
  const sample = oneIn === 1 ? '' : ` and listing_id % ${oneIn} = 0`;
  const column = (name: string, value = name) => `encode(array_send(array_agg(${value})), 'base64') as ${name}`;
  const mark = column('mark', `case when more is null then mark else mark + ${HAS_MORE} end`);
  const text = `select ${column('code')}, ${column('extras')}, ${mark}, ${column('walks')},
  encode(string_agg(more, ''), 'base64') as more from ${from}, lateral (
  select code, extras, more, walks, case ${ageCases} else ${since.length} end${bits.join('')} as mark from listing_search
  where ${baseConditionSql(filter, v)} and ${where}${sample} offset 0) s${bits.length < 2 ? '' : '\nwhere (mark >> 3) & ((mark >> 3) - 1) = 0'}`;
  return { text, values: v.list, ...(filter.words === null ? {} : { unnamed: true }) };
}

export const getFacetColumns = async (
  pool: Pool,
  filter: CompiledFilter,
  options: FacetQueryOptions,
): Promise<FacetColumns> =>
  (await runStatement<FacetColumns>(pool, compileFacetStatement(filter, options)))[0] ?? {
    code: null,
    extras: null,
    mark: null,
    more: null,
    walks: null,
  };
