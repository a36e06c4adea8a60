/** A card of an article in one language, made where the page is rendered: the other language does not travel. */
import type { ArticleCard } from '@estia/contract/articles/model';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';

export const createArticleCardView = (article: ArticleCard, locale: Locale) => ({
  id: article.article_id,
  title: article.title[locale],
  description: article.description[locale],
  category: article.category_name[locale],
  picture: article.main_picture && { ...article.main_picture, alt: null },
  minutes: article.minutes,
  date: article.date,
  day: formatLongDate(article.date, locale),
});
export type ArticleCardView = ReturnType<typeof createArticleCardView>;
