/** ARTC-1: what readers ask. */
import { getArticle, listArticles } from '@estia/contract/articles/calls';
import { lookups } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { articleById, articlePage, relatedArticles } from './articles.queries.ts';
import { cardView, fullView } from './articles.view.ts';
import { deskRoutes } from './desk.routes.ts';

const RELATED = 3;

export function articleRoutes(server: CallServer, deps: Deps): void {
  const { serve } = server;
  serve(listArticles, async ({ query }) => {
    const category = lookups.article_categories.find((row) => row.code === query.category);
    if (query.category && !category) return { count: 0, articles: [] };
    const now = deps.clock();
    const wish = { categoryId: category?.id ?? null, limit: query.limit, offset: query.offset, now };
    const { count, rows } = await articlePage(deps.db, wish);
    return { count, articles: rows.map((row) => cardView(row, now)) };
  });

  serve(getArticle, async ({ params }) => {
    const now = deps.clock();
    const row = await articleById(deps.db, params.id, now);
    if (!row) throw new AppError('not_found');
    const subject = { id: row.id, categoryId: row.category_id, tags: row.tags, limit: RELATED, now };
    const related = await relatedArticles(deps.db, subject);
    return { article: fullView(row, now), related: related.map((each) => cardView(each, now)) };
  });

  deskRoutes(server, deps);
}
