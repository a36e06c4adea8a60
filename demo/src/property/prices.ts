/**
 * What an owner asks. A district's figure is that of an ordinary flat; the home's own facts move it up or down, and
 * what nobody can know from a listing stays as noise.
 */
import { purposeIds } from '@estia/contract/search/model';
import {
  apartmentTypeIds,
  conditionIds,
  energyClassIds,
  extraIds,
  hasExtra,
  type PropertyFacts,
  typeIds,
  viewIds,
} from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';

export type PurposeId = (typeof purposeIds)[keyof typeof purposeIds];

/**
 * Deviation of the logarithm of a price that the facts do not explain: no valuation of this world can do better.
 * @public
 */
export const priceNoise = 0.16;

/** Brings the median flat of the generated mix back to its district's figure (measured over 30,000 flats). */
const centre = { sale: 1.01, rent: 1.04 };

/** Against the district's flat: what the same square metre costs in another type. */
const typeFactors: Readonly<Record<number, readonly [sale: number, rent: number]>> = {
  [typeIds.studio]: [1.06, 1.2],
  [typeIds.maisonette]: [1, 0.94],
  [typeIds.detached]: [0.9, 0.88],
  [typeIds.villa]: [1.28, 1.15],
  [typeIds.loft]: [1.12, 1.12],
  [typeIds.penthouse]: [1.14, 1.12],
  [typeIds.bungalow]: [0.95, 1],
  [typeIds.building]: [0.62, 0.7],
  [typeIds.complex]: [0.9, 0.8],
  [typeIds.farmhouse]: [0.85, 0.8],
  [typeIds.stone]: [0.95, 0.92],
  [typeIds.neoclassical]: [1.1, 1.05],
  [typeIds.room]: [1, 1.5],
  [typeIds.office]: [0.76, 0.88],
  [typeIds.store]: [0.85, 1.15],
  [typeIds.warehouse]: [0.34, 0.36],
  [typeIds.industrial]: [0.3, 0.28],
  [typeIds.craft]: [0.36, 0.36],
  [typeIds.hall]: [0.6, 0.65],
  [typeIds.showroom]: [0.7, 0.75],
  [typeIds.hotel]: [0.95, 0.7],
  [typeIds.lodging]: [1.05, 0.75],
  [typeIds.businessBuilding]: [0.72, 0.72],
  [typeIds.food]: [0.95, 1.2],
  [typeIds.clinic]: [0.85, 1],
  [typeIds.gasStation]: [1.1, 0.9],
  [typeIds.logistics]: [0.3, 0.3],
  [typeIds.coworking]: [0.8, 0.95],
  [typeIds.educational]: [0.65, 0.7],
  [typeIds.gym]: [0.6, 0.65],
  [typeIds.parkingSpace]: [0.62, 0.75],
  [typeIds.garage]: [0.5, 0.55],
  [typeIds.storage]: [0.42, 0.6],
  [typeIds.business]: [0.5, 1.1],
  [typeIds.prefabricated]: [0.4, 0.7],
  [typeIds.airRight]: [0.2, 0.2],
};

const conditionFactors: Readonly<Record<number, number>> = {
  [conditionIds.newlyBuilt]: 1.1,
  [conditionIds.underConstruction]: 1.06,
  [conditionIds.offPlan]: 1.02,
  [conditionIds.perfect]: 1.06,
  [conditionIds.veryGood]: 1.02,
  [conditionIds.good]: 0.96,
  [conditionIds.renovated]: 1.12,
  [conditionIds.partlyRenovated]: 1.03,
  [conditionIds.needsRenovation]: 0.76,
  [conditionIds.unfinished]: 0.6,
  [conditionIds.listed]: 1,
};

const energyFactors: Readonly<Record<number, number>> = {
  [energyClassIds.aPlus]: 1.07,
  [energyClassIds.a]: 1.06,
  [energyClassIds.bPlus]: 1.04,
  [energyClassIds.b]: 1.03,
  [energyClassIds.c]: 1.01,
  [energyClassIds.d]: 1,
  [energyClassIds.e]: 0.985,
  [energyClassIds.f]: 0.965,
  [energyClassIds.g]: 0.945,
  [energyClassIds.pending]: 1.05,
};

const viewFactors: Readonly<Record<number, number>> = {
  [viewIds.sea]: 1.14,
  [viewIds.acropolis]: 1.24,
  [viewIds.open]: 1.04,
  [viewIds.park]: 1.03,
  [viewIds.inner]: 0.96,
};

function yearFactor(facts: PropertyFacts): number {
  const built = facts.built;
  if (built === null) return 1;
  // An old house is bought for its walls, an old flat for its district.
  if (facts.typeId === typeIds.neoclassical || facts.typeId === typeIds.stone) return 1;
  if (built >= 2022) return 1.27;
  if (built >= 2012) return 1.18;
  if (built >= 2004) return 1.1;
  if (built >= 1995) return 1.04;
  if (built >= 1985) return 0.99;
  if (built >= 1972) return 0.93;
  return 0.9;
}

function floorFactor(facts: PropertyFacts): number {
  const level = facts.level;
  if (level === null || !apartmentTypeIds.has(facts.typeId)) return level === -1 ? 0.7 : 1;
  if (level <= -1) return 0.68;
  if (level < 0) return 0.76;
  if (level === 0) return 0.9;
  const lift = hasExtra(facts, extraIds.lift);
  if (!lift && level >= 3) return 0.9;
  return 0.97 + Math.min(level, 6) * 0.018;
}

/** The part of the logarithm of €/m² that the facts of a built property explain. */
function builtFactor(facts: PropertyFacts, ofRent: boolean): number {
  const types = typeFactors[facts.typeId];
  let factor = types ? (ofRent ? types[1] : types[0]) : 1;
  // Rents follow age and class half as much as prices do.
  const soften = (value: number) => (ofRent ? Math.sqrt(value) : value);
  factor *= soften(yearFactor(facts));
  factor *= soften(conditionFactors[facts.condition ?? 0] ?? 1);
  factor *= soften(energyFactors[facts.energy ?? 0] ?? 1);
  factor *= floorFactor(facts);
  factor *= viewFactors[facts.view ?? 0] ?? 1;
  const usual =
    facts.categoryId === 1
      ? apartmentTypeIds.has(facts.typeId)
        ? 82
        : facts.typeId === typeIds.villa
          ? 250
          : 130
      : 100;
  const slope =
    facts.typeId === typeIds.studio || facts.typeId === typeIds.room
      ? 0.1
      : ofRent
        ? 0.22
        : facts.categoryId === 2
          ? 0.12
          : 0.08;
  if (facts.categoryId !== 4) factor *= (facts.area / usual) ** -slope;
  if (hasExtra(facts, extraIds.parking)) factor *= 1.03;
  if (hasExtra(facts, extraIds.pool)) factor *= 1.1;
  if (hasExtra(facts, extraIds.luxury)) factor *= 1.08;
  if (hasExtra(facts, extraIds.inner)) factor *= 0.95;
  if (ofRent && hasExtra(facts, extraIds.furnished)) factor *= 1.1;
  return factor;
}

/** € for a built property's own land beyond its footprint. */
function landValue(facts: PropertyFacts, place: DemoPlace): number {
  if (facts.landArea === null || facts.categoryId === 3) return 0;
  const spare = Math.max(0, facts.landArea - facts.area);
  return Math.min(spare, 600) * place.sale * 0.035 + Math.max(0, spare - 600) * place.sale * 0.006;
}

/** €/m² of land: a share of what homes cost where it may be built on, a few euros where it may not. */
function landRate(facts: PropertyFacts, place: DemoPlace): number {
  let rate: number;
  if (facts.withinPlan && facts.typeId === typeIds.plot)
    rate = place.sale * (place.setting === 'metro' ? 0.42 : 0.16) * (facts.area / 400) ** -0.3;
  else if (facts.typeId === typeIds.plot)
    rate = place.sale * 0.018 * Math.min(3, Math.max(1, place.tourism)) * (facts.area / 4000) ** -0.25;
  else if (facts.typeId === typeIds.industrialPlot) rate = place.sale * 0.03;
  else rate = (1.2 + place.sale * 0.0025) * Math.max(1, place.tourism) * (facts.area / 4600) ** -0.22;
  // Outside the plan, less than 4.000 m² may not be built on: it is bought in hope.
  if (facts.typeId === typeIds.plot && !facts.withinPlan && facts.area < 4000) rate *= 0.5;
  if (facts.view === viewIds.sea) rate *= 1.45;
  if (facts.access === 6) rate *= 0.7;
  if (facts.access === 4) rate *= 0.9;
  if (hasExtra(facts, extraIds.permit)) rate *= 1.2;
  if (hasExtra(facts, extraIds.corner)) rate *= 1.06;
  if (facts.leaning === 3 || facts.leaning === 7) rate *= 0.9;
  return rate;
}

/** Asking prices are round: the bigger, the rounder. */
export function roundPrice(random: Random, value: number, ofRent: boolean): number {
  const fine = random.chance(0.3);
  let step: number;
  if (ofRent) step = value < 150 ? 5 : value < 1500 ? (fine ? 10 : 50) : value < 6000 ? 50 : 100;
  else if (value < 20_000) step = 500;
  else if (value < 100_000) step = fine ? 1000 : 5000;
  else if (value < 400_000) step = fine ? 1000 : 5000;
  else if (value < 1_500_000) step = fine ? 5000 : 10_000;
  else step = 50_000;
  return Math.max(step, Math.round(value / step) * step);
}

/** The exact worth before noise and rounding. */
export function computeTrueValue(facts: PropertyFacts, place: DemoPlace, purposeId: PurposeId): number {
  const ofRent = purposeId === purposeIds.rent;
  if (facts.categoryId === 3) {
    const sale = landRate(facts, place) * facts.area;
    return ofRent ? sale * 0.004 : sale;
  }
  const base = ofRent ? place.rent / centre.rent : place.sale / centre.sale;
  return base * builtFactor(facts, ofRent) * facts.area + (ofRent ? 0 : landValue(facts, place));
}

/** The first asking price. One draw of noise per home moves both offers: a dear home is dear to rent. */
export function createAskingPrice(
  random: Random,
  facts: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
  noise: number,
): number {
  const ofRent = purposeId === purposeIds.rent;
  const least = ofRent ? 25 : 1500;
  return roundPrice(
    random,
    Math.max(least, computeTrueValue(facts, place, purposeId) * Math.exp(priceNoise * noise)),
    ofRent,
  );
}
