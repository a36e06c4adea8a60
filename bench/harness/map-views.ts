/** What a map asks for: the 512-pixel tiles under a window of 1400 × 900 around a home, with the filter of a search there. */
import { filterToQuery } from '@estia/contract/search/codec';
import { type SearchFilter, searchFilter } from '@estia/contract/search/model';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import type { Pool } from 'pg';

export type Tile = { z: number; x: number; y: number };
export type MapView = { zoom: number; filter: SearchFilter; tiles: Tile[] };

export const formatTilePath = ({ z, x, y }: Tile, filter: SearchFilter): string =>
  `/api/property/search/tiles/${z}/${x}/${y}?${filterToQuery(filter)}`;

const WINDOW = { width: 1400, height: 900 };
const TILE_PX = 512;

function tilesUnder(lon: number, lat: number, zoom: number): Tile[] {
  const z = Math.floor(zoom);
  const phi = (lat * Math.PI) / 180;
  const across = 2 ** z;
  const cx = ((lon + 180) / 360) * across;
  const cy = ((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * across;
  // A map between two whole zooms draws the tiles of the lower one larger.
  const px = TILE_PX * 2 ** (zoom - z);
  const [dx, dy] = [WINDOW.width / 2 / px, WINDOW.height / 2 / px];
  const tiles: Tile[] = [];
  for (let x = Math.max(0, Math.floor(cx - dx)); x <= Math.min(across - 1, Math.floor(cx + dx)); x++) {
    for (let y = Math.max(0, Math.floor(cy - dy)); y <= Math.min(across - 1, Math.floor(cy + dy)); y++) {
      tiles.push({ z, x, y });
    }
  }
  return tiles;
}

type Row = { lon: number; lat: number; purpose: number; category: number; prefecture: number; municipality: number };

/** Homes drawn by id, so that busy places are looked at most; half of the searches have a price, a third more filters. */
export async function createMapViews(
  pool: Pool,
  seed: number,
  count: number,
  zooms: readonly number[],
): Promise<MapView[]> {
  const random = createSeededRandom(seed);
  const { rows: ends } = await pool.query<{ lo: number; hi: number }>(
    'select min(id)::float8 lo, max(id)::float8 hi from property',
  );
  const { lo = 1, hi = 1 } = ends[0] ?? {};
  const ids = Array.from({ length: count * 2 }, () => Math.floor(lo + random() * (hi - lo + 1)));
  const { rows } = await pool.query<Row>(
    `select st_x(p.public_point) lon, st_y(p.public_point) lat, l.purpose, p.category_id category, m.prefecture_id prefecture, m.id municipality
     from unnest($1::bigint[]) with ordinality u(id, at) join property p on p.id = u.id
     join listing l on l.property_id = p.id and l.is_active join district d on d.id = p.district_id
     join municipality m on m.id = d.municipality_id order by u.at, l.id limit $2`,
    [ids, count],
  );
  return rows.map((row, i) => {
    const zoom = (zooms[i % zooms.length] ?? 10) + random() * 0.99;
    const sale = row.purpose === 1;
    const fields: Record<string, unknown> = { for: sale ? 'sale' : 'rent', category_id: row.category };
    // Far out people look at the country or a prefecture, near in at a town or at whatever the map shows.
    if (zoom >= 12 && random() < 0.5) fields.municipality_ids = [row.municipality];
    else if (zoom >= 8 || random() < 0.5) fields.prefecture_ids = [row.prefecture];
    else fields.view = '19,34.5,30,42';
    if (random() < 0.5)
      fields.priceMax = sale ? 50_000 + Math.floor(random() * 450) * 1_000 : 300 + Math.floor(random() * 150) * 10;
    if (random() < 0.3) fields.areaMin = 40 + Math.floor(random() * 10) * 10;
    if (random() < 0.2 && row.category === 1) fields.bedRoomsMin = 1 + Math.floor(random() * 3);
    if (random() < 0.1) fields.photos = true;
    return { zoom, filter: searchFilter.parse(fields), tiles: tilesUnder(row.lon, row.lat, zoom) };
  });
}
