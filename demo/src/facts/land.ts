/** Plots, fields and farms. */
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';
import { categoryIds, createEmptyFacts, extraIds, type PropertyFacts, typeIds, viewIds } from './property-facts.ts';

const rural: readonly (readonly [number, number])[] = [
  [typeIds.plot, 50],
  [typeIds.parcel, 43],
  [typeIds.farm, 4],
  [typeIds.industrialPlot, 2],
  [typeIds.otherLand, 1],
];
const urban: readonly (readonly [number, number])[] = [
  [typeIds.plot, 90],
  [typeIds.parcel, 5],
  [typeIds.industrialPlot, 5],
];

export function createLandFacts(random: Random, place: DemoPlace): PropertyFacts {
  const city = place.setting === 'metro' || place.setting === 'city';
  const typeId = random.weighted(city ? urban : rural);
  // A city's plot follows its blocks; outside the plan 4.000 m² is what a building permit asks for.
  const inPlan =
    typeId === typeIds.plot ? random.chance(city ? 0.97 : place.setting === 'suburb' ? 0.75 : 0.55) : false;
  const median =
    typeId === typeIds.plot
      ? inPlan
        ? city
          ? 260
          : 520
        : 4100
      : typeId === typeIds.parcel
        ? 4600
        : typeId === typeIds.farm
          ? 14_000
          : 5200;
  const raw = median * Math.exp((inPlan ? 0.45 : 0.6) * random.normal());
  const step = raw > 3000 ? 50 : raw > 800 ? 10 : 1;
  const facts = createEmptyFacts(categoryIds.land, typeId, Math.max(90, Math.round(raw / step) * step));
  facts.landArea = facts.area;
  facts.withinPlan = typeId === typeIds.plot ? inPlan : typeId === typeIds.industrialPlot ? random.chance(0.5) : false;
  facts.spatial =
    typeId === typeIds.industrialPlot
      ? 3
      : inPlan
        ? random.pick([1, 1, 9, city ? 7 : 9])
        : typeId === typeIds.plot
          ? 10
          : random.pick([4, 4, 10]);
  facts.facade = random.chance(0.6) ? Math.max(6, Math.round(Math.sqrt(facts.area) * random.range(0.6, 1.4))) : null;
  facts.leaning = random.weighted([
    [1, city ? 70 : 38],
    [2, 28],
    [4, place.coast * 40],
    [3, 12],
    [7, place.setting === 'island' ? 10 : 2],
  ]);
  facts.access = city
    ? 1
    : random.weighted([
        [1, inPlan ? 80 : 42],
        [4, inPlan ? 14 : 48],
        [6, inPlan ? 0 : 8],
      ]);
  if (random.chance(place.coast * 0.6)) facts.view = viewIds.sea;
  else if (random.chance(0.4)) facts.view = random.pick([viewIds.mountain, viewIds.open, viewIds.good]);
  if (random.chance(0.3)) facts.orientation = random.int(1, 8);
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) facts.extras.push(id);
  };
  add(extraIds.water, inPlan ? 0.4 : 0.22);
  add(extraIds.well, inPlan ? 0.02 : 0.18);
  add(extraIds.fenced, inPlan ? 0.3 : 0.2);
  add(extraIds.corner, inPlan ? 0.25 : 0.03);
  add(extraIds.permit, typeId === typeIds.plot ? 0.08 : 0);
  add(extraIds.oldBuilding, inPlan ? 0.12 : 0.06);
  add(extraIds.antiparochi, inPlan && place.setting !== 'village' ? 0.16 : 0);
  add(extraIds.exchange, 0.03);
  add(extraIds.investment, place.tourism > 2 ? 0.25 : 0.06);
  facts.electricity = random.chance(0.4) ? (inPlan ? 1 : 8) : null;
  facts.extras.sort((a, b) => a - b);
  return facts;
}
