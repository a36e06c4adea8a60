import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { expect, it } from 'vitest';
import { readAll } from '../../../../../testing/feeds/write-feed.ts';
import { writeEstia } from './estia-writer.ts';
import type { ExportListing } from './export-listing.ts';
import { writeKyero } from './kyero-writer.ts';
import { writeXe } from './xe-writer.ts';

const flat: FieldAnswers = {
  category_id: '1',
  type_id: '1',
  district_id: '77',
  price: '245000',
  area: '93',
  bed_rooms: '2',
  bath_rooms: '1',
  floor_id: '9',
  energy_class_id: '3',
  year_built: '1998',
  condition_id: '7',
  heating_id: '4',
  parking_id: '4',
  extras: ['27', '40', '35', '5'],
  street: 'Ηρακλείτου',
  street_number: '12',
  postal_code: '15238',
  lat: '38.0213',
  lon: '23.7986',
  title_el: 'Διαμέρισμα «δίπλα» & κοντά',
  description_el: 'Φωτεινό διαμέρισμα < 100 τ.μ. με θέα.',
  description_en: 'A bright apartment & a large veranda.',
  contact_name: 'Μαρία',
  contact_email: 'maria@agency.example',
  kaek: '050123456789',
};

const listing = (reference: string, answers: FieldAnswers, purpose: 'sale' | 'rent' = 'sale'): ExportListing => ({
  reference,
  updatedAt: new Date('2026-11-18T10:00:00Z'),
  purpose,
  answers,
  place: ['Χαλάνδρι', 'Αθήνα', 'Αττική'],
  photos: ['https://estia.example/photos/1.webp', 'https://estia.example/photos/2.webp?a=1&b=2'],
  url: { el: 'https://estia.example/a', en: 'https://estia.example/en/a' },
});

async function* list(...listings: ExportListing[]): AsyncGenerator<ExportListing> {
  yield* listings;
}
async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const hidden: FieldAnswers = { ...flat, hide_address: 'on' };
const land: FieldAnswers = { category_id: '3', type_id: '36', price: '60000', area: '1200', leaning_id: '4' };
const all = () => list(listing('A-1', flat), listing('A-2', hidden, 'rent'), listing('A-3', land));

it('[EXTS-1] an exported JSON is read back with the same answers, without secrets and hidden addresses', async () => {
  const { items, summary } = await readAll(await collect(writeEstia(all())));
  expect(summary).toMatchObject({ items: 3, isFull: true });
  const { district_id, contact_name, contact_email, kaek, ...shown } = flat;
  expect([district_id, contact_name, contact_email, kaek].every(Boolean)).toBe(true);
  expect(items[0]).toMatchObject({ reference: 'A-1', purpose: 'sale', faults: [], unmapped: [] });
  expect(items[0]?.answers).toEqual({ ...shown, extras: ['27', '40', '35', '5'] });
  const { street, street_number, postal_code, lat, lon, ...unplaced } = shown;
  expect([street, street_number, postal_code, lat, lon].every(Boolean)).toBe(true);
  expect(items[1]?.answers).toEqual(unplaced);
  expect(items[2]?.answers).toEqual(land);
  expect(items[0]?.photos.map(({ url }) => url)).toEqual(listing('', {}).photos);
});

it('[EXTS-1] an exported Kyero feed is read back with what the format can carry', async () => {
  const text = await collect(writeKyero(all()));
  expect(text).not.toMatch(/maria|Μαρία|050123456789/);
  const { items, summary } = await readAll(text);
  expect(summary).toMatchObject({ format: 'kyero', items: 3, isFull: true });
  const { heating_id, parking_id, condition_id, district_id, contact_name, contact_email, kaek, ...carried } = flat;
  expect([heating_id, parking_id, condition_id, district_id, contact_name, contact_email, kaek].every(Boolean)).toBe(
    true,
  );
  expect(items[0]).toMatchObject({
    reference: 'A-1',
    faults: [],
    unmapped: [],
    place: { names: ['Χαλάνδρι', 'Αθήνα', 'Αττική'] },
  });
  expect(items[0]?.answers).toEqual(carried);
  expect(items[1]).toMatchObject({ purpose: 'rent' });
  expect(items[1]?.answers.street).toBeUndefined();
  expect(items[2]?.answers).toEqual({
    category_id: '3',
    type_id: '36',
    price: '60000',
    area: '1200',
    land_area: '1200',
  });
  expect(items[0]?.photos).toHaveLength(2);
});

it('[EXTS-1] an exported xe.gr feed is read back with what the format can carry', async () => {
  const text = await collect(writeXe(all(), { id: '1', now: new Date('2026-11-18T10:00:00Z') }));
  expect(text).not.toMatch(/maria|Μαρία|050123456789/);
  const { items, summary } = await readAll(text);
  expect(summary).toMatchObject({ format: 'xe', items: 3, isFull: true });
  const { title_el, district_id, contact_name, contact_email, kaek, ...carried } = flat;
  expect([title_el, district_id, contact_name, contact_email, kaek].every(Boolean)).toBe(true);
  expect(items[0]).toMatchObject({ reference: 'A-1', purpose: 'sale', faults: [], unmapped: [] });
  expect({ ...items[0]?.answers, extras: [...(items[0]?.answers.extras ?? [])].sort() }).toEqual({
    ...carried,
    extras: ['27', '35', '40', '5'],
  });
  expect(items[1]).toMatchObject({ purpose: 'rent', faults: [] });
  expect(items[2]?.answers).toMatchObject({ category_id: '3', type_id: '36', area: '1200' });
});
