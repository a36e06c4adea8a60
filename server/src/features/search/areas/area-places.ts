/** Where a place stands among the others: its parents, its parts, its neighbours. */
import type { LocalizedName, PlaceKind } from '@estia/contract/places/model';
import type { PlaceTree } from '../../places/index.ts';

export type AreaPlace = { kind: PlaceKind; id: number; name: LocalizedName; lo: number; hi: number };

type AreaContext = {
  place: AreaPlace;
  parents: AreaPlace[];
  /** Set for the only district of a municipality: the municipality's page stands for both. */
  sameAs: AreaPlace | null;
  parts: AreaPlace[];
  neighbours: AreaPlace[];
};

type Prefecture = PlaceTree['prefectures'] extends Map<number, infer P> ? P : never;
type Municipality = PlaceTree['municipalities'] extends Map<number, infer M> ? M : never;
type District = PlaceTree['sequence'][number];

const fromPrefecture = ({ id, name, lo, hi }: Prefecture): AreaPlace => ({ kind: 'prefecture', id, name, lo, hi });
const fromMunicipality = ({ id, name, lo, hi }: Municipality): AreaPlace => ({
  kind: 'municipality',
  id,
  name,
  lo,
  hi,
});
const fromDistrict = ({ id, name, seq }: District): AreaPlace => ({ kind: 'district', id, name, lo: seq, hi: seq });

const withoutPlace = (places: AreaPlace[], id: number): AreaPlace[] => places.filter((place) => place.id !== id);

/** Null when the id is not a place. */
export function findAreaContext(tree: PlaceTree, kind: PlaceKind, id: number): AreaContext | null {
  const municipalitiesOf = (prefecture: Prefecture) =>
    [...tree.municipalities.values()].filter((m) => m.prefecture.id === prefecture.id).map(fromMunicipality);
  if (kind === 'prefecture') {
    const found = tree.prefectures.get(id);
    if (!found) return null;
    const ofRegion = [...tree.prefectures.values()].filter((p) => p.region.id === found.region.id).map(fromPrefecture);
    return {
      place: fromPrefecture(found),
      parents: [],
      sameAs: null,
      parts: municipalitiesOf(found),
      neighbours: withoutPlace(ofRegion, id),
    };
  }
  if (kind === 'municipality') {
    const found = tree.municipalities.get(id);
    if (!found) return null;
    return {
      place: fromMunicipality(found),
      parents: [fromPrefecture(found.prefecture)],
      sameAs: null,
      parts: found.districts.length > 1 ? found.districts.map(fromDistrict) : [],
      neighbours: withoutPlace(municipalitiesOf(found.prefecture), id),
    };
  }
  const found = tree.districts.get(id);
  if (!found) return null;
  const { municipality } = found;
  return {
    place: fromDistrict(found),
    parents: [fromPrefecture(municipality.prefecture), fromMunicipality(municipality)],
    sameAs: municipality.districts.length === 1 ? fromMunicipality(municipality) : null,
    parts: [],
    neighbours: withoutPlace(municipality.districts.map(fromDistrict), id),
  };
}
