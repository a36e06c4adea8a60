/** The places of a search for agencies: as options to show again, and as the districts that lie in them. */
import type { searchAgencies } from '@estia/contract/agencies/calls';
import type { HandlerInput } from '@estia/contract/call';
import { type PlaceOption, placeKinds } from '@estia/contract/places/model';
import { findPlaceOption, type PlaceTree } from '../places/index.ts';

type PlaceIds = Pick<
  HandlerInput<typeof searchAgencies>['query'],
  'prefecture_ids' | 'municipality_ids' | 'district_ids'
>;

export const listChosenPlaces = (asked: PlaceIds, tree: PlaceTree): PlaceOption[] =>
  placeKinds.flatMap((kind) => asked[`${kind}_ids`].flatMap((id) => findPlaceOption(tree, kind, id) ?? []));

/** Null when no place was asked for; an unknown place has no districts, so nothing is found there. */
export function listChosenDistrictIds(asked: PlaceIds, tree: PlaceTree): number[] | null {
  const { prefecture_ids: prefectures, municipality_ids: municipalities, district_ids: districts } = asked;
  if (prefectures.length + municipalities.length + districts.length === 0) return null;
  const found = new Set(districts);
  for (const { id, municipality } of tree.sequence) {
    if (municipalities.includes(municipality.id) || prefectures.includes(municipality.prefecture.id)) found.add(id);
  }
  return [...found];
}
