/** Counts of districts added up to the places people choose from, with their medians. */
import type { LocalizedName, PlaceKind } from '@estia/contract/places/model';
import type { PlaceTree } from '../../places/index.ts';

const MAX_PLACES = 12;

type Counted = { listing_count: number };

export function startView(
  tree: PlaceTree,
  counts: readonly { place: number; listing_count: number }[],
  medians: readonly { kind: PlaceKind; place_id: number; median: number }[],
) {
  const countBySequence = new Map(counts.map((row) => [row.place, row.listing_count]));
  const medianByPlace = new Map(medians.map((row) => [`${row.kind} ${row.place_id}`, row.median / 100]));
  const count = (lo: number, hi: number) => {
    let sum = 0;
    for (let place = lo; place <= hi; place += 1) sum += countBySequence.get(place) ?? 0;
    return sum;
  };
  const createPlace = (
    kind: PlaceKind,
    { id, name }: { id: number; name: LocalizedName },
    parent: { id: number; name: LocalizedName },
    [lo, hi]: readonly [number, number],
  ) => ({
    kind,
    id,
    name,
    parent: { id: parent.id, name: parent.name },
    listing_count: count(lo, hi),
    median: medianByPlace.get(`${kind} ${id}`) ?? null,
  });
  const prefectures = [...tree.prefectures.values()].map((each) =>
    createPlace('prefecture', each, each.region, [each.lo, each.hi]),
  );
  return {
    listing_count: prefectures.reduce((all, each) => all + each.listing_count, 0),
    prefectures,
    municipalities: takeMost(
      [...tree.municipalities.values()].map((each) =>
        createPlace('municipality', each, each.prefecture, [each.lo, each.hi]),
      ),
    ),
    neighbourhoods: takeMost(
      tree.sequence
        .filter((each) => each.neighbourhood)
        .map((each) => createPlace('district', each, each.municipality, [each.seq, each.seq])),
    ),
  };
}

const takeMost = <P extends Counted & { id: number }>(places: P[]): P[] =>
  places
    .filter((each) => each.listing_count > 0)
    .sort((a, b) => b.listing_count - a.listing_count || a.id - b.id)
    .slice(0, MAX_PLACES);
