/**
 * Areas in few points. Borders are thinned once for both neighbours: all edges are laid together, each stretch between
 * two crossings is thinned by itself, and the faces between what is left are given back to the areas they lie in. So
 * neighbours still meet, and a region is exactly its prefectures.
 */
import type { Pool } from 'pg';

/**
 * In metres of web mercator: 1.25 of them are a metre of Greece. Points are put on a grid of `snap` and lines thinned to
 * `thin`; islets smaller than `islet` are left out and lakes smaller than `lake` filled; water is what is farther than
 * `astray` from any land.
 */
type SimplifyOptions = { snap: number; thin: number; islet: number; lake: number; astray: number };

/** `owned`: faces with the area each belongs to. */
const facesSql = (
  kind: 'prefecture' | 'municipality',
  { snap, thin, islet, lake, astray }: SimplifyOptions,
): string => `
  with piece as (
    select (st_dump(shape)).geom as g from place_boundary where kind = '${kind}'),
  edge as (
    select st_simplifypreservetopology(st_linemerge(st_union(st_boundary(st_snaptogrid(g, ${snap})))), ${thin}) as lines
    from piece where st_area(g) > ${islet}),
  face as (
    select (st_dump(st_polygonize(lines))).geom as g from edge),
  owned as materialized (
    select f.g, near.place_id
    from face f
    cross join lateral (
      select a.place_id, a.shape <-> st_pointonsurface(f.g) as away from place_boundary a
      where a.kind = '${kind}' order by a.shape <-> st_pointonsurface(f.g) limit 1) near
    where near.away < ${astray} or st_area(f.g) < ${lake})`;

const insertShapesSql = `insert into place_overview (kind, place_id, version, shape)
  select kind, place_id, (select version from map_load), st_multi(g) from shape`;

/** The whole country on one screen: half a pixel where prefectures are last shown. */
const prefectureShapesSql = `${facesSql('prefecture', { snap: 60, thin: 400, islet: 5_000_000, lake: 32_000_000, astray: 400 })},
  shape as (
    select 'prefecture' as kind, place_id, st_union(g) as g from owned group by place_id
    union all
    select 'region', p.region_id, st_union(g) from owned join prefecture p on p.id = place_id group by p.region_id)
  ${insertShapesSql}`;

/** A pixel of zoom 8. */
const municipalityShapesSql = `${facesSql('municipality', { snap: 10, thin: 250, islet: 300_000, lake: 1_000_000, astray: 100 })},
  shape as (
    select 'municipality' as kind, place_id, st_union(g) as g from owned group by place_id)
  ${insertShapesSql}`;

export const overviewStatements: readonly string[] = [
  'delete from place_overview',
  prefectureShapesSql,
  municipalityShapesSql,
];

export const isOverviewDrawnSql =
  "select 1 from place_overview o join map_load m on m.version = o.version where kind = 'municipality' limit 1";

export type OverviewShape = { kind: 'region' | 'prefecture'; id: number; coordinates: number[][][][] };

/** Regions and prefectures, in degrees with three decimals: 100 m. */
export async function listOverviewShapes(pool: Pool): Promise<OverviewShape[]> {
  const { rows } = await pool.query<OverviewShape>(
    `select kind, place_id as id, st_asgeojson(st_transform(shape, 4326), 3)::json -> 'coordinates' as coordinates
     from place_overview where kind in ('region', 'prefecture') order by kind desc, place_id`,
  );
  return rows;
}
