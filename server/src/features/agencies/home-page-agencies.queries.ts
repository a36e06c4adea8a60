import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type HomePageAgency = {
  id: number;
  account_id: number;
  name_el: string;
  name_en: string;
  gemi: string;
  logo_key: string | null;
  district_id: number;
  for_sale: number;
  for_rent: number;
};

/**
 * Agencies the public may know with most live listings, at most one a municipality, so that the grid is not six
 * neighbours of one street.
 */
export async function listBusiestAgencies(db: Db, limit: number): Promise<HomePageAgency[]> {
  const { rows } = await sql<HomePageAgency>`
    select * from (
      select distinct on (d.municipality_id) a.id, a.account_id, a.name_el, a.name_en, a.gemi, a.logo_key, a.district_id, live.for_sale, live.for_rent
      from (
        select agency_id, count(*) filter (where purpose = 1)::int as for_sale, count(*) filter (where purpose = 2)::int as for_rent
        from (select agency_id, purpose from listing_search union all select agency_id, purpose from listing_search_other) on_offer
        where agency_id is not null group by agency_id
      ) live
      join agency a on a.id = live.agency_id
      join account u on u.id = a.account_id and u.status = 'approved' and u.erase_after is null
      join district d on d.id = a.district_id
      order by d.municipality_id, live.for_sale + live.for_rent desc, a.id
    ) best
    order by for_sale + for_rent desc, id limit ${limit}`.execute(db);
  return rows;
}
