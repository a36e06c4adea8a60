/**
 * Makes server/data/places/land.json.gz: the coast of Greece and its neighbours, and the land frontier between them.
 * Run by hand, rarely; the packages are needed only here, so they are installed outside the repository:
 *
 *   npm install --prefix /tmp/land @geo-maps/earth-lands-10m@0.6.0 world-atlas@2.0.2
 *   DATABASE_URL=postgres://… node --max-old-space-size=6000 ops/map/build-land.ts /tmp/land/node_modules
 *
 * The coast is OpenStreetMap's (ODbL); which side of the land frontier is Greece comes from Natural Earth (public
 * domain), because a coast file knows no countries. All geometry is done by PostGIS, in temporary tables.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';

type Ring = [number, number][];
type Polygon = Ring[];

/** West, south, east, north. */
const BOX = [18.5, 33.5, 30.5, 42.8] as const;
/** Natural Earth's ids: Greece, then Albania, North Macedonia, Bulgaria, Turkey. */
const GREECE = '300';
const NEIGHBOURS = ['008', '807', '100', '792'];
/** Degrees, about 3 m: the source is already simplified (its points lie 800 m apart in the median), little is left to drop. */
const TOLERANCE = 0.00003;
/** Square degrees (1e-4 is about 1 km²): smaller islets and lakes are left out. */
const SMALLEST = { greece: { islet: 0.2e-6, lake: 1.5e-4 }, abroad: { islet: 1e-4, lake: 15e-4 } };
/** The file holds whole numbers: degrees × 1e5, about a metre. */
const SCALE = 1e5;

const [packages, out] = [
  process.argv[2],
  fileURLToPath(new URL('../../server/data/places/land.json.gz', import.meta.url)),
];
if (!packages || !process.env.DATABASE_URL) {
  console.error('Usage: DATABASE_URL=… node ops/map/build-land.ts FOLDER_OF_PACKAGES (see the top of the file)');
  process.exit(1);
}

const read = (name: string) => JSON.parse(readFileSync(`${packages}/${name}`, 'utf8'));

/** Polygons that touch the box, as GeoJSON texts. */
function coast(): string[] {
  const { geometries } = read('@geo-maps/earth-lands-10m/map.geo.json') as { geometries: { coordinates: Polygon[] }[] };
  const touches = ([outer]: Polygon) => {
    const some = (test: (point: [number, number]) => boolean) => outer?.some(test) ?? false;
    return (
      some(([lon]) => lon > BOX[0]) &&
      some(([lon]) => lon < BOX[2]) &&
      some(([, lat]) => lat > BOX[1]) &&
      some(([, lat]) => lat < BOX[3])
    );
  };
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .filter(touches)
    .map((coordinates) => JSON.stringify({ type: 'Polygon', coordinates }));
}

/** TopoJSON to GeoJSON: arcs are delta-coded, a negative index is the arc read backwards. */
function country(id: string): string {
  const atlas = read('world-atlas/countries-10m.json') as {
    transform: { scale: [number, number]; translate: [number, number] };
    arcs: Ring[];
    objects: { countries: { geometries: { id: string; type: string; arcs: unknown }[] } };
  };
  const { scale, translate } = atlas.transform;
  const arc = (index: number): Ring => {
    let [x, y] = [0, 0];
    const points = (atlas.arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): [number, number] => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.reverse() : points;
  };
  const found = atlas.objects.countries.geometries.find((geometry) => geometry.id === id);
  if (!found) throw new Error(`Natural Earth has no country ${id}`);
  const polygons = (found.type === 'Polygon' ? [found.arcs] : found.arcs) as number[][][];
  const coordinates = polygons.map((rings) =>
    rings.map((arcs) => arcs.flatMap((index, i) => (i === 0 ? arc(index) : arc(index).slice(1)))),
  );
  return JSON.stringify({ type: 'MultiPolygon', coordinates });
}

/** Whole numbers, the first point as it is and the rest as steps from the one before: a third of GeoJSON's bytes. */
function packed(polygons: Polygon[]): number[][][] {
  return polygons.map((rings) =>
    rings.map((ring) => {
      let [x, y] = [0, 0];
      return ring.slice(0, -1).flatMap(([lon, lat]) => {
        const [nx, ny] = [Math.round(lon * SCALE), Math.round(lat * SCALE)];
        const step = [nx - x, ny - y];
        [x, y] = [nx, ny];
        return step;
      });
    }),
  );
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const texts = coast();
console.log(`${texts.length} polygons touch the box`);
await client.query(`create temp table coast (g geometry)`);
for (const text of texts) {
  await client.query(
    `insert into coast select (st_dump(st_makevalid(st_clipbybox2d(
       st_setsrid(st_geomfromgeojson($1), 4326), st_makeenvelope($2, $3, $4, $5, 4326))))).geom`,
    [text, ...BOX],
  );
}
await client.query(`delete from coast where st_dimension(g) < 2`);
await client.query(
  `create temp table sides as select
     st_makevalid(st_setsrid(st_geomfromgeojson($1), 4326)) as greece,
     (select st_union(st_makevalid(st_setsrid(st_geomfromgeojson(c), 4326))) from unnest($2::text[]) c) as abroad`,
  [country(GREECE), NEIGHBOURS.map(country)],
);
// Settlements that this coarse coast leaves in the water get land under them: a spit from the nearest shore, or an islet.
const settlements = readFileSync(new URL('../../server/data/places/settlements.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').slice(-2).map(Number));
await client.query(
  `create temp table settlement_point as select st_setsrid(st_point(lon, lat), 4326) as p
   from unnest($1::float8[], $2::float8[]) as s(lat, lon)`,
  [settlements.map(([lat]) => lat), settlements.map(([, lon]) => lon)],
);
await client.query(`create index on coast using gist (g)`);
await client.query(`
  create temp table spit as
  select case when d < 0.025 then st_convexhull(st_collect(st_buffer(p, 0.004, 3), st_buffer(shore, 0.004, 3)))
              else st_buffer(p, 0.008, 3) end as g
  from settlement_point s cross join lateral (
    select st_distance(c.g, s.p) as d, st_closestpoint(c.g, s.p) as shore from coast c order by c.g <-> s.p limit 1) near
  where d > 0`);
await client.query(`
  create temp table joined as select (st_dump(st_union(g))).geom as g from (
    select g from coast union all select g from spit) every`);
await client.query(`drop table coast`);
await client.query(`alter table joined rename to coast`);
// An island with a Greek settlement is Greek, any other belongs to the country it is nearest to. The one mainland is cut: what lies in a neighbour's polygon is
// abroad, the rest is Greek within 6 km of Natural Earth's Greece (its coast is coarser than ours).
await client.query(`
  create temp table part as
  with island as (
    select c.g, st_area(c.g) > 3 and st_intersects(c.g, s.greece) as mainland, s.*,
           st_distance(c.g, s.greece) <= st_distance(c.g, s.abroad)
             or exists (select 1 from settlement_point where st_intersects(p, c.g)) as near
    from coast c, sides s),
  cut as (
    select g, st_intersection(st_difference(g, abroad), st_buffer(greece, 0.06)) as ours from island where mainland)
  select case when near then 'greece' else 'abroad' end as side, g from island where not mainland
  union all select 'greece', (st_dump(ours)).geom from cut
  union all select 'abroad', (st_dump(st_difference(g, ours))).geom from cut`);
const sides: Record<string, number[][][]> = {};
for (const side of ['greece', 'abroad'] as const) {
  const { rows } = await client.query<{ polygon: string }>(
    `select st_asgeojson(st_buildarea(st_collect(ring)), 6) as polygon from (
       select nr, (st_dumprings(p)).path[1] as hole, st_exteriorring((st_dumprings(p)).geom) as ring from (
         select row_number() over () as nr, d.geom as p
         from part, st_dump(st_makevalid(st_simplifypreservetopology(g, $2))) d
         where side = $1 and st_dimension(d.geom) = 2 and st_area(d.geom) > $3) simple) rings
     where hole = 0 or st_area(st_makepolygon(ring)) > $4
     group by nr order by max(st_area(st_makepolygon(ring))) desc`,
    [side, TOLERANCE, SMALLEST[side].islet, SMALLEST[side].lake],
  );
  const polygons = rows.map((row) => JSON.parse(row.polygon).coordinates as Polygon);
  sides[side] = packed(polygons);
  console.log(`${side}: ${polygons.length} polygons, ${polygons.flat(2).length} points`);
}
await client.end();
const text = JSON.stringify({ scale: SCALE, ...sides });
const bytes = gzipSync(text, { level: 9 });
writeFileSync(out, bytes);
console.log(`${out}: ${Math.round(text.length / 1000)} KB, ${Math.round(bytes.length / 1000)} KB packed`);
