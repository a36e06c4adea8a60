/** From what a person types to an ordered list of places (SRCH-2). */

import { type PlaceKind, type PlaceOption, placeLimits } from '@estia/contract/places/model';
import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import type { Db } from '../../platform/db/db.ts';
import { findPlaceOption, type PlaceTree } from './place-tree.service.ts';
import { listDistrictsByStreet, listPlacesByPrefix, listSimilarPlaces, type PlaceHit } from './places.queries.ts';

/** The customer wants these two cities before everything else that matches. */
const pinnedPlaces = new Set(['Αθήνα', 'Θεσσαλονίκη']);
/** Streets are offered when few places match, and only from a beginning that says something. */
const MIN_MATCHES = 6;
const MIN_STREET_LETTERS = 4;
const kindOrder: Record<PlaceKind, number> = { municipality: 0, prefecture: 1, district: 2 };

type Ranked = { option: PlaceOption; hit: PlaceHit };

const computeRank = ({ option, hit }: Ranked): number =>
  (pinnedPlaces.has(option.name.el) && option.kind !== 'district' ? 1_000 : 0) +
  (option.is_custom ? -1_000 : 0) -
  hit.word * 10 +
  hit.weight;

/** A municipality with one district of its own name is one place to a person, not two. */
function isOnlyDistrict(tree: PlaceTree, hit: PlaceHit): boolean {
  if (hit.kind !== 'district') return false;
  const district = tree.districts.get(hit.place_id);
  return district?.municipality.districts.length === 1;
}

/** The district that stands for its whole municipality is offered as the municipality. */
function collapseToMunicipality(tree: PlaceTree, hit: PlaceHit): PlaceHit {
  if (!isOnlyDistrict(tree, hit)) return hit;
  const district = tree.districts.get(hit.place_id);
  return district ? { ...hit, kind: 'municipality', place_id: district.municipality.id } : hit;
}

export async function suggestPlaces(db: Db, tree: PlaceTree, typed: string): Promise<PlaceOption[]> {
  if ([...typed.trim()].length < placeLimits.minLetters) return [];
  // «ζζζζ» folds to one letter: that is no beginning of a name.
  const keys = createQueryKeys(typed).filter((key) => key.length > 1);
  const [likely] = keys;
  if (!likely) return [];
  let hits = await listPlacesByPrefix(db, keys);
  if (hits.length < MIN_MATCHES && likely.length >= MIN_STREET_LETTERS)
    hits = [...hits, ...(await listDistrictsByStreet(db, keys, 20))];
  if (hits.length === 0) hits = await listSimilarPlaces(db, likely);
  const best = new Map<string, Ranked>();
  for (const raw of hits) {
    const hit = collapseToMunicipality(tree, raw);
    const option = findPlaceOption(tree, hit.kind, hit.place_id, hit.alias);
    if (!option) continue;
    const before = best.get(option.value);
    if (!before || computeRank({ option, hit }) > computeRank(before)) best.set(option.value, { option, hit });
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        computeRank(b) - computeRank(a) ||
        kindOrder[a.option.kind] - kindOrder[b.option.kind] ||
        a.option.id - b.option.id,
    )
    .slice(0, placeLimits.maxOptions)
    .map((entry) => entry.option);
}
