import { expect, it } from 'vitest';
import { kyeroFile, kyeroFlat, kyeroPlot, kyeroVilla } from '../../../../../testing/feeds/kyero-feeds.ts';
import { encodeUtf16, readAll } from '../../../../../testing/feeds/write-feed.ts';

const stock = kyeroFile([kyeroVilla('62733'), kyeroFlat, kyeroPlot].join('\n'));

it('[EXTS-1] Kyero: a villa with features, photos in their order and texts by language', async () => {
  const { items, summary } = await readAll(stock);
  expect(summary).toEqual({ format: 'kyero', encoding: 'utf-8', items: 3, isFull: true });
  expect(items[0]).toMatchObject({
    reference: '62733',
    line: 4,
    purpose: 'sale',
    faults: [],
    place: { names: ['Agios Prokopios', 'Naxos', 'Cyclades'], postcode: null, geoId: null },
    photos: [
      { url: 'https://img.example/62733/1.jpg?v=7', file: null },
      { url: 'https://img.example/62733/2.jpg', file: null },
    ],
    unmapped: [{ field: 'extras', from: 'feature', value: 'Wine cellar', line: 25 }],
  });
  expect(items[0]?.answers).toEqual({
    category_id: '1',
    type_id: '5',
    price: '850000',
    area: '210',
    land_area: '4200',
    bed_rooms: '4',
    bath_rooms: '3',
    energy_class_id: '2',
    lat: '37.0772',
    lon: '25.3467',
    title_el: 'Βίλα με πισίνα πάνω από την παραλία',
    title_en: 'Villa with pool above the beach',
    description_el: 'Πέτρινη βίλα με ιδιωτική πισίνα και θέα στη θάλασσα.',
    description_en: 'A stone villa with a private pool & sea view.',
    view_id: '1',
    swimming_pool_id: '2',
    extras: ['26', '5'],
  });
});

it('[EXTS-1] Kyero: fields of partners, a rent by the month, two languages in one text, a photo nobody can fetch', async () => {
  const { items } = await readAll(encodeUtf16(stock));
  expect(items[1]).toMatchObject({ reference: 'K-2', purpose: 'rent', photos: [], place: { postcode: '73100' } });
  expect(items[1]?.answers).toMatchObject({
    type_id: '1',
    price: '1150',
    area: '79',
    floor_id: '8',
    shared_fees: '45',
    street: 'Οδός Χάληδων',
    street_number: '14',
    energy_class_id: '10',
    kaek: '050123456789/1/7',
    description_el: 'Διαμέρισμα δύο υπνοδωματίων κοντά στο λιμάνι.',
    description_en: 'Two-bedroom apartment next to the old harbour.',
  });
  expect(items[1]?.faults).toMatchObject([{ code: 'photo_address', from: 'image', value: 'ftp://img.example/1.jpg' }]);
});

it('[EXTS-1] Kyero: the size of land is its plot, and HTML becomes plain text', async () => {
  const { items } = await readAll(stock);
  expect(items[2]?.answers).toMatchObject({ category_id: '3', type_id: '36', area: '4050', land_area: '4050' });
  expect(items[2]?.answers.description_en).toBe('Flat plot with sea view.');
  expect(items[2]?.faults).toMatchObject([{ code: 'text_cleaned', from: 'desc.en' }]);
});

it('[EXTS-1] Kyero: weekly prices, other currencies and versions are refused with their line', async () => {
  const weekly = kyeroFlat.replace('>month<', '>week<').replace('>EUR<', '>GBP<');
  const { items } = await readAll(kyeroFile(`${weekly}\n${kyeroPlot.replace('P-9', 'K-2')}`));
  expect(items[0]?.faults.map(({ code, line }) => [code, line])).toEqual([
    ['price_unit', 6],
    ['currency_unsupported', 6],
    ['photo_address', 14],
  ]);
  expect(items[1]?.faults).toMatchObject([{ code: 'text_cleaned' }, { code: 'reference_duplicate', value: 'K-2' }]);
  await expect(readAll(kyeroFile(kyeroPlot, '2.1'))).rejects.toMatchObject({ code: 'version_unsupported', line: 3 });
});
