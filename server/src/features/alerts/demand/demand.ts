/** ALRT-4: which saved searches a property would be found by, and how their number is shown. */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { PlaceTree } from '../../places/index.ts';
import { districtKeys, municipalityKeys, prefectureKeys } from '../matching/compiled-search.ts';

export type DemandPlace = {
  district_id?: number | undefined;
  municipality_id?: number | undefined;
  prefecture_id?: number | undefined;
};

/** The smallest place that is named, the places around it, and for an area page those inside it. */
export function listDemandKeys(tree: PlaceTree, place: DemandPlace): number[] {
  const district = place.district_id === undefined ? undefined : tree.districts.get(place.district_id);
  const municipality =
    district?.municipality ??
    (place.municipality_id === undefined ? undefined : tree.municipalities.get(place.municipality_id));
  const prefecture =
    municipality?.prefecture ??
    (place.prefecture_id === undefined ? undefined : tree.prefectures.get(place.prefecture_id));
  if (!prefecture) return [];
  const around = prefectureKeys([prefecture.id]);
  if (municipality) {
    const inside = district ? [district] : municipality.districts;
    return [...around, ...municipalityKeys([municipality.id]), ...districtKeys(inside.map(({ id }) => id))];
  }
  const towns = [...tree.municipalities.values()].filter((each) => each.prefecture.id === prefecture.id);
  const districts = towns.flatMap((each) => each.districts);
  return [...around, ...municipalityKeys(towns.map(({ id }) => id)), ...districtKeys(districts.map(({ id }) => id))];
}

/** Down to tens, from a hundred to fifties, from a thousand to hundreds: never more than there are. Null: too few to tell. */
export function roundDemand(people: number): number | null {
  if (people < alertLimits.minDemand) return null;
  const step = people < 100 ? 10 : people < 1_000 ? 50 : 100;
  return Math.floor(people / step) * step;
}

/** To two digits: by asking for one price after another nobody finds the bounds of somebody's search. */
export function roundToTwoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return Math.round(value / step) * step;
}
