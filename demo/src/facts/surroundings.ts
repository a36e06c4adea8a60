/** What can be seen from a property and what stops near it. */

import type { DemoPlace } from '../places/places.ts';
import { electricRailwayDistricts, metroDistricts, tramDistricts } from '../places/price-levels.ts';
import type { Random } from '../random.ts';
import { type PropertyFacts, transportIds, viewIds } from './property-facts.ts';

/** Quarters from which the Acropolis is seen from a high floor. */
const acropolisDistricts: ReadonlySet<number> = new Set([450106, 450116, 450118, 450124, 450135, 450126, 450122]);

export function chooseView(random: Random, facts: PropertyFacts, place: DemoPlace): void {
  const high = facts.level === null || facts.level >= 3 ? 1 : facts.level >= 1 ? 0.5 : 0.15;
  const house = facts.landArea !== null ? 1 : 0;
  if (acropolisDistricts.has(place.id) && random.chance(0.3 * high)) facts.view = viewIds.acropolis;
  else if (random.chance(place.coast * 0.55 * Math.max(high, house * 0.6))) facts.view = viewIds.sea;
  else if (random.chance(0.45)) return;
  else if (place.setting === 'metro' || place.setting === 'city')
    facts.view =
      high === 1
        ? random.pick([viewIds.city, viewIds.open, viewIds.good, viewIds.mountain])
        : random.pick([viewIds.street, viewIds.park, viewIds.inner, viewIds.street]);
  else
    facts.view = random.pick([viewIds.mountain, viewIds.open, viewIds.good, house ? viewIds.garden : viewIds.street]);
}

export function addTransport(random: Random, facts: PropertyFacts, place: DemoPlace): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) facts.transports.push(id);
  };
  if (metroDistricts.has(place.id)) add(transportIds.metro, 0.6);
  if (tramDistricts.has(place.id)) add(transportIds.tram, 0.4);
  if (electricRailwayDistricts.has(place.id)) add(transportIds.electricRailway, 0.45);
  if (place.setting === 'metro' || place.setting === 'suburb' || place.setting === 'city') add(transportIds.bus, 0.6);
  else add(transportIds.ktel, 0.18);
  if (place.setting === 'island') add(transportIds.port, 0.12);
  if (place.setting === 'suburb' || place.setting === 'town') add(transportIds.motorway, 0.12);
}
