import { expect, it } from 'vitest';
import {
  openImmoDeletion,
  openImmoFeed,
  openImmoFlat,
  openImmoHouse,
} from '../../../../../testing/feeds/estia-feeds.ts';
import { readAll } from '../../../../../testing/feeds/write-feed.ts';

it('[EXTS-1] fields of OpenImmo: a flat, whose German text is not taken for English', async () => {
  const { items, summary } = await readAll(openImmoFeed(openImmoFlat + openImmoHouse));
  expect(summary).toEqual({ format: 'openimmo', encoding: 'utf-8', items: 2, isFull: true });
  expect(items[0]).toMatchObject({
    reference: 'O-1',
    purpose: 'sale',
    faults: [],
    unmapped: [],
    place: { names: ['Rhodos'], postcode: '85100' },
    photos: [{ url: 'https://img.example/o1.jpg' }],
  });
  expect(items[0]?.answers).toEqual({
    category_id: '1',
    type_id: '1',
    price: '198000',
    area: '89',
    bed_rooms: '2',
    bath_rooms: '1',
    postal_code: '85100',
    street: 'Mandraki',
    street_number: '5',
    floor_id: '9',
    lat: '36.4511',
    lon: '28.2278',
    hide_address: 'on',
    extras: ['4', '40', '1'],
    heating_id: '2',
    year_built: '1994',
    condition_id: '6',
    energy_class_id: '6',
    title_en: 'Flat with a view of the old town',
  });
  expect(items[1]).toMatchObject({ purpose: 'rent', answers: { type_id: '4', price: '2400', land_area: '900' } });
});

it('[EXTS-1] fields of OpenImmo: deletions, parts, other versions', async () => {
  const { items, summary } = await readAll(openImmoFeed(openImmoDeletion, 'TEIL'));
  expect([summary.isFull, items[0]?.action, items[0]?.faults]).toEqual([false, 'remove', []]);
  await expect(readAll(openImmoFeed(openImmoFlat, 'VOLL', '2.0'))).rejects.toMatchObject({
    code: 'version_unsupported',
  });
});
