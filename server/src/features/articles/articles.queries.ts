import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const published = (db: Db) =>
  db
    .selectFrom('article')
    .leftJoin('photo', 'photo.id', 'article.photo_id')
    .where('published_at', '<=', sql<Date>`now()`);

const cardColumns = [
  'article.id',
  'category_id',
  'title_el',
  'title_en',
  'description_el',
  'description_en',
  'published_at',
  'photo.key',
  'photo.width',
  'photo.height',
  'photo.placeholder',
  'photo.has_avif',
] as const;

export type ArticleRow = Awaited<ReturnType<typeof articlePage>>['rows'][number];

export async function articlePage(db: Db, wish: { categoryId: number | null; limit: number; offset: number }) {
  const all = published(db).$if(wish.categoryId !== null, (q) =>
    q.where('category_id', '=', wish.categoryId as number),
  );
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .select(cardColumns)
    .select(sql<number>`length(content_el)`.as('letters'))
    .orderBy('published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
  return { count, rows };
}

export const articleById = (db: Db, id: number) =>
  published(db)
    .select(cardColumns)
    .select(['content_el', 'content_en', 'author', 'tags'])
    .select(sql<number>`length(content_el)`.as('letters'))
    .where('article.id', '=', id)
    .executeTakeFirst();
