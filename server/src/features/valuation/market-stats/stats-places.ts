/** Every area that has figures, with its name and the areas around it: the four kinds of one tree of places. */

import type { LocalizedName } from '@estia/contract/places/model';
import { createNameKeys } from '@estia/contract/places/phonetic-key';
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import type { PlaceTree } from '../../places/index.ts';

export type StatsPlaceName = { kind: MarketPlaceKind; id: number; name: LocalizedName };
/** `within`: the areas around it, nearest first. */
export type StatsPlace = StatsPlaceName & { within: StatsPlaceName[]; keys: () => readonly string[] };
export type StatsPlaces = Readonly<Record<MarketPlaceKind, ReadonlyMap<number, StatsPlace>>>;

type Named = { id: number; name: LocalizedName };

function toStatsPlace(kind: MarketPlaceKind, { id, name }: Named, parent?: StatsPlace): StatsPlace {
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

function buildStatsPlaces(tree: PlaceTree): StatsPlaces {
  const region = new Map(tree.regions.map((place) => [place.id, toStatsPlace('region', place)]));
  const prefecture = new Map(
    [...tree.prefectures.values()].map((place) => [
      place.id,
      toStatsPlace('prefecture', place, region.get(place.region.id)),
    ]),
  );
  const municipality = new Map(
    [...tree.municipalities.values()].map((place) => [
      place.id,
      toStatsPlace('municipality', place, prefecture.get(place.prefecture.id)),
    ]),
  );
  const district = new Map(
    tree.sequence.map((place) => [place.id, toStatsPlace('district', place, municipality.get(place.municipality.id))]),
  );
  return { region, prefecture, municipality, district };
}

const placesByTree = new WeakMap<PlaceTree, StatsPlaces>();

/** Made once for each reading of the places. */
export function getStatsPlaces(tree: PlaceTree): StatsPlaces {
  const found = placesByTree.get(tree) ?? buildStatsPlaces(tree);
  placesByTree.set(tree, found);
  return found;
}
