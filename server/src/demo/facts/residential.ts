/** Flats and houses: rooms, floors and fittings that go together. */
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { buildYear, setCondition, setEnergy, setHeating } from './age.ts';
import { category, condition, emptyHome, extra, flatTypes, type Home, type, view } from './home.ts';
import { addTransport, chooseView } from './surroundings.ts';

type Mix = readonly (readonly [number, number])[];

const mixes: Readonly<Record<Place['setting'], Mix>> = {
  metro: [
    [type.apartment, 63],
    [type.studio, 9],
    [type.floorApartment, 8],
    [type.maisonette, 7],
    [type.detached, 4.5],
    [type.penthouse, 4],
    [type.loft, 1],
    [type.building, 1.6],
    [type.neoclassical, 0.8],
    [type.room, 0.4],
  ],
  suburb: [
    [type.apartment, 37],
    [type.maisonette, 25],
    [type.detached, 18],
    [type.floorApartment, 8],
    [type.villa, 5],
    [type.studio, 3],
    [type.penthouse, 3],
    [type.building, 0.8],
    [type.loft, 0.3],
  ],
  city: [
    [type.apartment, 60],
    [type.studio, 9],
    [type.floorApartment, 7],
    [type.maisonette, 7],
    [type.detached, 11],
    [type.penthouse, 3],
    [type.building, 1.6],
    [type.neoclassical, 1],
    [type.room, 0.4],
  ],
  town: [
    [type.apartment, 37],
    [type.detached, 33],
    [type.maisonette, 10],
    [type.floorApartment, 6],
    [type.studio, 4],
    [type.stone, 3],
    [type.building, 2.4],
    [type.villa, 2],
    [type.neoclassical, 1],
    [type.farmhouse, 1],
  ],
  village: [
    [type.detached, 54],
    [type.stone, 15],
    [type.apartment, 11],
    [type.maisonette, 8],
    [type.villa, 4],
    [type.farmhouse, 4],
    [type.building, 1.6],
    [type.floorApartment, 1],
    [type.bungalow, 0.4],
  ],
  island: [
    [type.detached, 27],
    [type.villa, 17],
    [type.maisonette, 17],
    [type.apartment, 18],
    [type.stone, 10],
    [type.studio, 3],
    [type.building, 2],
    [type.complex, 2],
    [type.floorApartment, 1],
    [type.bungalow, 1],
  ],
};

/** Median area, spread of its logarithm, least, most. */
const areas: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [type.apartment]: [82, 0.3, 38, 240],
  [type.studio]: [32, 0.18, 18, 44],
  [type.maisonette]: [142, 0.28, 70, 380],
  [type.detached]: [122, 0.38, 38, 450],
  [type.villa]: [250, 0.35, 120, 900],
  [type.loft]: [92, 0.3, 45, 220],
  [type.penthouse]: [104, 0.28, 55, 260],
  [type.floorApartment]: [112, 0.24, 72, 260],
  [type.bungalow]: [68, 0.25, 35, 130],
  [type.building]: [360, 0.45, 130, 2200],
  [type.complex]: [520, 0.4, 220, 2200],
  [type.farmhouse]: [105, 0.35, 45, 300],
  [type.stone]: [98, 0.38, 36, 320],
  [type.neoclassical]: [185, 0.35, 80, 600],
  [type.room]: [15, 0.2, 10, 24],
};

function residentialType(random: Random, place: Place, letting: boolean): number {
  const found = random.weighted(mixes[place.setting]);
  // Whole buildings and ruins are sold; what is let is a home to live in.
  if (letting && (found === type.building || found === type.complex || found === type.farmhouse)) return type.apartment;
  if (!letting && found === type.room) return type.studio;
  return found;
}

function setRooms(random: Random, home: Home): void {
  const { area, typeId } = home;
  if (typeId === type.building || typeId === type.complex) {
    home.beds = Math.min(20, Math.max(3, Math.round(area / 55)));
    home.baths = Math.max(2, Math.round(home.beds * 0.7));
    home.kitchens = Math.max(1, Math.round(area / 110));
    return;
  }
  if (typeId === type.room) {
    home.beds = 1;
    home.baths = 1;
    return;
  }
  if (typeId === type.studio) {
    home.beds = area < 30 ? 0 : random.int(0, 1);
    home.baths = 1;
    home.livingKitchens = 1;
    return;
  }
  const bySize =
    area < 48 ? 1 : area < 62 ? 1.4 : area < 90 ? 2 : area < 105 ? 2.5 : area < 150 ? 3 : area < 220 ? 3.7 : 4.7;
  home.beds = Math.max(1, Math.floor(bySize + random.next()));
  if (area >= 62 && area < 90) home.beds = random.chance(0.86) ? 2 : area < 75 ? 1 : 3;
  if (typeId === type.loft) home.beds = Math.min(2, home.beds);
  home.baths =
    area < 92 ? 1 : area < 150 ? random.int(1, 2) : area < 240 ? (random.chance(0.7) ? 2 : 3) : random.int(3, 4);
  home.wcs = area > 78 && random.chance(0.5) ? 1 : null;
  if (random.chance(typeId === type.loft ? 0.95 : (home.built ?? 0) > 1990 || area < 60 ? 0.62 : 0.35))
    home.livingKitchens = 1;
  else {
    home.livings = area > 190 && random.chance(0.4) ? 2 : 1;
    home.kitchens = 1;
  }
}

function setFloor(random: Random, home: Home, place: Place): void {
  const top =
    place.setting === 'metro' ? random.int(4, 7) : place.setting === 'city' ? random.int(3, 6) : random.int(2, 3);
  let level = random.int(0, top);
  if (home.typeId === type.penthouse) level = top;
  if (home.typeId === type.floorApartment && level === 0) level = 1;
  if (home.typeId === type.studio && random.chance(0.18)) level = -1;
  home.levels = 1;
  if (level < 0) {
    home.floorId = random.pick([3, 3, 2]);
    home.level = home.floorId === 3 ? -0.5 : -1;
  } else if (level === 0) {
    home.floorId = random.chance(0.3) ? 5 : 4;
    home.level = 0;
  } else {
    home.floorId = 6 + level;
    home.level = level;
  }
  if (level >= 2 && random.chance((home.built ?? 0) >= 1975 ? 0.97 : 0.72)) home.extras.push(extra.lift);
}

const landByType: Readonly<Record<number, number>> = {
  [type.villa]: 1500,
  [type.farmhouse]: 3200,
  [type.detached]: 420,
  [type.stone]: 260,
  [type.maisonette]: 240,
  [type.neoclassical]: 280,
  [type.bungalow]: 380,
  [type.building]: 320,
  [type.complex]: 1600,
};

function setGround(random: Random, home: Home, place: Place): void {
  home.floorId = 4;
  home.level = 0;
  home.levels =
    home.typeId === type.maisonette
      ? random.int(2, 3)
      : home.typeId === type.building
        ? Math.max(2, Math.min(6, Math.round(home.area / 110)))
        : home.area > 120
          ? random.int(1, 3)
          : home.area > 75
            ? random.int(1, 2)
            : 1;
  const scale = place.setting === 'metro' ? 0.55 : place.setting === 'village' || place.setting === 'island' ? 1.4 : 1;
  const land = (landByType[home.typeId] ?? 300) * scale * Math.exp(0.55 * random.normal());
  const roundTo = land > 1000 ? 50 : 10;
  if (home.typeId !== type.maisonette || random.chance(0.6))
    home.landArea = Math.max(Math.ceil(home.area / home.levels / 5) * 5 + 20, Math.round(land / roundTo) * roundTo);
}

function addExtras(random: Random, home: Home, place: Place, selling: boolean, isFlat: boolean): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) home.extras.push(id);
  };
  const built = home.built ?? 1975;
  const modern = built >= 2004;
  const fresh = home.condition === condition.newlyBuilt || home.condition === condition.renovated;
  const dear = place.sale >= 3500 && home.area > 110;
  const warm = place.setting === 'village' || place.setting === 'town';
  add(extra.airConditioning, home.heating === 10 ? 1 : 0.55);
  add(extra.solar, isFlat ? 0.32 : 0.62);
  add(extra.doubleGlazing, modern || fresh ? 0.75 : 0.35);
  add(extra.screens, 0.3);
  add(extra.securityDoor, isFlat ? (fresh || modern ? 0.75 : 0.45) : 0.25);
  add(extra.storage, isFlat ? (modern ? 0.55 : 0.25) : 0.4);
  add(extra.fireplace, isFlat ? (modern && home.area > 80 ? 0.3 : 0.05) : warm ? 0.6 : 0.4);
  add(extra.awnings, (home.level ?? 0) >= 1 ? 0.4 : 0.1);
  add(extra.bright, 0.3);
  add(extra.painted, fresh ? 0.3 : 0.1);
  if (isFlat) {
    if (home.level !== null && home.level >= 1)
      home.extras.push(
        home.typeId === type.penthouse || (home.area > 90 && random.chance(0.3)) ? extra.veranda : extra.balcony,
      );
    home.extras.push(random.chance(0.72) ? extra.front : extra.inner);
    if (home.extras.includes(extra.front)) {
      add(extra.corner, 0.22);
      add(extra.through, home.area > 60 ? 0.3 : 0.05);
    }
    add(extra.intercom, modern ? 0.5 : 0.2);
  } else {
    add(extra.veranda, 0.55);
    add(extra.garden, home.landArea !== null && home.landArea > home.area ? 0.7 : 0.15);
    add(extra.bbq, 0.18);
    add(extra.pergola, 0.14);
    add(extra.staircase, (home.levels ?? 1) > 1 ? 0.7 : 0);
    add(extra.alarm, dear ? 0.5 : 0.08);
    add(extra.fenced, 0.2);
    add(
      extra.holidayHome,
      place.setting === 'island' ? 0.35 : place.setting === 'village' && place.coast > 0.3 ? 0.2 : 0.02,
    );
    const pool =
      home.typeId === type.villa
        ? 0.72
        : home.typeId === type.complex
          ? 0.5
          : dear
            ? 0.12
            : place.setting === 'island'
              ? 0.08
              : 0.01;
    if ((home.landArea ?? 0) > 350 && random.chance(pool)) {
      home.extras.push(extra.pool);
      home.pool = 2;
    }
  }
  add(extra.luxury, dear && (modern || fresh) ? 0.3 : 0.01);
  add(extra.smartHome, built >= 2022 ? 0.25 : 0.005);
  add(extra.insulation, built >= 2012 ? 0.6 : fresh ? 0.12 : 0.02);
  add(extra.photovoltaics, !isFlat && built >= 2015 ? 0.15 : 0.01);
  add(extra.evCharging, built >= 2022 ? 0.3 : 0);
  add(extra.fiber, place.setting === 'metro' ? 0.2 : 0.05);
  if (home.condition === condition.listed) home.extras.push(extra.listed);
  const parking = isFlat ? (modern ? 0.62 : built > 1985 ? 0.32 : 0.05) : home.landArea ? 0.55 : 0.3;
  if (random.chance(parking)) {
    home.extras.push(extra.parking);
    home.parking = isFlat ? random.pick(modern ? [4, 6, 5] : [4, 4, 2]) : random.pick([8, 8, 7, 3]);
  } else if (isFlat) home.parking = random.chance(0.5) ? 1 : null;
  if (home.extras.includes(extra.garden)) home.garden = isFlat ? 3 : 2;
  if (!selling) {
    const furnished = home.typeId === type.room ? 0.9 : home.typeId === type.studio ? 0.5 : 0.2;
    if (random.chance(furnished)) home.extras.push(extra.furnished, extra.appliances);
    else add(extra.appliances, 0.15);
    add(extra.pets, 0.35);
    add(extra.students, home.area < 60 && (place.setting === 'metro' || place.setting === 'city') ? 0.35 : 0.03);
  } else {
    add(extra.rentedOut, isFlat && home.area < 80 ? 0.07 : 0.01);
    add(extra.investment, place.tourism > 2 || home.area < 55 ? 0.2 : 0.05);
  }
}

function setFittings(random: Random, home: Home, isFlat: boolean): void {
  const built = home.built ?? 1975;
  const fresh = home.condition === condition.newlyBuilt || home.condition === condition.renovated;
  if (random.chance(0.75))
    home.floorType = fresh
      ? random.pick([1, 2, 3, 10, 13, 1, 3])
      : built < 1982
        ? random.pick([5, 14, 1, 12, 5, 13])
        : random.pick([3, 4, 15, 12, 13, 1]);
  if (random.chance(0.7))
    home.frame =
      fresh || built > 2008
        ? random.pick([2, 2, 3, 5])
        : built < 1975
          ? random.pick([1, 1, 4, 6])
          : random.pick([1, 1, 2, 4]);
  if (random.chance(0.5)) home.orientation = random.int(1, 8);
  if (random.chance(0.45))
    home.door = home.extras.includes(extra.securityDoor) ? random.pick([1, 2]) : random.pick([3, 4, 8]);
  if (random.chance(0.4)) home.wardrobe = fresh ? random.pick([1, 2, 3]) : random.pick([1, 1, 4]);
  if (random.chance(0.35)) home.electricity = home.area > 140 ? 2 : random.pick([1, 1, 3]);
  if (isFlat) {
    const lift = home.extras.includes(extra.lift);
    if (random.chance(0.55))
      home.sharedFees = Math.max(10, Math.round((home.area * (lift ? 0.45 : 0.25) * random.range(0.7, 1.5)) / 5) * 5);
    else if (!lift && random.chance(0.2)) home.extras.push(extra.noSharedFees);
  }
}

export function makeResidential(
  random: Random,
  place: Place,
  selling: boolean,
  letting: boolean,
  thisYear: number,
): Home {
  const typeId = residentialType(random, place, letting);
  const [median, spread, least, most] = areas[typeId] ?? [90, 0.3, 30, 300];
  // Flats in dear places and in the suburbs are larger; students' towns have smaller ones.
  const scale =
    flatTypes.has(typeId) && typeId !== type.studio
      ? place.setting === 'suburb' || place.sale > 3800
        ? 1.12
        : letting
          ? 0.92
          : 1
      : 1;
  const area = Math.min(most, Math.max(least, Math.round(median * scale * Math.exp(spread * random.normal()))));
  const home = emptyHome(category.residential, typeId, area);
  const isFlat = flatTypes.has(typeId);
  const built = buildYear(random, home, place, thisYear);
  home.built = built;
  setCondition(random, home, built, selling, thisYear);
  home.year = random.chance(0.12) && built <= thisYear ? null : built;
  setRooms(random, home);
  if (isFlat) setFloor(random, home, place);
  else setGround(random, home, place);
  home.mainArea = random.chance(0.7) ? (isFlat ? area : Math.round(area * random.pick([1, 1, 0.9, 0.85, 0.8]))) : null;
  setEnergy(random, home, built);
  setHeating(random, home, place, built, isFlat);
  addExtras(random, home, place, selling, isFlat);
  setFittings(random, home, isFlat);
  chooseView(random, home, place);
  if (home.view === view.sea && !isFlat && random.chance(0.3)) home.leaning = 4;
  if (random.chance(0.4))
    home.access =
      place.setting === 'island' || place.setting === 'village' ? random.pick([1, 1, 2, 4]) : random.pick([1, 1, 1, 3]);
  addTransport(random, home, place);
  home.extras.sort((a, b) => a - b);
  return home;
}
