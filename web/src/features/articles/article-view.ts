/** An article in the reader's language, made where the page is rendered. */
import type { FullArticle } from '@estia/contract/articles/model';
import { typeNames } from '@estia/contract/articles/page-messages';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';

/** How wide the main picture is drawn; on a phone with three dots to a pixel the 960 px one is enough. */
export const mainPictureSizes =
  '(max-width: 530px) and (min-resolution: 2.1dppx) 60vw, (max-width: 1100px) 100vw, 1040px';

/** A tag or a by-line is the same in both languages, or is written in both: `δάνειο / mortgage`. */
export function pickLanguage(text: string, locale: Locale): string {
  const [el = text, en = el] = text.split(' / ');
  return locale === 'el' ? el : en;
}

export const createArticleView = (article: FullArticle, locale: Locale) => ({
  id: article.article_id,
  title: article.title[locale],
  description: article.description[locale],
  category: { code: article.category, name: article.category_name[locale] },
  type: typeNames[article.type][locale],
  author: pickLanguage(article.author, locale),
  date: article.date,
  day: formatLongDate(article.date, locale),
  updated: article.updated,
  updatedDay: article.updated && formatLongDate(article.updated, locale),
  minutes: article.minutes,
  picture: article.main_picture && { ...article.main_picture, alt: null },
  alt: article.main_picture?.alt?.[locale] ?? '',
  content: article.content[locale],
  contents: article.contents[locale],
  tags: article.tags.map((tag) => pickLanguage(tag, locale)),
});
export type ArticleView = ReturnType<typeof createArticleView>;
