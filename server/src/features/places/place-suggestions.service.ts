/** From what a person types to an ordered list of places (SRCH-2). */

import { type PlaceSuggestion, placeLimits } from '@estia/contract/places/model';
import { createNameKeys, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Demand, noDemand, rankPlaces, toBareText } from './place-ranking.ts';
import { toSuggestion } from './place-suggestions.view.ts';
import { findPlaceOption, listPlaceAncestors, type PlaceTree, type PlaceTreeLoader } from './place-tree.service.ts';
import { createTypoIndex, listTypos, type TypoIndex } from './place-typos.ts';
import {
  listDemand,
  listDistrictsByStreet,
  listKnownNames,
  listPlacesByPrefix,
  listSimilarPlaces,
  type PlaceHit,
} from './places.queries.ts';

/** Streets are offered when few places match, and only from a beginning that says something. */
const MIN_MATCHES = 6;
const MIN_STREET_LETTERS = 4;
const MAX_STREETS = 20;
const DEMAND_TTL_MS = 300_000;
const NAMES_TTL_MS = 600_000;
/** Of a name that very many places bear, these are looked at for the one inside the other place that was typed. */
const MAX_WITHIN = 150;
/** The name of the outer place has at most so many words; each way to split is a question to the database. */
const MAX_SPLITS = 3;

/** Words before a name that say what it is: «Δήμος Χαλανδρίου», «μετρό Πανόρμου». */
const generic =
  /^(?:δημοσ|δημου|νομοσ|νομου|περιοχη|νησι|νησοσ|σταθμοσ μετρο|σταθμοσ|σταση|μετρο|τραμ|dimos|nomos|municipality of|island of|island|metro station|metro|station|tram) (?=..)/;

type SuggestionContext = { db: Db; tree: PlaceTree; typos?: TypoIndex; demand?: Demand };

const readKeys = (typed: string): string[] =>
  // «ζζζζ» folds to one letter: that is no beginning of a name.
  createQueryKeys(typed).filter((key) => key.length > 1);

const nameKeys = new Map<string, readonly string[]>();
/** Only for names of places, which are as many as there are: folding one takes longer than looking it up. */
function getNameKeys(name: string): readonly string[] {
  const known = nameKeys.get(name);
  if (known) return known;
  const made = [...createNameKeys(name)];
  nameKeys.set(name, made);
  return made;
}

/** «Νάουσα Πάρου», «Pagkrati, Athens»: a name and, after it, the beginning of one that it lies in. */
async function listHitsWithin({ db, tree }: SuggestionContext, bare: string): Promise<PlaceHit[]> {
  const words = bare.split(' ');
  for (let split = words.length - 1; split > Math.max(0, words.length - 1 - MAX_SPLITS); split--) {
    const keys = readKeys(words.slice(0, split).join(' '));
    const within = readKeys(words.slice(split).join(' '));
    if (keys.length === 0 || within.length === 0) continue;
    const hits = (await listPlacesByPrefix(db, keys)).slice(0, MAX_WITHIN);
    const inside = hits.filter((hit) =>
      listPlaceAncestors(tree, hit.kind, hit.place_id)
        .concat(hit.alias === null ? [] : (findPlaceOption(tree, hit.kind, hit.place_id)?.name ?? []))
        .some(({ el, en }) =>
          [...getNameKeys(el), ...getNameKeys(en)].some((key) => within.some((typed) => key.startsWith(typed))),
        ),
    );
    if (inside.length > 0) return inside;
  }
  return [];
}

async function listHits(context: SuggestionContext, typed: string): Promise<{ hits: PlaceHit[]; read: string }> {
  const { db, typos = [] } = context;
  const bare = toBareText(typed);
  const keys = readKeys(typed);
  const [likely] = keys;
  if (!likely) return { hits: [], read: typed };
  let hits = await listPlacesByPrefix(db, keys);
  const name = bare.replace(generic, '');
  if (hits.length === 0 && name !== bare) return listHits(context, name);
  if (hits.length === 0 && bare.includes(' ')) hits = await listHitsWithin(context, bare);
  if (!hits.some((hit) => hit.word === 0 && hit.type !== 'settlement'))
    hits = [...hits, ...listTypos(typos, typed, keys)];
  if (hits.length < MIN_MATCHES && likely.length >= MIN_STREET_LETTERS)
    hits = [...hits, ...(await listDistrictsByStreet(db, keys, MAX_STREETS))];
  if (hits.length === 0) hits = await listSimilarPlaces(db, likely);
  return { hits, read: typed };
}

export async function suggestPlaces(context: SuggestionContext, typed: string): Promise<PlaceSuggestion[]> {
  if ([...typed.trim()].length < placeLimits.minLetters) return [];
  const { hits, read } = await listHits(context, typed);
  return rankPlaces({ tree: context.tree, demand: context.demand ?? noDemand }, hits, read)
    .slice(0, placeLimits.maxOptions)
    .map((place) => toSuggestion(context.tree, place))
    .filter((suggestion) => suggestion !== null);
}

/** Sums over the sequence: a range is two binary searches. */
async function loadDemand(db: Db): Promise<Demand> {
  const rows = await listDemand(db);
  const sums = [{ listings: 0, searches: 0 }];
  for (const { listings, searches } of rows) {
    const before = sums.at(-1) ?? { listings: 0, searches: 0 };
    sums.push({ listings: before.listings + listings, searches: before.searches + searches });
  }
  const countBelow = (seq: number): number => {
    let [lo, hi] = [0, rows.length];
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if ((rows[mid]?.seq ?? 0) < seq) lo = mid + 1;
      else hi = mid;
    }
    return lo;
  };
  return (lo, hi) => {
    const [from, until] = [sums[countBelow(lo)], sums[countBelow(hi + 1)]];
    return {
      listings: (until?.listings ?? 0) - (from?.listings ?? 0),
      searches: (until?.searches ?? 0) - (from?.searches ?? 0),
    };
  };
}

async function loadTypoIndex(db: Db, tree: PlaceTree): Promise<TypoIndex> {
  return createTypoIndex(await listKnownNames(db), (name) => {
    const own = findPlaceOption(tree, name.kind, name.place_id)?.name;
    return name.alias === null ? [own?.el ?? '', own?.en ?? ''] : [name.alias, name.alias_en ?? ''];
  });
}

export type PlaceSuggester = (typed: string) => Promise<PlaceSuggestion[]>;

export function createPlaceSuggester(db: Db, getPlaceTree: PlaceTreeLoader): PlaceSuggester {
  const getDemand = cached(() => loadDemand(db), DEMAND_TTL_MS);
  const getTypos = cached(async () => loadTypoIndex(db, await getPlaceTree()), NAMES_TTL_MS);
  return async (typed) => {
    const [tree, demand, typos] = await Promise.all([getPlaceTree(), getDemand(), getTypos()]);
    return suggestPlaces({ db, tree, demand, typos }, typed);
  };
}
