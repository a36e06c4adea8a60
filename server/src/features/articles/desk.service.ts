/**
 * ARTC-2: writing articles. Every change is one transaction: the article, the state it has now among its saved states, and
 * who did it. Who saves says which version they saw; what somebody else has changed meanwhile is not written over.
 */
import type { ArticleFields } from '@estia/contract/articles/model';
import { findLookup, lookups } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { cleanHtml } from './article-html.ts';
import { stateOf } from './articles.view.ts';
import * as q from './desk.queries.ts';

type Release = { publish?: boolean | undefined; published_at?: string | undefined };
type Optional<T> = { [K in keyof T]?: T[K] | undefined };
type Wish = Optional<ArticleFields> & Release;
type Admin = NonNullable<Viewer>;
type Times = { published_at: Date | null; unpublished_at: Date | null };
type Fields = Record<string, string>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** When the article is up, after this wish. */
function release(held: Times | null, wish: Release, now: Date): Times {
  const before = held ?? { published_at: null, unpublished_at: null };
  const { publish, published_at } = wish;
  if (publish === false) {
    if (published_at !== undefined) throw new AppError('invalid_input', { published_at: 'invalid' });
    const wasUp = before.published_at !== null && before.published_at <= now;
    return { published_at: null, unpublished_at: wasUp ? now : before.unpublished_at };
  }
  if (published_at !== undefined) return { published_at: new Date(published_at), unpublished_at: null };
  if (!publish) return { published_at: before.published_at, unpublished_at: before.unpublished_at };
  const isUp = before.published_at !== null && before.published_at <= now;
  return { published_at: isUp ? before.published_at : now, unpublished_at: null };
}

/** What must be there before anybody reads it. */
function holes(row: q.TextColumns): Fields {
  const missing: Fields = {};
  for (const locale of ['el', 'en'] as const) {
    for (const part of ['title', 'description', 'content'] as const)
      if (row[`${part}_${locale}`] === '') missing[`${part}.${locale}`] = 'required';
    if (row.photo_id !== null && row[`photo_alt_${locale}`] === '') missing[`main_picture_alt.${locale}`] = 'required';
  }
  if (row.author === '') missing.author = 'required';
  return missing;
}

function categoryIdOf(code: string): number {
  const found = lookups.article_categories.find((row) => row.code === code);
  if (!found) throw new AppError('invalid_input', { category: 'invalid' });
  return found.id;
}

type Text = Omit<q.TextColumns, 'published_at' | 'photo_id'> & { picture: string | null };

/** What was typed, cleaned. Fields that were not sent stay as they are. */
export function cleanText(wish: Wish, held: Text | null): { text: Text; pictures: string[]; wrong: Fields } {
  const wrong: Fields = {};
  const pictures = new Set<string>();
  const clean = (locale: 'el' | 'en', html: string): string => {
    const cleaned = cleanHtml(html);
    if (cleaned.withoutAlt) wrong[`content.${locale}`] = 'picture_alt';
    for (const key of cleaned.pictures) pictures.add(key);
    return cleaned.html;
  };
  const { title, description, content, main_picture_alt: alt } = wish;
  const text: Text = {
    category_id: wish.category === undefined ? (held?.category_id ?? 0) : categoryIdOf(wish.category),
    type: wish.type ?? held?.type ?? 'explainer',
    title_el: title?.el ?? held?.title_el ?? '',
    title_en: title?.en ?? held?.title_en ?? '',
    description_el: description?.el ?? held?.description_el ?? '',
    description_en: description?.en ?? held?.description_en ?? '',
    content_el: clean('el', content?.el ?? held?.content_el ?? ''),
    content_en: clean('en', content?.en ?? held?.content_en ?? ''),
    author: wish.author ?? held?.author ?? '',
    tags: [...new Set(wish.tags ?? held?.tags ?? [])],
    photo_alt_el: alt?.el ?? held?.photo_alt_el ?? '',
    photo_alt_en: alt?.en ?? held?.photo_alt_en ?? '',
    picture: wish.main_picture === undefined ? (held?.picture ?? null) : wish.main_picture || null,
  };
  if (text.title_el === '' && text.title_en === '') wrong['title.el'] = 'required';
  return { text, pictures: [...pictures], wrong };
}

const told = (row: q.TextColumns, version: number) => ({
  title: row.title_el || row.title_en,
  category: findLookup('article_categories', row.category_id)?.code ?? null,
  article_type: row.type,
  author: row.author,
  published_at: row.published_at?.toISOString() ?? null,
  version,
});

type Change = { version?: number; act?: 'restored'; restoredFrom?: number };
export type Saved = { article_id: number; version: number; state: ReturnType<typeof stateOf> };

export async function saveArticle(
  deps: Deps,
  admin: Admin,
  id: number | null,
  wish: Wish,
  change: Change = {},
): Promise<Saved> {
  return deps.db.transaction().execute(async (trx) => {
    const held = id === null ? null : await q.holdArticle(trx, id);
    if (id !== null && !held) throw new AppError('not_found');
    return save(trx, deps.clock(), admin, held ?? null, wish, change);
  });
}

async function save(
  trx: Db,
  now: Date,
  admin: Admin,
  held: q.HeldArticle | null,
  wish: Wish,
  change: Change,
): Promise<Saved> {
  const heldKey = held?.photo_id ? await keyOf(trx, held.photo_id) : null;
  const { text, pictures, wrong } = cleanText(wish, held && { ...held, picture: heldKey });
  const { picture, ...columns } = text;
  const found = await q.picturesFor(trx, held?.id ?? null, picture ? [...pictures, picture] : pictures);
  const idOf = (key: string) => found.find((photo) => photo.key === key)?.id ?? null;
  if (picture && idOf(picture) === null) wrong.main_picture = 'picture_unknown';
  for (const locale of ['el', 'en'] as const)
    if (pictures.some((key) => idOf(key) === null && columns[`content_${locale}`].includes(`/photos/${key}/`)))
      wrong[`content.${locale}`] = 'picture_unknown';
  const times = release(held, wish, now);
  const next: q.TextColumns = {
    ...columns,
    photo_id: picture ? idOf(picture) : null,
    published_at: times.published_at,
  };
  const missing = times.published_at ? holes(next) : {};
  if (Object.keys({ ...missing, ...wrong }).length > 0) throw new AppError('invalid_input', { ...missing, ...wrong });

  const was = held && pick(held);
  // The same again, an answer got lost: done already, whoever asks.
  if (held && same(was, next)) return { article_id: held.id, version: held.version, state: stateOf(held, now) };
  if (held && change.version !== held.version) throw await changedMeanwhile(trx, held);
  const version = (held?.version ?? 0) + 1;
  const textChanged = !held || !same({ ...was, published_at: null }, { ...next, published_at: null });
  const row = {
    ...next,
    version,
    updated_at: textChanged ? now : held.updated_at,
    unpublished_at: times.unpublished_at,
  };
  const articleId = held?.id ?? (await q.insertArticle(trx, { ...row, created_at: now }));
  if (held) await q.updateArticle(trx, articleId, row);
  const state = stateOf(row, now);
  const moved = (held ? stateOf(held, now) : 'draft') !== state;
  const act = change.act ?? (moved ? (state === 'draft' ? 'unpublished' : state) : 'saved');
  const inText = pictures.flatMap((key) => idOf(key) ?? []);
  await q.insertRevision(
    trx,
    {
      ...next,
      ...{ article_id: articleId, version, at: now, account_id: admin.userId, act },
      restored_from: change.restoredFrom ?? null,
    },
    inText,
  );
  await audit(trx, {
    ...{ adminId: admin.userId, subject: 'article' as const, subjectId: articleId, reason: null, now },
    act: `article_${!held && !moved ? 'written' : act === 'saved' ? 'changed' : act}`,
    before: held && was ? told(was, held.version) : null,
    after: told(next, version),
  });
  return { article_id: articleId, version, state };
}

const keyOf = async (trx: Db, photoId: number) => (await q.pictureById(trx, photoId))?.key ?? null;

const pick = (row: q.TextColumns): q.TextColumns => ({
  ...{ category_id: row.category_id, type: row.type, title_el: row.title_el, title_en: row.title_en },
  ...{ description_el: row.description_el, description_en: row.description_en },
  ...{ content_el: row.content_el, content_en: row.content_en, author: row.author, tags: row.tags },
  ...{ photo_alt_el: row.photo_alt_el, photo_alt_en: row.photo_alt_en },
  ...{ photo_id: row.photo_id, published_at: row.published_at },
});

/** With what the other made of it, so that a page can say whose change it is. */
async function changedMeanwhile(trx: Db, held: q.HeldArticle): Promise<AppError> {
  const other = await q.whoChanged(trx, held.id, held.version);
  const fields = {
    version: String(held.version),
    by: other?.username ?? '',
    at: (other?.at ?? held.updated_at).toISOString(),
  };
  return new AppError('changed_meanwhile', fields);
}

/** Texts and pictures of then; whether it is up is a matter of now. */
export async function restoreArticle(
  deps: Deps,
  admin: Admin,
  id: number,
  { version, revision }: { version: number; revision: number },
): Promise<Saved> {
  return deps.db.transaction().execute(async (trx) => {
    const held = await q.holdArticle(trx, id);
    const then = held && (await q.revisionOf(trx, id, revision));
    if (!then) throw new AppError('not_found');
    const wish: Wish = {
      category: findLookup('article_categories', then.category_id)?.code ?? '',
      type: then.type as ArticleFields['type'],
      title: { el: then.title_el, en: then.title_en },
      description: { el: then.description_el, en: then.description_en },
      content: { el: then.content_el, en: then.content_en },
      author: then.author,
      tags: then.tags,
      main_picture: then.key,
      main_picture_alt: { el: then.photo_alt_el, en: then.photo_alt_en },
    };
    return save(trx, deps.clock(), admin, held, wish, { version, act: 'restored', restoredFrom: revision });
  });
}

/** Gone already is as good as gone. */
export async function deleteArticle(deps: Deps, admin: Admin, id: number, version: number | undefined): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await q.holdArticle(trx, id);
    if (!held) throw new AppError('not_found');
    if (version !== undefined && version !== held.version) throw await changedMeanwhile(trx, held);
    await q.deleteArticle(trx, id);
    await audit(trx, {
      ...{ adminId: admin.userId, subject: 'article' as const, subjectId: id, reason: null, now: deps.clock() },
      act: 'article_deleted',
      before: told(held, held.version),
    });
  });
}
