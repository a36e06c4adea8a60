/** An extract of OpenStreetMap becomes lines of GeoJSON, through Debian's osmium. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { NearbyFileError } from './nearby-features.ts';

const FILTERS = [
  'nwr/amenity=school,pharmacy',
  'nwr/shop=supermarket',
  'n/highway=bus_stop',
  'nwr/leisure=park,playground',
  'nwr/natural=beach',
  'w/natural=coastline',
];

const HOUR_MS = 3_600_000;

function runOsmium(args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('osmium', args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: HOUR_MS });
    child.once('error', () => failed(new NearbyFileError('osmium cannot be started: see docs/map.md')));
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new NearbyFileError('osmium could not read the extract; it says why above')),
    );
  });
}

/** In `folder`, which the caller deletes. */
export async function extractNearbyPlaces(extract: string, folder: string): Promise<string> {
  const filtered = join(folder, 'places.osm.pbf');
  const features = join(folder, 'places.geojsonseq');
  await runOsmium(['tags-filter', resolve(extract), ...FILTERS, '-o', filtered]);
  await runOsmium([
    'export',
    filtered,
    '-f',
    'geojsonseq',
    '-x',
    'print_record_separator=false',
    '--geometry-types=point,linestring,polygon',
    '-o',
    features,
  ]);
  return features;
}
