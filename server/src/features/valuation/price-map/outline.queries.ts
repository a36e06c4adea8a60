/** Areas as paths of a drawing. A unit of the drawing is about a pixel, so nothing finer than one leaves the database. */
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { MarketIds } from '../market-stats/market-stats.queries.ts';

export type Box = { west: number; south: number; east: number; north: number };
export type OutlineShape = {
  id: number;
  approximate: boolean;
  path: string;
  x: number;
  y: number;
  width: number;
};

/** Around one area or, without an id, around all of a kind; in metres of the map. Null when there is none. */
export async function findBox(db: Db, kind: MarketPlaceKind, id: number | null): Promise<Box | null> {
  const { rows } = await sql<Box>`
    select st_xmin(e) as west, st_ymin(e) as south, st_xmax(e) as east, st_ymax(e) as north
    from (select st_extent(shape) as e from place_boundary
          where kind = ${kind} and (${id}::integer is null or place_id = ${id})) around
    where e is not null`.execute(db);
  return rows[0] ?? null;
}

/**
 * From metres to units with y downwards (st_assvg turns it), thinned, on whole numbers. Islets of less than four square
 * units would be dots: they go, unless the area has nothing larger.
 */
const drawnShapeSql = (
  area: ReturnType<typeof sql>,
  { west, south, east, north }: Box,
  scale: number,
  thin: number,
) => sql`
  (select coalesce(st_collect(part.geom) filter (where st_area(part.geom) >= 4), st_collect(part.geom)) from st_dump(
    st_collectionextract(st_snaptogrid(st_simplify(st_transscale(
      st_clipbybox2d(${area}, st_makeenvelope(${west}, ${south}, ${east}, ${north}, 3857)),
      ${-west}, ${-north}, ${scale}, ${scale}), ${thin}), 1), 3)) part)`;

/** All areas of a kind that can be seen in the box. A name stands in the middle of the widest circle inside its area. */
export async function listShapes(
  db: Db,
  kind: MarketPlaceKind,
  box: Box,
  scale: number,
  thin: number,
): Promise<OutlineShape[]> {
  const { west, south, east, north } = box;
  const { rows } = await sql<OutlineShape>`
    with seen as materialized (
      select place_id as id, approximate, ${drawnShapeSql(sql`shape`, box, scale, thin)} as g
      from place_boundary
      where kind = ${kind} and shape && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 3857)),
    named as (
      select id, (st_maximuminscribedcircle(largest)).* from (
        select distinct on (id) id, part.geom as largest
        from seen, st_dump(st_collectionextract(st_makevalid(g), 3)) part
        where not st_isempty(part.geom) order by id, st_area(part.geom) desc) parts)
    select s.id, s.approximate, st_assvg(s.g, 1, 0) as path, round(st_x(n.center))::integer as x,
           round(-st_y(n.center))::integer as y, floor(n.radius * 2)::integer as width
    from seen s join named n on n.id = s.id where not st_isempty(s.g) order by s.id`.execute(db);
  return rows.map((row) => ({ ...row, path: compactPath(row.path) }));
}

/** The edge of one area; empty when nothing of it can be drawn. */
export async function getOutlinePath(
  db: Db,
  area: { kind: MarketPlaceKind; id: number },
  box: Box,
  scale: number,
  thin: number,
): Promise<string> {
  const { rows } = await sql<{ path: string | null }>`
    select st_assvg(${drawnShapeSql(sql`shape`, box, scale, thin)}, 1, 0) as path
    from place_boundary where kind = ${area.kind} and place_id = ${area.id}`.execute(db);
  return compactPath(rows[0]?.path ?? '');
}

/** Land of other countries in the box, as one path. */
export async function getAbroadPath(db: Db, box: Box, scale: number, thin: number): Promise<string> {
  const { west, south, east, north } = box;
  const { rows } = await sql<{ path: string | null }>`
    select st_assvg(${drawnShapeSql(sql`st_collect(shape)`, box, scale, thin)}, 1, 0) as path
    from land where side = 'abroad' and shape && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 3857)`.execute(
    db,
  );
  return compactPath(rows[0]?.path ?? '');
}

/** `M 5 7 l -3 4` → `M5 7l-3 4`: a fifth less to send. */
const compactPath = (path: string): string => path.replaceAll(/ ?([MLlzZ]) ?/g, '$1').replaceAll(' -', '-');

type MedianRow = { place_id: number; listing_count: number; median: number | null };

/** Rates are cents. */
export async function listMedians(
  db: Db,
  kind: MarketPlaceKind,
  ids: readonly number[],
  market: MarketIds,
): Promise<MedianRow[]> {
  const { rows } = await sql<MedianRow>`
    select place_id, listing_count, median from market_stats
    where purpose = ${market.purpose} and category = ${market.category} and type = ${market.type}
      and kind = ${kind} and place_id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}
