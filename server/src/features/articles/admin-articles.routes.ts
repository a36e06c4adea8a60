/** ARTC-2: what an admin asks while writing. */
import * as calls from '@estia/contract/articles/calls';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { parseImageDataUrl, storeSitePhoto } from '../photos/index.ts';
import * as q from './admin-articles.queries.ts';
import { deleteArticle, mergeArticleText, restoreArticle, saveArticle } from './admin-articles.service.ts';
import { countWords } from './article-html.ts';
import { articleEditView, articleView, getArticleState } from './articles.view.ts';

const message = 'Success!' as const;

export function adminArticleRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.createArticle, async ({ body }, { viewer }) => ({
    message,
    ...(await saveArticle(deps, viewer, null, body)),
  }));

  serve(calls.updateArticle, async ({ params, body: { version, ...input } }, { viewer }) => ({
    message,
    ...(await saveArticle(deps, viewer, params.id, input, { version })),
  }));

  serve(calls.deleteArticle, async ({ params, body }, { viewer }) => {
    await deleteArticle(deps, viewer, params.id, body.version);
    return { message };
  });

  serve(calls.restoreArticleRevision, async ({ params, body }, { viewer }) => ({
    message,
    ...(await restoreArticle(deps, viewer, params.id, body)),
  }));

  serve(calls.listArticlesForAdmin, async ({ query }) => {
    const now = deps.clock();
    const [{ rows, count }, counts] = await Promise.all([
      q.listAdminArticles(db, { ...query, now }),
      q.countArticlesByState(db, now),
    ]);
    const articles = rows.map((row) => ({
      article_id: row.id,
      version: row.version,
      state: getArticleState(row, now),
      category: findLookup('article_categories', row.category_id)?.code ?? '',
      type: row.type,
      title: { el: row.title_el, en: row.title_en },
      author: row.author,
      published_at: row.published_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    }));
    return { articles, count, counts, pagination: { limit: query.limit, offset: query.offset } };
  });

  serve(calls.getArticleForEditing, async ({ params }) => {
    const row = await q.findArticleForEditing(db, params.id);
    if (!row) throw new AppError('not_found');
    return { article: articleEditView(row, deps.clock()) };
  });

  serve(calls.listArticleRevisions, async ({ params, query }) => {
    const { count, rows } = await q.listRevisions(db, params.id, query);
    const revisions = rows.map((row) => ({
      version: row.version,
      saved_at: row.at.toISOString(),
      saved_by: row.by,
      action: row.action,
      restored_from: row.restored_from,
      title: { el: row.title_el, en: row.title_en },
      word_count: { el: countWords(row.content_el), en: countWords(row.content_en) },
    }));
    return { count, revisions };
  });

  serve(calls.previewArticleRevision, async ({ params, query }) => {
    const { revision } = query;
    const row =
      revision === undefined
        ? await q.findArticleForEditing(db, params.id)
        : await q.findRevision(db, params.id, revision);
    if (!row) throw new AppError('not_found');
    return { article: articleView(row, deps.clock()) };
  });

  serve(calls.previewUnsavedArticle, async ({ body }) => {
    const { text } = mergeArticleText(body, null);
    const { picture, ...columns } = text;
    const photo = picture ? await q.findPictureByKey(db, picture) : undefined;
    const none = { key: null, width: null, height: null, placeholder: null, has_avif: null };
    const now = deps.clock();
    const row = { ...columns, ...(photo ?? none), id: 0, published_at: null, updated_at: now };
    return { article: articleView({ ...row, letters: columns.content_el.length }, now) };
  });

  serve(calls.uploadArticlePicture, async ({ body }, { viewer }) => {
    const { userId } = viewer;
    const picture = await storeSitePhoto(deps, parseImageDataUrl(body.image), (trx, photo_id) =>
      q.insertArticlePicture(trx, { photo_id, created_at: deps.clock(), created_by: userId }),
    );
    return { message, picture: { ...picture, avif: false, alt: null } };
  });
}
