/** `npm run map:nearby -- FILE`: schools, shops, stops, parks, beaches and the coast, or none of them (docs/map.md). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import {
  extractNearbyPlaces,
  importNearbyPlaces,
  NearbyFileError,
  removeNearbyPlaces,
} from '../features/places/index.ts';
import { createDeps } from './create-deps.ts';

const USAGE = `Usage: npm run map:nearby -- FILE.osm.pbf
       npm run map:nearby -- FILE.geojsonseq
       npm run map:nearby -- --none`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { none: { type: 'boolean', default: false } },
});
const [file] = positionals;
const isKnown = file === undefined || /\.(osm\.pbf|geojsonseq)$/.test(file);
if (positionals.length !== (values.none ? 0 : 1) || !isKnown) {
  console.error(USAGE);
  process.exit(1);
}
const { deps, close } = createDeps(loadConfig('web'));
const folder = await mkdtemp(join(tmpdir(), 'estia-nearby-'));
try {
  if (file === undefined) {
    await removeNearbyPlaces(deps);
    console.log('Listings tell of stations alone now');
  } else {
    const features = file.endsWith('.geojsonseq') ? file : await extractNearbyPlaces(file, folder);
    const counts = await importNearbyPlaces(deps, features);
    for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
    console.log('The worker counts the minutes of all properties again');
  }
} catch (error) {
  if (!(error instanceof NearbyFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
