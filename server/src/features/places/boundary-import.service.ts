/**
 * Imports official boundaries: a GeoJSON file of municipalities, prefectures or regions, by our ids. Such files are not
 * ours to keep, so whoever runs the product brings one. All or nothing; a second run of the same file gives the same map.
 *
 * Districts have no official file. After municipalities they are drawn anew inside the true boundary (Voronoi of the
 * points of that municipality alone), and stay approximate. When every municipality is official, prefectures and
 * regions that were not imported themselves become the sum of theirs, and are official too.
 */
import type { Client } from 'pg';
import { borderStatements, createCoverSql, createSitesSql, landPieceStatements } from './boundary-drawing.queries.ts';
import { loadOverview } from './overview-import.service.ts';

/** The file's fault: reported in one line, without a stack. */
export class BoundaryFileError extends Error {}

type Kind = 'region' | 'prefecture' | 'municipality';
type Feature = { id: number; geometry: string };

/** It governs itself and no home there is for sale: no id of ours. Files hold it under these. */
const ATHOS_IDS: Record<Kind, number> = { region: 0, prefecture: 75, municipality: 9901 };
const MAX_LISTED_IDS = 5;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const summarizeList = (list: readonly (string | number)[]): string =>
  list.slice(0, MAX_LISTED_IDS).join(', ') +
  (list.length > MAX_LISTED_IDS ? ` and ${list.length - MAX_LISTED_IDS} more` : '');

/** A municipality names its prefecture, a prefecture its region. */
function detectKind(properties: Record<string, unknown>): Kind {
  if ('pref' in properties) return 'municipality';
  return 'reg' in properties ? 'prefecture' : 'region';
}

function readFeatures(text: string): { kind: Kind; features: Feature[] } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new BoundaryFileError('The file is not JSON');
  }
  if (
    !isRecord(file) ||
    file.type !== 'FeatureCollection' ||
    !Array.isArray(file.features) ||
    file.features.length === 0
  ) {
    throw new BoundaryFileError('The file is not a GeoJSON FeatureCollection with features');
  }
  const kinds = new Set<Kind>();
  const features = file.features.map((feature, index): Feature => {
    const { properties, geometry } = isRecord(feature) ? feature : {};
    if (!isRecord(properties) || !Number.isInteger(properties.id)) {
      throw new BoundaryFileError(`Feature ${index} has no whole number as properties.id`);
    }
    if (!isRecord(geometry) || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) {
      throw new BoundaryFileError(`Feature ${index} (id ${properties.id}) is not a Polygon or MultiPolygon`);
    }
    kinds.add(detectKind(properties));
    return { id: Number(properties.id), geometry: JSON.stringify(geometry) };
  });
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0)
    throw new BoundaryFileError(`The file mixes kinds of areas: ${[...kinds].join(', ')}`);
  const ids = features.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0) throw new BoundaryFileError(`These ids come twice: ${summarizeList(twice)}`);
  return { kind, features };
}

async function writeBoundaries(client: Client, kind: Kind, features: readonly Feature[]): Promise<void> {
  const ids = features.map(({ id }) => id);
  const unknown = await client.query<{ id: number }>(
    `select id from unnest($1::int[]) id where not exists (select 1 from ${kind} known where known.id = id.id)`,
    [ids],
  );
  if (unknown.rowCount)
    throw new BoundaryFileError(`No ${kind} has these ids: ${summarizeList(unknown.rows.map(({ id }) => id))}`);
  await client.query('create temp table given (id int primary key, g geometry) on commit drop');
  try {
    await client.query(
      `insert into given select id, st_multi(st_collectionextract(st_makevalid(
         st_setsrid(st_geomfromgeojson(geometry), 4326)), 3)) from unnest($1::int[], $2::text[]) as f(id, geometry)`,
      [ids, features.map(({ geometry }) => geometry)],
    );
  } catch (error) {
    throw new BoundaryFileError(`A geometry cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  const outside = await client.query<{ id: number }>(
    'select id from given where st_isempty(g) or not st_within(g, st_makeenvelope(19, 34.5, 30, 42, 4326)) order by id',
  );
  if (outside.rowCount) {
    throw new BoundaryFileError(
      `These are not areas inside Greece, in degrees of longitude and latitude: ${summarizeList(outside.rows.map(({ id }) => id))}`,
    );
  }
  await client.query(
    `insert into place_boundary (kind, place_id, approximate, shape) select $1, id, false, st_multi(st_transform(g, 3857)) from given
     on conflict (kind, place_id) do update set approximate = false, shape = excluded.shape`,
    [kind],
  );
}

/** The sum of official municipalities is official, too. A prefecture with an approximate one stays as it is. */
const sumBoundariesSql = (kind: 'prefecture' | 'region', child: string): string => `
  with complete as (
    select k.${kind}_id as id, array_agg(a.place_id) as parts
    from place_boundary a join ${child} k on k.id = a.place_id where a.kind = '${child}'
    group by k.${kind}_id having not bool_or(a.approximate))
  update place_boundary whole set approximate = false,
    shape = (select st_multi(st_union(a.shape, 0.01)) from place_boundary a where a.kind = '${child}' and a.place_id = any (parts))
  from complete where whole.kind = '${kind}' and whole.place_id = complete.id and whole.approximate`;

/**
 * Districts inside official municipalities: a grid of 1 cm makes neighbours end at the very same points. A district with
 * no point inside the official boundary keeps the area it had.
 */
const districtStatements: readonly string[] = [
  createSitesSql,
  `create temp table part on commit drop as
     select d.municipality_id, d.id, s.p from site s join district d on d.id = s.district_id
     join place_boundary a on a.kind = 'municipality' and a.place_id = d.municipality_id and not a.approximate`,
  `create temp table cell on commit drop as
     select municipality_id, (st_dump(st_voronoipolygons(st_collect(p), 0, st_expand(a.shape, 1000)))).geom as g
     from part join place_boundary a on a.kind = 'municipality' and a.place_id = municipality_id
     group by municipality_id, a.shape having count(*) > 1`,
  'create index on cell using gist (g)',
  'analyze part, cell',
  `update place_boundary d set shape = made.shape from (
     select u.id, st_multi(st_collectionextract(st_intersection(u.g, a.shape, 0.01), 3)) as shape from (
       select p.municipality_id, p.id, st_union(c.g) as g from part p
       join cell c on c.municipality_id = p.municipality_id and st_intersects(c.g, p.p) group by 1, 2) u
     join place_boundary a on a.kind = 'municipality' and a.place_id = u.municipality_id
     union all
     select d.id, a.shape from district d join place_boundary a on a.kind = 'municipality' and a.place_id = d.municipality_id
     where not a.approximate and (select count(*) from part p where p.municipality_id = a.place_id) = 1) made
   where d.kind = 'district' and d.place_id = made.id and not st_isempty(made.shape)`,
];

/** Borders of the kinds that changed, from the areas as they are now. */
const buildRedrawStatements = (kinds: readonly string[]): string[] => [
  createCoverSql,
  `insert into cover (kind, id, parent_id, approximate, g)
     select a.kind, a.place_id, coalesce(p.region_id, m.prefecture_id, d.municipality_id, 0), a.approximate, a.shape
     from place_boundary a
     left join prefecture p on a.kind = 'prefecture' and p.id = a.place_id
     left join municipality m on a.kind = 'municipality' and m.id = a.place_id
     left join district d on a.kind = 'district' and d.id = a.place_id
     where a.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
  `delete from place_border where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
  ...landPieceStatements,
  ...borderStatements,
];

export async function importBoundaries(client: Client, text: string) {
  const { kind, features } = readFeatures(text);
  const ours = features.filter(({ id }) => id !== ATHOS_IDS[kind]);
  await client.query('begin');
  try {
    await writeBoundaries(client, kind, ours);
    let derived = 0;
    const kinds: string[] = [kind];
    if (kind === 'municipality') {
      for (const statement of districtStatements) await client.query(statement);
      const summed = [
        await client.query(sumBoundariesSql('prefecture', 'municipality')),
        await client.query(sumBoundariesSql('region', 'prefecture')),
      ];
      derived = summed.reduce((total, { rowCount }) => total + (rowCount ?? 0), 0);
      kinds.push('district', ...(derived > 0 ? ['prefecture', 'region'] : []));
    }
    for (const statement of buildRedrawStatements(kinds)) await client.query(statement);
    await client.query('update map_load set version = version + 1');
    await loadOverview(client);
    await client.query('commit');
    return { kind, imported: ours.length, derived, leftOut: features.length - ours.length };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
