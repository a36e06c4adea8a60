/**
 * All places in memory: 1,500 rows that every card, filter and label needs. Names and sequence numbers change a few
 * times a year, so a process reads them again every ten minutes and never in the path of a request.
 */
import type { LocalizedName, PlaceKind, PlaceOption } from '@estia/contract/places/model';
import { formatPlaceValue } from '@estia/contract/places/model';
import type { GoldenVisaZone } from '@estia/contract/rules/golden-visa';
import type { Bounds } from '@estia/contract/search/shape';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { listBounds, listDistricts, listMunicipalities, listPrefectures, listRegions } from './places.queries.ts';

const CACHE_TTL_MS = 600_000;
/** Fewer people are a village, by the statistical authority. */
const MIN_TOWN = 2_000;

type Region = { id: number; name: LocalizedName };
type Prefecture = { id: number; name: LocalizedName; region: Region; lo: number; hi: number };
type Municipality = {
  id: number;
  name: LocalizedName;
  prefecture: Prefecture;
  lo: number;
  hi: number;
  /** What a Golden Visa costs here. */
  zone: GoldenVisaZone;
  districts: District[];
};
type District = {
  id: number;
  name: LocalizedName;
  municipality: Municipality;
  seq: number;
  custom: boolean;
  neighbourhood: boolean;
  /** The town that its municipality is named after. */
  town: boolean;
};

export type PlaceTree = {
  regions: Region[];
  prefectures: Map<number, Prefecture>;
  municipalities: Map<number, Municipality>;
  districts: Map<number, District>;
  /** In sequence order. */
  sequence: District[];
  /** By place value (`district_id-461200`). */
  bounds: Map<string, Bounds>;
};

async function loadPlaceTree(db: Db): Promise<PlaceTree> {
  const named = (row: { name_el: string; name_en: string }): LocalizedName => ({ el: row.name_el, en: row.name_en });
  const found = <T>(map: Map<number, T>, id: number): T => {
    const value = map.get(id);
    if (!value) throw new Error(`Place ${id} has no parent`);
    return value;
  };
  const [r, p, m, d, boxes] = await Promise.all([
    listRegions(db),
    listPrefectures(db),
    listMunicipalities(db),
    listDistricts(db),
    listBounds(db),
  ]);
  if (d.length === 0) throw new Error('No places: run the migrations first');
  const regions = new Map(r.map((row) => [row.id, { id: row.id, name: named(row) }]));
  const prefectures = new Map<number, Prefecture>(
    p.map((row) => [
      row.id,
      { id: row.id, name: named(row), region: found(regions, row.region_id), lo: row.seq_lo, hi: row.seq_hi },
    ]),
  );
  const municipalities = new Map<number, Municipality>(
    m.map((row) => [
      row.id,
      {
        id: row.id,
        name: named(row),
        prefecture: found(prefectures, row.prefecture_id),
        lo: row.seq_lo,
        hi: row.seq_hi,
        zone: row.golden_visa_zone as GoldenVisaZone,
        districts: [],
      },
    ]),
  );
  const districts = new Map<number, District>();
  for (const row of d) {
    const municipality = found(municipalities, row.municipality_id);
    const district = {
      id: row.id,
      name: named(row),
      municipality,
      seq: row.seq,
      custom: row.kind === 'custom',
      neighbourhood: row.kind === 'neighbourhood',
      town: row.name_el === municipality.name.el && row.population >= MIN_TOWN,
    };
    municipality.districts.push(district);
    districts.set(row.id, district);
  }
  const bounds = new Map(boxes.map(({ kind, place_id, ...box }) => [formatPlaceValue(kind, place_id), box]));
  return {
    regions: [...regions.values()],
    prefectures,
    municipalities,
    districts,
    sequence: [...districts.values()],
    bounds,
  };
}

/** The box around several places, or null when none is known. */
export function mergeBounds(tree: PlaceTree, values: readonly string[]): Bounds | null {
  const boxes = values.map((value) => tree.bounds.get(value)).filter((box) => box !== undefined);
  if (boxes.length === 0) return null;
  return {
    west: Math.min(...boxes.map((box) => box.west)),
    south: Math.min(...boxes.map((box) => box.south)),
    east: Math.max(...boxes.map((box) => box.east)),
    north: Math.max(...boxes.map((box) => box.north)),
  };
}

export type PlaceTreeLoader = () => Promise<PlaceTree>;

export const createPlaceTreeCache = (db: Db): PlaceTreeLoader => cached(() => loadPlaceTree(db), CACHE_TTL_MS);

const formatLabel = (name: LocalizedName, parents: LocalizedName[], locale: 'el' | 'en'): string => {
  const [parent, grandparent] = parents;
  if (!parent) return name[locale];
  return `${name[locale]} (${parent[locale]}${grandparent ? ` [${grandparent[locale]}]` : ''})`;
};

/** A place as the typeahead shows it, or null when the id is not a place. */
export function findPlaceOption(
  tree: PlaceTree,
  kind: PlaceKind,
  id: number,
  matched: string | null = null,
): PlaceOption | null {
  const [place, parents, custom] = describePlace(tree, kind, id);
  if (!place) return null;
  return {
    value: formatPlaceValue(kind, id),
    label: { el: formatLabel(place, parents, 'el'), en: formatLabel(place, parents, 'en') },
    name: place,
    parent_name: parents[0] ?? null,
    kind,
    id,
    matched: matched === place.el || matched === place.en ? null : matched,
    is_custom: custom,
  };
}

function describePlace(tree: PlaceTree, kind: PlaceKind, id: number): [LocalizedName | null, LocalizedName[], boolean] {
  if (kind === 'prefecture') {
    const p = tree.prefectures.get(id);
    return [p?.name ?? null, p ? [p.region.name] : [], false];
  }
  if (kind === 'municipality') {
    const m = tree.municipalities.get(id);
    return [m?.name ?? null, m ? [m.prefecture.name] : [], false];
  }
  const d = tree.districts.get(id);
  return [d?.name ?? null, d ? [d.municipality.name, d.municipality.prefecture.name] : [], d?.custom ?? false];
}

/** What a place lies in, the nearest first. */
export function listPlaceAncestors(tree: PlaceTree, kind: PlaceKind, id: number): LocalizedName[] {
  const district = kind === 'district' ? tree.districts.get(id) : undefined;
  const municipality = kind === 'municipality' ? tree.municipalities.get(id) : district?.municipality;
  const prefecture = kind === 'prefecture' ? tree.prefectures.get(id) : municipality?.prefecture;
  return [
    ...(district ? [district.municipality.name] : []),
    ...(municipality ? [municipality.prefecture.name] : []),
    ...(prefecture ? [prefecture.region.name] : []),
  ];
}
