/**
 * ARTC-2: writing articles. Every change is one transaction: the article, the state it has now among its saved states, and
 * who did it. Who saves says which version they saw; what somebody else has changed meanwhile is not written over.
 */
import type { ArticleFields } from '@estia/contract/articles/model';
import { findLookup, lookups } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import * as q from './admin-articles.queries.ts';
import { sanitizeArticleHtml } from './article-html.ts';
import { getArticleState } from './articles.view.ts';

type PublicationInput = { publish?: boolean | undefined; published_at?: string | undefined };
type Optional<T> = { [K in keyof T]?: T[K] | undefined };
type ArticleInput = Optional<ArticleFields> & PublicationInput;
type Admin = NonNullable<Viewer>;
type PublicationTimes = { published_at: Date | null; unpublished_at: Date | null };
type Fields = Record<string, string>;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** When the article is up, after this wish. */
function resolvePublication(current: PublicationTimes | null, input: PublicationInput, now: Date): PublicationTimes {
  const before = current ?? { published_at: null, unpublished_at: null };
  const { publish, published_at } = input;
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
function findMissingFields(row: q.ArticleColumns): Fields {
  const missing: Fields = {};
  for (const locale of ['el', 'en'] as const) {
    for (const part of ['title', 'description', 'content'] as const)
      if (row[`${part}_${locale}`] === '') missing[`${part}.${locale}`] = 'required';
    if (row.photo_id !== null && row[`photo_alt_${locale}`] === '') missing[`main_picture_alt.${locale}`] = 'required';
  }
  if (row.author === '') missing.author = 'required';
  return missing;
}

function getCategoryId(code: string): number {
  const found = lookups.article_categories.find((row) => row.code === code);
  if (!found) throw new AppError('invalid_input', { category: 'invalid' });
  return found.id;
}

type MergedText = Omit<q.ArticleColumns, 'published_at' | 'photo_id'> & { picture: string | null };

/** What was typed, cleaned. Fields that were not sent stay as they are. */
export function mergeArticleText(
  input: ArticleInput,
  current: MergedText | null,
): { text: MergedText; pictures: string[]; wrong: Fields } {
  const wrong: Fields = {};
  const pictures = new Set<string>();
  const clean = (locale: 'el' | 'en', html: string): string => {
    const cleaned = sanitizeArticleHtml(html);
    if (cleaned.withoutAlt) wrong[`content.${locale}`] = 'picture_alt';
    for (const key of cleaned.pictures) pictures.add(key);
    return cleaned.html;
  };
  const { title, description, content, main_picture_alt: alt } = input;
  const text: MergedText = {
    category_id: input.category === undefined ? (current?.category_id ?? 0) : getCategoryId(input.category),
    type: input.type ?? current?.type ?? 'explainer',
    title_el: title?.el ?? current?.title_el ?? '',
    title_en: title?.en ?? current?.title_en ?? '',
    description_el: description?.el ?? current?.description_el ?? '',
    description_en: description?.en ?? current?.description_en ?? '',
    content_el: clean('el', content?.el ?? current?.content_el ?? ''),
    content_en: clean('en', content?.en ?? current?.content_en ?? ''),
    author: input.author ?? current?.author ?? '',
    tags: [...new Set(input.tags ?? current?.tags ?? [])],
    photo_alt_el: alt?.el ?? current?.photo_alt_el ?? '',
    photo_alt_en: alt?.en ?? current?.photo_alt_en ?? '',
    picture: input.main_picture === undefined ? (current?.picture ?? null) : input.main_picture || null,
  };
  if (text.title_el === '' && text.title_en === '') wrong['title.el'] = 'required';
  return { text, pictures: [...pictures], wrong };
}

const toAuditSnapshot = (row: q.ArticleColumns, version: number) => ({
  title: row.title_el || row.title_en,
  category: findLookup('article_categories', row.category_id)?.code ?? null,
  article_type: row.type,
  author: row.author,
  published_at: row.published_at?.toISOString() ?? null,
  version,
});

type SaveOptions = { version?: number; action?: 'restored'; restoredFrom?: number };
export type SavedArticle = { article_id: number; version: number; state: ReturnType<typeof getArticleState> };

export async function saveArticle(
  deps: Deps,
  admin: Admin,
  id: number | null,
  input: ArticleInput,
  change: SaveOptions = {},
): Promise<SavedArticle> {
  return deps.db.transaction().execute(async (trx) => {
    const current = id === null ? null : await q.lockArticle(trx, id);
    if (id !== null && !current) throw new AppError('not_found');
    return saveLockedArticle(trx, deps.clock(), admin, current ?? null, input, change);
  });
}

async function saveLockedArticle(
  trx: Trx,
  now: Date,
  admin: Admin,
  current: q.LockedArticle | null,
  input: ArticleInput,
  change: SaveOptions,
): Promise<SavedArticle> {
  const currentPictureKey = current?.photo_id ? await findPictureKey(trx, current.photo_id) : null;
  const { text, pictures, wrong } = mergeArticleText(input, current && { ...current, picture: currentPictureKey });
  const { picture, ...columns } = text;
  const found = await q.lockArticlePictures(trx, current?.id ?? null, picture ? [...pictures, picture] : pictures);
  const idOf = (key: string) => found.find((photo) => photo.key === key)?.id ?? null;
  if (picture && idOf(picture) === null) wrong.main_picture = 'picture_unknown';
  for (const locale of ['el', 'en'] as const)
    if (pictures.some((key) => idOf(key) === null && columns[`content_${locale}`].includes(`/photos/${key}/`)))
      wrong[`content.${locale}`] = 'picture_unknown';
  const times = resolvePublication(current, input, now);
  const next: q.ArticleColumns = {
    ...columns,
    photo_id: picture ? idOf(picture) : null,
    published_at: times.published_at,
  };
  const missing = times.published_at ? findMissingFields(next) : {};
  if (Object.keys({ ...missing, ...wrong }).length > 0) throw new AppError('invalid_input', { ...missing, ...wrong });

  const was = current && pickArticleColumns(current);
  // The same again, an answer got lost: done already, whoever asks.
  if (current && isEqual(was, next))
    return { article_id: current.id, version: current.version, state: getArticleState(current, now) };
  if (current && change.version !== current.version) throw await buildConflictError(trx, current);
  const version = (current?.version ?? 0) + 1;
  const textChanged = !current || !isEqual({ ...was, published_at: null }, { ...next, published_at: null });
  const row = {
    ...next,
    version,
    updated_at: textChanged ? now : current.updated_at,
    unpublished_at: times.unpublished_at,
  };
  const articleId = current?.id ?? (await q.insertArticle(trx, { ...row, created_at: now }));
  if (current) await q.updateArticle(trx, articleId, row);
  const state = getArticleState(row, now);
  const moved = (current ? getArticleState(current, now) : 'draft') !== state;
  const action = change.action ?? (moved ? (state === 'draft' ? 'unpublished' : state) : 'saved');
  const inText = pictures.flatMap((key) => idOf(key) ?? []);
  await q.insertRevision(
    trx,
    {
      ...next,
      article_id: articleId,
      version,
      at: now,
      account_id: admin.userId,
      action,
      restored_from: change.restoredFrom ?? null,
    },
    inText,
  );
  await writeAuditLog(trx, {
    adminId: admin.userId,
    subject: 'article' as const,
    subjectId: articleId,
    reason: null,
    now,
    action: `article_${!current && !moved ? 'written' : action === 'saved' ? 'changed' : action}`,
    before: current && was ? toAuditSnapshot(was, current.version) : null,
    after: toAuditSnapshot(next, version),
  });
  return { article_id: articleId, version, state };
}

const findPictureKey = async (trx: Trx, photoId: number) => (await q.findPictureById(trx, photoId))?.key ?? null;

const pickArticleColumns = (row: q.ArticleColumns): q.ArticleColumns => ({
  category_id: row.category_id,
  type: row.type,
  title_el: row.title_el,
  title_en: row.title_en,
  description_el: row.description_el,
  description_en: row.description_en,
  content_el: row.content_el,
  content_en: row.content_en,
  author: row.author,
  tags: row.tags,
  photo_alt_el: row.photo_alt_el,
  photo_alt_en: row.photo_alt_en,
  photo_id: row.photo_id,
  published_at: row.published_at,
});

/** With what the other made of it, so that a page can say whose change it is. */
async function buildConflictError(trx: Trx, current: q.LockedArticle): Promise<AppError> {
  const other = await q.findRevisionAuthor(trx, current.id, current.version);
  const fields = {
    version: String(current.version),
    by: other?.username ?? '',
    at: (other?.at ?? current.updated_at).toISOString(),
  };
  return new AppError('changed_meanwhile', fields);
}

/** Texts and pictures of then; whether it is up is a matter of now. */
export async function restoreArticle(
  deps: Deps,
  admin: Admin,
  id: number,
  { version, revision }: { version: number; revision: number },
): Promise<SavedArticle> {
  return deps.db.transaction().execute(async (trx) => {
    const current = await q.lockArticle(trx, id);
    const then = current && (await q.findRevision(trx, id, revision));
    if (!then) throw new AppError('not_found');
    const input: ArticleInput = {
      category: findLookup('article_categories', then.category_id)?.code ?? '',
      type: then.type,
      title: { el: then.title_el, en: then.title_en },
      description: { el: then.description_el, en: then.description_en },
      content: { el: then.content_el, en: then.content_en },
      author: then.author,
      tags: then.tags,
      main_picture: then.key,
      main_picture_alt: { el: then.photo_alt_el, en: then.photo_alt_en },
    };
    return saveLockedArticle(trx, deps.clock(), admin, current, input, {
      version,
      action: 'restored',
      restoredFrom: revision,
    });
  });
}

/** Gone already is as good as gone. */
export async function deleteArticle(deps: Deps, admin: Admin, id: number, version: number | undefined): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const current = await q.lockArticle(trx, id);
    if (!current) throw new AppError('not_found');
    if (version !== undefined && version !== current.version) throw await buildConflictError(trx, current);
    await q.deleteArticle(trx, id);
    await writeAuditLog(trx, {
      adminId: admin.userId,
      subject: 'article' as const,
      subjectId: id,
      reason: null,
      now: deps.clock(),
      action: 'article_deleted',
      before: toAuditSnapshot(current, current.version),
    });
  });
}
