/** What leaves of an article: for readers, and for who writes it. */
import type { ArticleCard, EditableArticle, FullArticle } from '@estia/contract/articles/model';
import { wideTable } from '@estia/contract/articles/page-messages';
import type { ArticleState, ArticleType } from '@estia/contract/articles/types';
import { findLookup } from '@estia/contract/lookups/model';
import { renderArticleHtml } from './article-html.ts';

/** Letters of HTML a person reads in a minute: about 200 Greek words of 6 letters. */
const CHARACTERS_PER_MINUTE = 1_300;
/** Who corrects a letter on the day it comes out has not brought it up to date. */
const UPDATED_AFTER_MS = 86_400_000;

type PhotoColumns = {
  key: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  has_avif: boolean | null;
  photo_alt_el: string;
  photo_alt_en: string;
};

const mainPictureView = (row: PhotoColumns): ArticleCard['main_picture'] =>
  row.key && row.width && row.height
    ? {
        key: row.key,
        width: row.width,
        height: row.height,
        placeholder: row.placeholder ?? '',
        avif: row.has_avif ?? false,
        alt: row.photo_alt_el || row.photo_alt_en ? { el: row.photo_alt_el, en: row.photo_alt_en } : null,
      }
    : null;

type CardColumns = PhotoColumns & {
  id: number;
  category_id: number;
  title_el: string;
  title_en: string;
  description_el: string;
  description_en: string;
  published_at: Date | null;
  letters: number;
};

/** `now` dates what is not up yet, in a preview. */
export function articleCardView(row: CardColumns, now: Date): ArticleCard {
  const category = findLookup('article_categories', row.category_id);
  if (!category) throw new Error(`Article ${row.id} has no category`);
  return {
    article_id: row.id,
    category: category.code,
    category_name: category.name,
    title: { el: row.title_el, en: row.title_en },
    description: { el: row.description_el, en: row.description_en },
    main_picture: mainPictureView(row),
    minutes: Math.max(1, Math.round(row.letters / CHARACTERS_PER_MINUTE)),
    date: (row.published_at ?? now).toISOString(),
  };
}

type FullColumns = CardColumns & {
  type: ArticleType;
  content_el: string;
  content_en: string;
  author: string;
  tags: string[];
  updated_at: Date;
};

export function articleView(row: FullColumns, now: Date): FullArticle {
  const [el, en] = [renderArticleHtml(row.content_el, wideTable.el), renderArticleHtml(row.content_en, wideTable.en)];
  const since = row.published_at?.getTime() ?? now.getTime();
  return {
    ...articleCardView(row, now),
    type: row.type,
    content: { el: el.html, en: en.html },
    contents: { el: el.headings, en: en.headings },
    author: row.author,
    tags: row.tags,
    updated: row.updated_at.getTime() > since + UPDATED_AFTER_MS ? row.updated_at.toISOString() : null,
  };
}

export const getArticleState = (
  row: { published_at: Date | null; unpublished_at: Date | null },
  now: Date,
): ArticleState => {
  if (row.published_at) return row.published_at <= now ? 'published' : 'scheduled';
  return row.unpublished_at ? 'unpublished' : 'draft';
};

type EditColumns = FullColumns & { version: number; unpublished_at: Date | null; changed_by: string | null };

export const articleEditView = (row: EditColumns, now: Date): EditableArticle => ({
  article_id: row.id,
  version: row.version,
  state: getArticleState(row, now),
  published_at: row.published_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  changed_by: row.changed_by,
  category: findLookup('article_categories', row.category_id)?.code ?? '',
  type: row.type,
  title: { el: row.title_el, en: row.title_en },
  description: { el: row.description_el, en: row.description_en },
  content: { el: row.content_el, en: row.content_en },
  author: row.author,
  tags: row.tags,
  main_picture: row.key,
  main_picture_alt: { el: row.photo_alt_el, en: row.photo_alt_en },
  picture: mainPictureView(row),
});
