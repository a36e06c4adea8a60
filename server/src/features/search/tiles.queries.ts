/**
 * A map tile: the listings of its square in a grid of 8 × 8 cells, a cluster a cell. A tile is one range of the cell index, and
 * everything is counted in whole numbers, so that a tile says exactly what the list says.
 */
import type { CompiledFilter } from './filter-compiler.ts';
import { getTileRange } from './map-cells.ts';
import {
  andConditionsSql,
  baseConditionSql,
  locationAndTextSql,
  QueryParams,
  type Statement,
} from './search.queries.ts';

const UNITS_LOG2 = 28;
const GRID_LOG2 = 3;

export function compileTileStatement(filter: CompiledFilter, z: number, tileX: number, tileY: number): Statement {
  const v = new QueryParams();
  const { lo, hi, box } = getTileRange(z, tileX, tileY);
  const grid = UNITS_LOG2 - z - GRID_LOG2;
  const inTile = (mean: string, from: number) => `(((${mean}) - ${v.add(from, 'bigint')}) * 4096) >> ${UNITS_LOG2 - z}`;
  const text = `select st_asmvt(t, 'homes', 4096, 'at') as tile from (
  select st_makepoint(${inTile('sum(x) / count(*)', box.x1)}, ${inTile('sum(y) / count(*)', box.y1)}) as at,
    count(*)::int as n, min(price) as p,
    case when count(*) = 1 then min(listing_id) end as l, case when count(*) = 1 then min(property_id) end as i,
    case when count(*) = 1 and bool_or(hidden) then 1 end as h
  from listing_search
  where ${baseConditionSql(filter, v)} and cell between ${v.add(lo)} and ${v.add(hi)}${andConditionsSql(filter, v)}${locationAndTextSql(filter, v)}
  group by x >> ${grid}, y >> ${grid}) t`;
  return { text, values: v.list, ...(filter.words === null ? {} : { unnamed: true }) };
}
