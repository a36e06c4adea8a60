import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** A sitemap file holds at most 50,000 addresses; each of ours stands in two languages. */
export const SITEMAP_SIZE = 20_000;

/** The upper listing id of every sitemap file, by walking the id index in steps. */
export async function listSitemapBoundaries(db: Db): Promise<number[]> {
  const { rows } = await sql<{ cut: number }>`
    select max(listing_id) as cut from (
      select listing_id, (row_number() over (order by listing_id) - 1) / ${SITEMAP_SIZE} as file from listing_search
    ) numbered group by file order by cut`.execute(db);
  return rows.map((row) => row.cut);
}

export const listSitemapListings = (db: Db, after: number, until: number) =>
  db
    .selectFrom('listing_search')
    .select(['property_id', 'purpose', 'updated_at'])
    .where('listing_id', '>', after)
    .where('listing_id', '<=', until)
    .orderBy('listing_id')
    .execute();
