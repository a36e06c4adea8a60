/** Tallies of the one pass → what each choice would leave. */
import { getMark, termFlags } from '@estia/contract/listings/fields';
import { mapNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import { type BoundFact, boundFacts, columnsByFact, searchBounds } from '@estia/contract/search/bounds';
import { extrasByCategory, type FilterGroup, filterGroups, filterSteps } from '@estia/contract/search/choices';
import type { FacetOption, Facets, HistogramBin } from '@estia/contract/search/facets';
import { listAvailableDays, toDayId } from '@estia/contract/search/term-options';
import { walkSteps, walkTargets } from '@estia/contract/search/walks';
import type { CompiledFilter } from '../filter-compiler.ts';
import type { FacetColumns } from './facet-columns.ts';
import { countFacetColumns, type FacetCounts, type FacetField } from './facet-decoder.ts';
import { listActiveGroups } from './facets.queries.ts';

const DAY_MS = 86_400_000;
const FIRST_YEAR = 1499;

/** Sixteen bars a factor of ten (bar_of in the database): the least amount in a bar. */
const getBarStart = (bar: number): number => Math.ceil(10 ** (bar / 16) - 1e-9);

const MAX_BARS = 28;
/** So few beyond either end are drawn into the end bar, or one palace would flatten everybody's histogram. */
const TAIL_SHARE = 0.01;

/** The bar at which more than the tail lies behind. */
function findTailBar(bars: readonly { bar: number; n: number }[], total: number): number {
  let sum = 0;
  for (const { bar, n } of bars) {
    sum += n;
    if (sum > total * TAIL_SHARE) return bar;
  }
  return bars.at(-1)?.bar ?? 0;
}

function barsToBins(counts: ArrayLike<number>): HistogramBin[] {
  const bars = Array.from(counts, (n, bar) => ({ bar, n })).filter(({ n }) => n > 0);
  const total = bars.reduce((sum, { n }) => sum + n, 0);
  const [lowest] = bars;
  const highest = bars.at(-1);
  if (!lowest || !highest) return [];
  const first = findTailBar(bars, total);
  const last = Math.max(findTailBar([...bars].reverse(), total), first);
  const wide = Math.ceil((last - first + 1) / MAX_BARS);
  const bins: HistogramBin[] = Array.from({ length: Math.ceil((last - first + 1) / wide) }, (_, at) => ({
    from: getBarStart(first + at * wide),
    to: getBarStart(first + (at + 1) * wide),
    count: 0,
  }));
  const bin = (at: number) => requireValue(bins[Math.min(Math.max(at, 0), bins.length - 1)]);
  for (const { bar, n } of bars) bin(Math.floor((bar - first) / wide)).count += n;
  bin(0).from = Math.min(getBarStart(lowest.bar), bin(0).from);
  bin(bins.length).to = Math.max(getBarStart(highest.bar + 1), bin(bins.length).to);
  return bins;
}

/** Since when "updated in the last … days" counts. */
export const getUpdatedSinceDates = (now: Date): Date[] =>
  filterSteps.updatedDays.map((days) => new Date(now.getTime() - days * DAY_MS));

const FIRST_DAY = Date.parse('2020-01-01');
/** As pack_values has it. */
const packDay = (day: string): number => (Date.parse(day) - FIRST_DAY) / DAY_MS + 1;

export function buildFacets(filter: CompiledFilter, columns: FacetColumns, oneIn: number, now: Date): Facets {
  const byFailure = countFacetColumns(columns, filterSteps.updatedDays.length);
  const bitOf = new Map<FilterGroup, number>(listActiveGroups(filter).map(({ group }, at) => [group, 1 << at]));
  const matching = byFailure.get(0);

  /** Counts for a group: of rows that fail nothing, and of those that fail only the group itself. */
  function open(group: FilterGroup, counts: (tally: FacetCounts) => Uint32Array): number[] {
    const parts = [matching, byFailure.get(bitOf.get(group) ?? -1)].filter((tally) => tally !== undefined).map(counts);
    const [first, second] = parts;
    return Array.from(first ?? [], (n, at) => (n + (second?.[at] ?? 0)) * oneIn);
  }
  const fact = (group: FilterGroup, name: FacetField) => open(group, (tally) => tally.facts[name]);
  const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
  const each = (counts: readonly number[], nothing = 0): FacetOption[] =>
    counts.map((count, id) => ({ id, count })).filter(({ id, count }) => id !== nothing && count > 0);
  const from = (ids: readonly number[], counts: readonly number[], shift = 0): FacetOption[] =>
    ids.map((id) => ({ id, count: sum(counts.slice(id + shift)) }));

  const bedRooms = fact('bedRooms', 'bedRooms');
  const bathRooms = fact('bathRooms', 'bathRooms');
  const years = fact('year', 'year');
  const floors = fact('floor', 'floor');
  const heatings = fact('heating', 'heating');
  const energy = fact('energy', 'energy');
  const conditions = fact('condition', 'condition');
  const ageCounts = open('updated', (tally) => tally.fresh);
  const owners = fact('owner', 'owner');
  const bounds = mapNames(boundFacts, (name) => fact(name, name));
  const countBound = (name: BoundFact): FacetOption[] => {
    const bound = searchBounds[columnsByFact[name]];
    const upTo = (packed: number) => sum(bounds[name].slice(1, packed + 1));
    return bound.as === 'by'
      ? listAvailableDays(now).map((day) => ({ id: toDayId(day), count: upTo(packDay(day)) }))
      : bound.steps.map((id) => ({ id, count: upTo(id + 1) }));
  };
  return {
    count: (matching?.matches ?? 0) * oneIn,
    sampled: oneIn === 1 ? null : oneIn,
    options: {
      types: each(fact('types', 'type')),
      bedRooms: from(filterSteps.bedRooms, bedRooms, 1),
      bathRooms: from(filterSteps.bathRooms, bathRooms, 1),
      yearFrom: from(filterSteps.yearFrom, years, -FIRST_YEAR),
      floorFrom: from(filterSteps.floorFrom, floors),
      heatings: each(heatings),
      energy: filterSteps.energy.map((id) => ({ id, count: sum(energy.slice(1, id + 1)) })),
      conditions: each(conditions),
      extras: (extrasByCategory[filter.category] ?? []).map((id) => ({
        id,
        count: (matching?.extras[id] ?? 0) * oneIn,
      })),
      terms: termFlags.map(getMark).map((id) => ({ id, count: (matching?.extras[id] ?? 0) * oneIn })),
      ...mapNames(boundFacts, countBound),
      ...mapNames(walkTargets, (target) => {
        const minutes = fact(target, target);
        return walkSteps.map((id) => ({ id, count: sum(minutes.slice(0, id + 1)) }));
      }),
      photos: [{ id: 1, count: fact('photos', 'photo')[1] ?? 0 }],
      owners: [1, 2].map((id) => ({ id, count: owners[id - 1] ?? 0 })),
      updated: filterSteps.updatedDays.map((id, at) => ({ id, count: sum(ageCounts.slice(0, at + 1)) })),
    },
    unstated: {
      year: years[0] ?? 0,
      floor: floors[0] ?? 0,
      bedRooms: bedRooms[0] ?? 0,
      bathRooms: bathRooms[0] ?? 0,
      heating: heatings[0] ?? 0,
      energy: energy[0] ?? 0,
      condition: conditions[0] ?? 0,
      ...mapNames(boundFacts, (name) => bounds[name][0] ?? 0),
    },
    histograms: { price: barsToBins(fact('price', 'priceBar')), area: barsToBins(fact('area', 'areaBar')) },
    relaxed: filterGroups
      .filter((group) => bitOf.has(group))
      .map((group) => ({
        group,
        count: ((matching?.matches ?? 0) + (byFailure.get(bitOf.get(group) ?? -1)?.matches ?? 0)) * oneIn,
      })),
  };
}
