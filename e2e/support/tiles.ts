/** Map tiles of the running site: which exist, what is in them, and where that lies on a map seen from above. */
import { type Bounds, SEARCHABLE_BOUNDS } from '@estia/contract/search/shape';
import { parseTile } from '@estia/server/testing/search-reference/search-oracle';
import { siteUnderTest } from './site-under-test.ts';

type Tile = { z: number; x: number; y: number };
/** `n` homes; a single one says its listing. `x` and `y` count from the corner of the world, which is 1 wide and high. */
export type TileMark = { n: number; l?: number; x: number; y: number };

const EXTENT = 4096;

export const toWorldX = (lon: number): number => (lon + 180) / 360;
export const toWorldY = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

export function listTilesInBounds({ west, south, east, north }: Bounds, z: number): Tile[] {
  const at = (world: number) => Math.floor(world * 2 ** z);
  const tiles: Tile[] = [];
  for (let x = at(toWorldX(west)); x <= at(toWorldX(east)); x += 1) {
    for (let y = at(toWorldY(north)); y <= at(toWorldY(south)); y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

export const listAllTiles = (z: number): Tile[] => listTilesInBounds(SEARCHABLE_BOUNDS, z);

export const listChildTiles = ({ z, x, y }: Tile): Tile[] =>
  [0, 1, 2, 3].map((part) => ({ z: z + 1, x: 2 * x + (part & 1), y: 2 * y + (part >> 1) }));

export async function readTileMarks({ z, x, y }: Tile, query: string): Promise<TileMark[]> {
  const response = await fetch(`${siteUnderTest.origin}/api/property/search/tiles/${z}/${x}/${y}?${query}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return [...parseTile(new Uint8Array(await response.arrayBuffer()))].map(([at, mark]) => {
    const [inX = 0, inY = 0] = at.split(',').map((text) => Number(text) / EXTENT);
    return { ...(mark as { n: number; l?: number }), x: (x + inX) / 2 ** z, y: (y + inY) / 2 ** z };
  });
}
