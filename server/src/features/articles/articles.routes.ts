/** ARTC-1: what readers ask. */
import { getArticle, listArticles } from '@estia/contract/articles/calls';
import { lookups } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { adminArticleRoutes } from './admin-articles.routes.ts';
import { findPublishedArticle, listPublishedArticles, listRelatedArticles } from './articles.queries.ts';
import { articleCardView, articleView } from './articles.view.ts';

const RELATED = 3;

export function articleRoutes(server: CallServer, deps: Deps): void {
  const { serve } = server;
  serve(listArticles, async ({ query }) => {
    const category = lookups.article_categories.find((row) => row.code === query.category);
    if (query.category && !category) return { count: 0, articles: [] };
    const now = deps.clock();
    const options = { categoryId: category?.id ?? null, limit: query.limit, offset: query.offset, now };
    const { count, rows } = await listPublishedArticles(deps.db, options);
    return { count, articles: rows.map((row) => articleCardView(row, now)) };
  });

  serve(getArticle, async ({ params }) => {
    const now = deps.clock();
    const row = await findPublishedArticle(deps.db, params.id, now);
    if (!row) throw new AppError('not_found');
    const subject = { id: row.id, categoryId: row.category_id, tags: row.tags, limit: RELATED, now };
    const related = await listRelatedArticles(deps.db, subject);
    return { article: articleView(row, now), related: related.map((each) => articleCardView(each, now)) };
  });

  adminArticleRoutes(server, deps);
}
