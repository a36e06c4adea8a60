/** SQL of the admin dashboard: articles in every state, their saved states and their pictures. */
import type { ArticleState, ArticleType } from '@estia/contract/articles/types';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** What a state of an article is made of, in both tables. */
const articleColumns = [
  'category_id',
  'type',
  'title_el',
  'title_en',
  'description_el',
  'description_en',
  'content_el',
  'content_en',
  'author',
  'tags',
  'photo_id',
  'photo_alt_el',
  'photo_alt_en',
  'published_at',
] as const;

export type ArticleColumns = {
  category_id: number;
  type: ArticleType;
  title_el: string;
  title_en: string;
  description_el: string;
  description_en: string;
  content_el: string;
  content_en: string;
  author: string;
  tags: string[];
  photo_id: number | null;
  photo_alt_el: string;
  photo_alt_en: string;
  published_at: Date | null;
};

const stateCondition = (state: ArticleState, now: Date) =>
  ({
    published: sql<boolean>`article.published_at <= ${now}`,
    scheduled: sql<boolean>`article.published_at > ${now}`,
    draft: sql<boolean>`article.published_at is null and article.unpublished_at is null`,
    unpublished: sql<boolean>`article.published_at is null and article.unpublished_at is not null`,
  })[state];

/** Newest first by when they went up or will; what is not up by its last change. */
export async function listAdminArticles(
  db: Db,
  options: { state: ArticleState; search?: string | undefined; limit: number; offset: number; now: Date },
) {
  const like = options.search ? `%${options.search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const found = db
    .selectFrom('article')
    .where(stateCondition(options.state, options.now))
    .$if(like !== null, (q) =>
      q.where(sql<boolean>`(title_el ilike ${like} or title_en ilike ${like} or author ilike ${like})`),
    );
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const up = options.state === 'published' || options.state === 'scheduled';
  const rows = await found
    .select(['id', 'version', 'category_id', 'type', 'title_el', 'title_en', 'author'])
    .select(['published_at', 'unpublished_at', 'updated_at'])
    .orderBy(up ? 'published_at' : 'updated_at', options.state === 'scheduled' ? 'asc' : 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { rows, count };
}

export const countArticlesByState = (db: Db, now: Date) =>
  db
    .selectFrom('article')
    .select([
      sql<number>`count(*) filter (where ${stateCondition('published', now)})::int`.as('published'),
      sql<number>`count(*) filter (where ${stateCondition('scheduled', now)})::int`.as('scheduled'),
      sql<number>`count(*) filter (where ${stateCondition('draft', now)})::int`.as('draft'),
      sql<number>`count(*) filter (where ${stateCondition('unpublished', now)})::int`.as('unpublished'),
    ])
    .executeTakeFirstOrThrow();

const photoColumns = ['photo.key', 'photo.width', 'photo.height', 'photo.placeholder', 'photo.has_avif'] as const;

export const findArticleForEditing = (db: Db, id: number) =>
  db
    .selectFrom('article')
    .leftJoin('photo', 'photo.id', 'article.photo_id')
    .leftJoin('article_revision as r', (join) =>
      join.onRef('r.article_id', '=', 'article.id').onRef('r.version', '=', 'article.version'),
    )
    .leftJoin('account', 'account.id', 'r.account_id')
    .selectAll('article')
    .select(photoColumns)
    .select(['account.username as changed_by', sql<number>`length(article.content_el)`.as('letters')])
    .where('article.id', '=', id)
    .executeTakeFirst();

/** Nobody else changes it until we have. */
export const lockArticle = (trx: Trx, id: number) =>
  trx.selectFrom('article').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

export const findRevisionAuthor = (db: Db, id: number, version: number) =>
  db
    .selectFrom('article_revision')
    .leftJoin('account', 'account.id', 'article_revision.account_id')
    .select(['account.username', 'article_revision.at'])
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();

/** A saved state with its picture, as `articleForEditing` gives the present one. */
export const findRevision = (db: Db, id: number, version: number) =>
  db
    .selectFrom('article_revision')
    .leftJoin('photo', 'photo.id', 'article_revision.photo_id')
    .select(articleColumns)
    .select(photoColumns)
    .select(['article_id as id', 'at as updated_at', sql<number>`length(content_el)`.as('letters')])
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();

export async function listRevisions(db: Db, id: number, options: { limit: number; offset: number }) {
  const all = db.selectFrom('article_revision').where('article_id', '=', id);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('account', 'account.id', 'article_revision.account_id')
    .select(['version', 'at', 'action', 'restored_from', 'title_el', 'title_en', 'content_el', 'content_en'])
    .select('account.username as by')
    .orderBy('version', 'desc')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { count, rows };
}

/** Those of the pictures that an article may show: sent in for one, or shown by an earlier state of it. They stay while we write. */
export async function lockArticlePictures(trx: Trx, articleId: number | null, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from photo p where key = any (${keys}::text[]) and (
      exists (select from article_picture where photo_id = p.id)
      or exists (select from article_revision where photo_id = p.id and article_id = ${articleId})
      or exists (select from article where photo_id = p.id and id = ${articleId}))
    order by id for key share`.execute(trx);
  return rows;
}

const selectPhotos = (db: Db) =>
  db.selectFrom('photo').select(['id', 'key', 'width', 'height', 'placeholder', 'has_avif']);
export const findPictureById = (db: Db, id: number) => selectPhotos(db).where('id', '=', id).executeTakeFirst();
export const findPictureByKey = (db: Db, key: string) => selectPhotos(db).where('key', '=', key).executeTakeFirst();

type VersionColumns = { version: number; updated_at: Date; unpublished_at: Date | null };

export async function insertArticle(
  trx: Trx,
  row: ArticleColumns & VersionColumns & { created_at: Date },
): Promise<number> {
  const { id } = await trx.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateArticle = (trx: Trx, id: number, row: ArticleColumns & VersionColumns) =>
  trx.updateTable('article').set(row).where('id', '=', id).execute();

type NewRevision = ArticleColumns & {
  article_id: number;
  version: number;
  at: Date;
  account_id: number | null;
  action: string;
  restored_from: number | null;
};

export async function insertRevision(trx: Trx, row: NewRevision, photoIds: readonly number[]): Promise<void> {
  await trx.insertInto('article_revision').values(row).execute();
  if (photoIds.length === 0) return;
  const { article_id, version } = row;
  await trx
    .insertInto('article_revision_photo')
    .values(photoIds.map((photo_id) => ({ article_id, version, photo_id })))
    .execute();
}

export const deleteArticle = (trx: Trx, id: number) => trx.deleteFrom('article').where('id', '=', id).execute();

export const insertArticlePicture = (trx: Trx, row: { photo_id: number; created_at: Date; created_by: number }) =>
  trx.insertInto('article_picture').values(row).execute();

/** Sent in before that moment and shown by no state of any article. */
export async function listUnusedPictures(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ photo_id: number }>`
    select photo_id from article_picture p where created_at < ${before}
      and not exists (select from article_revision where photo_id = p.photo_id)
      and not exists (select from article_revision_photo where photo_id = p.photo_id)
      and not exists (select from article where photo_id = p.photo_id)
    order by created_at limit ${limit}`.execute(db);
  return rows.map((row) => row.photo_id);
}
