/** Every name in the place files, typed in the ways people type, against the keys of every other name. */
import { readFileSync } from 'node:fs';
import { createNameKeys, createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../platform/csv.ts';

type Row = Record<string, string>;
type Place = { id: string; el: string; en: string };

const read = (name: string): Row[] =>
  parseCsv(readFileSync(new URL(`../../../data/places/${name}.csv`, import.meta.url), 'utf8'));
const cell = (row: Row, name: string): string => row[name] ?? '';
const places = (rows: Row[]): Place[] =>
  rows.map((row) => ({ id: cell(row, 'id'), el: cell(row, 'name_el'), en: cell(row, 'name_en') }));

const regions = read('regions');
const prefectures = read('prefectures');
const municipalities = read('municipalities');
const districts = read('districts');
const settlements = read('settlements');
const aliases = read('aliases');
const postcodes = read('postcodes');
const streets = read('streets');
const named = [...places(municipalities), ...places(districts)];

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
const hits = (query: string, keys: readonly string[]): boolean =>
  createQueryKeys(query).some((key) => keys.some((known) => known.startsWith(key)));

/** English names that are not the Greek name in Latin letters; they are found because both names are indexed. */
const EXONYMS = new Set([
  'Samothrace',
  'North Tzoumerka',
  'Central Tzoumerka',
  'Lake Plastiras',
  'South Pelion',
  'Thebes',
  'Central Corfu and Diapontia Islands',
  'North Corfu',
  'South Corfu',
  'Corfu',
  'Ithaca',
  'Patras',
  'West Achaea',
  'Missolonghi',
  'North Kynouria',
  'South Kynouria',
  'Epidaurus',
  'Corinth',
  'Sparta',
  'East Mani',
  'West Mani',
  'Pylos - Nestor',
  'Athens',
  'Marathon',
  'Piraeus',
  'Aegina',
  'Hydra',
  'West Lesbos',
  'Lemnos',
  'East Samos',
  'West Samos',
  'Naxos and Lesser Cyclades',
  'Rhodes',
  'South Rhodes',
  'Kastellorizo (Megisti)',
  'Heraklion',
  'Historic Centre',
  'White Tower',
  'First Cemetery',
  'Agios Konstantinos - Vathis Square',
  'Acropolis',
  'Commercial Triangle - Plaka',
  'Lycabettus',
  'Amerikis Square',
  'Attikis Square',
  'Larissa Station',
  'Piraeus Centre',
]);

describe('place files', () => {
  it('[SRCH-2] are complete and refer to one another', () => {
    expect([regions.length, prefectures.length, municipalities.length]).toEqual([13, 74, 332]);
    expect([districts.length, settlements.length]).toEqual([1107, 13562]);
    expect(aliases.length).toBeGreaterThan(100);
    expect(postcodes.length).toBeGreaterThan(1300);
    expect(streets.length).toBeGreaterThan(50_000);
    const ids = (rows: Row[]) => new Set(rows.map((row) => cell(row, 'id')));
    const orphans = (rows: Row[], column: string, parents: Set<string>) =>
      rows.filter((row) => !parents.has(cell(row, column))).map((row) => `${column} ${cell(row, column)}`);
    for (const rows of [regions, prefectures, municipalities, districts, settlements]) {
      expect(ids(rows).size).toBe(rows.length);
    }
    expect(orphans(prefectures, 'region_id', ids(regions))).toEqual([]);
    expect(orphans(municipalities, 'prefecture_id', ids(prefectures))).toEqual([]);
    expect(orphans(districts, 'municipality_id', ids(municipalities))).toEqual([]);
    expect(orphans(settlements, 'district_id', ids(districts))).toEqual([]);
    expect(orphans(postcodes, 'district_id', ids(districts))).toEqual([]);
    expect(orphans(streets, 'postcode', new Set(postcodes.map((row) => cell(row, 'postcode'))))).toEqual([]);
    const properties = new Map(districts.map((row) => [cell(row, 'id'), cell(row, 'municipality_id')]));
    const strays = [...settlements, ...postcodes].filter(
      (row) => properties.get(cell(row, 'district_id')) !== cell(row, 'municipality_id'),
    );
    expect(strays).toEqual([]);
    const known: Record<string, Set<string>> = {
      prefecture: ids(prefectures),
      municipality: ids(municipalities),
      district: ids(districts),
    };
    expect(aliases.filter((row) => !known[cell(row, 'kind')]?.has(cell(row, 'id')))).toEqual([]);
  });

  it('[SRCH-2] have every municipality and district with at least one district and a point in Greece', () => {
    const withDistrict = new Set(districts.map((row) => cell(row, 'municipality_id')));
    expect(municipalities.filter((row) => !withDistrict.has(cell(row, 'id')))).toEqual([]);
    const outside = [...municipalities, ...districts, ...settlements, ...postcodes].filter((row) => {
      const lat = Number(cell(row, 'lat'));
      const lon = Number(cell(row, 'lon'));
      return !(lat > 34.7 && lat < 41.8 && lon > 19.3 && lon < 29.7);
    });
    expect(outside).toEqual([]);
  });

  it('[SRCH-2] hold names in the form people use today', () => {
    const saved = new Set(['Ίλιον', 'Δίον - Όλυμπος', 'Δίον', 'Πεδίον του Άρεως', 'Ψίον']);
    const old = [...named, ...places(settlements)].filter(
      ({ el }) =>
        !saved.has(el) &&
        el.split(/[\s-]+/).some((word) => /(ον|όν|αι|αί|πολις|ωσις|ησις)$/.test(word) && word !== 'και'),
    );
    expect(old.map(({ el }) => el)).toEqual([]);
    for (const name of ['Αχαρνές', 'Νέο Σιδηροχώρι', 'Σέρρες', 'Χαλκίδα', 'Ελευθέριος Βενιζέλος', 'Κορωπί']) {
      expect(
        districts.some((row) => row.name_el === name),
        name,
      ).toBe(true);
    }
    for (const { el, en } of named) {
      expect(el, el).toMatch(/^[Α-ΩΆΈΉΊΌΎΏ0-9]/);
      expect(en, el).toMatch(/^[A-Z0-9][A-Za-z0-9 ()'-]+$/);
    }
  });
});

describe('typed names', () => {
  it('[SRCH-2] without accents, in capitals and in small letters, find all municipalities and districts', () => {
    expect(named.length).toBeGreaterThan(1400);
    for (const { el } of named) {
      const key = createPhoneticKey(el);
      expect(createPhoneticKey(bare(el)), el).toBe(key);
      expect(createPhoneticKey(bare(el).toUpperCase()), el).toBe(key);
      expect(createPhoneticKey(el.toLocaleUpperCase('el')), el).toBe(key);
      expect(createQueryKeys(el), el).toEqual([key]);
    }
  });

  it('[SRCH-2] from the third letter on, every beginning finds its name', () => {
    const missed: string[] = [];
    for (const { el } of named) {
      const keys = createNameKeys(el);
      const text = bare(el).toLowerCase();
      for (let end = 3; end <= text.length; end += 1) {
        if (!hits(text.slice(0, end), keys)) missed.push(`${text.slice(0, end)} → ${el}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('[SRCH-2] in Latin letters have the key of the Greek name, but for the known English names', () => {
    const different = new Set(
      named.filter(({ el, en }) => createPhoneticKey(en) !== createPhoneticKey(el)).map(({ en }) => en),
    );
    expect(different).toEqual(EXONYMS);
    const wrong = places(settlements).filter(({ el, en }) => createPhoneticKey(en) !== createPhoneticKey(el));
    expect(wrong).toEqual([]);
  });

  it('[SRCH-2] in Latin letters find their name from the third letter on', () => {
    const missed: string[] = [];
    for (const { el, en } of named) {
      const keys = [...createNameKeys(el), ...createNameKeys(en)];
      for (let end = 3; end <= en.length; end += 1) {
        if (!hits(en.slice(0, end), keys)) missed.push(`${en.slice(0, end)} → ${el}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('[SRCH-2] different municipalities share a key only when they truly share a name', () => {
    const byKey = new Map<string, string[]>();
    for (const { id, el } of places(municipalities))
      byKey.set(createPhoneticKey(el), [...(byKey.get(createPhoneticKey(el)) ?? []), `${el} ${id}`]);
    const shared = [...byKey.values()].filter((names) => names.length > 1);
    expect(shared).toEqual([['Ηράκλειο 4604', 'Ηράκλειο 7101']]);
  });
});

/** Query → the municipality or district it must find among all names and aliases of the country. */
const TYPED: readonly (readonly [string, string])[] = [
  ['a8hna', '4501'],
  ['athens', '4501'],
  ['8essaloniki', '701'],
  ['saloniki', '701'],
  ['peiraias', '5101'],
  ['pireas', '5101'],
  ['piraeus', '5101'],
  ['xalandri', '4612'],
  ['halandri', '4612'],
  ['marousi', '4601'],
  ['amarousio', '4601'],
  ['khfisia', '4605'],
  ['kifissia', '4605'],
  ['glufada', '4804'],
  ['glyfada', '4804'],
  ['nea smurnh', '4807'],
  ['n smyrni', '4807'],
  ['paleo faliro', '4808'],
  ['p. faliro', '4808'],
  ['kallithea', '4801'],
  ['kalli8ea', '4801'],
  ['peristeri', '4701'],
  ['egaleo', '4704'],
  ['aigalew', '4704'],
  ['xaidari', '4707'],
  ['hlioupolh', '4506'],
  ['zwgrafou', '4505'],
  ['byronas', '4502'],
  ['vyronas', '4502'],
  ['galatsi', '4503'],
  ['nea iwnia', '4608'],
  ['ag paraskeyh', '4602'],
  ['agia paraskeui', '4602'],
  ['xolargos', '4609'],
  ['psyxiko', '4611'],
  ['4uxiko', '4611'],
  ['boula', '4902'],
  ['voula', '4902'],
  ['menidi', '4901'],
  ['koropi', '4904'],
  ['rafhna', '4910'],
  ['loutsa', '491202'],
  ['moshato', '4806'],
  ['kalamaria', '707'],
  ['euosmos', '708'],
  ['evosmos', '708'],
  ['8ermh', '706'],
  ['wraiokastro', '714'],
  ['patra', '3701'],
  ['hrakleio', '7101'],
  ['iraklio', '7101'],
  ['xania', '7401'],
  ['hania', '7401'],
  ['re8umno', '7301'],
  ['rethimno', '7301'],
  ['ierapetra', '7202'],
  ['larisa', '2201'],
  ['volos', '2401'],
  ['bolos', '2401'],
  ['giannena', '1801'],
  ['ioannina', '1801'],
  ['iwannina', '1801'],
  ['3an8h', '601'],
  ['ksanthi', '601'],
  ['aleksandroupoli', '301'],
  ['kabala', '501'],
  ['xalkida', '2901'],
  ['nafplio', '4101'],
  ['nauplio', '4101'],
  ['korin8os', '4201'],
  ['kalamata', '4401'],
  ['sparth', '4301'],
  ['santorini', '6001'],
  ['mykonos', '6601'],
  ['mukonos', '6601'],
  ['rodos', '6901'],
  ['rhodes', '6901'],
  ['kws', '6401'],
  ['kerkura', '3201'],
  ['corfu', '3201'],
  ['zakun8os', '3301'],
  ['zante', '3301'],
  ['kefalonia', '3501'],
  ['leukada', '3601'],
  ['thnos', '7001'],
  ['xios', '5701'],
  ['mutilhnh', '5301'],
  ['lesvos', '5301'],
  ['kolwnaki', '450122'],
  ['pagrati', '450131'],
  ['pagkrati', '450131'],
  ['koukaki', '450124'],
  ['e3arxeia', '450127'],
  ['exarchia', '450127'],
  ['kypselh', '450125'],
  ['abelokipi', '450107'],
  ['ambelokipi', '450107'],
  ['gkyzh', '450112'],
  ['pasalimani', '510152'],
  ['toumpa', '70166'],
  ['touba', '70166'],
  ['xarilaou', '70168'],
  ['depo', '70164'],
  ['ekalh', '460502'],
  ['nea makrh', '490604'],
];

describe('a list of queries people type', () => {
  const index = new Map<string, string[]>();
  const addKeys = (id: string, name: string) => index.set(id, [...(index.get(id) ?? []), ...createNameKeys(name)]);
  for (const { id, el, en } of named) for (const name of [el, en]) addKeys(id, name);
  for (const row of municipalities) addKeys(cell(row, 'id'), cell(row, 'seat_el'));
  for (const row of aliases) if (row.kind !== 'prefecture') addKeys(cell(row, 'id'), cell(row, 'alias'));

  it('[SRCH-2] greeklish and English names find their place', () => {
    expect(TYPED.length).toBeGreaterThanOrEqual(100);
    expect(TYPED.filter(([query, id]) => !hits(query, index.get(id) ?? []))).toEqual([]);
  });

  it('[SRCH-2] a whole typed name finds few places, so it has not lost its meaning', () => {
    for (const query of ['xalandri', 'khfisia', 'glufada', '8essaloniki', 'mukonos', '3an8h']) {
      const found = [...index].filter(([, keys]) => hits(query, keys));
      expect(found.length, query).toBeLessThanOrEqual(4);
    }
  });
});
