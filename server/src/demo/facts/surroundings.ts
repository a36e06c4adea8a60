/** What can be seen from a property and what stops near it. */
import { electricRailwayDistricts, metroDistricts, tramDistricts } from '../areas.ts';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { type Home, transport, view } from './home.ts';

/** Quarters from which the Acropolis is seen from a high floor. */
const acropolisDistricts: ReadonlySet<number> = new Set([450106, 450116, 450118, 450124, 450135, 450126, 450122]);

export function chooseView(random: Random, home: Home, place: Place): void {
  const high = home.level === null || home.level >= 3 ? 1 : home.level >= 1 ? 0.5 : 0.15;
  const house = home.landArea !== null ? 1 : 0;
  if (acropolisDistricts.has(place.id) && random.chance(0.3 * high)) home.view = view.acropolis;
  else if (random.chance(place.coast * 0.55 * Math.max(high, house * 0.6))) home.view = view.sea;
  else if (random.chance(0.45)) return;
  else if (place.setting === 'metro' || place.setting === 'city')
    home.view =
      high === 1
        ? random.pick([view.city, view.open, view.good, view.mountain])
        : random.pick([view.street, view.park, view.inner, view.street]);
  else home.view = random.pick([view.mountain, view.open, view.good, house ? view.garden : view.street]);
}

export function addTransport(random: Random, home: Home, place: Place): void {
  const add = (id: number, probability: number) => {
    if (random.chance(probability)) home.transports.push(id);
  };
  if (metroDistricts.has(place.id)) add(transport.metro, 0.6);
  if (tramDistricts.has(place.id)) add(transport.tram, 0.4);
  if (electricRailwayDistricts.has(place.id)) add(transport.electricRailway, 0.45);
  if (place.setting === 'metro' || place.setting === 'suburb' || place.setting === 'city') add(transport.bus, 0.6);
  else add(transport.ktel, 0.18);
  if (place.setting === 'island') add(transport.port, 0.12);
  if (place.setting === 'suburb' || place.setting === 'town') add(transport.motorway, 0.12);
}
