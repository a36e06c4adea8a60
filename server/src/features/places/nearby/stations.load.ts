/**
 * Brings the stations of the product's place files into the database, with the colours of their lines. Runs with the migrations;
 * does nothing when the files have not changed.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { parseCsv } from '../../../platform/csv.ts';
import { readNumber, requireText } from '../place-files.ts';

const folder = new URL('../../../../data/places/', import.meta.url);

export async function loadStations(client: Client, log: (line: string) => void): Promise<void> {
  const [stationsText, linesText] = await Promise.all(
    ['stations.csv', 'lines.csv'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const sha256 = createHash('sha256').update(`${stationsText}\0${linesText}`).digest('hex');
  const loaded = await client.query<{ stations_sha256: string | null }>('select stations_sha256 from nearby_state');
  if (loaded.rows[0]?.stations_sha256 === sha256) return;
  const stations = parseCsv(stationsText ?? '');
  const lines = parseCsv(linesText ?? '');
  if (stations.length === 0 || lines.length === 0) throw new Error('stations.csv or lines.csv is empty');
  const known = new Set(lines.map((row) => requireText(row, 'line')));
  for (const { lines: used = '' } of stations)
    for (const line of used.split(';')) if (line !== '' && !known.has(line)) throw new Error(`lines.csv lacks ${line}`);
  await client.query('begin');
  await client.query('delete from nearby_line');
  await client.query(
    'insert into nearby_line (line, label, color) select * from unnest($1::text[], $2::text[], $3::text[])',
    [
      lines.map((row) => requireText(row, 'line')),
      lines.map((row) => requireText(row, 'label')),
      lines.map((row) => requireText(row, 'color')),
    ],
  );
  await client.query(`delete from nearby_place where kind = 'station'`);
  await client.query(
    `insert into nearby_place (kind, mode, lines, name_el, name_en, shape)
     select 'station', mode, array_remove(string_to_array(lines, ';'), ''), name_el, name_en, st_setsrid(st_makepoint(lon, lat), 4326)
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
       as station(mode, lines, name_el, name_en, lon, lat)`,
    [
      stations.map((row) => requireText(row, 'mode')),
      stations.map((row) => row.lines ?? ''),
      stations.map((row) => requireText(row, 'name_el')),
      stations.map((row) => requireText(row, 'name_en')),
      stations.map((row) => readNumber(row, 'lon')),
      stations.map((row) => readNumber(row, 'lat')),
    ],
  );
  // The worker counts the minutes of what is there again.
  await client.query('update nearby_state set stations_sha256 = $1, next_property_id = 0', [sha256]);
  await client.query('commit');
  await client.query('analyze nearby_place');
  log(`loaded ${stations.length} stations`);
}
