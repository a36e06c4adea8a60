/** The plain truth about facets: every number is a count of homes that fail no other filter. */
import { extrasByCategory, type FilterGroup, filterSteps } from '@estia/contract/search/choices';
import type { Facets } from '@estia/contract/search/facets';
import { type OptionalFact, optionalFacts, type SearchFilter, searchFilter } from '@estia/contract/search/model';
import { groupTests, type Reference } from './search-reference.ts';
import type { WideHome } from './wide-homes.ts';

/** Option id → number of homes it would leave. */
export type Counts = Map<number, number>;

export type ReferenceFacets = {
  count: number;
  options: Record<keyof Facets['options'], Counts>;
  unstated: Record<OptionalFact, number>;
  relaxed: Map<FilterGroup, number>;
  /** Prices and areas of the homes that a histogram is drawn of, to be counted between any two bounds. */
  amounts: { price: number[]; area: number[] };
};

const DAY = 86_400_000_000;

const countEach = (homes: readonly WideHome[], idOf: (home: WideHome) => number | null): Counts => {
  const counts: Counts = new Map();
  for (const home of homes) {
    const id = idOf(home);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const countSteps = (
  homes: readonly WideHome[],
  ids: readonly number[],
  fits: (home: WideHome, id: number) => boolean,
): Counts => new Map(ids.map((id) => [id, homes.filter((home) => fits(home, id)).length]));

export async function referenceFacets(reference: Reference, raw: object, now: Date): Promise<ReferenceFacets> {
  const filter: SearchFilter = searchFilter.parse(raw);
  const ground = await reference.ground(filter);
  const tests = groupTests(filter, now);

  // Homes that fit everything, and homes that fail one group alone: they come back when that group is left aside.
  const fitting: WideHome[] = [];
  const failingOnly = new Map<FilterGroup, WideHome[]>([...tests.keys()].map((group) => [group, []]));
  for (const home of ground) {
    const failed = [...tests].filter(([, test]) => !test(home)).map(([group]) => group);
    if (failed.length === 0) fitting.push(home);
    const [only] = failed;
    if (only !== undefined && failed.length === 1) failingOnly.get(only)?.push(home);
  }
  const aside = (group: FilterGroup): WideHome[] => [...fitting, ...(failingOnly.get(group) ?? [])];

  const atLeast =
    (fact: 'bedRooms' | 'bathRooms' | 'year' | 'floor') =>
    (home: WideHome, id: number): boolean => {
      const value = home[fact];
      return value !== null && value >= id;
    };
  const micros = now.getTime() * 1_000;

  return {
    count: fitting.length,
    options: {
      types: countEach(aside('types'), (home) => home.type),
      bedRooms: countSteps(aside('bedRooms'), filterSteps.bedRooms, atLeast('bedRooms')),
      bathRooms: countSteps(aside('bathRooms'), filterSteps.bathRooms, atLeast('bathRooms')),
      yearFrom: countSteps(aside('year'), filterSteps.yearFrom, atLeast('year')),
      floorFrom: countSteps(aside('floor'), filterSteps.floorFrom, atLeast('floor')),
      heatings: countEach(aside('heating'), (home) => home.heating),
      energy: countSteps(
        aside('energy'),
        filterSteps.energy,
        ({ energy }, id) => energy !== null && energy >= 1 && energy <= id,
      ),
      conditions: countEach(aside('condition'), (home) => home.condition),
      extras: countSteps(fitting, extrasByCategory[filter.category_id ?? 0] ?? [], (home, id) => home.extras.has(id)),
      photos: countSteps(aside('photos'), [1], (home) => home.photos > 0),
      owners: countEach(aside('owner'), (home) => (home.office ? 2 : 1)),
      updated: countSteps(
        aside('updated'),
        filterSteps.updatedDays,
        (home, days) => home.updated >= micros - days * DAY,
      ),
    },
    unstated: Object.fromEntries(
      optionalFacts.map((fact) => [fact, aside(fact).filter((home) => home[fact] === null).length]),
    ) as Record<OptionalFact, number>,
    relaxed: new Map([...tests.keys()].map((group) => [group, aside(group).length])),
    amounts: {
      price: aside('price').map((home) => home.price),
      area: aside('area').map((home) => home.area),
    },
  };
}
