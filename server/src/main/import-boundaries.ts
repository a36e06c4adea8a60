/** `npm run places:boundaries -- FILE`: puts official boundaries in place of those that we draw ourselves (docs/map.md). */
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { loadDirectDatabaseUrl } from '../config.ts';
import { BoundaryFileError, importBoundaries } from '../features/places/index.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run places:boundaries -- FILE.geojson');
  process.exit(1);
}
const client = new pg.Client({ connectionString: loadDirectDatabaseUrl() });
try {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BoundaryFileError(`${file} cannot be read`);
  });
  await client.connect();
  const { kind, imported, derived, leftOut } = await importBoundaries(client, text);
  console.log(`${imported} areas of kind ${kind} are official now`);
  if (derived > 0) console.log(`${derived} areas of other kinds were drawn anew to agree with them`);
  if (leftOut > 0) console.log(`${leftOut} left out: Mount Athos is no place of ours`);
} catch (error) {
  if (!(error instanceof BoundaryFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await client.end();
}
