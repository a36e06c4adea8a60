/** Shops, agencies, halls, and the small things of the category "other". */
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
  const [median, spread, min, max] = areas[typeId] ?? [100, 0.4, 30, 500];
  const area = Math.min(max, Math.max(min, Math.round(median * Math.exp(spread * random.normal()))));
  const facts = createEmptyFacts(categoryIds.commercial, typeId, area);
  const built = Math.min(thisYear, Math.max(1930, chooseYearBuilt(random, facts, place, thisYear)));
  facts.built = built;
  facts.year = random.chance(0.14) ? null : built;
  setCondition(random, facts, built, selling, thisYear);
  setPosition(random, facts, place);
  setEnergy(random, facts, built);
  if ((typeId === typeIds.industrial || typeId === typeIds.warehouse) && random.chance(0.35)) {
    facts.energy = energyClassIds.exempt;
    facts.energyExempt = 'Βιομηχανικό ή αποθηκευτικό κτίριο χαμηλής ενεργειακής ζήτησης';
  }
  setServices(random, facts, place, selling, letting);
  addTransport(random, facts, place);
  facts.extras.sort((a, b) => a - b);
  return facts;
}

function setPosition(random: Random, facts: PropertyFacts, place: DemoPlace): void {
  if (wholeBuildings.has(facts.typeId)) {
    facts.levels = Math.max(1, Math.min(7, Math.round(facts.area / 280) + 1));
    facts.landArea = Math.round((facts.area / facts.levels) * random.range(1.3, place.setting === 'island' ? 5 : 2.2));
    if (facts.typeId === typeIds.lodging) facts.floorId = 4;
    if (facts.typeId !== typeIds.businessBuilding) {
      facts.beds = Math.max(3, Math.round(facts.area / (facts.typeId === typeIds.hotel ? 38 : 42)));
      facts.baths = facts.beds;
    }
  } else if (onGround.has(facts.typeId)) {
    const below = facts.typeId === typeIds.warehouse && random.chance(0.45);
    facts.floorId = below ? 2 : 4;
    facts.level = below ? -1 : 0;
    facts.levels = facts.typeId === typeIds.store && facts.area > 60 && random.chance(0.35) ? 2 : 1;
  } else {
    const level = random.int(0, place.setting === 'metro' || place.setting === 'city' ? 6 : 2);
    facts.floorId = level === 0 ? random.pick([4, 5, 6]) : 6 + level;
    facts.level = level;
    facts.levels = 1;
    if (level >= 2) facts.extras.push(extraIds.lift);
  }
  if (facts.typeId === typeIds.store || facts.typeId === typeIds.food || facts.typeId === typeIds.showroom) {
    facts.showCase = Math.round(Math.max(2.5, Math.sqrt(facts.area) * random.range(0.5, 1.1)) * 2) / 2;
    if (random.chance(0.5)) facts.facade = facts.showCase;
  }
}

function setServices(random: Random, facts: PropertyFacts, place: DemoPlace, selling: boolean, letting: boolean): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) facts.extras.push(id);
  };
  const heavy =
    facts.typeId === typeIds.industrial || facts.typeId === typeIds.craft || facts.typeId === typeIds.logistics;
  const storing = heavy || facts.typeId === typeIds.warehouse;
  facts.wcs = storing ? (random.chance(0.5) ? 1 : null) : Math.max(1, Math.min(6, Math.round(facts.area / 120)));
  facts.heating = storing
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
  facts.electricity = heavy ? random.pick([2, 4]) : random.chance(0.5) ? random.pick([1, 2]) : null;
  if (storing) {
    facts.floorType = random.chance(0.6) ? 9 : null;
    add(extraIds.ramp, facts.level === -1 ? 0.3 : 0.45);
    add(extraIds.freightLift, facts.level === -1 ? 0.5 : 0.1);
    add(extraIds.fenced, heavy ? 0.4 : 0.05);
  } else {
    facts.floorType = random.chance(0.6) ? random.pick([3, 4, 6, 10, 2]) : null;
    add(extraIds.airConditioning, facts.heating === 10 ? 1 : 0.4);
    add(extraIds.falseCeiling, 0.3);
    add(extraIds.alarm, 0.25);
    add(extraIds.corner, 0.22);
    add(extraIds.front, 0.55);
    add(extraIds.accessible, facts.level === 0 ? 0.4 : 0.15);
    if (facts.typeId === typeIds.office || facts.typeId === typeIds.coworking) {
      add(extraIds.cabling, 0.45);
      add(extraIds.raisedFloor, facts.area > 150 ? 0.25 : 0.03);
    }
  }
  add(extraIds.parking, heavy ? 0.6 : 0.14);
  if (facts.extras.includes(extraIds.parking)) facts.parking = random.pick([2, 8, 6]);
  if (facts.typeId === typeIds.hotel || facts.typeId === typeIds.lodging) {
    add(extraIds.pool, place.setting === 'island' ? 0.45 : 0.15);
    if (facts.extras.includes(extraIds.pool)) facts.pool = 3;
  }
  if (facts.condition === conditionIds.listed) facts.extras.push(extraIds.listed);
  if (selling && !letting) add(extraIds.rentedOut, 0.2);
  if (selling) add(extraIds.investment, 0.22);
  if (random.chance(0.5)) facts.access = random.pick([1, 1, 1, 3]);
  if (random.chance(0.35)) facts.spatial = heavy ? 3 : random.pick([2, 6, 7]);
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
  const facts = createEmptyFacts(categoryIds.other, typeId, area);
  if (typeId === typeIds.business || typeId === typeIds.prefabricated) {
    const built = random.int(1975, thisYear - 1);
    facts.built = built;
    facts.year = random.chance(0.2) ? null : built;
    facts.condition = random.pick([conditionIds.veryGood, conditionIds.good, conditionIds.perfect]);
    setEnergy(random, facts, built);
    if (typeId === typeIds.prefabricated) {
      facts.beds = facts.area > 45 ? 2 : 1;
      facts.baths = 1;
      if (selling && random.chance(0.7)) facts.landArea = random.int(10, 60) * 25;
    } else {
      facts.floorId = 4;
      facts.level = 0;
    }
  } else if (typeId === typeIds.airRight) facts.withinPlan = true;
  else {
    facts.floorId = typeId === typeIds.garage ? 4 : random.pick([2, 2, 4, 1]);
    facts.level = facts.floorId === 4 ? 0 : facts.floorId === 2 ? -1 : -2;
    if (facts.level < 0 && random.chance(0.6)) facts.extras.push(extraIds.lift);
    if (typeId !== typeIds.storage) facts.parking = typeId === typeIds.garage ? 5 : random.pick([6, 4, 3]);
  }
  return facts;
}
