/**
 * What an owner asks. A district's figure is that of an ordinary flat; the home's own facts move it up or down, and
 * what nobody can know from an ad stays as noise.
 */
import { purposeIds } from '@estia/contract/search/model';
import { condition, energy, extra, flatTypes, type Home, has, type, view } from './facts/home.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

export type PurposeId = (typeof purposeIds)[keyof typeof purposeIds];

/** Deviation of the logarithm of a price that the facts do not explain: no valuation of this world can do better. @public */
export const priceNoise = 0.16;

/** Brings the median flat of the generated mix back to its district's figure (measured over 30,000 flats). */
const centre = { sale: 1.01, rent: 1.04 };

/** Against the district's flat: what the same square metre costs in another type. */
const typeFactors: Readonly<Record<number, readonly [sale: number, rent: number]>> = {
  [type.studio]: [1.06, 1.2],
  [type.maisonette]: [1, 0.94],
  [type.detached]: [0.9, 0.88],
  [type.villa]: [1.28, 1.15],
  [type.loft]: [1.12, 1.12],
  [type.penthouse]: [1.14, 1.12],
  [type.bungalow]: [0.95, 1],
  [type.building]: [0.62, 0.7],
  [type.complex]: [0.9, 0.8],
  [type.farmhouse]: [0.85, 0.8],
  [type.stone]: [0.95, 0.92],
  [type.neoclassical]: [1.1, 1.05],
  [type.room]: [1, 1.5],
  [type.office]: [0.76, 0.88],
  [type.store]: [0.85, 1.15],
  [type.warehouse]: [0.34, 0.36],
  [type.industrial]: [0.3, 0.28],
  [type.craft]: [0.36, 0.36],
  [type.hall]: [0.6, 0.65],
  [type.showroom]: [0.7, 0.75],
  [type.hotel]: [0.95, 0.7],
  [type.lodging]: [1.05, 0.75],
  [type.businessBuilding]: [0.72, 0.72],
  [type.food]: [0.95, 1.2],
  [type.clinic]: [0.85, 1],
  [type.gasStation]: [1.1, 0.9],
  [type.logistics]: [0.3, 0.3],
  [type.coworking]: [0.8, 0.95],
  [type.educational]: [0.65, 0.7],
  [type.gym]: [0.6, 0.65],
  [type.parkingSpace]: [0.62, 0.75],
  [type.garage]: [0.5, 0.55],
  [type.storage]: [0.42, 0.6],
  [type.business]: [0.5, 1.1],
  [type.prefabricated]: [0.4, 0.7],
  [type.airRight]: [0.2, 0.2],
};

const conditionFactors: Readonly<Record<number, number>> = {
  [condition.newlyBuilt]: 1.1,
  [condition.underConstruction]: 1.06,
  [condition.offPlan]: 1.02,
  [condition.perfect]: 1.06,
  [condition.veryGood]: 1.02,
  [condition.good]: 0.96,
  [condition.renovated]: 1.12,
  [condition.partlyRenovated]: 1.03,
  [condition.needsRenovation]: 0.76,
  [condition.unfinished]: 0.6,
  [condition.listed]: 1,
};

const energyFactors: Readonly<Record<number, number>> = {
  [energy.aPlus]: 1.07,
  [energy.a]: 1.06,
  [energy.bPlus]: 1.04,
  [energy.b]: 1.03,
  [energy.c]: 1.01,
  [energy.d]: 1,
  [energy.e]: 0.985,
  [energy.f]: 0.965,
  [energy.g]: 0.945,
  [energy.pending]: 1.05,
};

const viewFactors: Readonly<Record<number, number>> = {
  [view.sea]: 1.14,
  [view.acropolis]: 1.24,
  [view.open]: 1.04,
  [view.park]: 1.03,
  [view.inner]: 0.96,
};

function yearFactor(home: Home): number {
  const built = home.built;
  if (built === null) return 1;
  // An old house is bought for its walls, an old flat for its district.
  if (home.typeId === type.neoclassical || home.typeId === type.stone) return 1;
  if (built >= 2022) return 1.27;
  if (built >= 2012) return 1.18;
  if (built >= 2004) return 1.1;
  if (built >= 1995) return 1.04;
  if (built >= 1985) return 0.99;
  if (built >= 1972) return 0.93;
  return 0.9;
}

function floorFactor(home: Home): number {
  const level = home.level;
  if (level === null || !flatTypes.has(home.typeId)) return level === -1 ? 0.7 : 1;
  if (level <= -1) return 0.68;
  if (level < 0) return 0.76;
  if (level === 0) return 0.9;
  const lift = has(home, extra.lift);
  if (!lift && level >= 3) return 0.9;
  return 0.97 + Math.min(level, 6) * 0.018;
}

/** The part of the logarithm of €/m² that the facts of a built property explain. */
function builtFactor(home: Home, ofRent: boolean): number {
  const types = typeFactors[home.typeId];
  let factor = types ? (ofRent ? types[1] : types[0]) : 1;
  // Rents follow age and class half as much as prices do.
  const soften = (value: number) => (ofRent ? Math.sqrt(value) : value);
  factor *= soften(yearFactor(home));
  factor *= soften(conditionFactors[home.condition ?? 0] ?? 1);
  factor *= soften(energyFactors[home.energy ?? 0] ?? 1);
  factor *= floorFactor(home);
  factor *= viewFactors[home.view ?? 0] ?? 1;
  const usual =
    home.categoryId === 1 ? (flatTypes.has(home.typeId) ? 82 : home.typeId === type.villa ? 250 : 130) : 100;
  const slope =
    home.typeId === type.studio || home.typeId === type.room
      ? 0.1
      : ofRent
        ? 0.22
        : home.categoryId === 2
          ? 0.12
          : 0.08;
  if (home.categoryId !== 4) factor *= (home.area / usual) ** -slope;
  if (has(home, extra.parking)) factor *= 1.03;
  if (has(home, extra.pool)) factor *= 1.1;
  if (has(home, extra.luxury)) factor *= 1.08;
  if (has(home, extra.inner)) factor *= 0.95;
  if (ofRent && has(home, extra.furnished)) factor *= 1.1;
  return factor;
}

/** € for a built property's own land beyond its footprint. */
function landValue(home: Home, place: Place): number {
  if (home.landArea === null || home.categoryId === 3) return 0;
  const spare = Math.max(0, home.landArea - home.area);
  return Math.min(spare, 600) * place.sale * 0.035 + Math.max(0, spare - 600) * place.sale * 0.006;
}

/** €/m² of land: a share of what homes cost where it may be built on, a few euros where it may not. */
function landRate(home: Home, place: Place): number {
  let rate: number;
  if (home.withinPlan && home.typeId === type.plot)
    rate = place.sale * (place.setting === 'metro' ? 0.42 : 0.16) * (home.area / 400) ** -0.3;
  else if (home.typeId === type.plot)
    rate = place.sale * 0.018 * Math.min(3, Math.max(1, place.tourism)) * (home.area / 4000) ** -0.25;
  else if (home.typeId === type.industrialPlot) rate = place.sale * 0.03;
  else rate = (1.2 + place.sale * 0.0025) * Math.max(1, place.tourism) * (home.area / 4600) ** -0.22;
  // Outside the plan, less than 4.000 m² may not be built on: it is bought in hope.
  if (home.typeId === type.plot && !home.withinPlan && home.area < 4000) rate *= 0.5;
  if (home.view === view.sea) rate *= 1.45;
  if (home.access === 6) rate *= 0.7;
  if (home.access === 4) rate *= 0.9;
  if (has(home, extra.permit)) rate *= 1.2;
  if (has(home, extra.corner)) rate *= 1.06;
  if (home.leaning === 3 || home.leaning === 7) rate *= 0.9;
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
export function worth(home: Home, place: Place, purposeId: PurposeId): number {
  const ofRent = purposeId === purposeIds.rent;
  if (home.categoryId === 3) {
    const sale = landRate(home, place) * home.area;
    return ofRent ? sale * 0.004 : sale;
  }
  const base = ofRent ? place.rent / centre.rent : place.sale / centre.sale;
  return base * builtFactor(home, ofRent) * home.area + (ofRent ? 0 : landValue(home, place));
}

/** The first asking price. One draw of noise per home moves both offers: a dear home is dear to rent. */
export function askingPrice(random: Random, home: Home, place: Place, purposeId: PurposeId, noise: number): number {
  const ofRent = purposeId === purposeIds.rent;
  const least = ofRent ? 25 : 1500;
  return roundPrice(random, Math.max(least, worth(home, place, purposeId) * Math.exp(priceNoise * noise)), ofRent);
}
