/** ARTC-2: what an admin asks while writing. */
import * as calls from '@estia/contract/articles/calls';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import { bytesOfDataUrl, storePicture } from '../photos/index.ts';
import { wordCount } from './article-html.ts';
import { editView, fullView, stateOf } from './articles.view.ts';
import * as q from './desk.queries.ts';
import { cleanText, deleteArticle, restoreArticle, saveArticle } from './desk.service.ts';

const message = 'Success!' as const;

function adminOf({ viewer }: Asker) {
  if (!viewer) throw new AppError('not_authenticated');
  return viewer;
}

export function deskRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.createArticle, async ({ body }, asker) => ({
    message,
    ...(await saveArticle(deps, adminOf(asker), null, body)),
  }));

  serve(calls.updateArticle, async ({ params, body: { version, ...wish } }, asker) => ({
    message,
    ...(await saveArticle(deps, adminOf(asker), params.id, wish, { version })),
  }));

  serve(calls.deleteArticle, async ({ params, body }, asker) => {
    await deleteArticle(deps, adminOf(asker), params.id, body.version);
    return { message };
  });

  serve(calls.restoreArticleRevision, async ({ params, body }, asker) => ({
    message,
    ...(await restoreArticle(deps, adminOf(asker), params.id, body)),
  }));

  serve(calls.listArticlesForAdmin, async ({ query }) => {
    const now = deps.clock();
    const [{ rows, count }, counts] = await Promise.all([q.deskPage(db, { ...query, now }), q.deskCounts(db, now)]);
    const articles = rows.map((row) => ({
      article_id: row.id,
      version: row.version,
      state: stateOf(row, now),
      category: findLookup('article_categories', row.category_id)?.code ?? '',
      type: row.type as 'explainer',
      title: { el: row.title_el, en: row.title_en },
      author: row.author,
      published_at: row.published_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    }));
    return { articles, count, counts, pagination: { limit: query.limit, offset: query.offset } };
  });

  serve(calls.getArticleForEditing, async ({ params }) => {
    const row = await q.articleForEditing(db, params.id);
    if (!row) throw new AppError('not_found');
    return { article: editView(row, deps.clock()) };
  });

  serve(calls.listArticleRevisions, async ({ params, query }) => {
    const { count, rows } = await q.revisionsPage(db, params.id, query);
    const revisions = rows.map((row) => ({
      ...{ version: row.version, at: row.at.toISOString(), by: row.by, act: row.act, restored_from: row.restored_from },
      title: { el: row.title_el, en: row.title_en },
      words: { el: wordCount(row.content_el), en: wordCount(row.content_en) },
    }));
    return { count, revisions };
  });

  serve(calls.previewArticleRevision, async ({ params, query }) => {
    const { revision } = query;
    const row =
      revision === undefined ? await q.articleForEditing(db, params.id) : await q.revisionOf(db, params.id, revision);
    if (!row) throw new AppError('not_found');
    return { article: fullView(row, deps.clock()) };
  });

  serve(calls.previewUnsavedArticle, async ({ body }) => {
    const { text } = cleanText(body, null);
    const { picture, ...columns } = text;
    const photo = picture ? await q.pictureByKey(db, picture) : undefined;
    const none = { key: null, width: null, height: null, placeholder: null, has_avif: null };
    const now = deps.clock();
    const row = { ...columns, ...(photo ?? none), id: 0, published_at: null, updated_at: now };
    return { article: fullView({ ...row, letters: columns.content_el.length }, now) };
  });

  serve(calls.uploadArticlePicture, async ({ body }, asker) => {
    const { userId } = adminOf(asker);
    const picture = await storePicture(deps, bytesOfDataUrl(body.image), (trx, photo_id) =>
      q.insertPicture(trx, { photo_id, created_at: deps.clock(), created_by: userId }),
    );
    return { message, picture: { ...picture, avif: false, alt: null } };
  });
}
