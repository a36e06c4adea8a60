/**
 * Searches as people might run them, reproducible from a seed: the mix that docs/measurements.md speaks of. Invented,
 * not traffic data: 35 % one district or municipality, 20 % two to five places, 20 % one prefecture, 10 % the presets,
 * 15 % ten mixed places; 70 % with a price, 50 % an area, 40 % a type, 10 % a year, 8 % bedrooms, 8 % an amenity;
 * 58 % by freshness; 80 % the first page, 5 % pages 6 to 60.
 *
 * With `all`, every field of the filter may appear besides: 20 % on the map (random-map-filters.ts), 5 % with text,
 * each further filter 3 to 8 % (random-filters.ts). Without it the searches are those of the first measurements.
 */
import { type Sort, sorts } from '@estia/contract/search/model';
import { presets } from '@estia/contract/search/presets';
import type { Pool } from 'pg';
import { createSeededRandom } from '../seeded-random.ts';
import { createRandomFilters } from './random-filters.ts';
import { createRandomMapFilter, type MapFilterKind, sampleListingPoints } from './random-map-filters.ts';

export type RandomSearch = {
  body: Record<string, unknown> & { sort: Sort; limit: number; offset: number };
  kind: 'one' | 'few' | 'prefecture' | 'preset' | 'ten' | MapFilterKind;
};

type WeightedPlace = { kind: 'prefecture' | 'municipality' | 'district'; id: number; upTo: number };

/** Places by how many listings they hold, so that busy places are searched most. */
async function readWeightedPlaces(pool: Pool, kind: WeightedPlace['kind'], text: string): Promise<WeightedPlace[]> {
  let sum = 0;
  const { rows } = await pool.query<{ id: number; n: number }>(text);
  return rows.map((row) => {
    sum += row.n;
    return { kind, id: row.id, upTo: sum };
  });
}

export async function createSearchMix(pool: Pool, seed: number, { all = false } = {}): Promise<() => RandomSearch> {
  const random = createSeededRandom(seed);
  // Draws of their own: the searches by place stay the same searches with and without `all`.
  const further = createSeededRandom(seed + 1);
  const busy = all ? await sampleListingPoints(pool, seed) : [];
  const from = `from listing_search s join district d on d.seq = s.place join municipality m on m.id = d.municipality_id`;
  const districts = await readWeightedPlaces(
    pool,
    'district',
    `select d.id, count(*)::int n ${from} group by d.id order by d.id`,
  );
  const municipalities = await readWeightedPlaces(
    pool,
    'municipality',
    `select m.id, count(*)::int n ${from} group by m.id order by m.id`,
  );
  const prefectures = await readWeightedPlaces(
    pool,
    'prefecture',
    `select m.prefecture_id::int id, count(*)::int n ${from} group by 1 order by 1`,
  );

  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const place = (list: WeightedPlace[]): WeightedPlace => {
    const at = random() * (list.at(-1)?.upTo ?? 0);
    return list.find((one) => at < one.upTo) ?? (list[0] as WeightedPlace);
  };
  const anyPlace = () => {
    const r = random();
    return place(r < 0.5 ? districts : r < 0.85 ? municipalities : prefectures);
  };
  const idsOf = (places: WeightedPlace[]): Record<string, number[]> => {
    const ids: Record<string, number[]> = {};
    for (const { kind, id } of places) ids[`${kind}_ids`] = [...new Set([...(ids[`${kind}_ids`] ?? []), id])];
    return ids;
  };

  function wherePlaces(): { kind: RandomSearch['kind']; fields: Record<string, unknown> } {
    const r = random();
    if (r < 0.35) return { kind: 'one', fields: idsOf([place(random() < 0.5 ? districts : municipalities)]) };
    if (r < 0.55) return { kind: 'few', fields: idsOf(Array.from({ length: 2 + Math.floor(random() * 4) }, anyPlace)) };
    if (r < 0.75) return { kind: 'prefecture', fields: idsOf([place(prefectures)]) };
    if (r < 0.85) return { kind: 'preset', fields: { ...pick(Object.values(presets)) } };
    return { kind: 'ten', fields: idsOf(Array.from({ length: 10 }, anyPlace)) };
  }

  function filters(sale: boolean, category: number): Record<string, number | number[]> {
    const fields: Record<string, number | number[]> = {};
    const round = (value: number, step: number) => Math.round(value / step) * step;
    if (random() < 0.7) {
      const typical = sale ? 180_000 : 700;
      if (random() < 0.6) fields.priceMin = round(typical * (0.2 + random()), sale ? 10_000 : 50);
      if (random() < 0.8 || fields.priceMin === undefined) {
        fields.priceMax = round(typical * (1 + random() * 3), sale ? 10_000 : 50);
      }
    }
    if (random() < 0.5) {
      fields.areaMin = round(30 + random() * 90, 10);
      if (random() < 0.5) fields.areaMax = fields.areaMin + round(20 + random() * 120, 10);
    }
    if (random() < 0.4) fields.type_id = category === 1 ? pick([1, 1, 1, 2, 3, 4, 5, 8]) : pick([18, 19, 20, 36, 37]);
    if (random() < 0.1) fields.yearMin = round(1960 + random() * 60, 5);
    if (random() < 0.08) fields.bedRoomsMin = 1 + Math.floor(random() * 3);
    if (random() < 0.08) fields.extras = [pick([23, 27, 40, 4, 5, 25, 26])];
    return fields;
  }

  /** On the map instead of a named place, or (1 in 8) inside one; then the further filters. */
  function withAllFilters(search: RandomSearch): RandomSearch {
    const onMap = search.kind !== 'preset' && further() < 0.22;
    const map = onMap ? createRandomMapFilter(further, busy) : null;
    const { prefecture_ids, municipality_ids, district_ids, ...rest } = search.body;
    const both = map !== null && further() < 0.125;
    const body = {
      ...(map && !both ? rest : search.body),
      ...map?.fields,
      ...createRandomFilters(further, search.body),
    } as RandomSearch['body'];
    if ('type_ids' in body) delete body.type_id;
    return { kind: map?.kind ?? search.kind, body };
  }

  const plain = (): RandomSearch => {
    const { kind, fields } = wherePlaces();
    const sale = kind === 'preset' || random() < 0.7;
    const category = kind === 'preset' || random() < 0.7 ? 1 : pick([2, 3]);
    const r = random();
    const page = r < 0.8 ? 0 : r < 0.95 ? 1 + Math.floor(random() * 4) : 5 + Math.floor(random() * 55);
    const limit = pick([10, 20, 30]);
    const sort = random() < 0.58 ? pick(['auto', 'updated_desc'] as const) : pick(sorts);
    const base = {
      for: sale ? 'sale' : 'rent',
      category_id: category,
      ...(kind === 'preset' ? {} : filters(sale, category)),
    };
    return { kind, body: { ...base, ...fields, sort, limit, offset: page * limit } };
  };
  return all ? () => withAllFilters(plain()) : plain;
}
