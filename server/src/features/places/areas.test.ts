import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { readAreas } from './areas.file.ts';
import { drawAnew } from './map-import.service.ts';

let testApp: TestApp;
let client: pg.Client;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  client = new pg.Client({ connectionString: testApp.deps.config.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testApp.close();
});

it('[SRCH-1] the stored areas were drawn from the place files that are there (else: npm run places:areas)', async () => {
  expect((await readAreas())?.length).toBeGreaterThan(3_000);
});

/** Another version of GEOS may round otherwise: by less than a square metre. */
const shapes = (table: string, shape: string) => `
  select count(*)::int as rows, count(*) filter (where s.kind is null or d.kind is null)::int as alone,
    coalesce(max(st_area(st_symdifference(s.${shape}, d.${shape}))) filter (where s.${shape}::bytea <> d.${shape}::bytea), 0) as off
  from stored_${table} s full join ${table} d on d.kind = s.kind and d.place_id = s.place_id`;

const borders = `
  select s.kind, s.lines = d.lines as same, abs(s.metres - d.metres) as off
  from (select kind, count(*) as lines, sum(st_length(line)) as metres from stored_place_border group by kind) s
  full join (select kind, count(*) as lines, sum(st_length(line)) as metres from place_border group by kind) d on d.kind = s.kind`;

it('[SRCH-1] what is stored is what would be drawn', async () => {
  await client.query('begin');
  for (const table of ['place_boundary', 'place_border', 'place_overview'])
    await client.query(`create temp table stored_${table} on commit drop as select * from ${table}`);
  await drawAnew(client);
  const compare = async (text: string) => (await client.query<{ off: number }>(text)).rows;
  const [areas] = await compare(shapes('place_boundary', 'shape'));
  const [overview] = await compare(shapes('place_overview', 'shape'));
  const lines = await compare(borders);
  await client.query('rollback');
  expect(areas).toMatchObject({ rows: 1526, alone: 0 });
  expect(overview).toMatchObject({ rows: 419, alone: 0 });
  expect(lines).toMatchObject(Array.from({ length: 5 }, () => ({ same: true })));
  for (const { off } of [areas, overview, ...lines].map((found) => found ?? { off: Number.NaN }))
    expect(off).toBeLessThan(1);
}, 120_000);
