import { article, articles } from '@estia/contract/articles/calls';
import { lookup, lookups } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { type ArticleRow, articleById, articlePage } from './articles.queries.ts';

/** Letters of HTML a person reads in a minute: about 200 Greek words of 6 letters. */
const LETTERS_A_MINUTE = 1_300;

const view = (row: ArticleRow) => {
  const category = lookup('article_categories', row.category_id);
  if (!category || !row.published_at) throw new Error(`Article ${row.id} has no category or date`);
  return {
    article_id: row.id,
    category: category.code,
    category_name: category.name,
    title: { el: row.title_el, en: row.title_en },
    description: { el: row.description_el, en: row.description_en },
    main_picture:
      row.key && row.width && row.height
        ? {
            key: row.key,
            width: row.width,
            height: row.height,
            placeholder: row.placeholder ?? '',
            avif: row.has_avif ?? false,
            alt: null,
          }
        : null,
    minutes: Math.max(1, Math.round(row.letters / LETTERS_A_MINUTE)),
    date: row.published_at.toISOString(),
  };
};

export function articleRoutes({ serve }: CallServer, deps: Deps): void {
  serve(articles, async ({ query }) => {
    const category = lookups.article_categories.find((row) => row.code === query.category);
    if (query.category && !category) return { count: 0, articles: [] };
    const wish = { categoryId: category?.id ?? null, limit: query.limit, offset: query.offset };
    const { count, rows } = await articlePage(deps.db, wish);
    return { count, articles: rows.map(view) };
  });

  serve(article, async ({ params }) => {
    const row = await articleById(deps.db, params.id);
    if (!row) throw new AppError('not_found');
    return {
      article: {
        ...view(row),
        content: { el: row.content_el, en: row.content_en },
        author: row.author,
        tags: row.tags,
      },
    };
  });
}
