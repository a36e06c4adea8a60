import { expect, it } from 'vitest';
import { englishTable, greekTable, workbook, workbookRows } from '../../../../../testing/feeds/table-feeds.ts';
import { encodeGreek, readAll, writeFeed } from '../../../../../testing/feeds/write-feed.ts';
import { defaultFeedLimits } from '../feed-item.ts';
import { describeTable } from '../read-feed.ts';
import { templateTargets, writeTemplate } from './template.ts';

it('[EXTS-1] a Greek table in windows-1253: columns guessed by name, cells with line ends, units and words', async () => {
  const { items, summary } = await readAll(encodeGreek(greekTable, 'windows-1253'));
  expect(summary).toEqual({ format: 'csv', encoding: 'windows-1253', items: 4, isFull: true });
  expect(items[0]).toMatchObject({
    reference: 'ΑΘ-101',
    line: 2,
    purpose: 'sale',
    faults: [],
    place: { names: ['Παγκράτι', 'Αθήνα'], postcode: '11633' },
    photos: [{ url: 'https://img.example/101-1.jpg' }, { url: 'https://img.example/101-2.jpg' }],
  });
  expect(items[0]?.answers).toEqual({
    category_id: '1',
    type_id: '1',
    street: 'Υμηττού',
    street_number: '45 Β',
    postal_code: '11633',
    area: '86',
    price: '185000',
    bed_rooms: '2',
    floor_id: '9',
    energy_class_id: '5',
    heating_id: '4',
    description_el: 'Διαμπερές διαμέρισμα\nκοντά στο άλσος; με αποθήκη.',
  });
  expect(items[1]).toMatchObject({ line: 4, purpose: 'rent', reference: 'ΑΘ-102' });
  expect(items[1]?.answers).toMatchObject({
    type_id: '2',
    floor_id: '3',
    energy_class_id: '8',
    available_from: '2026-12-01',
  });
  expect(items[2]?.answers).toMatchObject({ category_id: '3', type_id: '36', area: '4000', price: '95000' });
});

it('[EXTS-1] every fault of a row names line, column and value; words nobody knows wait for the value mapping', async () => {
  const { items } = await readAll(greekTable);
  expect(items[3]?.faults).toEqual([
    { line: 6, from: 'Συναλλαγή', value: 'Αντιπαροχή', code: 'purpose_unsupported' },
    { line: 6, from: 'Εμβαδόν (τ.μ.)', value: 'εκατό', code: 'number_unreadable' },
    { line: 6, from: 'Τιμή', value: 'Κατόπιν επικοινωνίας', code: 'price_on_request' },
    { line: 6, from: 'Διαθέσιμο από', value: '31/2/2026', code: 'date_unreadable' },
  ]);
  expect(items[3]?.unmapped).toEqual([{ field: 'type_id', from: 'Τύπος ακινήτου', value: 'Πύργος ελέγχου', line: 6 }]);
});

it('[EXTS-1] an English table; and a mapping of the source decides over the guess', async () => {
  const { items } = await readAll(englishTable);
  expect(items[0]).toMatchObject({ reference: 'E-1', unmapped: [{ field: 'extras', value: 'Wine cellar' }] });
  expect(items[0]?.answers).toMatchObject({
    price: '1250000',
    area: '241',
    lat: '35.5138',
    lon: '24.018',
    view_id: '1',
    extras: ['26'],
  });
  expect(items[1]?.photos).toHaveLength(2);
  const mapped = await readAll(englishTable, {
    columns: { columns: { 'property id': 'reference', for: 'purpose', 'Code 7': 'street' } },
  });
  expect(mapped.items[0]?.answers).toEqual({ street: 'x' });
  const described = await describeTable(writeFeed(englishTable), defaultFeedLimits);
  expect(described).toMatchObject({ format: 'csv', delimiter: ',', encoding: 'utf-8' });
  expect(described?.columns.at(-1)).toEqual({ name: 'Code 7', samples: ['x', 'y'], target: null, by: null });
});

it('[EXTS-1] columns without a telling name are guessed by their values', async () => {
  const rows = Array.from(
    { length: 4 },
    (_, at) => `${at};πώληση;38,02${at}1;23,79${at}1;https://a.example/${at}.jpg;${1000 + at}`,
  );
  const file = writeFeed(`κωδ;στ1;στ2;στ3;στ4;στ5\n${rows.join('\n')}\n`);
  const described = await describeTable(file, defaultFeedLimits);
  expect(described?.columns.map(({ target, by }) => [target, by])).toEqual([
    ['reference', 'name'],
    ['purpose', 'values'],
    ['lat', 'values'],
    ['lon', 'values'],
    ['photos', 'values'],
    [null, null],
  ]);
});

it('[EXTS-1] a workbook: shared and formatted texts, numbers, days as numbers', async () => {
  const { items, summary } = await readAll(workbook(workbookRows));
  expect(summary).toEqual({ format: 'xlsx', encoding: 'utf-8', items: 2, isFull: true });
  expect(items[0]).toMatchObject({ reference: 'X-1', line: 2, place: { names: ['Χαλάνδρι'] }, faults: [] });
  expect(items[0]?.answers).toMatchObject({
    type_id: '1',
    price: '210000',
    area: '85',
    floor_id: '8',
    energy_class_id: '1',
  });
  expect(items[1]?.answers).toMatchObject({
    type_id: '3',
    available_from: '2026-12-01',
    floor_id: '4',
    energy_class_id: '3',
  });
});

it('[EXTS-1] tables without a header or a reference, and rows with too many cells', async () => {
  await expect(readAll('1;2;https://a.example\n3;4;πέντε\n')).rejects.toMatchObject({ code: 'no_header', line: 1 });
  await expect(readAll('τιμή;εμβαδόν\n100;50\n')).rejects.toMatchObject({ code: 'columns_missing' });
  await expect(readAll('κωδ;τιμή\n1;"100\n')).rejects.toMatchObject({ code: 'truncated' });
  await expect(readAll('κωδ;τιμή;περιοχή\n1;100;α\n2;10')).rejects.toMatchObject({ code: 'truncated', line: 3 });
  const { items } = await readAll('κωδ;συναλλαγή\n1;πώληση;τρία\n');
  expect(items[0]?.faults).toEqual([{ line: 2, from: null, value: 'τρία', code: 'row_cells' }]);
  const changes = await readAll('κωδ;συναλλαγή;ενέργεια\n1;πώληση;διαγραφή\n2;πώληση;κάτι\n');
  expect(changes.summary.isFull).toBe(false);
  expect(changes.items.map(({ action, faults }) => [action, faults.map(({ code }) => code)])).toEqual([
    ['remove', []],
    ['upsert', ['action_unknown']],
  ]);
});

it('[EXTS-1] our template is read without a question, in both languages', async () => {
  for (const locale of ['el', 'en'] as const) {
    const text = writeTemplate(locale);
    const described = await describeTable(writeFeed(text), defaultFeedLimits);
    expect(described?.columns.map(({ target }) => target)).toEqual(templateTargets);
    const { items } = await readAll(text);
    expect(items[0]).toMatchObject({ reference: 'A-101', purpose: 'sale', faults: [], unmapped: [] });
    expect(items[0]?.answers).toMatchObject({
      type_id: '1',
      floor_id: '9',
      energy_class_id: '5',
      heating_id: '4',
      condition_id: '7',
      lat: '38.0213',
    });
    expect(items[0]?.photos).toHaveLength(3);
  }
});
