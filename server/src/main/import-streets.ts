/** `npm run map:streets -- FILE`: puts streets on the map, or takes them off it (docs/map.md). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import {
  convertExtract,
  convertMbtiles,
  importStreets,
  removeStreets,
  StreetFileError,
} from '../features/places/index.ts';
import { createDeps } from './create-deps.ts';

const USAGE = `Usage: npm run map:streets -- FILE.pmtiles
       npm run map:streets -- FILE.mbtiles
       npm run map:streets -- FILE.osm.pbf [--coast FOLDER]
       npm run map:streets -- --none`;

async function toArchive(file: string, folder: string, coast: string | null): Promise<string> {
  if (file.endsWith('.pmtiles')) return file;
  if (file.endsWith('.osm.pbf')) return convertExtract(file, folder, coast);
  if (!file.endsWith('.mbtiles')) throw new StreetFileError(USAGE);
  const archive = join(folder, 'streets.pmtiles');
  await convertMbtiles(file, archive);
  return archive;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { coast: { type: 'string' }, none: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (positionals.length !== (values.none ? 0 : 1)) {
  console.error(USAGE);
  process.exit(1);
}
const { deps, close } = createDeps(loadConfig('web'));
const folder = await mkdtemp(join(tmpdir(), 'estia-streets-'));
try {
  if (file === undefined) {
    await removeStreets(deps);
    console.log('The map is drawn without streets now');
  } else {
    const archive = await toArchive(file, folder, values.coast ?? null);
    const { hash, sizeBytes, entries, maxZoom } = await importStreets(deps, archive);
    const megabytes = (sizeBytes / 1_000_000).toFixed(1);
    console.log(`The map shows the streets of ${hash}: ${entries} entries up to zoom ${maxZoom}, ${megabytes} MB`);
  }
} catch (error) {
  if (!(error instanceof StreetFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
