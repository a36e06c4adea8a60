/**
 * The areas, borders and overview that boundary-drawing.queries.ts and overview.queries.ts draw, as a file beside the place files:
 * drawing takes 8 s of a processor, reading the file less than one. The file names what it was drawn from, so one that
 * has become stale is not used. `npm run places:areas` writes it; a test draws everything anew and compares.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Client } from 'pg';
import {
  borderStatements,
  boundaryStatements,
  countryBorderStatements,
  coverStatements,
} from './boundary-drawing.queries.ts';
import { LAND } from './land.load.ts';
import { overviewStatements } from './overview.queries.ts';

const folder = new URL('../../../data/places/', import.meta.url);
const file = new URL('areas.tsv.zst', folder);

/** Whatever moves an edge: the points of places, the coast, and the statements themselves. */
const sources = ['prefectures.csv', 'municipalities.csv', 'districts.csv', 'settlements.csv', 'postcodes.csv', LAND];
export const drawAreas: readonly string[] = [
  ...coverStatements,
  ...boundaryStatements,
  ...borderStatements,
  ...countryBorderStatements,
];

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update([...drawAreas, ...overviewStatements].join('\0'));
  for (const name of sources) hash.update(await readFile(new URL(name, folder)));
  return hash.digest('hex');
}

/** Borders have no number of their own. */
type Line = { part: 'area' | 'border' | 'overview'; kind: string; id: number; shape: string };

const readDrawn = `
  select 'area' as part, kind, place_id as id, shape::text from place_boundary
  union all select 'border', kind, 0, line::text from place_border
  union all select 'overview', kind, place_id, shape::text from place_overview
  order by part, kind, id, shape`;

/** Of an open transaction in which everything was drawn. */
export async function writeAreas(client: Client): Promise<number> {
  const { rows } = await client.query<Line>(readDrawn);
  const lines = rows.map(({ part, kind, id, shape }) => `${part}\t${kind}\t${id}\t${shape}\n`);
  const text = Buffer.from(`${await hashSources()}\n${lines.join('')}`);
  // The same shore is part of a district, its municipality, prefecture and region: a window over all of the file finds it.
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 };
  await writeFile(file, zstdCompressSync(text, { params }));
  return rows.length;
}

/** Null where the file was drawn from something else than what is there now. */
export async function readAreas(): Promise<Line[] | null> {
  const [drawnFrom, ...lines] = zstdDecompressSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  if (drawnFrom !== (await hashSources())) return null;
  return lines.map((line) => {
    const [part, kind, id, shape] = line.split('\t') as [Line['part'], string, string, string];
    return { part, kind, id: Number(id), shape };
  });
}

/** The tables must be empty. Of drawn borders only the frontier is exact. */
export async function insertAreas(client: Client, lines: readonly Line[], version: number): Promise<void> {
  const given = 'unnest($1::text[], $2::int[], $3::text[]) as drawn(kind, id, shape)';
  const statements: Record<Line['part'], string> = {
    area: `insert into place_boundary (kind, place_id, approximate, shape) select kind, id, true, shape::geometry from ${given}`,
    border: `insert into place_border (kind, approximate, line) select kind, kind <> 'country', shape::geometry from ${given}`,
    overview: `insert into place_overview (kind, place_id, version, shape) select kind, id, ${version}, shape::geometry from ${given}`,
  };
  for (const [part, statement] of Object.entries(statements)) {
    const rows = lines.filter((line) => line.part === part);
    await client.query(statement, [
      rows.map(({ kind }) => kind),
      rows.map(({ id }) => id),
      rows.map((row) => row.shape),
    ]);
  }
}
