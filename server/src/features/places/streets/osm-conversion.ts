/** An extract of OpenStreetMap becomes an archive, through Debian's tilemaker and the OpenMapTiles rules that come with it. */
import { spawn } from 'node:child_process';
import { access, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { convertMbtiles } from './mbtiles.ts';
import { StreetFileError } from './pmtiles.ts';

const RULES = '/usr/share/doc/tilemaker/examples';
const CONFIG = join(RULES, 'config-openmaptiles.json');
const PROCESS = join(RULES, 'process-openmaptiles.lua');
const NO_LANGUAGES = 'additional_languages = { }';
const OUR_LANGUAGES = 'additional_languages = { "el", "en" }';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What it prints is shown as it comes: all of Greece takes its time. */
function runTilemaker(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('tilemaker', args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => failed(new StreetFileError('tilemaker cannot be started: see docs/map.md')));
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new StreetFileError('tilemaker could not read the extract; it says why above')),
    );
  });
}

/** In `folder`, which the caller deletes. `coast` is a folder with water_polygons.shp, for a shore as fine as the streets. */
export async function convertExtract(extract: string, folder: string, coast: string | null): Promise<string> {
  if (!(await isThere(CONFIG)) || !(await isThere(PROCESS)))
    throw new StreetFileError('tilemaker or its rules are not installed: see docs/map.md');
  const rules = await readFile(PROCESS, 'utf8');
  if (!rules.includes(NO_LANGUAGES))
    throw new StreetFileError('The rules of this tilemaker are not those of version 2.2');
  const process = join(folder, 'process.lua');
  await writeFile(process, rules.replace(NO_LANGUAGES, OUR_LANGUAGES));
  if (coast === null) await mkdir(join(folder, 'coastline'));
  else await symlink(resolve(coast), join(folder, 'coastline'));
  const tiles = join(folder, 'streets.mbtiles');
  const input = resolve(extract);
  await runTilemaker(['--input', input, '--output', tiles, '--config', CONFIG, '--process', process], folder);
  const archive = join(folder, 'streets.pmtiles');
  await convertMbtiles(tiles, archive);
  return archive;
}
