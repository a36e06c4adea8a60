import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { estiaFeed, estiaListing, resoListing } from '../../../../../testing/feeds/estia-feeds.ts';
import { readAll } from '../../../../../testing/feeds/write-feed.ts';
import { estiaSchema } from './estia-schema.ts';

it('[EXTS-1] our JSON: codes, names and numbers of our lists, and the line of each field', async () => {
  const { items, summary } = await readAll(estiaFeed([estiaListing]));
  expect(summary).toEqual({ format: 'estia', encoding: 'utf-8', items: 1, isFull: true });
  expect(items[0]).toMatchObject({
    reference: 'J-1',
    line: 6,
    purpose: 'sale',
    faults: [],
    unmapped: [],
    place: { names: ['Νέα Ερυθραία', 'Κηφισιά'] },
    photos: [{ url: 'https://img.example/j1.jpg' }, { url: 'https://img.example/j2.jpg' }],
  });
  expect(items[0]?.answers).toEqual({
    category_id: '1',
    type_id: '3',
    price: '420000',
    area: '165',
    bed_rooms: '3',
    floor_id: '4',
    energy_class_id: '3',
    lat: '38.0912',
    lon: '23.8177',
    street: 'Χαριλάου Τρικούπη',
    street_number: '31',
    title_el: 'Μεζονέτα με κήπο',
    description_en: 'Maisonette with a garden and two parking spaces.',
    extras: ['25', '27', '5'],
    hide_address: 'on',
  });
  expect(items[0]?.origins.price).toEqual({ from: 'price', line: 14 });
});

it('[EXTS-1] our JSON: names of RESO, a list alone, changes only, removals', async () => {
  const { items, summary } = await readAll(JSON.stringify([resoListing]));
  expect(summary.isFull).toBe(true);
  expect(items[0]).toMatchObject({ reference: '7001', purpose: 'rent', faults: [], place: { postcode: '55132' } });
  expect(items[0]?.answers).toMatchObject({
    price: '650',
    area: '72',
    bed_rooms: '2',
    year_built: '1985',
    postal_code: '55132',
  });
  const changes = await readAll(estiaFeed([{ reference: 'J-1', action: 'remove' }], { full: false }));
  expect(changes.summary.isFull).toBe(false);
  expect(changes.items[0]).toMatchObject({ action: 'remove', faults: [] });
});

it('[EXTS-1] our JSON: what is wrong is told by field, and nothing that is cut ends well', async () => {
  const wrong = {
    reference: 'J-2',
    purpose: 'auction',
    price: [1],
    area: -5,
    extras: 'garden',
    title_el: 7,
    colour: 'red',
    hide_address: 'yes',
  };
  const { items } = await readAll(estiaFeed([wrong, 'text', 5, [1]]));
  expect(items[0]?.faults.map(({ code, from }) => [code, from])).toEqual([
    ['purpose_unsupported', 'purpose'],
    ['wrong_value_type', 'price'],
    ['number_range', 'area'],
    ['wrong_value_type', 'extras'],
    ['field_unknown', 'colour'],
    ['wrong_value_type', 'hide_address'],
  ]);
  expect(items.slice(1).map(({ faults }) => faults[0]?.code)).toEqual([
    'not_an_object',
    'not_an_object',
    'not_an_object',
  ]);
  const text = estiaFeed([estiaListing, resoListing]);
  for (let at = 2; at < text.length - 1; at += 7)
    await expect(readAll(text.slice(0, at), { format: 'estia' })).rejects.toMatchObject({ name: 'BrokenFeedError' });
  await expect(readAll(`[${JSON.stringify(resoListing)} {}]`)).rejects.toMatchObject({ code: 'not_well_formed' });
  await expect(readAll(estiaFeed([estiaListing], { version: 2 }))).rejects.toMatchObject({
    code: 'version_unsupported',
  });
});

it('[EXTS-1] the published JSON Schema is the one of the field table', () => {
  const file = new URL('../../../../../../docs/api/estia-feed.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(estiaSchema())));
});
