/**
 * Districts that a place of a feed may be: those that its names allow, and of a name that nobody knows those inside the other
 * names that sound like it. What only shares letters with a name, or has a street of that name, is no suggestion.
 */
import type { Db } from '../../../platform/db/db.ts';
import { type PlaceTree, suggestPlaces } from '../../places/index.ts';
import type { FeedItem } from '../formats/feed-item.ts';
import { type PlaceIndex, readName, readNames } from './place-index.queries.ts';
import { listNameKeys, splitName } from './place-names.ts';

const MAX_SUGGESTED = 8;
/** Of so many districts the ones that fit are found by looking. */
const FEW = 8;
const MIN_START = 4;

/** Letters that have to be changed to get from one to the other, up to `most` + 1. */
function countChanges(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** Words that too many places have. */
const common = new Set([
  'kendro',
  'neo',
  'nea',
  'agia',
  'agios',
  'palea',
  'paleo',
  'megalo',
  'limani',
  'paralia',
  'voria',
  'vorio',
  'notia',
  'notio',
  'anatolika',
  'ditika',
  'proastia',
]);
const listWords = (key: string): string[] =>
  key.split(' ').filter((word) => word.length >= MIN_START && !common.has(word));

/** The same name with a letter or two wrong, or the beginning of one that is longer. */
function isAlike(typed: string, name: string): boolean {
  if (typed.length >= MIN_START && (name.startsWith(typed) || name.split(' ').some((word) => word.startsWith(typed))))
    return true;
  if (name.length >= MIN_START && typed.startsWith(`${name} `)) return true;
  if (listWords(typed).some((word) => listWords(name).includes(word))) return true;
  const most = Math.floor(Math.max(typed.length, name.length) / 5);
  return most > 0 && countChanges(typed, name, most) <= most;
}

const keysOf = (name: { el: string; en: string }): string[] => listNameKeys(name.el);

async function findAlike(
  { db, index }: { db: Db; index: PlaceIndex },
  name: string,
  within: ReadonlySet<number> | null,
): Promise<number[]> {
  const { tree } = index;
  const keys = listNameKeys(name);
  const fits = (other: { el: string; en: string }): boolean =>
    keysOf(other).some((key) => keys.some((typed) => isAlike(typed, key)));
  if (within)
    return [...within].filter((id) => {
      const district = tree.districts.get(id);
      return district !== undefined && fits(district.name);
    });
  const found: number[] = [];
  for (const option of await suggestPlaces({ db, tree }, name.slice(0, 60))) {
    if (!fits(option.name)) continue;
    if (option.kind === 'district') found.push(option.id);
    const districts = option.kind === 'municipality' ? (tree.municipalities.get(option.id)?.districts ?? []) : [];
    // A municipality of many districts is no answer to which of them it is.
    if (districts.length <= FEW) found.push(...districts.map(({ id }) => id));
  }
  // «Κάτω Χαλάνδρι» is in Χαλάνδρι.
  for (const word of keys.flatMap(listWords))
    for (const { districts, isProper } of index.byName.get(word) ?? [])
      if (isProper && districts.size <= FEW) found.push(...districts);
  return found;
}

export async function suggestDistricts(
  context: { db: Db; index: PlaceIndex },
  { names }: Pick<FeedItem['place'], 'names'>,
  /** What a pin or a postcode says. */
  found: readonly number[],
): Promise<number[]> {
  const { db, index } = context;
  const { tree } = index;
  const read = readNames(index, names);
  const within = read?.districts ?? null;
  const unused = read?.unused ?? names.flatMap(splitName);
  const alike: number[] = [];
  for (const name of unused) {
    alike.push(...(await findAlike({ db, index }, name, within)));
    // A place of its own, which the other names contradict.
    alike.push(
      ...readName(index, name).flatMap(({ districts, isProper }) =>
        isProper && districts.size === 1 ? [...districts] : [],
      ),
    );
  }
  const named = read === null ? [] : read.proper.length > 0 ? read.proper : [...read.districts];
  const likely = named.length <= FEW ? named : alike.length === 0 ? listMain(tree, named) : [];
  return [...new Set([...found, ...alike, ...likely])].slice(0, MAX_SUGGESTED);
}

/** Of a large place the districts that bear its name, as its centre does. */
function listMain(tree: PlaceTree, within: readonly number[]): number[] {
  return within.filter((id) => {
    const district = tree.districts.get(id);
    if (!district) return false;
    const [own = ''] = listNameKeys(district.name.el);
    const [whole = ''] = listNameKeys(district.municipality.name.el);
    return own === whole || own.includes('kendro');
  });
}
