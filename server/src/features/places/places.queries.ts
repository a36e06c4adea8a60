import type { PlaceKind } from '@estia/contract/places/model';
import { placeLimits } from '@estia/contract/places/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type PlaceHit = { kind: PlaceKind; place_id: number; word: number; alias: string | null; weight: number };

/** Places with a name that has a word beginning as typed. `keys` are folded: letters, digits and spaces only. */
export async function listPlacesByPrefix(db: Db, keys: readonly string[]): Promise<PlaceHit[]> {
  const starts = sql.join(
    keys.map((key) => sql`key like ${`${key}%`}`),
    sql` or `,
  );
  const { rows } = await sql<PlaceHit>`
    select distinct on (kind, place_id) kind, place_id, word, alias,
           weight + case when key in (${sql.join(keys)}) then 2 else 0 end as weight
    from place_key
    where ${starts}
    order by kind, place_id, word, (alias is not null), weight desc
    limit ${placeLimits.maxOptions * 3}`.execute(db);
  return rows;
}

/** Streets by their beginning, as the districts they run through; the more streets of that name a district has, the better. */
export async function listDistrictsByStreet(db: Db, keys: readonly string[], limit: number): Promise<PlaceHit[]> {
  const starts = sql.join(
    keys.map((key) => sql`s.key like ${`${key}%`}`),
    sql` or `,
  );
  const { rows } = await sql<PlaceHit>`
    select 'district' as kind, p.district_id as place_id, 2::smallint as word, min(s.name) as alias, count(*)::real / 100 as weight
    from street s join postcode p on p.postcode = s.postcode
    where ${starts}
    group by p.district_id order by weight desc, p.district_id limit ${limit}`.execute(db);
  return rows;
}

/** For a typo: names that share most of their three-letter pieces with what was typed. */
export async function listSimilarPlaces(db: Db, key: string): Promise<PlaceHit[]> {
  const { rows } = await sql<PlaceHit>`
    select kind, place_id, word, alias, (likeness * 10 + weight / 10)::real as weight from (
      select distinct on (kind, place_id) kind, place_id, word, alias, weight, similarity(key, ${key}) as likeness
      from place_key
      where word = 0 and key % ${key}
      order by kind, place_id, similarity(key, ${key}) desc
    ) hit
    order by likeness desc, weight desc
    limit 20`.execute(db);
  return rows;
}

export const listRegions = (db: Db) => db.selectFrom('region').selectAll().orderBy('seq_lo').execute();
export const listPrefectures = (db: Db) => db.selectFrom('prefecture').selectAll().orderBy('seq_lo').execute();
export const listMunicipalities = (db: Db) => db.selectFrom('municipality').selectAll().orderBy('seq_lo').execute();
export const listDistricts = (db: Db) => db.selectFrom('district').selectAll().orderBy('seq').execute();

/** The box around each place, in degrees: what a map of it looks at. */
export async function listBounds(db: Db) {
  const { rows } = await sql<{
    kind: PlaceKind;
    place_id: number;
    west: number;
    south: number;
    east: number;
    north: number;
  }>`
    select kind, place_id, st_xmin(box) as west, st_ymin(box) as south, st_xmax(box) as east, st_ymax(box) as north
    from (select kind, place_id, st_transform(st_envelope(far), 4326) as box from place_boundary where kind <> 'region') boxes`.execute(
    db,
  );
  return rows;
}
