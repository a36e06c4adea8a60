/** EXTS-1: what a maker of feeds downloads is read by our own readers, and says what the form says. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { writeFeed } from '../../../../testing/feeds/write-feed.ts';
import { defaultFeedLimits, type FeedItem } from '../formats/feed-item.ts';
import { readFeed } from '../formats/read-feed.ts';

describe('[EXTS-1] files for makers of feeds', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  const get = (path: string) => testApp.app.inject({ url: `/api/feeds/${path}` });

  it('the schema is the generated one, for everybody and with an hour of cache', async () => {
    const reply = await get('estia-feed.schema.json');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/schema+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const generated = new URL('../../../../../docs/api/estia-feed.schema.json', import.meta.url);
    expect(reply.json()).toEqual(JSON.parse(readFileSync(generated, 'utf8')));
  });

  it.each(['csv', 'xlsx'] as const)('the %s template is read as one listing without a fault', async (format) => {
    for (const locale of ['el', 'en']) {
      const reply = await get(`template.${format}?locale=${locale}`);
      expect(reply.headers['content-disposition']).toBe(`attachment; filename="estia-template-${locale}.${format}"`);
      const reading = readFeed(writeFeed(reply.rawPayload), { format: 'detect', limits: defaultFeedLimits });
      const items: FeedItem[] = [];
      for (;;) {
        const next = await reading.next();
        if (next.done) {
          expect(next.value.format).toBe(format);
          break;
        }
        items.push(next.value);
      }
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ reference: 'A-101', purpose: 'sale', faults: [], unmapped: [] });
      expect(items[0]?.answers).toMatchObject({ type_id: '1', price: '245000', floor_id: '9' });
      expect(items[0]?.photos).toHaveLength(3);
      const checked = await testApp.app.inject({
        method: 'POST',
        url: '/api/feeds/check',
        payload: { file: reply.rawPayload.toString('base64') },
      });
      expect(checked.json()).toMatchObject({
        error: null,
        counts: { items: 1, create: 1, draft: 0, reject: 0 },
        values: [],
        places: [],
      });
      expect(checked.json().items[0].faults).toEqual([]);
    }
  });

  it('the list of fields has types, values with ids and both names, and for what each is required', async () => {
    const { fields } = (await get('fields.json')).json();
    const find = (name: string) => fields.find((field: { name: string }) => field.name === name);
    expect(find('price')).toMatchObject({ type: 'integer', required: 'always', reso: 'ListPrice' });
    expect(find('reference')).toMatchObject({ type: 'text', required: 'always', max_length: 100 });
    expect(find('contact_email')).toMatchObject({ type: 'email', from_source: true });
    expect(find('energy_class_id').values[0]).toEqual({
      id: expect.any(Number),
      code: expect.any(String),
      name: { el: expect.any(String), en: expect.any(String) },
    });
    const rooms = find('bed_rooms');
    expect(rooms.required).toBe('some');
    const ids = rooms.required_for.find(({ purpose }: { purpose: string }) => purpose === 'sale').type_ids;
    expect(ids).toContain(1);
    expect(ids).not.toContain(42);
    const schema = (await get('estia-feed.schema.json')).json();
    const described = Object.entries<{ $ref?: string }>(schema.$defs.listing.properties)
      .filter(([, field]) => field.$ref === undefined)
      .map(([name]) => name);
    expect(fields.map(({ name }: { name: string }) => name).sort()).toEqual(described.sort());
  });

  it('as a table it has a line for each value, in the language that is asked for', async () => {
    for (const locale of ['el', 'en']) {
      const reply = await get(`fields.csv?locale=${locale}`);
      const rows: string[][] = parse(reply.body, { delimiter: locale === 'el' ? ';' : ',', bom: true });
      const sale = rows.find(([name, , , , , code]) => name === 'purpose' && code === 'sale');
      expect(sale).toMatchObject({ 3: locale === 'el' ? 'ναι' : 'yes', 7: 'Πώληση', 8: 'Sale' });
      expect(rows.filter(([name]) => name === 'energy_class_id').length).toBeGreaterThan(5);
    }
  });
});
