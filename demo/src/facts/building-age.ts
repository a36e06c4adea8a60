/** When a building was made, what state it is in, and what that does to its energy class and heating. */
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';
import { conditionIds, energyClassIds, type PropertyFacts, typeIds } from './property-facts.ts';

/** The waves in which Greek towns were built: blocks of flats of the sixties and seventies, then the nineties and 2000s. */
const waves: Readonly<
  Record<DemoPlace['setting'], readonly (readonly [readonly [year: number, spread: number], number])[]>
> = {
  metro: [
    [[1970, 7], 46],
    [[1984, 7], 18],
    [[2003, 5], 22],
    [[2015, 4], 4],
    [[2025, 2], 10],
  ],
  suburb: [
    [[1980, 8], 28],
    [[1998, 6], 30],
    [[2006, 3], 26],
    [[2025, 2], 16],
  ],
  city: [
    [[1974, 7], 34],
    [[1988, 7], 24],
    [[2003, 5], 28],
    [[2025, 2], 12],
  ],
  town: [
    [[1972, 10], 38],
    [[1992, 8], 30],
    [[2005, 5], 24],
    [[2024, 2], 8],
  ],
  village: [
    [[1955, 18], 40],
    [[1982, 10], 36],
    [[2004, 6], 20],
    [[2024, 2], 4],
  ],
  island: [
    [[1965, 20], 22],
    [[1990, 9], 26],
    [[2006, 5], 34],
    [[2024, 3], 18],
  ],
};

/** Types that came late to Greece. */
const oldest: Readonly<Record<number, number>> = {
  [typeIds.maisonette]: 1978,
  [typeIds.villa]: 1972,
  [typeIds.bungalow]: 1975,
  [typeIds.complex]: 1980,
  [typeIds.apartment]: 1932,
  [typeIds.studio]: 1950,
  [typeIds.penthouse]: 1955,
};

export function chooseYearBuilt(random: Random, facts: PropertyFacts, place: DemoPlace, thisYear: number): number {
  if (facts.typeId === typeIds.neoclassical) return random.int(1885, 1936);
  if (facts.typeId === typeIds.stone) return random.chance(0.25) ? random.int(1998, 2022) : random.int(1870, 1952);
  if (facts.typeId === typeIds.loft) return random.chance(0.5) ? random.int(1955, 1980) : random.int(2000, thisYear);
  const [middle, spread] = random.weighted(waves[place.setting]);
  return Math.min(thisYear + 1, Math.max(oldest[facts.typeId] ?? 1900, Math.round(middle + spread * random.normal())));
}

export function setCondition(
  random: Random,
  facts: PropertyFacts,
  built: number,
  selling: boolean,
  thisYear: number,
): void {
  const age = thisYear - built;
  if (facts.typeId === typeIds.neoclassical && random.chance(0.45)) facts.condition = conditionIds.listed;
  else if (age < 0)
    facts.condition = selling
      ? random.pick([conditionIds.underConstruction, conditionIds.underConstruction, conditionIds.offPlan])
      : conditionIds.newlyBuilt;
  else if (age <= 2) facts.condition = conditionIds.newlyBuilt;
  else if (age <= 14)
    facts.condition = random.weighted([
      [conditionIds.perfect, 48],
      [conditionIds.veryGood, 40],
      [conditionIds.good, 12],
    ]);
  else if (age <= 30)
    facts.condition = random.weighted([
      [conditionIds.perfect, 13],
      [conditionIds.veryGood, 36],
      [conditionIds.good, 32],
      [conditionIds.renovated, 13],
      [conditionIds.partlyRenovated, 6],
    ]);
  else
    facts.condition = random.weighted([
      [conditionIds.perfect, 4],
      [conditionIds.veryGood, 16],
      [conditionIds.good, 31],
      [conditionIds.renovated, 27],
      [conditionIds.partlyRenovated, 9],
      // Hardly anybody lets a home that must be repaired first.
      [conditionIds.needsRenovation, selling ? 13 : 2],
    ]);
  if (facts.condition === conditionIds.renovated || facts.condition === conditionIds.partlyRenovated)
    facts.renovation = Math.max(built + 12, random.int(thisYear - 10, thisYear));
}

const classesByAge: readonly (readonly [until: number, classes: readonly (readonly [number, number])[]])[] = [
  [
    1955,
    [
      [energyClassIds.e, 8],
      [energyClassIds.f, 30],
      [energyClassIds.g, 62],
    ],
  ],
  [
    1980,
    [
      [energyClassIds.d, 6],
      [energyClassIds.e, 28],
      [energyClassIds.f, 36],
      [energyClassIds.g, 30],
    ],
  ],
  [
    1995,
    [
      [energyClassIds.c, 4],
      [energyClassIds.d, 30],
      [energyClassIds.e, 40],
      [energyClassIds.f, 20],
      [energyClassIds.g, 6],
    ],
  ],
  [
    2010,
    [
      [energyClassIds.b, 6],
      [energyClassIds.c, 36],
      [energyClassIds.d, 40],
      [energyClassIds.e, 18],
    ],
  ],
  [
    2017,
    [
      [energyClassIds.a, 3],
      [energyClassIds.bPlus, 17],
      [energyClassIds.b, 50],
      [energyClassIds.c, 30],
    ],
  ],
  [
    9999,
    [
      [energyClassIds.aPlus, 20],
      [energyClassIds.a, 46],
      [energyClassIds.bPlus, 26],
      [energyClassIds.b, 8],
    ],
  ],
];

export function setEnergy(random: Random, facts: PropertyFacts, built: number): void {
  if (facts.condition === conditionIds.listed) {
    facts.energy = energyClassIds.exempt;
    facts.energyExempt = 'Διατηρητέο κτίριο';
    return;
  }
  if (facts.condition === conditionIds.underConstruction || facts.condition === conditionIds.offPlan) {
    // Of its study: without a class nothing built is advertised.
    facts.energy = built % 2 === 0 ? energyClassIds.a : energyClassIds.aPlus;
    return;
  }
  const classes = classesByAge.find(([until]) => built < until)?.[1] ?? [];
  const found = random.weighted(classes);
  const better =
    facts.condition === conditionIds.renovated
      ? random.int(1, 3)
      : facts.condition === conditionIds.partlyRenovated
        ? 1
        : 0;
  facts.energy = Math.max(Math.min(found, energyClassIds.b), found - better);
}

/** Prefectures with a natural gas network: the mainland from Attica to Thrace, not the Peloponnese nor the islands. */
const gasPrefectures: ReadonlySet<number> = new Set([
  33, 34, 35, 36, 39, 37, 38, 41, 44, 46, 47, 48, 50, 51, 53, 54, 55, 56, 57, 69, 70, 72, 73, 74,
]);
const districtHeatingMunicipalities: ReadonlySet<number> = new Set([1401, 1404, 1702]);

export function setHeating(
  random: Random,
  facts: PropertyFacts,
  place: DemoPlace,
  built: number,
  isFlat: boolean,
): void {
  const urban = place.setting === 'metro' || place.setting === 'suburb' || place.setting === 'city';
  const gas = urban && gasPrefectures.has(place.prefectureId);
  if (districtHeatingMunicipalities.has(place.municipalityId) && isFlat && random.chance(0.8)) facts.heating = 18;
  else if (facts.condition === conditionIds.needsRenovation && !isFlat) facts.heating = random.pick([21, 15, 17]);
  else if (built >= 2016)
    facts.heating = random.weighted([
      [9, 52],
      [13, 18],
      [4, gas ? 24 : 0],
      [10, place.setting === 'island' ? 26 : 5],
    ]);
  else if (place.setting === 'island')
    facts.heating = random.weighted([
      [10, 50],
      [5, 16],
      [9, 10],
      [14, 8],
      [11, 6],
      [21, 6],
      [15, 4],
    ]);
  else if (!urban)
    facts.heating = random.weighted([
      [5, 34],
      [15, 16],
      [10, 16],
      [14, 8],
      [16, 8],
      [17, 8],
      [7, isFlat ? 20 : 0],
    ]);
  else
    facts.heating = random.weighted([
      [7, isFlat && built < 1995 ? 24 : 2],
      [6, gas && isFlat ? 18 : 0],
      [4, gas ? 30 : 0],
      [3, isFlat ? 10 : 2],
      [5, 16],
      [1, 8],
      [10, 10],
      [12, isFlat ? 2 : 0],
    ]);
}
