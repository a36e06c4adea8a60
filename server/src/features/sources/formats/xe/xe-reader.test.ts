import { expect, it } from 'vitest';
import { encodeGreek, readAll, zip } from '../../../../../testing/feeds/write-feed.ts';
import { xeApartment, xeLand, xeOthers, xePackage, xeRemoval, xeShop } from '../../../../../testing/feeds/xe-feeds.ts';

const stock = xePackage([xeApartment('A-12'), xeShop, xeLand].join('\n'));

it('[EXTS-1] xe.gr: a ZIP of XML and images becomes listings in our fields, with the line of each value', async () => {
  const packed = zip({ 'feed.xml': stock, 'images/living.jpg': 'x', 'images/kitchen.jpg': 'y' });
  const { items, summary } = await readAll(packed);
  expect(summary).toEqual({ format: 'xe', encoding: 'utf-8', items: 3, isFull: true });
  const [flat] = items;
  expect(flat).toMatchObject({
    reference: 'A-12',
    line: 9,
    action: 'upsert',
    purpose: 'sale',
    unmapped: [],
    faults: [],
    place: { names: ['Χαλάνδρι'], postcode: '15238', geoId: '59-41' },
    photos: [
      { url: null, file: 'images/living.jpg' },
      { url: null, file: 'images/kitchen.jpg' },
    ],
  });
  expect(flat?.answers).toEqual({
    category_id: '1',
    type_id: '1',
    area: '93',
    price: '245000',
    bed_rooms: '2',
    bath_rooms: '1',
    floor_id: '9',
    year_built: '1998',
    condition_id: '7',
    energy_class_id: '3',
    heating_id: '4',
    parking_id: '4',
    view_id: '2',
    extras: ['27', '47', '40', '35'],
    street: 'Ηρακλείτου',
    street_number: '12',
    postal_code: '15238',
    lat: '38.0213',
    lon: '23.7986',
    description_el: 'Φωτεινό διαμέρισμα κοντά στην πλατεία, με θέα στο βουνό & μεγάλη βεράντα.',
    description_en: 'Bright apartment close to the square, with mountain views and a large veranda.',
  });
  expect(flat?.origins.area).toEqual({ from: 'Item.area', line: 19 });
});

it('[EXTS-1] xe.gr: shops and land, rents, thousands with dots, the Greek letters of energy classes', async () => {
  const { items } = await readAll(stock);
  expect(items[1]).toMatchObject({ purpose: 'rent', place: { postcode: '54622' } });
  expect(items[1]?.answers).toMatchObject({
    category_id: '2',
    type_id: '19',
    price: '1250',
    area: '140',
    floor_id: '4',
    energy_class_id: '9',
    extras: ['34'],
  });
  expect(items[2]?.answers).toMatchObject({ category_id: '3', type_id: '36', area: '1200', leaning_id: '4' });
});

it('[EXTS-1] xe.gr: levels of a villa, transactions that we do not publish, words that no table knows', async () => {
  const { items, summary } = await readAll(xePackage(xeOthers, 'INCREMENTAL'));
  expect(summary.isFull).toBe(false);
  expect(items[0]?.answers).toMatchObject({ type_id: '5', area: '1000', floor_id: '4', levels: '2' });
  expect(items[0]?.faults).toEqual([{ line: 15, from: 'Item.unheard', value: '1', code: 'field_unknown' }]);
  expect(items[1]).toMatchObject({ purpose: null, answers: { type_id: '6' } });
  expect(items[1]?.faults.map(({ code, from, value }) => [code, from, value])).toEqual([
    ['purpose_unsupported', 'Transaction.type', 'SELL.AUCTION'],
  ]);
  expect(items[1]?.unmapped).toEqual([{ field: 'floor_id', from: 'Item.level', value: 'LHH', line: 22 }]);
});

it('[EXTS-1] xe.gr: removals name their references; an image that is not in the ZIP is reported', async () => {
  const { items, summary } = await readAll(zip({ 'remove.xml': xeRemoval }));
  expect(summary).toMatchObject({ items: 2, isFull: false });
  expect(items.map(({ reference, action, faults }) => [reference, action, faults])).toEqual([
    ['A-12', 'remove', []],
    ['S-7', 'remove', []],
  ]);
  const without = await readAll(zip({ 'a.xml': stock, 'living.jpg': 'x' }));
  expect(without.items[0]?.photos).toEqual([{ url: null, file: 'living.jpg', version: '8cdc1683-1' }]);
  expect(without.items[0]?.faults).toMatchObject([{ code: 'photo_not_in_zip', value: 'kitchen.jpg' }]);
  const alone = await readAll(stock);
  expect(alone.items[0]?.photos).toEqual([]);
  expect(alone.items[0]?.faults.map(({ code }) => code)).toEqual(['photo_address', 'photo_address']);
});

it('[EXTS-1] Greek letters are read whatever the file declares', async () => {
  for (const encoding of ['windows-1253', 'iso-8859-7'] as const)
    for (const declared of [encoding, 'utf-8', 'iso-8859-1']) {
      const text = xePackage(`${xeApartment('Ά-1')}${xeShop}`, 'RENEW_ALL_STOCK', declared);
      const { items, summary } = await readAll(encodeGreek(text, encoding));
      expect([summary.encoding, items[0]?.reference]).toEqual([encoding, 'Ά-1']);
      expect(items[1]?.answers.description_el).toBe('Κατάστημα γωνιακό σε εμπορικό δρόμο.');
    }
});
