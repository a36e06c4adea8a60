/** Where a place stands among the others: its parents, its parts, its neighbours. */
import type { LocalizedName, PlaceKind } from '@estia/contract/places/model';
import type { PlaceTree } from '../places/index.ts';

export type AreaPlace = { kind: PlaceKind; id: number; name: LocalizedName; lo: number; hi: number };

type AreaAround = {
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

const ofPrefecture = ({ id, name, lo, hi }: Prefecture): AreaPlace => ({ kind: 'prefecture', id, name, lo, hi });
const ofMunicipality = ({ id, name, lo, hi }: Municipality): AreaPlace => ({ kind: 'municipality', id, name, lo, hi });
const ofDistrict = ({ id, name, seq }: District): AreaPlace => ({ kind: 'district', id, name, lo: seq, hi: seq });

const except = (places: AreaPlace[], id: number): AreaPlace[] => places.filter((place) => place.id !== id);

/** Null when the id is not a place. */
export function areaAround(tree: PlaceTree, kind: PlaceKind, id: number): AreaAround | null {
  const municipalitiesOf = (prefecture: Prefecture) =>
    [...tree.municipalities.values()].filter((m) => m.prefecture.id === prefecture.id).map(ofMunicipality);
  if (kind === 'prefecture') {
    const found = tree.prefectures.get(id);
    if (!found) return null;
    const ofRegion = [...tree.prefectures.values()].filter((p) => p.region.id === found.region.id).map(ofPrefecture);
    return {
      place: ofPrefecture(found),
      parents: [],
      sameAs: null,
      parts: municipalitiesOf(found),
      neighbours: except(ofRegion, id),
    };
  }
  if (kind === 'municipality') {
    const found = tree.municipalities.get(id);
    if (!found) return null;
    return {
      place: ofMunicipality(found),
      parents: [ofPrefecture(found.prefecture)],
      sameAs: null,
      parts: found.districts.length > 1 ? found.districts.map(ofDistrict) : [],
      neighbours: except(municipalitiesOf(found.prefecture), id),
    };
  }
  const found = tree.districts.get(id);
  if (!found) return null;
  const { municipality } = found;
  return {
    place: ofDistrict(found),
    parents: [ofPrefecture(municipality.prefecture), ofMunicipality(municipality)],
    sameAs: municipality.districts.length === 1 ? ofMunicipality(municipality) : null,
    parts: [],
    neighbours: except(municipality.districts.map(ofDistrict), id),
  };
}
