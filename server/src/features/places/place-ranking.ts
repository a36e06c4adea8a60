/**
 * In which order places are suggested (SRCH-2): what begins as it was typed, letter by letter, comes before what only
 * sounds like it; among those the place that more people offer in, look for and live in.
 */

import { toLatin } from '@estia/contract/places/latin';
import type { LocalizedName, PlaceKind } from '@estia/contract/places/model';
import type { PlaceTree } from './place-tree.service.ts';
import type { PlaceHit } from './places.queries.ts';

/** Live listings and searches of districts, summed over any range of the sequence. */
export type Demand = (lo: number, hi: number) => { listings: number; searches: number };
export const noDemand: Demand = () => ({ listings: 0, searches: 0 });

export type RankedPlace = {
  hit: PlaceHit;
  name: LocalizedName;
  lo: number;
  hi: number;
  listings: number;
  score: number;
};

/** The customer wants these two cities before everything else that matches. */
const pinnedPlaces = new Set(['Αθήνα', 'Θεσσαλονίκη']);
const PINNED = 1_000;
const STREET = -50;

/** Points, as `weight` counts them (log10 of the population): a name written as typed comes before any that only sounds so. */
const LITERAL = 10;
/** Of a village or a station: before a town with up to a hundred times as many people whose name only sounds so. */
const LITERAL_INSIDE = 2;
const WHOLE_NAME = 1.5;
const LATER_WORD = -2;
/** Who types Πειραιάς means the town. */
const PREFECTURE = -0.1;
/** Low enough that a wider place of the same name, which always has more, does not come before the town that is meant. */
const LISTINGS = 0.3;
const SEARCHES = 0.15;
const kindOrder: Record<PlaceKind, number> = { municipality: 0, prefecture: 1, district: 2 };

/** Small letters without accents and signs: what somebody types who types as it is written. */
export const toBareText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const bareNames = new Map<string, string>();
const latinNames = new Map<string, string>();
const remember = (map: Map<string, string>, name: string, make: (name: string) => string): string => {
  let made = map.get(name);
  if (made === undefined) {
    made = make(name);
    map.set(name, made);
  }
  return made;
};
/** Only for names of places, which are as many as there are. */
export const getBareName = (name: string): string => remember(bareNames, name, toBareText);
const getBareLatin = (name: string): string => remember(latinNames, name, (text) => toBareText(toLatin(text)));

const ownNames: ReadonlySet<PlaceHit['type']> = new Set(['name', 'form', 'alias', 'search_alias', 'seat']);
const isOwnName = ({ type }: PlaceHit): boolean => ownNames.has(type);
const isLandmark = (hit: PlaceHit): boolean => !isOwnName(hit) && hit.type !== 'settlement';

function scoreLetters(hit: PlaceHit, name: LocalizedName, bare: string): number {
  const { alias } = hit;
  const written =
    alias === null
      ? [getBareName(name.el), getBareName(name.en)]
      : [getBareName(alias), hit.alias_en === null ? getBareLatin(alias) : getBareName(hit.alias_en)];
  const whole = hit.is_whole ? WHOLE_NAME : 0;
  // A short name of a landmark («ΑΠΘ») is not the one that is shown.
  if (written.some((text) => text.startsWith(bare)) || (hit.is_whole && isLandmark(hit)))
    return (isOwnName(hit) ? LITERAL : LITERAL_INSIDE) + whole;
  if (written.some((text) => text.includes(` ${bare}`))) return whole;
  return hit.word > 0 ? LATER_WORD : whole;
}

type Found = { name: LocalizedName; lo: number; hi: number; custom: boolean };

function findPlace(tree: PlaceTree, kind: PlaceKind, id: number): Found | null {
  if (kind === 'district') {
    const district = tree.districts.get(id);
    return district ? { name: district.name, lo: district.seq, hi: district.seq, custom: district.custom } : null;
  }
  const place = kind === 'prefecture' ? tree.prefectures.get(id) : tree.municipalities.get(id);
  return place ? { name: place.name, lo: place.lo, hi: place.hi, custom: false } : null;
}

/** The district that stands for its whole municipality is offered as the municipality. */
function collapseToMunicipality(tree: PlaceTree, hit: PlaceHit): PlaceHit {
  if (hit.kind !== 'district') return hit;
  const municipality = tree.districts.get(hit.place_id)?.municipality;
  return municipality?.districts.length === 1 ? { ...hit, kind: 'municipality', place_id: municipality.id } : hit;
}

function scorePlace(hit: PlaceHit, { name, custom }: Found, bare: string): number {
  if (hit.type === 'street') return STREET + hit.weight;
  const isPinned = pinnedPlaces.has(name.el) && hit.kind !== 'district' && isOwnName(hit);
  const pinned = isPinned ? PINNED + (hit.kind === 'municipality' ? 1 : 0) : 0;
  const wider = hit.kind === 'prefecture' ? PREFECTURE : 0;
  return pinned - (custom ? PINNED : 0) + wider + hit.weight + scoreLetters(hit, name, bare);
}

/** The best hit of each place, the best place first. */
export function rankPlaces(
  { tree, demand }: { tree: PlaceTree; demand: Demand },
  hits: readonly PlaceHit[],
  typed: string,
): RankedPlace[] {
  const bare = toBareText(typed);
  const best = new Map<string, RankedPlace>();
  for (const raw of hits) {
    const hit = collapseToMunicipality(tree, raw);
    const found = findPlace(tree, hit.kind, hit.place_id);
    if (!found) continue;
    const { name, lo, hi } = found;
    const { listings, searches } = demand(lo, hi);
    const wanted = isOwnName(hit) ? LISTINGS * Math.log10(1 + listings) + SEARCHES * Math.log10(1 + searches) : 0;
    const score = scorePlace(hit, found, bare) + wanted;
    const key = `${hit.kind} ${hit.place_id}`;
    const before = best.get(key);
    if (!before || score > before.score) best.set(key, { hit, name, lo, hi, listings, score });
  }
  const ranked = [...best.values()].sort(
    (a, b) => b.score - a.score || kindOrder[a.hit.kind] - kindOrder[b.hit.kind] || a.hit.place_id - b.hit.place_id,
  );
  return foldSameNames(ranked);
}

/** A municipality with its seat, or its prefecture, of the same name is one suggestion when either finds the same listings. */
function foldSameNames(places: readonly RankedPlace[]): RankedPlace[] {
  const municipalities = places.filter(({ hit }) => hit.kind === 'municipality');
  const isSame = (a: RankedPlace, b: RankedPlace): boolean =>
    getBareName(a.name.el) === getBareName(b.name.el) &&
    ((a.lo === b.lo && a.hi === b.hi) || (a.listings > 0 && a.listings === b.listings));
  const lies = (inner: RankedPlace, outer: RankedPlace): boolean => inner.lo >= outer.lo && inner.hi <= outer.hi;
  return places.filter((place) => {
    if (place.hit.kind === 'municipality') return true;
    return !municipalities.some(
      (other) => isSame(place, other) && (place.hit.kind === 'district' ? lies(place, other) : lies(other, place)),
    );
  });
}
