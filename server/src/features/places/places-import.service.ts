/**
 * Brings the product's place files into the database, with the depth-first sequence and the keys people type.
 * Runs with the migrations; does nothing when the files have not changed. A district keeps its sequence number for
 * life, because listings carry it.
 */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mapNames } from '@estia/contract/map-names';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { Client } from 'pg';
import { putBackIndexes, putBackKeys, setAside } from '../../platform/bulk-load.ts';
import { parseCsv } from '../../platform/csv.ts';
import { type PlaceFileRow as Row, readNumber, requireText } from './place-files.ts';
import { buildPlaceKeys, PLACE_KEYS_VERSION } from './place-keys.ts';

const folder = new URL('../../../data/places/', import.meta.url);
const SEQ_STEP = 16;

const files = [
  'regions',
  'prefectures',
  'municipalities',
  'districts',
  'settlements',
  'aliases',
  'landmarks',
  'postcodes',
  'streets',
] as const;
type FileName = (typeof files)[number];

/** Whole columns as arrays: one statement a table, whatever its length. */
async function insertColumns(
  client: Client,
  table: string,
  columns: Record<string, { type: string; values: unknown[] }>,
  tail: string,
) {
  const names = Object.keys(columns);
  const unnest = names.map((name, i) => `$${i + 1}::${columns[name]?.type}[]`).join(', ');
  await client.query(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${unnest}) ${tail}`,
    names.map((name) => columns[name]?.values),
  );
}

const buildUpsertClause = (names: string[]): string =>
  `on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;

type PlaceSequence = { districts: Map<string, number>; span: (level: FileName, id: string) => [number, number] };

/** Depth first: regions, their prefectures, their municipalities, their districts. */
function assignSequence(data: Record<FileName, Row[]>): PlaceSequence {
  const children = (level: FileName, parent: string, id: string) =>
    data[level].filter((row) => row[parent] === id).sort((a, b) => readNumber(a, 'id') - readNumber(b, 'id'));
  const districts = new Map<string, number>();
  const spans = new Map<string, [number, number]>();
  let next = SEQ_STEP;
  const walk = (level: FileName, id: string, inside: () => void) => {
    const from = next;
    inside();
    spans.set(`${level}.${id}`, [from, next - 1]);
  };
  for (const region of [...data.regions].sort((a, b) => readNumber(a, 'id') - readNumber(b, 'id'))) {
    walk('regions', requireText(region, 'id'), () => {
      for (const prefecture of children('prefectures', 'region_id', requireText(region, 'id'))) {
        walk('prefectures', requireText(prefecture, 'id'), () => {
          for (const municipality of children('municipalities', 'prefecture_id', requireText(prefecture, 'id'))) {
            walk('municipalities', requireText(municipality, 'id'), () => {
              for (const district of children('districts', 'municipality_id', requireText(municipality, 'id'))) {
                districts.set(requireText(district, 'id'), next);
                next += SEQ_STEP;
              }
            });
          }
        });
      }
    });
  }
  return {
    districts,
    span: (level, id) => spans.get(`${level}.${id}`) ?? [0, 0],
  };
}

async function loadTables(client: Client, data: Record<FileName, Row[]>): Promise<void> {
  const { districts, span } = assignSequence(data);
  const texts = (rows: Row[], name: string) => ({ type: 'text', values: rows.map((row) => requireText(row, name)) });
  const numbers = (rows: Row[], name: string, type = 'integer') => ({
    type,
    values: rows.map((row) => readNumber(row, name)),
  });
  const spans = (level: FileName) => ({
    seq_lo: { type: 'integer', values: data[level].map((row) => span(level, requireText(row, 'id'))[0]) },
    seq_hi: { type: 'integer', values: data[level].map((row) => span(level, requireText(row, 'id'))[1]) },
  });
  const named = (rows: Row[]) => ({
    id: numbers(rows, 'id'),
    name_el: texts(rows, 'name_el'),
    name_en: texts(rows, 'name_en'),
  });
  const located = (rows: Row[]) => ({
    population: numbers(rows, 'population'),
    lat: numbers(rows, 'lat', 'float8'),
    lon: numbers(rows, 'lon', 'float8'),
  });
  const spoken = ['name_el', 'name_en'];

  await insertColumns(client, 'region', { ...named(data.regions), ...spans('regions') }, buildUpsertClause(spoken));
  await insertColumns(
    client,
    'prefecture',
    {
      ...named(data.prefectures),
      region_id: numbers(data.prefectures, 'region_id'),
      ...located(data.prefectures),
      ...spans('prefectures'),
    },
    buildUpsertClause(spoken),
  );
  const m = data.municipalities;
  await insertColumns(
    client,
    'municipality',
    {
      ...named(m),
      prefecture_id: numbers(m, 'prefecture_id'),
      official_el: texts(m, 'official_el'),
      seat_el: texts(m, 'seat_el'),
      golden_visa_zone: texts(m, 'golden_visa_zone'),
      ...located(m),
      ...spans('municipalities'),
    },
    buildUpsertClause([...spoken, 'official_el', 'seat_el', 'golden_visa_zone']),
  );
  const d = data.districts;
  await insertColumns(
    client,
    'district',
    {
      ...named(d),
      municipality_id: numbers(d, 'municipality_id'),
      kind: texts(d, 'kind'),
      ...located(d),
      seq: { type: 'integer', values: d.map((row) => districts.get(requireText(row, 'id'))) },
    },
    buildUpsertClause(spoken),
  );
  const s = data.settlements;
  await insertColumns(
    client,
    'settlement',
    {
      id: texts(s, 'id'),
      district_id: numbers(s, 'district_id'),
      name_el: texts(s, 'name_el'),
      name_en: texts(s, 'name_en'),
      lat: numbers(s, 'lat', 'float8'),
      lon: numbers(s, 'lon', 'float8'),
    },
    buildUpsertClause([...spoken, 'district_id']),
  );
  const p = data.postcodes;
  await insertColumns(
    client,
    'postcode',
    {
      postcode: texts(p, 'postcode'),
      district_id: numbers(p, 'district_id'),
      lat: numbers(p, 'lat', 'float8'),
      lon: numbers(p, 'lon', 'float8'),
    },
    'on conflict (postcode) do update set district_id = excluded.district_id, lat = excluded.lat, lon = excluded.lon',
  );
  const names = texts(data.streets, 'street_el');
  // Every town has the same few thousand names.
  const folded = new Map([...new Set(names.values)].map((name) => [name, createPhoneticKey(name)]));
  await insertColumns(
    client,
    'street',
    {
      name: names,
      key: { type: 'text', values: names.values.map((name) => folded.get(name)) },
      postcode: texts(data.streets, 'postcode'),
    },
    'on conflict (postcode, name) do update set key = excluded.key',
  );
}

export async function loadPlaces(client: Client, log: (line: string) => void): Promise<void> {
  const texts = await Promise.all(files.map((name) => readFile(new URL(`${name}.csv`, folder), 'utf8')));
  const sha256 = createHash('sha256')
    .update([PLACE_KEYS_VERSION, ...texts].join('\0'))
    .digest('hex');
  const loaded = await client.query<{ sha256: string }>('select sha256 from place_load');
  if (loaded.rows[0]?.sha256 === sha256) return;
  const data = mapNames(files, (name): Row[] => parseCsv(texts[files.indexOf(name)] ?? ''));
  for (const name of files) if (data[name].length === 0) throw new Error(`${name}.csv is empty`);
  const first = loaded.rows.length === 0;
  const known = new Set((await client.query<{ id: number }>('select id from district')).rows.map((row) => row.id));
  const added = data.districts.filter((row) => !known.has(readNumber(row, 'id')));
  if (!first && added.length > 0) {
    throw new Error(
      `New districts need a sequence number inside their municipality, by a migration: ${added.length} found`,
    );
  }
  await client.query('begin');
  // Indexes of empty tables are built at the end: half the work.
  const aside = first ? await setAside(client, ['settlement', 'postcode', 'street', 'place_key']) : null;
  await loadTables(client, data);
  const keys = buildPlaceKeys(data);
  await client.query('delete from place_key');
  await insertColumns(
    client,
    'place_key',
    {
      key: { type: 'text', values: keys.map((k) => k.key) },
      kind: { type: 'text', values: keys.map((k) => k.kind) },
      place_id: { type: 'integer', values: keys.map((k) => k.id) },
      word: { type: 'smallint', values: keys.map((k) => k.word) },
      type: { type: 'text', values: keys.map((k) => k.type) },
      alias: { type: 'text', values: keys.map((k) => k.alias) },
      alias_en: { type: 'text', values: keys.map((k) => k.aliasEn) },
      weight: { type: 'real', values: keys.map((k) => k.weight) },
    },
    '',
  );
  if (aside) await putBackIndexes(client, aside);
  if (aside) await putBackKeys(client, aside);
  await client.query('delete from place_load');
  await client.query('insert into place_load values ($1)', [sha256]);
  await client.query('commit');
  await client.query('analyze place_key, district, municipality, settlement, postcode, street');
  log(`loaded ${data.districts.length} districts, ${data.settlements.length} settlements, ${keys.length} name keys`);
}
