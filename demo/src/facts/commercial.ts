/** Shops, offices, halls, and the small things of the category "other". */
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';
import { chooseYearBuilt, setCondition, setEnergy } from './building-age.ts';
import {
  categoryIds,
  conditionIds,
  createEmptyFacts,
  energyClassIds,
  extraIds,
  type PropertyFacts,
  typeIds,
} from './property-facts.ts';
import { addTransport } from './surroundings.ts';

type Mix = readonly (readonly [number, number])[];

const townMix: Mix = [
  [typeIds.store, 36],
  [typeIds.office, 27],
  [typeIds.warehouse, 11],
  [typeIds.craft, 5],
  [typeIds.food, 5],
  [typeIds.industrial, 4],
  [typeIds.businessBuilding, 4],
  [typeIds.clinic, 2],
  [typeIds.showroom, 1.5],
  [typeIds.hotel, 1],
  [typeIds.hall, 1],
  [typeIds.educational, 1],
  [typeIds.gym, 0.7],
  [typeIds.logistics, 0.5],
  [typeIds.coworking, 0.3],
];
const holidayMix: Mix = [
  [typeIds.store, 34],
  [typeIds.lodging, 18],
  [typeIds.food, 14],
  [typeIds.hotel, 12],
  [typeIds.office, 8],
  [typeIds.warehouse, 8],
  [typeIds.businessBuilding, 3],
  [typeIds.craft, 2],
];
const villageMix: Mix = [
  [typeIds.store, 36],
  [typeIds.warehouse, 20],
  [typeIds.industrial, 10],
  [typeIds.craft, 10],
  [typeIds.food, 8],
  [typeIds.office, 6],
  [typeIds.lodging, 4],
  [typeIds.hotel, 2],
  [typeIds.gasStation, 1],
];

/** Median area, spread of its logarithm, least, most. */
const areas: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [typeIds.store]: [72, 0.6, 14, 900],
  [typeIds.office]: [70, 0.55, 16, 800],
  [typeIds.warehouse]: [170, 0.75, 20, 3000],
  [typeIds.craft]: [230, 0.55, 60, 1500],
  [typeIds.food]: [110, 0.5, 30, 600],
  [typeIds.industrial]: [900, 0.6, 250, 8000],
  [typeIds.businessBuilding]: [700, 0.55, 180, 5000],
  [typeIds.clinic]: [62, 0.3, 30, 180],
  [typeIds.showroom]: [320, 0.5, 90, 1800],
  [typeIds.hotel]: [1100, 0.55, 300, 6000],
  [typeIds.lodging]: [320, 0.45, 90, 1200],
  [typeIds.hall]: [180, 0.4, 60, 600],
  [typeIds.educational]: [220, 0.5, 70, 1200],
  [typeIds.gym]: [340, 0.4, 120, 1200],
  [typeIds.logistics]: [3200, 0.5, 900, 15000],
  [typeIds.coworking]: [260, 0.4, 80, 900],
  [typeIds.gasStation]: [160, 0.3, 80, 400],
};

const onGround: ReadonlySet<number> = new Set([
  typeIds.store,
  typeIds.warehouse,
  typeIds.craft,
  typeIds.industrial,
  typeIds.food,
  typeIds.showroom,
  typeIds.logistics,
  typeIds.gasStation,
]);
const wholeBuildings: ReadonlySet<number> = new Set([typeIds.businessBuilding, typeIds.hotel, typeIds.lodging]);

export function createCommercialFacts(
  random: Random,
  place: DemoPlace,
  selling: boolean,
  letting: boolean,
  thisYear: number,
): PropertyFacts {
  const mix = place.setting === 'island' ? holidayMix : place.setting === 'village' ? villageMix : townMix;
  const typeId = random.weighted(mix);
  const [median, spread, least, most] = areas[typeId] ?? [100, 0.4, 30, 500];
  const area = Math.min(most, Math.max(least, Math.round(median * Math.exp(spread * random.normal()))));
  const home = createEmptyFacts(categoryIds.commercial, typeId, area);
  const built = Math.min(thisYear, Math.max(1930, chooseYearBuilt(random, home, place, thisYear)));
  home.built = built;
  home.year = random.chance(0.14) ? null : built;
  setCondition(random, home, built, selling, thisYear);
  setPosition(random, home, place);
  setEnergy(random, home, built);
  if ((typeId === typeIds.industrial || typeId === typeIds.warehouse) && random.chance(0.35)) {
    home.energy = energyClassIds.exempt;
    home.energyExempt = 'Βιομηχανικό ή αποθηκευτικό κτίριο χαμηλής ενεργειακής ζήτησης';
  }
  setServices(random, home, place, selling, letting);
  addTransport(random, home, place);
  home.extras.sort((a, b) => a - b);
  return home;
}

function setPosition(random: Random, home: PropertyFacts, place: DemoPlace): void {
  if (wholeBuildings.has(home.typeId)) {
    home.levels = Math.max(1, Math.min(7, Math.round(home.area / 280) + 1));
    home.landArea = Math.round((home.area / home.levels) * random.range(1.3, place.setting === 'island' ? 5 : 2.2));
    if (home.typeId === typeIds.lodging) home.floorId = 4;
    if (home.typeId !== typeIds.businessBuilding) {
      home.beds = Math.max(3, Math.round(home.area / (home.typeId === typeIds.hotel ? 38 : 42)));
      home.baths = home.beds;
    }
  } else if (onGround.has(home.typeId)) {
    const below = home.typeId === typeIds.warehouse && random.chance(0.45);
    home.floorId = below ? 2 : 4;
    home.level = below ? -1 : 0;
    home.levels = home.typeId === typeIds.store && home.area > 60 && random.chance(0.35) ? 2 : 1;
  } else {
    const level = random.int(0, place.setting === 'metro' || place.setting === 'city' ? 6 : 2);
    home.floorId = level === 0 ? random.pick([4, 5, 6]) : 6 + level;
    home.level = level;
    home.levels = 1;
    if (level >= 2) home.extras.push(extraIds.lift);
  }
  if (home.typeId === typeIds.store || home.typeId === typeIds.food || home.typeId === typeIds.showroom) {
    home.showCase = Math.round(Math.max(2.5, Math.sqrt(home.area) * random.range(0.5, 1.1)) * 2) / 2;
    if (random.chance(0.5)) home.facade = home.showCase;
  }
}

function setServices(random: Random, home: PropertyFacts, place: DemoPlace, selling: boolean, letting: boolean): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) home.extras.push(id);
  };
  const heavy =
    home.typeId === typeIds.industrial || home.typeId === typeIds.craft || home.typeId === typeIds.logistics;
  const storing = heavy || home.typeId === typeIds.warehouse;
  home.wcs = storing ? (random.chance(0.5) ? 1 : null) : Math.max(1, Math.min(6, Math.round(home.area / 120)));
  home.heating = storing
    ? random.chance(0.7)
      ? 21
      : null
    : random.weighted([
        [10, 62],
        [3, 8],
        [7, 6],
        [21, 14],
        [9, 10],
      ]);
  home.electricity = heavy ? random.pick([2, 4]) : random.chance(0.5) ? random.pick([1, 2]) : null;
  if (storing) {
    home.floorType = random.chance(0.6) ? 9 : null;
    add(extraIds.ramp, home.level === -1 ? 0.3 : 0.45);
    add(extraIds.freightLift, home.level === -1 ? 0.5 : 0.1);
    add(extraIds.fenced, heavy ? 0.4 : 0.05);
  } else {
    home.floorType = random.chance(0.6) ? random.pick([3, 4, 6, 10, 2]) : null;
    add(extraIds.airConditioning, home.heating === 10 ? 1 : 0.4);
    add(extraIds.falseCeiling, 0.3);
    add(extraIds.alarm, 0.25);
    add(extraIds.corner, 0.22);
    add(extraIds.front, 0.55);
    add(extraIds.accessible, home.level === 0 ? 0.4 : 0.15);
    if (home.typeId === typeIds.office || home.typeId === typeIds.coworking) {
      add(extraIds.cabling, 0.45);
      add(extraIds.raisedFloor, home.area > 150 ? 0.25 : 0.03);
    }
  }
  add(extraIds.parking, heavy ? 0.6 : 0.14);
  if (home.extras.includes(extraIds.parking)) home.parking = random.pick([2, 8, 6]);
  if (home.typeId === typeIds.hotel || home.typeId === typeIds.lodging) {
    add(extraIds.pool, place.setting === 'island' ? 0.45 : 0.15);
    if (home.extras.includes(extraIds.pool)) home.pool = 3;
  }
  if (home.condition === conditionIds.listed) home.extras.push(extraIds.listed);
  if (selling && !letting) add(extraIds.rentedOut, 0.2);
  if (selling) add(extraIds.investment, 0.22);
  if (random.chance(0.5)) home.access = random.pick([1, 1, 1, 3]);
  if (random.chance(0.35)) home.spatial = heavy ? 3 : random.pick([2, 6, 7]);
}

const otherMix: Mix = [
  [typeIds.parkingSpace, 42],
  [typeIds.storage, 22],
  [typeIds.garage, 14],
  [typeIds.business, 14],
  [typeIds.prefabricated, 5],
  [typeIds.airRight, 3],
];

export function createOtherFacts(
  random: Random,
  place: DemoPlace,
  selling: boolean,
  letting: boolean,
  thisYear: number,
): PropertyFacts {
  let typeId: number = random.weighted(otherMix);
  if (place.setting === 'village' && (typeId === typeIds.parkingSpace || typeId === typeIds.garage))
    typeId = typeIds.storage;
  if (letting && typeId === typeIds.airRight) typeId = typeIds.parkingSpace;
  const area =
    typeId === typeIds.parkingSpace
      ? random.int(10, 16)
      : typeId === typeIds.garage
        ? random.int(15, 32)
        : typeId === typeIds.storage
          ? random.int(5, 28)
          : typeId === typeIds.business
            ? random.int(30, 160)
            : typeId === typeIds.prefabricated
              ? random.int(28, 80)
              : random.int(70, 160);
  const home = createEmptyFacts(categoryIds.other, typeId, area);
  if (typeId === typeIds.business || typeId === typeIds.prefabricated) {
    const built = random.int(1975, thisYear - 1);
    home.built = built;
    home.year = random.chance(0.2) ? null : built;
    home.condition = random.pick([conditionIds.veryGood, conditionIds.good, conditionIds.perfect]);
    setEnergy(random, home, built);
    if (typeId === typeIds.prefabricated) {
      home.beds = home.area > 45 ? 2 : 1;
      home.baths = 1;
      if (selling && random.chance(0.7)) home.landArea = random.int(10, 60) * 25;
    } else {
      home.floorId = 4;
      home.level = 0;
    }
  } else if (typeId === typeIds.airRight) home.withinPlan = true;
  else {
    home.floorId = typeId === typeIds.garage ? 4 : random.pick([2, 2, 4, 1]);
    home.level = home.floorId === 4 ? 0 : home.floorId === 2 ? -1 : -2;
    if (home.level < 0 && random.chance(0.6)) home.extras.push(extraIds.lift);
    if (typeId !== typeIds.storage) home.parking = typeId === typeIds.garage ? 5 : random.pick([6, 4, 3]);
  }
  return home;
}
