import type { PlaceKind, PlaceNameType } from '@estia/contract/places/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type PlaceHit = {
  kind: PlaceKind;
  place_id: number;
  /** Which word of the name the key begins with. */
  word: number;
  type: PlaceNameType;
  alias: string | null;
  alias_en: string | null;
  /** How well known the place is: log10 of its population, with corrections by kind. */
  weight: number;
  /** The whole name was typed. */
  is_whole: boolean;
};
/** Enough for the most that is offered, several names of a place counted. */
const MAX_HITS = 450;

/** Places with a name that has a word beginning as typed. `keys` are folded: letters, digits and spaces only. */
export async function listPlacesByPrefix(db: Db, keys: readonly string[]): Promise<PlaceHit[]> {
  const starts = sql.join(
    keys.map((key) => sql`key like ${`${key}%`}`),
    sql` or `,
  );
  const { rows } = await sql<PlaceHit>`
    select kind, place_id, word, type, alias, alias_en, weight, word = 0 and key in (${sql.join(keys)}) as is_whole
    from place_key
    where ${starts}
    order by weight + case when word > 0 then -2 when key in (${sql.join(keys)}) then 2 else 0 end desc, place_id
    limit ${MAX_HITS}`.execute(db);
  return rows;
}

/** Streets by their beginning, as the districts they run through; the more streets of that name a district has, the better. */
export async function listDistrictsByStreet(db: Db, keys: readonly string[], limit: number): Promise<PlaceHit[]> {
  const starts = sql.join(
    keys.map((key) => sql`s.key like ${`${key}%`}`),
    sql` or `,
  );
  const { rows } = await sql<PlaceHit>`
    select 'district' as kind, p.district_id as place_id, 2::smallint as word, 'street' as type, min(s.name) as alias,
           null::text as alias_en, count(*)::real / 100 as weight, false as is_whole
    from street s join postcode p on p.postcode = s.postcode
    where ${starts}
    group by p.district_id order by weight desc, p.district_id limit ${limit}`.execute(db);
  return rows;
}

/** For several typos: names that share most of their three-letter pieces with what was typed. */
export async function listSimilarPlaces(db: Db, key: string): Promise<PlaceHit[]> {
  const { rows } = await sql<PlaceHit>`
    select kind, place_id, word, type, alias, alias_en, (likeness * 10 + weight / 10)::real as weight, false as is_whole from (
      select distinct on (kind, place_id) kind, place_id, word, type, alias, alias_en, weight, similarity(key, ${key}) as likeness
      from place_key
      where word = 0 and key % ${key}
      order by kind, place_id, similarity(key, ${key}) desc
    ) hit
    order by likeness desc, weight desc
    limit 20`.execute(db);
  return rows;
}

export type KnownName = PlaceHit & { key: string };

/** Whole names of places and of what people look for in them, without villages and parts of names: what a typo is compared with. */
export async function listKnownNames(db: Db): Promise<KnownName[]> {
  const { rows } = await sql<KnownName>`
    select key, kind, place_id, word, type, alias, alias_en, weight, false as is_whole
    from place_key where word = 0 and type <> 'settlement'`.execute(db);
  return rows;
}

/** How much is offered and looked for, by the sequence number of the district. */
export async function listDemand(db: Db): Promise<{ seq: number; listings: number; searches: number }[]> {
  const { rows } = await sql<{ seq: number; listings: number; searches: number }>`
    select d.seq, coalesce(l.n, 0)::int as listings, coalesce(s.n, 0)::int as searches
    from district d
    left join (select place, sum(listing_count) as n from place_listing_count group by place) l on l.place = d.seq
    left join (select district_id, sum(runs) as n from search_place_day group by district_id) s on s.district_id = d.id
    where l.n > 0 or s.n > 0
    order by d.seq`.execute(db);
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
