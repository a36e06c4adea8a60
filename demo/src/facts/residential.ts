/** Flats and houses: rooms, floors and fittings that go together. */
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';
import { chooseYearBuilt, setCondition, setEnergy, setHeating } from './building-age.ts';
import {
  apartmentTypeIds,
  categoryIds,
  conditionIds,
  createEmptyFacts,
  extraIds,
  type PropertyFacts,
  typeIds,
  viewIds,
} from './property-facts.ts';
import { addTransport, chooseView } from './surroundings.ts';

type Mix = readonly (readonly [number, number])[];

const mixes: Readonly<Record<DemoPlace['setting'], Mix>> = {
  metro: [
    [typeIds.apartment, 63],
    [typeIds.studio, 9],
    [typeIds.floorApartment, 8],
    [typeIds.maisonette, 7],
    [typeIds.detached, 4.5],
    [typeIds.penthouse, 4],
    [typeIds.loft, 1],
    [typeIds.building, 1.6],
    [typeIds.neoclassical, 0.8],
    [typeIds.room, 0.4],
  ],
  suburb: [
    [typeIds.apartment, 37],
    [typeIds.maisonette, 25],
    [typeIds.detached, 18],
    [typeIds.floorApartment, 8],
    [typeIds.villa, 5],
    [typeIds.studio, 3],
    [typeIds.penthouse, 3],
    [typeIds.building, 0.8],
    [typeIds.loft, 0.3],
  ],
  city: [
    [typeIds.apartment, 60],
    [typeIds.studio, 9],
    [typeIds.floorApartment, 7],
    [typeIds.maisonette, 7],
    [typeIds.detached, 11],
    [typeIds.penthouse, 3],
    [typeIds.building, 1.6],
    [typeIds.neoclassical, 1],
    [typeIds.room, 0.4],
  ],
  town: [
    [typeIds.apartment, 37],
    [typeIds.detached, 33],
    [typeIds.maisonette, 10],
    [typeIds.floorApartment, 6],
    [typeIds.studio, 4],
    [typeIds.stone, 3],
    [typeIds.building, 2.4],
    [typeIds.villa, 2],
    [typeIds.neoclassical, 1],
    [typeIds.farmhouse, 1],
  ],
  village: [
    [typeIds.detached, 54],
    [typeIds.stone, 15],
    [typeIds.apartment, 11],
    [typeIds.maisonette, 8],
    [typeIds.villa, 4],
    [typeIds.farmhouse, 4],
    [typeIds.building, 1.6],
    [typeIds.floorApartment, 1],
    [typeIds.bungalow, 0.4],
  ],
  island: [
    [typeIds.detached, 27],
    [typeIds.villa, 17],
    [typeIds.maisonette, 17],
    [typeIds.apartment, 18],
    [typeIds.stone, 10],
    [typeIds.studio, 3],
    [typeIds.building, 2],
    [typeIds.complex, 2],
    [typeIds.floorApartment, 1],
    [typeIds.bungalow, 1],
  ],
};

/** Median area, spread of its logarithm, least, most. */
const areas: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [typeIds.apartment]: [82, 0.3, 38, 240],
  [typeIds.studio]: [32, 0.18, 18, 44],
  [typeIds.maisonette]: [142, 0.28, 70, 380],
  [typeIds.detached]: [122, 0.38, 38, 450],
  [typeIds.villa]: [250, 0.35, 120, 900],
  [typeIds.loft]: [92, 0.3, 45, 220],
  [typeIds.penthouse]: [104, 0.28, 55, 260],
  [typeIds.floorApartment]: [112, 0.24, 72, 260],
  [typeIds.bungalow]: [68, 0.25, 35, 130],
  [typeIds.building]: [360, 0.45, 130, 2200],
  [typeIds.complex]: [520, 0.4, 220, 2200],
  [typeIds.farmhouse]: [105, 0.35, 45, 300],
  [typeIds.stone]: [98, 0.38, 36, 320],
  [typeIds.neoclassical]: [185, 0.35, 80, 600],
  [typeIds.room]: [15, 0.2, 10, 24],
};

function residentialType(random: Random, place: DemoPlace, letting: boolean): number {
  const found = random.weighted(mixes[place.setting]);
  // Whole buildings and ruins are sold; what is let is a home to live in.
  if (letting && (found === typeIds.building || found === typeIds.complex || found === typeIds.farmhouse))
    return typeIds.apartment;
  if (!letting && found === typeIds.room) return typeIds.studio;
  return found;
}

function setRooms(random: Random, facts: PropertyFacts): void {
  const { area, typeId } = facts;
  if (typeId === typeIds.building || typeId === typeIds.complex) {
    facts.beds = Math.min(20, Math.max(3, Math.round(area / 55)));
    facts.baths = Math.max(2, Math.round(facts.beds * 0.7));
    facts.kitchens = Math.max(1, Math.round(area / 110));
    return;
  }
  if (typeId === typeIds.room) {
    facts.beds = 1;
    facts.baths = 1;
    return;
  }
  if (typeId === typeIds.studio) {
    facts.beds = area < 30 ? 0 : random.int(0, 1);
    facts.baths = 1;
    facts.livingKitchens = 1;
    return;
  }
  const bySize =
    area < 48 ? 1 : area < 62 ? 1.4 : area < 90 ? 2 : area < 105 ? 2.5 : area < 150 ? 3 : area < 220 ? 3.7 : 4.7;
  facts.beds = Math.max(1, Math.floor(bySize + random.next()));
  if (area >= 62 && area < 90) facts.beds = random.chance(0.86) ? 2 : area < 75 ? 1 : 3;
  if (typeId === typeIds.loft) facts.beds = Math.min(2, facts.beds);
  facts.baths =
    area < 92 ? 1 : area < 150 ? random.int(1, 2) : area < 240 ? (random.chance(0.7) ? 2 : 3) : random.int(3, 4);
  facts.wcs = area > 78 && random.chance(0.5) ? 1 : null;
  if (random.chance(typeId === typeIds.loft ? 0.95 : (facts.built ?? 0) > 1990 || area < 60 ? 0.62 : 0.35))
    facts.livingKitchens = 1;
  else {
    facts.livings = area > 190 && random.chance(0.4) ? 2 : 1;
    facts.kitchens = 1;
  }
}

function setFloor(random: Random, facts: PropertyFacts, place: DemoPlace): void {
  const top =
    place.setting === 'metro' ? random.int(4, 7) : place.setting === 'city' ? random.int(3, 6) : random.int(2, 3);
  let level = random.int(0, top);
  if (facts.typeId === typeIds.penthouse) level = top;
  if (facts.typeId === typeIds.floorApartment && level === 0) level = 1;
  if (facts.typeId === typeIds.studio && random.chance(0.18)) level = -1;
  facts.levels = 1;
  if (level < 0) {
    facts.floorId = random.pick([3, 3, 2]);
    facts.level = facts.floorId === 3 ? -0.5 : -1;
  } else if (level === 0) {
    facts.floorId = random.chance(0.3) ? 5 : 4;
    facts.level = 0;
  } else {
    facts.floorId = 6 + level;
    facts.level = level;
  }
  if (level >= 2 && random.chance((facts.built ?? 0) >= 1975 ? 0.97 : 0.72)) facts.extras.push(extraIds.lift);
}

const landByType: Readonly<Record<number, number>> = {
  [typeIds.villa]: 1500,
  [typeIds.farmhouse]: 3200,
  [typeIds.detached]: 420,
  [typeIds.stone]: 260,
  [typeIds.maisonette]: 240,
  [typeIds.neoclassical]: 280,
  [typeIds.bungalow]: 380,
  [typeIds.building]: 320,
  [typeIds.complex]: 1600,
};

function setGround(random: Random, facts: PropertyFacts, place: DemoPlace): void {
  facts.floorId = 4;
  facts.level = 0;
  facts.levels =
    facts.typeId === typeIds.maisonette
      ? random.int(2, 3)
      : facts.typeId === typeIds.building
        ? Math.max(2, Math.min(6, Math.round(facts.area / 110)))
        : facts.area > 120
          ? random.int(1, 3)
          : facts.area > 75
            ? random.int(1, 2)
            : 1;
  const scale = place.setting === 'metro' ? 0.55 : place.setting === 'village' || place.setting === 'island' ? 1.4 : 1;
  const land = (landByType[facts.typeId] ?? 300) * scale * Math.exp(0.55 * random.normal());
  const roundTo = land > 1000 ? 50 : 10;
  if (facts.typeId !== typeIds.maisonette || random.chance(0.6))
    facts.landArea = Math.max(Math.ceil(facts.area / facts.levels / 5) * 5 + 20, Math.round(land / roundTo) * roundTo);
}

function addExtras(random: Random, facts: PropertyFacts, place: DemoPlace, selling: boolean, isFlat: boolean): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) facts.extras.push(id);
  };
  const built = facts.built ?? 1975;
  const modern = built >= 2004;
  const fresh = facts.condition === conditionIds.newlyBuilt || facts.condition === conditionIds.renovated;
  const dear = place.sale >= 3500 && facts.area > 110;
  const warm = place.setting === 'village' || place.setting === 'town';
  add(extraIds.airConditioning, facts.heating === 10 ? 1 : 0.55);
  add(extraIds.solar, isFlat ? 0.32 : 0.62);
  add(extraIds.doubleGlazing, modern || fresh ? 0.75 : 0.35);
  add(extraIds.screens, 0.3);
  add(extraIds.securityDoor, isFlat ? (fresh || modern ? 0.75 : 0.45) : 0.25);
  add(extraIds.storage, isFlat ? (modern ? 0.55 : 0.25) : 0.4);
  add(extraIds.fireplace, isFlat ? (modern && facts.area > 80 ? 0.3 : 0.05) : warm ? 0.6 : 0.4);
  add(extraIds.awnings, (facts.level ?? 0) >= 1 ? 0.4 : 0.1);
  add(extraIds.bright, 0.3);
  add(extraIds.painted, fresh ? 0.3 : 0.1);
  if (isFlat) {
    if (facts.level !== null && facts.level >= 1)
      facts.extras.push(
        facts.typeId === typeIds.penthouse || (facts.area > 90 && random.chance(0.3))
          ? extraIds.veranda
          : extraIds.balcony,
      );
    facts.extras.push(random.chance(0.72) ? extraIds.front : extraIds.inner);
    if (facts.extras.includes(extraIds.front)) {
      add(extraIds.corner, 0.22);
      add(extraIds.through, facts.area > 60 ? 0.3 : 0.05);
    }
    add(extraIds.intercom, modern ? 0.5 : 0.2);
  } else {
    add(extraIds.veranda, 0.55);
    add(extraIds.garden, facts.landArea !== null && facts.landArea > facts.area ? 0.7 : 0.15);
    add(extraIds.bbq, 0.18);
    add(extraIds.pergola, 0.14);
    add(extraIds.staircase, (facts.levels ?? 1) > 1 ? 0.7 : 0);
    add(extraIds.alarm, dear ? 0.5 : 0.08);
    add(extraIds.fenced, 0.2);
    add(
      extraIds.holidayHome,
      place.setting === 'island' ? 0.35 : place.setting === 'village' && place.coast > 0.3 ? 0.2 : 0.02,
    );
    const pool =
      facts.typeId === typeIds.villa
        ? 0.72
        : facts.typeId === typeIds.complex
          ? 0.5
          : dear
            ? 0.12
            : place.setting === 'island'
              ? 0.08
              : 0.01;
    if ((facts.landArea ?? 0) > 350 && random.chance(pool)) {
      facts.extras.push(extraIds.pool);
      facts.pool = 2;
    }
  }
  add(extraIds.luxury, dear && (modern || fresh) ? 0.3 : 0.01);
  add(extraIds.smartHome, built >= 2022 ? 0.25 : 0.005);
  add(extraIds.insulation, built >= 2012 ? 0.6 : fresh ? 0.12 : 0.02);
  add(extraIds.photovoltaics, !isFlat && built >= 2015 ? 0.15 : 0.01);
  add(extraIds.evCharging, built >= 2022 ? 0.3 : 0);
  add(extraIds.fiber, place.setting === 'metro' ? 0.2 : 0.05);
  if (facts.condition === conditionIds.listed) facts.extras.push(extraIds.listed);
  const parking = isFlat ? (modern ? 0.62 : built > 1985 ? 0.32 : 0.05) : facts.landArea ? 0.55 : 0.3;
  if (random.chance(parking)) {
    facts.extras.push(extraIds.parking);
    facts.parking = isFlat ? random.pick(modern ? [4, 6, 5] : [4, 4, 2]) : random.pick([8, 8, 7, 3]);
  } else if (isFlat) facts.parking = random.chance(0.5) ? 1 : null;
  if (facts.extras.includes(extraIds.garden)) facts.garden = isFlat ? 3 : 2;
  if (!selling) {
    const furnished = facts.typeId === typeIds.room ? 0.9 : facts.typeId === typeIds.studio ? 0.5 : 0.2;
    if (random.chance(furnished)) facts.extras.push(extraIds.furnished, extraIds.appliances);
    else add(extraIds.appliances, 0.15);
    add(extraIds.pets, 0.35);
    add(extraIds.students, facts.area < 60 && (place.setting === 'metro' || place.setting === 'city') ? 0.35 : 0.03);
  } else {
    add(extraIds.rentedOut, isFlat && facts.area < 80 ? 0.07 : 0.01);
    add(extraIds.investment, place.tourism > 2 || facts.area < 55 ? 0.2 : 0.05);
  }
}

function setFittings(random: Random, facts: PropertyFacts, isFlat: boolean): void {
  const built = facts.built ?? 1975;
  const fresh = facts.condition === conditionIds.newlyBuilt || facts.condition === conditionIds.renovated;
  if (random.chance(0.75))
    facts.floorType = fresh
      ? random.pick([1, 2, 3, 10, 13, 1, 3])
      : built < 1982
        ? random.pick([5, 14, 1, 12, 5, 13])
        : random.pick([3, 4, 15, 12, 13, 1]);
  if (random.chance(0.7))
    facts.frame =
      fresh || built > 2008
        ? random.pick([2, 2, 3, 5])
        : built < 1975
          ? random.pick([1, 1, 4, 6])
          : random.pick([1, 1, 2, 4]);
  if (random.chance(0.5)) facts.orientation = random.int(1, 8);
  if (random.chance(0.45))
    facts.door = facts.extras.includes(extraIds.securityDoor) ? random.pick([1, 2]) : random.pick([3, 4, 8]);
  if (random.chance(0.4)) facts.wardrobe = fresh ? random.pick([1, 2, 3]) : random.pick([1, 1, 4]);
  if (random.chance(0.35)) facts.electricity = facts.area > 140 ? 2 : random.pick([1, 1, 3]);
  if (isFlat) {
    const lift = facts.extras.includes(extraIds.lift);
    if (random.chance(0.55))
      facts.sharedFees = Math.max(10, Math.round((facts.area * (lift ? 0.45 : 0.25) * random.range(0.7, 1.5)) / 5) * 5);
    else if (!lift && random.chance(0.2)) facts.extras.push(extraIds.noSharedFees);
  }
}

export function createResidentialFacts(
  random: Random,
  place: DemoPlace,
  selling: boolean,
  letting: boolean,
  thisYear: number,
): PropertyFacts {
  const typeId = residentialType(random, place, letting);
  const [median, spread, min, max] = areas[typeId] ?? [90, 0.3, 30, 300];
  // Flats in dear places and in the suburbs are larger; students' towns have smaller ones.
  const scale =
    apartmentTypeIds.has(typeId) && typeId !== typeIds.studio
      ? place.setting === 'suburb' || place.sale > 3800
        ? 1.12
        : letting
          ? 0.92
          : 1
      : 1;
  const area = Math.min(max, Math.max(min, Math.round(median * scale * Math.exp(spread * random.normal()))));
  const facts = createEmptyFacts(categoryIds.residential, typeId, area);
  const isFlat = apartmentTypeIds.has(typeId);
  const built = chooseYearBuilt(random, facts, place, thisYear);
  facts.built = built;
  setCondition(random, facts, built, selling, thisYear);
  facts.year = random.chance(0.12) && built <= thisYear ? null : built;
  setRooms(random, facts);
  if (isFlat) setFloor(random, facts, place);
  else setGround(random, facts, place);
  facts.mainArea = random.chance(0.7) ? (isFlat ? area : Math.round(area * random.pick([1, 1, 0.9, 0.85, 0.8]))) : null;
  setEnergy(random, facts, built);
  setHeating(random, facts, place, built, isFlat);
  addExtras(random, facts, place, selling, isFlat);
  setFittings(random, facts, isFlat);
  chooseView(random, facts, place);
  if (facts.view === viewIds.sea && !isFlat && random.chance(0.3)) facts.leaning = 4;
  if (random.chance(0.4))
    facts.access =
      place.setting === 'island' || place.setting === 'village' ? random.pick([1, 1, 2, 4]) : random.pick([1, 1, 1, 3]);
  addTransport(random, facts, place);
  facts.extras.sort((a, b) => a - b);
  return facts;
}
