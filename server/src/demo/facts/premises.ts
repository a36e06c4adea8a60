/** Shops, offices, halls, and the small things of the category "other". */
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { buildYear, setCondition, setEnergy } from './age.ts';
import { category, condition, emptyHome, energy, extra, type Home, type } from './home.ts';
import { addTransport } from './surroundings.ts';

type Mix = readonly (readonly [number, number])[];

const townMix: Mix = [
  [type.store, 36],
  [type.office, 27],
  [type.warehouse, 11],
  [type.craft, 5],
  [type.food, 5],
  [type.industrial, 4],
  [type.businessBuilding, 4],
  [type.clinic, 2],
  [type.showroom, 1.5],
  [type.hotel, 1],
  [type.hall, 1],
  [type.educational, 1],
  [type.gym, 0.7],
  [type.logistics, 0.5],
  [type.coworking, 0.3],
];
const holidayMix: Mix = [
  [type.store, 34],
  [type.lodging, 18],
  [type.food, 14],
  [type.hotel, 12],
  [type.office, 8],
  [type.warehouse, 8],
  [type.businessBuilding, 3],
  [type.craft, 2],
];
const villageMix: Mix = [
  [type.store, 36],
  [type.warehouse, 20],
  [type.industrial, 10],
  [type.craft, 10],
  [type.food, 8],
  [type.office, 6],
  [type.lodging, 4],
  [type.hotel, 2],
  [type.gasStation, 1],
];

/** Median area, spread of its logarithm, least, most. */
const areas: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [type.store]: [72, 0.6, 14, 900],
  [type.office]: [70, 0.55, 16, 800],
  [type.warehouse]: [170, 0.75, 20, 3000],
  [type.craft]: [230, 0.55, 60, 1500],
  [type.food]: [110, 0.5, 30, 600],
  [type.industrial]: [900, 0.6, 250, 8000],
  [type.businessBuilding]: [700, 0.55, 180, 5000],
  [type.clinic]: [62, 0.3, 30, 180],
  [type.showroom]: [320, 0.5, 90, 1800],
  [type.hotel]: [1100, 0.55, 300, 6000],
  [type.lodging]: [320, 0.45, 90, 1200],
  [type.hall]: [180, 0.4, 60, 600],
  [type.educational]: [220, 0.5, 70, 1200],
  [type.gym]: [340, 0.4, 120, 1200],
  [type.logistics]: [3200, 0.5, 900, 15000],
  [type.coworking]: [260, 0.4, 80, 900],
  [type.gasStation]: [160, 0.3, 80, 400],
};

const onGround: ReadonlySet<number> = new Set([
  type.store,
  type.warehouse,
  type.craft,
  type.industrial,
  type.food,
  type.showroom,
  type.logistics,
  type.gasStation,
]);
const wholeBuildings: ReadonlySet<number> = new Set([type.businessBuilding, type.hotel, type.lodging]);

export function makeCommercial(
  random: Random,
  place: Place,
  selling: boolean,
  letting: boolean,
  thisYear: number,
): Home {
  const mix = place.setting === 'island' ? holidayMix : place.setting === 'village' ? villageMix : townMix;
  const typeId = random.weighted(mix);
  const [median, spread, least, most] = areas[typeId] ?? [100, 0.4, 30, 500];
  const area = Math.min(most, Math.max(least, Math.round(median * Math.exp(spread * random.normal()))));
  const home = emptyHome(category.commercial, typeId, area);
  const built = Math.min(thisYear, Math.max(1930, buildYear(random, home, place, thisYear)));
  home.built = built;
  home.year = random.chance(0.14) ? null : built;
  setCondition(random, home, built, selling, thisYear);
  setPosition(random, home, place);
  setEnergy(random, home, built);
  if ((typeId === type.industrial || typeId === type.warehouse) && random.chance(0.35)) {
    home.energy = energy.exempt;
    home.energyExempt = 'Βιομηχανικό ή αποθηκευτικό κτίριο χαμηλής ενεργειακής ζήτησης';
  }
  setServices(random, home, place, selling, letting);
  addTransport(random, home, place);
  home.extras.sort((a, b) => a - b);
  return home;
}

function setPosition(random: Random, home: Home, place: Place): void {
  if (wholeBuildings.has(home.typeId)) {
    home.levels = Math.max(1, Math.min(7, Math.round(home.area / 280) + 1));
    home.landArea = Math.round((home.area / home.levels) * random.range(1.3, place.setting === 'island' ? 5 : 2.2));
    if (home.typeId === type.lodging) home.floorId = 4;
    if (home.typeId !== type.businessBuilding) {
      home.beds = Math.max(3, Math.round(home.area / (home.typeId === type.hotel ? 38 : 42)));
      home.baths = home.beds;
    }
  } else if (onGround.has(home.typeId)) {
    const below = home.typeId === type.warehouse && random.chance(0.45);
    home.floorId = below ? 2 : 4;
    home.level = below ? -1 : 0;
    home.levels = home.typeId === type.store && home.area > 60 && random.chance(0.35) ? 2 : 1;
  } else {
    const level = random.int(0, place.setting === 'metro' || place.setting === 'city' ? 6 : 2);
    home.floorId = level === 0 ? random.pick([4, 5, 6]) : 6 + level;
    home.level = level;
    home.levels = 1;
    if (level >= 2) home.extras.push(extra.lift);
  }
  if (home.typeId === type.store || home.typeId === type.food || home.typeId === type.showroom) {
    home.showCase = Math.round(Math.max(2.5, Math.sqrt(home.area) * random.range(0.5, 1.1)) * 2) / 2;
    if (random.chance(0.5)) home.facade = home.showCase;
  }
}

function setServices(random: Random, home: Home, place: Place, selling: boolean, letting: boolean): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) home.extras.push(id);
  };
  const heavy = home.typeId === type.industrial || home.typeId === type.craft || home.typeId === type.logistics;
  const storing = heavy || home.typeId === type.warehouse;
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
    add(extra.ramp, home.level === -1 ? 0.3 : 0.45);
    add(extra.freightLift, home.level === -1 ? 0.5 : 0.1);
    add(extra.fenced, heavy ? 0.4 : 0.05);
  } else {
    home.floorType = random.chance(0.6) ? random.pick([3, 4, 6, 10, 2]) : null;
    add(extra.airConditioning, home.heating === 10 ? 1 : 0.4);
    add(extra.falseCeiling, 0.3);
    add(extra.alarm, 0.25);
    add(extra.corner, 0.22);
    add(extra.front, 0.55);
    add(extra.accessible, home.level === 0 ? 0.4 : 0.15);
    if (home.typeId === type.office || home.typeId === type.coworking) {
      add(extra.cabling, 0.45);
      add(extra.raisedFloor, home.area > 150 ? 0.25 : 0.03);
    }
  }
  add(extra.parking, heavy ? 0.6 : 0.14);
  if (home.extras.includes(extra.parking)) home.parking = random.pick([2, 8, 6]);
  if (home.typeId === type.hotel || home.typeId === type.lodging) {
    add(extra.pool, place.setting === 'island' ? 0.45 : 0.15);
    if (home.extras.includes(extra.pool)) home.pool = 3;
  }
  if (home.condition === condition.listed) home.extras.push(extra.listed);
  if (selling && !letting) add(extra.rentedOut, 0.2);
  if (selling) add(extra.investment, 0.22);
  if (random.chance(0.5)) home.access = random.pick([1, 1, 1, 3]);
  if (random.chance(0.35)) home.spatial = heavy ? 3 : random.pick([2, 6, 7]);
}

const otherMix: Mix = [
  [type.parkingSpace, 42],
  [type.storage, 22],
  [type.garage, 14],
  [type.business, 14],
  [type.prefabricated, 5],
  [type.airRight, 3],
];

export function makeOther(random: Random, place: Place, selling: boolean, letting: boolean, thisYear: number): Home {
  let typeId: number = random.weighted(otherMix);
  if (place.setting === 'village' && (typeId === type.parkingSpace || typeId === type.garage)) typeId = type.storage;
  if (letting && typeId === type.airRight) typeId = type.parkingSpace;
  const area =
    typeId === type.parkingSpace
      ? random.int(10, 16)
      : typeId === type.garage
        ? random.int(15, 32)
        : typeId === type.storage
          ? random.int(5, 28)
          : typeId === type.business
            ? random.int(30, 160)
            : typeId === type.prefabricated
              ? random.int(28, 80)
              : random.int(70, 160);
  const home = emptyHome(category.other, typeId, area);
  if (typeId === type.business || typeId === type.prefabricated) {
    const built = random.int(1975, thisYear - 1);
    home.built = built;
    home.year = random.chance(0.2) ? null : built;
    home.condition = random.pick([condition.veryGood, condition.good, condition.perfect]);
    setEnergy(random, home, built);
    if (typeId === type.prefabricated) {
      home.beds = home.area > 45 ? 2 : 1;
      home.baths = 1;
      if (selling && random.chance(0.7)) home.landArea = random.int(10, 60) * 25;
    } else {
      home.floorId = 4;
      home.level = 0;
    }
  } else if (typeId === type.airRight) home.withinPlan = true;
  else {
    home.floorId = typeId === type.garage ? 4 : random.pick([2, 2, 4, 1]);
    home.level = home.floorId === 4 ? 0 : home.floorId === 2 ? -1 : -2;
    if (home.level < 0 && random.chance(0.6)) home.extras.push(extra.lift);
    if (typeId !== type.storage) home.parking = typeId === type.garage ? 5 : random.pick([6, 4, 3]);
  }
  return home;
}
