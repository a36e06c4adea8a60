/** Plots, fields and farms. */
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { category, emptyHome, extra, type Home, type, view } from './home.ts';

const rural: readonly (readonly [number, number])[] = [
  [type.plot, 50],
  [type.parcel, 43],
  [type.farm, 4],
  [type.industrialPlot, 2],
  [type.otherLand, 1],
];
const urban: readonly (readonly [number, number])[] = [
  [type.plot, 90],
  [type.parcel, 5],
  [type.industrialPlot, 5],
];

export function makeLand(random: Random, place: Place): Home {
  const city = place.setting === 'metro' || place.setting === 'city';
  const typeId = random.weighted(city ? urban : rural);
  // A city's plot follows its blocks; outside the plan 4.000 m² is what a building permit asks for.
  const inPlan = typeId === type.plot ? random.chance(city ? 0.97 : place.setting === 'suburb' ? 0.75 : 0.55) : false;
  const median =
    typeId === type.plot
      ? inPlan
        ? city
          ? 260
          : 520
        : 4100
      : typeId === type.parcel
        ? 4600
        : typeId === type.farm
          ? 14_000
          : 5200;
  const raw = median * Math.exp((inPlan ? 0.45 : 0.6) * random.normal());
  const step = raw > 3000 ? 50 : raw > 800 ? 10 : 1;
  const home = emptyHome(category.land, typeId, Math.max(90, Math.round(raw / step) * step));
  home.landArea = home.area;
  home.withinPlan = typeId === type.plot ? inPlan : typeId === type.industrialPlot ? random.chance(0.5) : false;
  home.spatial =
    typeId === type.industrialPlot
      ? 3
      : inPlan
        ? random.pick([1, 1, 9, city ? 7 : 9])
        : typeId === type.plot
          ? 10
          : random.pick([4, 4, 10]);
  home.facade = random.chance(0.6) ? Math.max(6, Math.round(Math.sqrt(home.area) * random.range(0.6, 1.4))) : null;
  home.leaning = random.weighted([
    [1, city ? 70 : 38],
    [2, 28],
    [4, place.coast * 40],
    [3, 12],
    [7, place.setting === 'island' ? 10 : 2],
  ]);
  home.access = city
    ? 1
    : random.weighted([
        [1, inPlan ? 80 : 42],
        [4, inPlan ? 14 : 48],
        [6, inPlan ? 0 : 8],
      ]);
  if (random.chance(place.coast * 0.6)) home.view = view.sea;
  else if (random.chance(0.4)) home.view = random.pick([view.mountain, view.open, view.good]);
  if (random.chance(0.3)) home.orientation = random.int(1, 8);
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) home.extras.push(id);
  };
  add(extra.water, inPlan ? 0.4 : 0.22);
  add(extra.well, inPlan ? 0.02 : 0.18);
  add(extra.fenced, inPlan ? 0.3 : 0.2);
  add(extra.corner, inPlan ? 0.25 : 0.03);
  add(extra.permit, typeId === type.plot ? 0.08 : 0);
  add(extra.oldBuilding, inPlan ? 0.12 : 0.06);
  add(extra.antiparochi, inPlan && place.setting !== 'village' ? 0.16 : 0);
  add(extra.exchange, 0.03);
  add(extra.investment, place.tourism > 2 ? 0.25 : 0.06);
  home.electricity = random.chance(0.4) ? (inPlan ? 1 : 8) : null;
  home.extras.sort((a, b) => a - b);
  return home;
}
