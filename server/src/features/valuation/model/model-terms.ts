/**
 * What a price can hang on, as columns of a regression. A property is a list of terms, each a key and a number; the part of
 * the key before the colon is its block. Coefficients of a block share one spread, which is learned: a block that tells
 * nothing shrinks to nothing by itself.
 */
import type { FactorEffect } from '@estia/contract/valuation/estimate';

/** What is known of a property; null is "not stated". */
export type PropertyFacts = {
  type: number;
  area: number;
  landArea: number | null;
  floor: number | null;
  year: number | null;
  condition: number | null;
  energy: number | null;
  view: number | null;
  beds: number | null;
  baths: number | null;
  extras: readonly number[];
  withinPlan: boolean | null;
  access: number | null;
  leaning: number | null;
};

/** Where it is, as far as a model knows places. `size` is the number of inhabitants of the district, 0 for quarters. */
export type PropertyLocation = {
  district: number;
  municipality: number;
  prefecture: number;
  region: number;
  size: number;
  /** Metres on the Greek grid, of the public point. */
  x: number;
  y: number;
};

export type AddTerm = (key: string, value: number) => void;

export const categoryIds = { residential: 1, commercial: 2, land: 3 } as const;

const LIFT_EXTRA_ID = 40;
const flatTypes: ReadonlySet<number> = new Set([1, 2, 6, 7, 8, 15]);
const smallFlatTypes: ReadonlySet<number> = new Set([2, 15]);
const oldHouseTypes: ReadonlySet<number> = new Set([12, 13, 14]);
const wholeBuildingTypes: ReadonlySet<number> = new Set([10, 11, 25, 26, 27]);

/** Types that answer alike to age and size. */
function getTypeGroup(type: number): string {
  if (smallFlatTypes.has(type)) return 'small';
  if (flatTypes.has(type)) return 'flat';
  if (oldHouseTypes.has(type)) return 'old';
  if (wholeBuildingTypes.has(type)) return 'whole';
  if (type >= 36) return 'land';
  return type >= 18 ? 'premises' : 'house';
}

/** Land that may be built on and land that may not are two markets. */
const getLandKind = (facts: Pick<PropertyFacts, 'type' | 'withinPlan'>): string =>
  `${facts.type}${facts.withinPlan === null ? '' : facts.withinPlan ? '+' : '-'}`;

/** Outside of a town plan this many square metres are needed to build. */
const BUILDABLE_M2 = 4_000;

function addLandTerms(facts: PropertyFacts, add: AddTerm): void {
  const kind = getLandKind(facts);
  const size = Math.log(facts.area / 1_000);
  add(`type:${kind}`, 1);
  add('base:area', size);
  add(`areaType:${kind}`, size);
  add('area:square', size * size);
  if (!facts.withinPlan && facts.area < BUILDABLE_M2) {
    add('area:short', 1);
    add(`areaType:short${kind}`, 1);
  }
  add(`view:${facts.view ?? 'none'}`, 1);
  add(`access:${facts.access ?? 'none'}`, 1);
  add(`leaning:${facts.leaning ?? 'none'}`, 1);
  for (const extra of facts.extras) add(`extras:${extra}`, 1);
}

function addGroundTerms(facts: PropertyFacts, group: string, add: AddTerm): void {
  if (facts.landArea === null) return;
  // Land beyond the walls adds euros and not a share, and the first garden more than the field behind it.
  const spare = Math.max(0, facts.landArea - facts.area);
  const garden = Math.min(spare, 600) / facts.area;
  const field = Math.max(0, spare - 600) / facts.area;
  add(`land:${group}`, 1);
  add('land:garden', Math.log1p(0.05 * garden));
  add('land:garden2', Math.log1p(0.4 * garden));
  add('land:field', Math.log1p(0.01 * field));
  add('land:field2', Math.log1p(0.1 * field));
  add(`land:garden${facts.type}`, Math.log1p(0.05 * garden));
}

function addAgeTerms(facts: PropertyFacts, group: string, add: AddTerm): void {
  if (facts.year === null) {
    add('noYear:', 1);
    add(`noYear:${group}`, 1);
    add(`noYear:energy${facts.energy ?? 'none'}`, 1);
    add(`noYear:condition${facts.condition ?? 'none'}`, 1);
    return;
  }
  const year = Math.max(1_900, facts.year);
  const band = Math.floor(year / 5) * 5;
  add(`year:${band}`, 1);
  if (year >= 1_950) add(`yearOwn:${year}`, 1);
  add(`yearGroup:${group}${band}`, 1);
}

function addBuiltTerms(facts: PropertyFacts, add: AddTerm): void {
  const group = getTypeGroup(facts.type);
  const size = Math.log(facts.area / 100);
  add(`type:${facts.type}`, 1);
  add('base:area', size);
  add(`areaType:${facts.type}`, size);
  add('area:square', size * size);
  const floor = facts.floor ?? 0;
  add(`floor:${floor}`, 1);
  if (flatTypes.has(facts.type)) add(`floorLift:${floor}${facts.extras.includes(LIFT_EXTRA_ID) ? '+' : '-'}`, 1);
  else add(`floorGroup:${floor}${group}`, 1);
  addAgeTerms(facts, group, add);
  add(`condition:${facts.condition ?? 'none'}`, 1);
  add(`energy:${facts.energy ?? 'none'}`, 1);
  add(`view:${facts.view ?? 'none'}`, 1);
  add(`rooms:bed${facts.beds === null ? 'none' : Math.min(facts.beds, 7)}`, 1);
  add(`rooms:bath${facts.baths === null ? 'none' : Math.min(facts.baths, 4)}`, 1);
  for (const extra of facts.extras) add(`extras:${extra}`, 1);
  addGroundTerms(facts, group, add);
}

export function addPropertyTerms(facts: PropertyFacts, ofCategory: number, add: AddTerm): void {
  add('base:', 1);
  if (ofCategory === categoryIds.land) addLandTerms(facts, add);
  else addBuiltTerms(facts, add);
}

/** Villages differ from towns alike within a prefecture: between 1,000 and 60,000 inhabitants, as a logarithm around 0. */
const getTownSize = (spot: PropertyLocation): number => Math.log(Math.min(60_000, Math.max(1_000, spot.size)) / 8_000);

export function addPlaceTerms(facts: PropertyFacts, spot: PropertyLocation, ofCategory: number, add: AddTerm): void {
  const typeGroup = ofCategory === categoryIds.land ? getLandKind(facts) : getTypeGroup(facts.type);
  add(`region:${spot.region}`, 1);
  add(`prefecture:${spot.prefecture}`, 1);
  if (spot.size > 0) {
    add('size:', getTownSize(spot));
    add(`sizePrefecture:${spot.prefecture}`, getTownSize(spot));
  } else add('size:quarter', 1);
  add(`regionType:${spot.region}.${typeGroup}`, 1);
  if (ofCategory === categoryIds.land) add(`prefectureType:${spot.prefecture}.${typeGroup}`, 1);
}

/** Blocks that are never shrunk. */
export const unpenalizedBlocks: ReadonlySet<string> = new Set(['base', 'level']);
export const getBlock = (key: string): string => key.slice(0, key.indexOf(':'));

const blockFactors: Readonly<Record<string, FactorEffect['factor']>> = {
  type: 'type',
  regionType: 'place',
  area: 'area',
  areaType: 'area',
  floor: 'floor',
  floorLift: 'floor',
  floorGroup: 'floor',
  year: 'year',
  yearOwn: 'year',
  yearGroup: 'year',
  noYear: 'year',
  condition: 'condition',
  energy: 'energy',
  view: 'view',
  rooms: 'rooms',
  extras: 'extras',
  land: 'land',
  access: 'land',
  leaning: 'land',
};

/** Under which name a reader sees a term. */
export const getFactor = (key: string): FactorEffect['factor'] =>
  key === 'base:area' ? 'area' : (blockFactors[getBlock(key)] ?? 'place');
