import type { Pool } from 'pg';

/** Which kind of area is worth a fill at a zoom: about as many as a person can tell apart. */
const boundaryKindSql = `case when $1 <= 8 then 'prefecture' when $1 <= 11 then 'municipality' else 'district' end`;

/**
 * One tile, four layers one after another (a vector tile is the sum of its layers). Far out, shapes are thinned to half a
 * pixel of the tile and islets of less than two pixels are left out; from zoom 10 on all is as fine as we have it.
 */
const TILE_SQL = `
  with tile as (
    select st_tileenvelope($1, $2, $3) as box,
           st_tileenvelope($1, $2, $3, margin => 64.0 / 4096) as around,
           case when $1 < 10 then 40075016.0 / (1 << $1) / 1024 else 0 end as thin),
  land_layer as (
    select side, st_asmvtgeom(
      case when $1 <= 8 then st_simplify(far, thin) when thin > 0 then st_simplify(shape, thin) else shape end, box) as shape
    from tile join land on shape && around
    where thin = 0 or st_area(st_envelope(shape)) > 16 * thin * thin),
  area_layer as (
    select a.kind, a.place_id as id, a.approximate, st_asmvtgeom(
      case when $1 <= 8 then st_simplify(far, thin) when thin > 0 then st_simplify(shape, thin) else shape end, box) as shape
    from tile join place_boundary a on shape && around
    where a.kind = ${boundaryKindSql}),
  border_layer as (
    select kind, approximate, st_asmvtgeom(case when thin > 0 then st_simplify(line, thin, true) else line end, box) as shape
    from tile join place_border on line && around
    where kind in ('country', 'region') or (kind = 'prefecture' and $1 >= 6) or (kind = 'municipality' and $1 >= 8)
       or (kind = 'district' and $1 >= 11)),
  label_layer as (
    select kind, place_id as id, name_el, name_en, rank, st_asmvtgeom(point, box, buffer => 0) as shape
    from tile join map_label on point && box
    where zoom <= $1 and ($1 <= 9 or kind <> 'prefecture'))
  select coalesce((select st_asmvt(l, 'land', 4096, 'shape') from land_layer l where shape is not null), '')
      || coalesce((select st_asmvt(a, 'areas', 4096, 'shape', 'id') from area_layer a where shape is not null), '')
      || coalesce((select st_asmvt(b, 'borders', 4096, 'shape') from border_layer b where shape is not null), '')
      || coalesce((select st_asmvt(n, 'labels', 4096, 'shape') from label_layer n where shape is not null), '') as bytes`;

export async function getMapTile(pool: Pool, z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await pool.query<{ bytes: Uint8Array<ArrayBuffer> }>({
    name: 'map_tile',
    text: TILE_SQL,
    values: [z, x, y],
  });
  return rows[0]?.bytes ?? new Uint8Array();
}

/** `version` changes with every load or import; `approximate` while we draw any municipality's border ourselves. */
export async function getMapVersion(pool: Pool): Promise<{ version: number; approximate: boolean }> {
  const { rows } = await pool.query<{ version: number; approximate: boolean }>(
    `select version, exists (select 1 from place_boundary where kind = 'municipality' and approximate) as approximate from map_load`,
  );
  return rows[0] ?? { version: 0, approximate: true };
}
