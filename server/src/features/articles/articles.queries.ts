/** SQL of what readers see: published articles only. */
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

const selectPublished = (db: Db, now: Date) =>
  db.selectFrom('article').leftJoin('photo', 'photo.id', 'article.photo_id').where('published_at', '<=', now);

const cardColumns = [
  'article.id',
  'category_id',
  'title_el',
  'title_en',
  'description_el',
  'description_en',
  'published_at',
  'photo_alt_el',
  'photo_alt_en',
  'photo.key',
  'photo.width',
  'photo.height',
  'photo.placeholder',
  'photo.has_avif',
] as const;
const contentLength = sql<number>`length(content_el)`.as('letters');

export async function listPublishedArticles(
  db: Db,
  options: { categoryId: number | null; limit: number; offset: number; now: Date },
) {
  const all = selectPublished(db, options.now).$if(options.categoryId !== null, (q) =>
    q.where('category_id', '=', requireValue(options.categoryId)),
  );
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .select(cardColumns)
    .select(contentLength)
    .orderBy('published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { count, rows };
}

export const findPublishedArticle = (db: Db, id: number, now: Date) =>
  selectPublished(db, now)
    .select(cardColumns)
    .select(['type', 'content_el', 'content_en', 'author', 'tags', 'updated_at'])
    .select(contentLength)
    .where('article.id', '=', id)
    .executeTakeFirst();

const CANDIDATES = 12;

/** Those with most tags in common first, then those of the same category; each half reads a dozen rows of an index. */
export async function listRelatedArticles(
  db: Db,
  { id, categoryId, tags, limit, now }: { id: number; categoryId: number; tags: string[]; limit: number; now: Date },
) {
  const { rows } = await sql<{ id: number }>`
    with near as (
      (select id, category_id, tags, published_at from article
        where category_id = ${categoryId} and published_at <= ${now} and id <> ${id}
        order by published_at desc limit ${CANDIDATES})
      union
      (select id, category_id, tags, published_at from article
        where tags && ${tags}::text[] and published_at <= ${now} and id <> ${id}
        order by published_at desc limit ${CANDIDATES}))
    select id from near
    order by cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[]))) desc,
      (category_id = ${categoryId}) desc, published_at desc, id desc
    limit ${limit}`.execute(db);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const found = await selectPublished(db, now)
    .select(cardColumns)
    .select(contentLength)
    .where('article.id', 'in', ids)
    .execute();
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const MAX_PAGES = 10_000;

/** Published articles with the day they last changed, for the site map. */
export const listPublishedIds = (db: Db, now?: Date) =>
  db
    .selectFrom('article')
    .select(['id', sql<Date>`greatest(published_at, updated_at)`.as('changed_at')])
    .where('published_at', '<=', now ?? sql<Date>`now()`)
    .orderBy('published_at', 'desc')
    .limit(MAX_PAGES)
    .execute();
