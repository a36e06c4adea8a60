/** Areas of one tile with their figures, cut as the base map cuts its own. */
import type { Pool } from 'pg';
import type { MarketIds } from '../market-stats/market-stats.queries.ts';

/** Districts need the room that a tile of zoom 11 gives them. */
const getKindAtZoom = (z: number): 'municipality' | 'district' => (z <= 10 ? 'municipality' : 'district');

/**
 * Null is not written into a tile: an area whose figure is withheld has `ads` and no `median`. Far out municipalities come
 * from the overview, in which neighbours still meet; districts begin where everything is as fine as we have it.
 */
const layerSql = (kind: 'municipality' | 'district', table: string, shape: string): string => `
  with tile as (
    select st_tileenvelope($1, $2, $3) as box,
           st_tileenvelope($1, $2, $3, margin => 64.0 / 4096) as around,
           case when $1 < 10 then 40075016.0 / (1 << $1) / 1024 else 0 end as thin),
  area_layer as (
    select a.place_id as feature, '${kind}' as kind, a.place_id as id, n.name_el, n.name_en, coalesce(f.listing_count, 0) as listing_count,
      f.q1 / 100.0::float8 as q1, f.median / 100.0::float8 as median, f.q3 / 100.0::float8 as q3,
      case when f.year_ago > 0 then round(f.median / f.year_ago::numeric - 1, 4)::float8 end as trend,
      st_asmvtgeom(${shape}, box) as shape
    from tile join ${table}
    join ${kind} n on n.id = a.place_id
    left join market_stats f on f.purpose = $4 and f.category = $5 and f.type = $6 and f.kind = '${kind}' and f.place_id = a.place_id
    where a.kind = '${kind}')
  select coalesce((select st_asmvt(l, 'areas', 4096, 'shape', 'feature') from area_layer l where shape is not null), '') as bytes`;

const simplifiedShapeSql = 'case when thin > 0 then st_simplify(a.shape, thin) else a.shape end';
const statements = {
  far: layerSql('municipality', 'place_overview a on a.shape && around', 'a.shape'),
  municipality: layerSql('municipality', 'place_boundary a on a.shape && around', simplifiedShapeSql),
  district: layerSql('district', 'place_boundary a on a.shape && around', 'a.shape'),
};
/** The last zoom at which the overview is as fine as a pixel. */
const OVERVIEW_MAX_ZOOM = 8;

export function statsTileQuery(z: number, x: number, y: number, { purpose, category, type }: MarketIds) {
  const name = z <= OVERVIEW_MAX_ZOOM ? 'far' : getKindAtZoom(z);
  return { name: `figure_tile_${name}`, text: statements[name], values: [z, x, y, purpose, category, type] };
}

export async function getStatsTile(
  pool: Pool,
  z: number,
  x: number,
  y: number,
  market: MarketIds,
): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await pool.query<{ bytes: Uint8Array<ArrayBuffer> }>(statsTileQuery(z, x, y, market));
  return rows[0]?.bytes ?? new Uint8Array();
}
