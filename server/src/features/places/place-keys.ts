/** The keys that people type: every name of a place folded from each of its words on, with how well known the place is. */

import type { PlaceKind, PlaceNameType } from '@estia/contract/places/model';
import { createNameKeys, createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { type PlaceFileRow as Row, readNumber, requireText } from './place-files.ts';

type Key = {
  key: string;
  kind: PlaceKind;
  id: number;
  word: number;
  type: PlaceNameType;
  alias: string | null;
  aliasEn: string | null;
  weight: number;
};

type Name = { type: PlaceNameType; text: string; alias?: string; aliasEn?: string; weight: number };
type Data = Record<
  'prefectures' | 'municipalities' | 'districts' | 'settlements' | 'aliases' | 'landmarks',
  readonly Row[]
>;

/** A change of what is below loads the keys again, as a change of the files does. */
export const PLACE_KEYS_VERSION = 1;

const SETTLEMENT_WEIGHT = 1;
/** As many people look for a station as for a small town. */
const landmarkWeights = new Map<string, number>([
  ['metro', 3.4],
  ['area', 3.4],
  ['university', 3.2],
  ['airport', 3],
  ['island', 3],
  ['train', 2.4],
  ['beach', 2.4],
  ['tram', 2],
]);
const landmarkTypes = ['metro', 'train', 'tram', 'airport', 'university', 'beach', 'island', 'area'] as const;

/** Their names hold those of towns and streets, which somebody who types them means. */
const longNamed: ReadonlySet<PlaceNameType> = new Set(['airport', 'university']);

const readLandmarkType = (row: Row): PlaceNameType => {
  const type = landmarkTypes.find((each) => each === row.type);
  if (!type) throw new Error(`Landmark of an unknown type: ${JSON.stringify(row)}`);
  return type;
};

const readAliasType = (row: Row): PlaceNameType => {
  const { type } = row;
  if (type === 'alias' || type === 'search_alias' || type === 'form') return type;
  throw new Error(`Alias of an unknown type: ${JSON.stringify(row)}`);
};

const readKind = (row: Row): PlaceKind => {
  const kind = requireText(row, 'kind');
  if (kind !== 'prefecture' && kind !== 'municipality' && kind !== 'district')
    throw new Error(`Unknown kind of place: ${JSON.stringify(row)}`);
  return kind;
};

/** «Δάφνη - Υμηττός»: people know the parts. A district of that name is meant before the municipality. */
const partsOf = (name: string): string[] => (name.includes(' - ') ? name.split(' - ') : []);
const COMPOUND_MUNICIPALITY = -0.6;
const MOST_PEOPLE = 0.8;
const partWeights: Record<PlaceKind, number> = { prefecture: -0.6, municipality: -1.9, district: -0.2 };

/** The sounds of the names of districts, with those of what they lie in. */
function listNames(data: Data): Map<string, ReadonlySet<string>> {
  const municipalities = new Map(data.municipalities.map((row) => [row.id, requireText(row, 'name_el')]));
  return new Map(
    data.districts.map((row) => {
      const parent = municipalities.get(row.municipality_id) ?? '';
      const names = [requireText(row, 'name_el'), parent].flatMap((name) => [name, ...partsOf(name)]);
      return [`district ${readNumber(row, 'id')}`, new Set(names.map(createPhoneticKey))];
    }),
  );
}

/** «Κεφαλονιά» is the island before one of its municipalities, unless most of its people live in that one. */
function createPrefectureNames(data: Data): (municipality: number, alias: string) => boolean {
  const names = new Set(data.prefectures.map((row) => `${row.id} ${createPhoneticKey(requireText(row, 'name_el'))}`));
  for (const row of data.aliases)
    if (row.kind === 'prefecture') names.add(`${row.id} ${createPhoneticKey(requireText(row, 'alias'))}`);
  const populations = new Map(data.prefectures.map((row) => [row.id, readNumber(row, 'population')]));
  const parts = new Map(data.municipalities.map((row) => [readNumber(row, 'id'), row]));
  return (municipality, alias) => {
    const row = parts.get(municipality);
    if (!row || !names.has(`${row.prefecture_id} ${createPhoneticKey(alias)}`)) return false;
    return readNumber(row, 'population') < (populations.get(row.prefecture_id) ?? 0) * MOST_PEOPLE;
  };
}

export function buildPlaceKeys(data: Data): Key[] {
  const keys: Key[] = [];
  const seen = new Set<string>();
  const weights = new Map<string, number>();
  const namesOf = listNames(data);
  const add = (kind: PlaceKind, id: number, { type, text, alias, aliasEn, weight }: Name) => {
    const words = text.split(/[\s-]+/).length;
    for (const [index, key] of createNameKeys(text).entries()) {
      // Aliases of one sound are kept: which of them is written as it was typed counts.
      const once = `${key}|${kind}|${id}|${type}|${type === 'alias' || type === 'search_alias' ? text : ''}`;
      if (key === '' || seen.has(once)) continue;
      seen.add(once);
      // Half-typed beginnings come after the words in the list; they are no worse a match than a second word.
      const word = index < words ? index : 1;
      if (word > 0 && longNamed.has(type)) continue;
      keys.push({ key, kind, id, word, type, alias: alias ?? null, aliasEn: aliasEn ?? null, weight });
    }
  };
  const partCounts = new Map<string, number>();
  for (const row of data.districts)
    partCounts.set(requireText(row, 'municipality_id'), (partCounts.get(requireText(row, 'municipality_id')) ?? 0) + 1);
  const populations = new Map(data.municipalities.map((row) => [row.id, readNumber(row, 'population')]));
  // Nobody counts the people of a neighbourhood: it gets its share of the city, or a hamlet of its name would come first.
  const shareOf = (row: Row): number =>
    (populations.get(row.municipality_id) ?? 0) / (partCounts.get(row.municipality_id ?? '') ?? 1);
  const addPlaceNames = (rows: readonly Row[], kind: PlaceKind, factor: (row: Row) => number) => {
    for (const row of rows) {
      const id = readNumber(row, 'id');
      const known = Math.log10(10 + (readNumber(row, 'population') || shareOf(row))) * factor(row);
      weights.set(`${kind} ${id}`, known);
      for (const name of new Set([requireText(row, 'name_el'), requireText(row, 'name_en')])) {
        const parts = partsOf(name);
        const compound = kind === 'municipality' && parts.length > 0 ? COMPOUND_MUNICIPALITY : 0;
        add(kind, id, { type: 'name', text: name, weight: known + compound });
        for (const part of parts)
          add(kind, id, { type: 'form', text: part, alias: part, weight: known + partWeights[kind] });
      }
    }
  };
  addPlaceNames(data.prefectures, 'prefecture', () => 0.9);
  addPlaceNames(data.municipalities, 'municipality', () => 1);
  // The neighbourhoods of a city are looked for more than a unit of as many people in the country.
  addPlaceNames(data.districts, 'district', (row) => (row.kind === 'unit' ? 0.85 : 1));
  const weightOf = (kind: PlaceKind, id: number): number => weights.get(`${kind} ${id}`) ?? SETTLEMENT_WEIGHT;

  const isNameOfPrefecture = createPrefectureNames(data);
  for (const row of data.municipalities) {
    const id = readNumber(row, 'id');
    const known = weightOf('municipality', id);
    const genitive = requireText(row, 'official_el').replace(/^Δήμος /, '');
    add('municipality', id, { type: 'form', text: genitive, alias: genitive, weight: known });
    const seat = requireText(row, 'seat_el');
    if (createPhoneticKey(seat) !== createPhoneticKey(requireText(row, 'name_el')))
      add('municipality', id, { type: 'seat', text: seat, alias: seat, weight: known - 2 });
  }
  for (const row of data.aliases) {
    const kind = readKind(row);
    const id = readNumber(row, 'id');
    const alias = requireText(row, 'alias');
    const type = readAliasType(row);
    const isOfWhole = kind === 'municipality' && isNameOfPrefecture(id, alias);
    add(kind, id, { type, text: alias, alias, weight: weightOf(kind, id) - (isOfWhole ? 0.5 : 0.1) });
  }
  for (const row of data.landmarks) {
    const type = readLandmarkType(row);
    const [alias, aliasEn] = [requireText(row, 'name_el'), requireText(row, 'name_en')];
    // Who types Κηφισιά means the place, not its station.
    if (namesOf.get(`${readKind(row)} ${readNumber(row, 'id')}`)?.has(createPhoneticKey(alias))) continue;
    const others = (row.other_names ?? '').split(';').filter(Boolean);
    for (const text of new Set([alias, aliasEn, ...others]))
      add(readKind(row), readNumber(row, 'id'), {
        type,
        text,
        alias,
        aliasEn,
        weight: landmarkWeights.get(type) ?? SETTLEMENT_WEIGHT,
      });
  }
  for (const row of data.settlements) {
    const [alias, aliasEn] = [requireText(row, 'name_el'), requireText(row, 'name_en')];
    for (const text of new Set([alias, aliasEn]))
      add('district', readNumber(row, 'district_id'), {
        type: 'settlement',
        text,
        alias,
        aliasEn,
        weight: SETTLEMENT_WEIGHT,
      });
  }
  return keys;
}
