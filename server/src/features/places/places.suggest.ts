/** From what a person types to an ordered list of places (SRCH-2). */
import { createQueryKeys } from '@estia/contract/places/fold';
import { type PlaceKind, type PlaceOption, placeLimits } from '@estia/contract/places/model';
import type { Db } from '../../platform/db.ts';
import { districtsByStreet, type PlaceHit, placesByPrefix, placesBySimilarity } from './places.queries.ts';
import { optionOf, type PlaceTree } from './places.tree.ts';

/** The customer wants these two cities before everything else that matches. */
const firstPlaces = new Set(['Αθήνα', 'Θεσσαλονίκη']);
/** Streets are offered when few places match, and only from a beginning that says something. */
const FEW = 6;
const STREET_LETTERS = 4;
const kindOrder: Record<PlaceKind, number> = { municipality: 0, prefecture: 1, district: 2 };

type Ranked = { option: PlaceOption; hit: PlaceHit };

const rank = ({ option, hit }: Ranked): number =>
  (firstPlaces.has(option.name.el) && option.kind !== 'district' ? 1_000 : 0) +
  (option.is_custom ? -1_000 : 0) -
  hit.word * 10 +
  hit.weight;

/** A municipality with one district of its own name is one place to a person, not two. */
function isDouble(tree: PlaceTree, hit: PlaceHit): boolean {
  if (hit.kind !== 'district') return false;
  const district = tree.districts.get(hit.place_id);
  return district?.municipality.districts.length === 1;
}

/** The district that stands for its whole municipality is offered as the municipality. */
function asMunicipality(tree: PlaceTree, hit: PlaceHit): PlaceHit {
  if (!isDouble(tree, hit)) return hit;
  const district = tree.districts.get(hit.place_id);
  return district ? { ...hit, kind: 'municipality', place_id: district.municipality.id } : hit;
}

export async function suggestPlaces(db: Db, tree: PlaceTree, typed: string): Promise<PlaceOption[]> {
  if ([...typed.trim()].length < placeLimits.minLetters) return [];
  // «ζζζζ» folds to one letter: that is no beginning of a name.
  const keys = createQueryKeys(typed).filter((key) => key.length > 1);
  const [likely] = keys;
  if (!likely) return [];
  let hits = await placesByPrefix(db, keys);
  if (hits.length < FEW && likely.length >= STREET_LETTERS)
    hits = [...hits, ...(await districtsByStreet(db, keys, 20))];
  if (hits.length === 0) hits = await placesBySimilarity(db, likely);
  const best = new Map<string, Ranked>();
  for (const raw of hits) {
    const hit = asMunicipality(tree, raw);
    const option = optionOf(tree, hit.kind, hit.place_id, hit.alias);
    if (!option) continue;
    const before = best.get(option.value);
    if (!before || rank({ option, hit }) > rank(before)) best.set(option.value, { option, hit });
  }
  return [...best.values()]
    .sort(
      (a, b) => rank(b) - rank(a) || kindOrder[a.option.kind] - kindOrder[b.option.kind] || a.option.id - b.option.id,
    )
    .slice(0, placeLimits.maxOptions)
    .map((entry) => entry.option);
}
