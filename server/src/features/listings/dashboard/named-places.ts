/** Names of places and types as the words of a search are folded. */
import { lookups } from '@estia/contract/lookups/model';
import type { LocalizedName } from '@estia/contract/places/model';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { toGreekLetters } from '../../../platform/folded-words.ts';
import type { PlaceTree } from '../../places/index.ts';

/** A word is taken as the name of a type or a place from so many letters on. */
const SHORTEST_NAME = 3;

const foldName = (name: string): string[] =>
  toGreekLetters(createPhoneticKey(name))
    .split(' ')
    .filter((part) => part.length >= SHORTEST_NAME);

type NamedId = { id: number; names: readonly string[] };
const foldedNames = new WeakMap<PlaceTree, { districts: NamedId[]; types: NamedId[] }>();

function getFoldedNames(tree: PlaceTree) {
  const known = foldedNames.get(tree);
  if (known) return known;
  const listNames = (...names: readonly LocalizedName[]) => names.flatMap((name) => foldName(name.el));
  const made = {
    districts: [...tree.districts.values()].map(({ id, name, municipality }) => ({
      id,
      names: listNames(name, municipality.name),
    })),
    types: lookups.types.map(({ id, name }) => ({ id, names: listNames(name) })),
  };
  foldedNames.set(tree, made);
  return made;
}

const listNamed = (named: readonly NamedId[], ways: readonly string[]): number[] => {
  const long = ways.filter((way) => way.length >= SHORTEST_NAME);
  return named
    .filter(({ names }) => names.some((name) => long.some((way) => name.startsWith(way))))
    .map(({ id }) => id);
};

/** Districts that a word may mean, by their own name or that of their municipality. */
export const listNamedDistricts = (ways: readonly string[], tree: PlaceTree): number[] =>
  listNamed(getFoldedNames(tree).districts, ways);

export const listNamedTypes = (ways: readonly string[], tree: PlaceTree): number[] =>
  listNamed(getFoldedNames(tree).types, ways);
