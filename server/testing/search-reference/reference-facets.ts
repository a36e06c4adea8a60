/** The plain truth about facets: every number is a count of listings that fail no other filter. */
import { getMark, termFlags } from '@estia/contract/listings/fields';
import { mapNames } from '@estia/contract/map-names';
import { boundFacts, columnsByFact, isBoundFact, searchBounds } from '@estia/contract/search/bounds';
import { extrasByCategory, type FilterGroup, filterSteps } from '@estia/contract/search/choices';
import type { Facets } from '@estia/contract/search/facets';
import { type OptionalFact, optionalFacts, type SearchFilter, searchFilter } from '@estia/contract/search/model';
import { listAvailableDays, toDayId } from '@estia/contract/search/term-options';
import { walkSteps, walkTargets } from '@estia/contract/search/walks';
import type { ReferenceListing } from './reference-listings.ts';
import { createFilterTests, type ReferenceSearch } from './reference-search.ts';

/** Option id → number of listings it would leave. */
export type OptionCounts = Map<number, number>;

export type ReferenceFacets = {
  count: number;
  options: Record<keyof Facets['options'], OptionCounts>;
  unstated: Record<OptionalFact, number>;
  relaxed: Map<FilterGroup, number>;
  /** Prices and areas of the listings that a histogram is drawn of, to be counted between any two bounds. */
  amounts: { price: number[]; area: number[] };
};

const DAY = 86_400_000_000;

const countEach = (
  listings: readonly ReferenceListing[],
  idOf: (listing: ReferenceListing) => number | null,
): OptionCounts => {
  const counts: OptionCounts = new Map();
  for (const listing of listings) {
    const id = idOf(listing);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const countSteps = (
  listings: readonly ReferenceListing[],
  ids: readonly number[],
  fits: (listing: ReferenceListing, id: number) => boolean,
): OptionCounts => new Map(ids.map((id) => [id, listings.filter((listing) => fits(listing, id)).length]));

export async function computeReferenceFacets(
  reference: ReferenceSearch,
  raw: object,
  now: Date,
): Promise<ReferenceFacets> {
  const filter: SearchFilter = searchFilter.parse(raw);
  const ground = await reference.ground(filter);
  const tests = createFilterTests(filter, now);

  // Listings that fit everything, and listings that fail one group alone: they come back when that group is left aside.
  const matching: ReferenceListing[] = [];
  const failingOnly = new Map<FilterGroup, ReferenceListing[]>([...tests.keys()].map((group) => [group, []]));
  for (const listing of ground) {
    const failed = [...tests].filter(([, test]) => !test(listing)).map(([group]) => group);
    if (failed.length === 0) matching.push(listing);
    const [only] = failed;
    if (only !== undefined && failed.length === 1) failingOnly.get(only)?.push(listing);
  }
  const matchesIgnoring = (group: FilterGroup): ReferenceListing[] => [...matching, ...(failingOnly.get(group) ?? [])];

  const atLeast =
    (fact: 'bedRooms' | 'bathRooms' | 'year' | 'floor') =>
    (listing: ReferenceListing, id: number): boolean => {
      const value = listing[fact];
      return value !== null && value >= id;
    };
  const micros = now.getTime() * 1_000;

  return {
    count: matching.length,
    options: {
      types: countEach(matchesIgnoring('types'), (listing) => listing.type),
      bedRooms: countSteps(matchesIgnoring('bedRooms'), filterSteps.bedRooms, atLeast('bedRooms')),
      bathRooms: countSteps(matchesIgnoring('bathRooms'), filterSteps.bathRooms, atLeast('bathRooms')),
      yearFrom: countSteps(matchesIgnoring('year'), filterSteps.yearFrom, atLeast('year')),
      floorFrom: countSteps(matchesIgnoring('floor'), filterSteps.floorFrom, atLeast('floor')),
      heatings: countEach(matchesIgnoring('heating'), (listing) => listing.heating),
      energy: countSteps(
        matchesIgnoring('energy'),
        filterSteps.energy,
        ({ energy }, id) => energy !== null && energy >= 1 && energy <= id,
      ),
      conditions: countEach(matchesIgnoring('condition'), (listing) => listing.condition),
      extras: countSteps(matching, extrasByCategory[filter.category_id ?? 0] ?? [], (listing, id) =>
        listing.extras.has(id),
      ),
      terms: new Map(
        termFlags.map((term) => [getMark(term), matching.filter((listing) => listing.terms.has(term)).length]),
      ),
      ...mapNames(boundFacts, (fact) => {
        const bound = searchBounds[columnsByFact[fact]];
        const steps = bound.as === 'by' ? listAvailableDays(now).map(toDayId) : bound.steps;
        return countSteps(matchesIgnoring(fact), steps, ({ bounds }, id) => {
          const value = bounds[fact];
          return value !== null && Number(String(value).replaceAll('-', '')) <= id;
        });
      }),
      ...mapNames(walkTargets, (target) =>
        countSteps(matchesIgnoring(target), walkSteps, ({ walks }, minutes) => walks[target] <= minutes),
      ),
      photos: countSteps(matchesIgnoring('photos'), [1], (listing) => listing.photos > 0),
      owners: countSteps(matchesIgnoring('owner'), [1, 2], ({ offeredBy }, id) =>
        offeredBy.has(id === 1 ? 'private' : 'agency'),
      ),
      updated: countSteps(
        matchesIgnoring('updated'),
        filterSteps.updatedDays,
        (listing, days) => listing.updated >= micros - days * DAY,
      ),
    },
    unstated: mapNames(
      optionalFacts,
      (fact) =>
        matchesIgnoring(fact).filter((listing) => (isBoundFact(fact) ? listing.bounds[fact] : listing[fact]) === null)
          .length,
    ),
    relaxed: new Map([...tests.keys()].map((group) => [group, matchesIgnoring(group).length])),
    amounts: {
      price: matchesIgnoring('price').map((listing) => listing.price),
      area: matchesIgnoring('area').map((listing) => listing.area),
    },
  };
}
