/**
 * Somebody who wants to know where a property stands and has nothing but the public calls. Asks adaptively: halves the map by
 * views, by slanted polygons and by circles, walks down the tiles, reads sorts and cursors, similar homes and the page
 * itself. Every question is kept, so that it can be put again.
 */
import { encodePolygons, formatBounds, formatCircle, type Point } from '@estia/contract/search/shape';
import { walkFilters } from '@estia/contract/search/walks';
import { parseTile } from '../search-reference/search-oracle.ts';

export type AttackRequest = { method: 'GET' | 'POST'; url: string; payload?: object };
export type AttackResponse = { statusCode: number; rawPayload: Buffer; json: () => unknown };
export type AttackTarget = { property_id: number; listing_id: number; price: number };

const METRES_A_DEGREE = 111_320;
const sorts = ['auto', 'updated_desc', 'updated_asc', 'price_asc', 'price_desc', 'area_asc', 'area_desc'] as const;

/** Metres east and north of a centre ⇄ degrees. */
function localMetres([lon, lat]: Point) {
  const wide = METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  return {
    at: (east: number, north: number): Point => [lon + east / wide, lat + north / METRES_A_DEGREE],
    from: ([x, y]: Point): [number, number] => [(x - lon) * wide, (y - lat) * METRES_A_DEGREE],
  };
}

/** Where each way of asking says the property is. */
export type LocationGuesses = Record<'views' | 'polygons' | 'circles' | 'tiles', Point>;

export async function attackLocation(
  target: AttackTarget,
  probe: (question: AttackRequest) => Promise<AttackResponse>,
): Promise<{ findings: LocationGuesses; centre: Point }> {
  const filter = { for: 'sale', category_id: 1, priceMin: target.price, priceMax: target.price };
  const search = async (more: object, query = '') =>
    (await probe({ method: 'POST', url: `/api/property/search${query}`, payload: { ...filter, ...more } })).json() as {
      count: number;
      next: string | null;
    };
  const isIn = async (where: object): Promise<boolean> => (await search({ ...where, limit: 1 })).count > 0;
  const get = (path: string) => probe({ method: 'GET', url: `/api/property${path}` });

  const page = (await get(`?for=sale&property_id=${target.property_id}`)).json() as {
    property: { location: { lon: number; lat: number } };
  };
  const { lon, lat } = page.property.location;
  const centre: Point = [lon, lat];
  const { at } = localMetres(centre);

  /** The last whole metre at which the question still says yes, between `lo` (yes) and `hi` (no). */
  async function bisect(lo: number, hi: number, says: (middle: number) => Promise<boolean>): Promise<number> {
    let [yes, no] = [lo, hi];
    while (Math.abs(no - yes) > 1) {
      const middle = Math.round((yes + no) / 2);
      if (await says(middle)) yes = middle;
      else no = middle;
    }
    return yes;
  }

  const view = (west: number, south: number, east: number, north: number) => {
    const [[w, s], [e, n]] = [at(west, south), at(east, north)];
    return { view: formatBounds({ west: w, south: s, east: e, north: n }) };
  };
  const east = await bisect(-2_000, 2_000, (x) => isIn(view(x, -2_000, 2_000, 2_000)));
  const north = await bisect(-2_000, 2_000, (y) => isIn(view(-2_000, y, 2_000, 2_000)));

  // Slanted by 45°: u runs north-east, v north-west.
  const slanted = (u: number, v: number): Point => at((u - v) * Math.SQRT1_2, (u + v) * Math.SQRT1_2);
  const strip = (u1: number, v1: number, u2: number, v2: number) => ({
    shape: encodePolygons([[slanted(u1, v1), slanted(u2, v1), slanted(u2, v2), slanted(u1, v2)]]),
  });
  const u = await bisect(-3_000, 3_000, (x) => isIn(strip(x, -3_000, 3_000, 3_000)));
  const v = await bisect(-3_000, 3_000, (y) => isIn(strip(-3_000, y, 3_000, 3_000)));

  const radiusFrom = ([x, y]: readonly [number, number]) => {
    const [cLon, cLat] = at(x, y);
    return bisect(6_000, 50, (radius) => isIn({ near: formatCircle({ lon: cLon, lat: cLat, radius }) }));
  };
  // Distances to two known points in the west and east give one coordinate, to a third in the south the other.
  const [west, eastward, south] = [
    await radiusFrom([-2_000, 0]),
    await radiusFrom([2_000, 0]),
    await radiusFrom([0, -2_000]),
  ];
  const byCircles = (west ** 2 - eastward ** 2) / 8_000;
  const upward = Math.sqrt(Math.max(0, south ** 2 - byCircles ** 2)) - 2_000;

  // By minutes on foot: the fewest that find it, in all of the country and in each half of the square's surroundings.
  for (const name of walkFilters) {
    for (const where of [{}, view(-2_000, -2_000, east, 2_000), view(-2_000, -2_000, 2_000, north)]) {
      const whole = view(-60_000, -60_000, 60_000, 60_000);
      const minutes = await bisect(30, 0, (most) => isIn({ ...whole, ...where, [name]: most }));
      await get(`/search/facets?for=sale&category_id=1&view=${whole.view}&${name}=${minutes}`);
    }
  }

  // Down the tiles: at each zoom the cell that holds the home, at the last its point to a pixel.
  const query = `for=sale&category_id=1&priceMin=${target.price}&priceMax=${target.price}`;
  const everywhere = `view=${view(-60_000, -60_000, 60_000, 60_000).view}`;
  let tiles: Point = centre;
  for (let z = 10; z <= 18; z++) {
    const scale = 2 ** z;
    const [tLon, tLat] = z === 10 ? at(east, north) : tiles;
    const phi = (tLat * Math.PI) / 180;
    const tx = Math.floor(((tLon + 180) / 360) * scale);
    const ty = Math.floor(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * scale);
    const response = await get(`/search/tiles/${z}/${tx}/${ty}?${query}&${everywhere}`);
    for (const [key, cluster] of parseTile(response.rawPayload)) {
      if (cluster.l !== target.listing_id) continue;
      const [px = 0, py = 0] = key.split(',').map((n) => Number(n) + 0.5);
      const worldX = (tx + px / 4096) / scale;
      const worldY = (ty + py / 4096) / scale;
      tiles = [worldX * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * worldY))) * 180) / Math.PI];
    }
  }

  // What else could tell: orders and cursors around the spot, numbers about it, other pages that know the property.
  const around = view(east - 300, north - 300, east + 300, north + 300);
  const anyPrice = { for: 'sale', category_id: 1, limit: 2, ...around };
  for (const sort of sorts) {
    const asked = { ...anyPrice, sort };
    const first = await probe({ method: 'POST', url: '/api/property/search', payload: asked });
    const { next } = first.json() as { next: string | null };
    if (next) await probe({ method: 'POST', url: `/api/property/search?after=${next}`, payload: asked });
  }
  for (const metres of [50, 200, 1_000]) {
    const near = formatCircle({ lon: at(east, north)[0], lat: at(east, north)[1], radius: metres });
    await get(`/search/facets?for=sale&category_id=1&near=${near}`);
    await search({ near, sort: 'price_per_m2_asc' });
  }
  await get(`/similar?for=sale&property_id=${target.property_id}`);
  await get(`/property?for=sale&property_id=${target.property_id}`);
  await get(`/listing?listing_id=${target.listing_id}`);
  await get(`/cards?listing_ids=${target.listing_id}`);

  return {
    centre,
    findings: {
      views: at(east + 0.5, north + 0.5),
      polygons: slanted(u + 0.5, v + 0.5),
      circles: at(byCircles, upward),
      tiles,
    },
  };
}

/** Metres between two points that are near each other. */
export function distanceMetres(a: Point, b: Point): number {
  return Math.hypot(...localMetres(a).from(b));
}
