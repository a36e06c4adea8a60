/** Files made to stop a run, to hold the process, or to stay in our store: read by the readers of the site. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { readAll, zip } from '../../../testing/feeds/write-feed.ts';
import { buildSourceAgency, createUploads, needNoPhotos } from '../../../testing/sources/source-app.ts';
import { readFeed } from './index.ts';

const head = 'reference;purpose;type;price;area;place;features;photos;description\n';
const row = (
  over: Record<number, string>,
  cells = ['A1', 'sale', 'apartment', '100000', '80', 'Χαλάνδρι', '', '', ''],
) => `${head}${cells.map((cell, at) => over[at] ?? cell).join(';')}\n`;
const sheet = (number: string): Uint8Array => {
  const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = `<row r="1">${cells('reference', 'purpose', 'price')}</row><row r="${number}">${cells('A1', 'sale', '1')}</row>`;
  return zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
};

describe('[EXTS-1] what PostgreSQL cannot store never stops a run', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  afterAll(() => testApp.close());

  const files: [string, string][] = [
    [
      'an emoji where a long description is cut for the report',
      row({ 8: `${'a'.repeat(199)}😀${' words'.repeat(2_000)}` }),
    ],
    ['an emoji where an unknown type is cut', row({ 2: `${'z'.repeat(199)}😀z` })],
    ['an emoji where a place is cut', row({ 5: `${'z'.repeat(119)}😀z` })],
    ['an emoji where a reference is cut', row({ 0: `${'z'.repeat(99)}😀z` })],
    ['an emoji where a price that is none is cut', row({ 3: `${'z'.repeat(199)}😀z` })],
    ['half a sign in JSON', '{"listings":[{"reference":"A\\ud800","type_id":"x\\ud800"}]}'],
    ['a NUL in JSON', '{"listings":[{"reference":"A\\u0000b","type_id":"x\\u0000"}]}'],
    ['a NUL far behind the beginning', `${head}${'R;sale;x;1;1;x;;;\n'.repeat(4_000)}Z\0;sale;a\0;1;1;x\0;;;\n`],
  ];
  it.each(files)('%s', async (_name, text) => {
    const source = createUploads(testApp, await buildSourceAgency(testApp), { readFeed });
    expect(await source.upload(Buffer.from(text))).toMatchObject({ state: 'review', error: null });
  });

  it.each(['1e20', '2.5', '99999999999'])('row %s of a workbook is counted', async (number) => {
    const file = Buffer.from(sheet(number));
    expect((await readAll(file)).items).toMatchObject([{ line: 2 }]);
    const url = '/api/feeds/check';
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url,
      payload: { file: file.toString('base64') },
    });
    expect(statusCode).toBe(200);
  });

  it('files that nobody reads do not fill the store: what is sent whole counts among the bytes of the day', async () => {
    const agency = await buildSourceAgency(testApp);
    for (let file = 0; file < 20; file++) await agency.call('POST', '/sources/uploads', { bytes: 100 * 1024 * 1024 });
    const file = Buffer.alloc(1024 * 1024, 'x').toString('base64');
    const send = async () => (await agency.call('POST', '/sources/file', { source_id: 999_999, file })).body.code;
    const before = await sql<{ n: number }>`select count(*)::int as n from file_to_delete`.execute(testApp.deps.db);
    await sql`update throttle set hits = 2 * 1024 * 1024 - 1024 where hits > 1000000`.execute(testApp.deps.db);
    expect([await send(), await send()]).toEqual(['not_found', 'too_many_requests']);
    const after = await sql<{ n: number }>`select count(*)::int as n from file_to_delete`.execute(testApp.deps.db);
    expect((after.rows[0]?.n ?? 0) - (before.rows[0]?.n ?? 0)).toBe(1);
  });
});

/** Before, the first took four minutes and the others up to fifty seconds: the limit of a test is the judge. */
describe('[EXTS-1] no cell holds the process', () => {
  const list = (count: number): string => Array.from({ length: count }, (_, at) => `a${at.toString(36)}`).join(',');
  const columns = { delimiter: ';', columns: { reference: 'reference', purpose: 'purpose', place: 'place' } } as const;
  const read = async (text: string, target: Record<string, 'features' | 'photos' | 'description'>) =>
    (await readAll(text, { columns: { ...columns, columns: { ...columns.columns, ...target } } })).items[0];

  it('separators without addresses', async () => {
    expect((await read(row({ 7: `x${','.repeat(190_000)}x` }), { photos: 'photos' }))?.photos).toEqual([]);
    const both = 'https://a.example/1.jpg, https://a.example/2.jpg ,https://a.example/3,4.jpg,';
    expect((await read(row({ 7: both }), { photos: 'photos' }))?.photos.map(({ url }) => url)).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
      'https://a.example/3,4.jpg',
    ]);
  });

  it('tens of thousands of features and places: what is too many is told', async () => {
    const item = await read(row({ 5: list(30_000), 6: list(40_000) }), { features: 'features' });
    expect(item?.unmapped.length).toBeLessThanOrEqual(500);
    expect(item?.place.names).toHaveLength(12);
    expect(item?.faults.map(({ code }) => code)).toEqual(['wrong_value_type']);
  });

  it('tags that hold each other', async () => {
    const item = await read(row({ 8: `γεια ${'<b>'.repeat(60_000)}τέλος` }), { description: 'description' });
    expect(item?.answers.description_el).toBe('γεια');
  });
});
