/** Every area that has figures, with its name and the areas around it: the four kinds of one tree of places. */
import { createNameKeys } from '@estia/contract/places/fold';
import type { LocalizedName } from '@estia/contract/places/model';
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import type { PlaceTree } from '../places/index.ts';

export type AreaName = { kind: MarketPlaceKind; id: number; name: LocalizedName };
/** `within`: the areas around it, nearest first. */
export type Area = AreaName & { within: AreaName[]; keys: () => readonly string[] };
export type Areas = Readonly<Record<MarketPlaceKind, ReadonlyMap<number, Area>>>;

type Named = { id: number; name: LocalizedName };

function areaOf(kind: MarketPlaceKind, { id, name }: Named, parent?: Area): Area {
  let keys: string[] | undefined;
  return {
    kind,
    id,
    name,
    within: parent ? [{ kind: parent.kind, id: parent.id, name: parent.name }, ...parent.within] : [],
    keys: () => {
      keys ??= [...new Set([...createNameKeys(name.el), ...createNameKeys(name.en)])];
      return keys;
    },
  };
}

function read(tree: PlaceTree): Areas {
  const region = new Map(tree.regions.map((place) => [place.id, areaOf('region', place)]));
  const prefecture = new Map(
    [...tree.prefectures.values()].map((place) => [place.id, areaOf('prefecture', place, region.get(place.region.id))]),
  );
  const municipality = new Map(
    [...tree.municipalities.values()].map((place) => [
      place.id,
      areaOf('municipality', place, prefecture.get(place.prefecture.id)),
    ]),
  );
  const district = new Map(
    tree.sequence.map((place) => [place.id, areaOf('district', place, municipality.get(place.municipality.id))]),
  );
  return { region, prefecture, municipality, district };
}

const known = new WeakMap<PlaceTree, Areas>();

/** Made once for each reading of the places. */
export function areasOf(tree: PlaceTree): Areas {
  const found = known.get(tree) ?? read(tree);
  known.set(tree, found);
  return found;
}
