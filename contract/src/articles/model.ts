/** What an article is made of, and how much of it there may be. */
import { z } from 'zod';
import { picture } from '../photos/model.ts';
import { localizedName } from '../places/model.ts';
import { articleLimits as limits } from './limits.ts';
import { articleTypes } from './types.ts';

export const articleCard = z.object({
  article_id: z.int(),
  category: z.string(),
  category_name: localizedName,
  title: localizedName,
  description: localizedName,
  main_picture: picture.nullable(),
  minutes: z.int(),
  date: z.iso.datetime(),
});
export type ArticleCard = z.infer<typeof articleCard>;

const heading = z.object({ id: z.string(), text: z.string() });

/** As it is read: cleaned, its parts with anchors. */
export const fullArticle = articleCard.extend({
  type: z.enum(articleTypes),
  content: localizedName,
  contents: z.object({ el: z.array(heading), en: z.array(heading) }),
  author: z.string(),
  tags: z.array(z.string()),
  /** When it was last changed, where that was after it came out. */
  updated: z.iso.datetime().nullable(),
});
export type FullArticle = z.infer<typeof fullArticle>;

const line = (max: number) => z.string().trim().max(max, 'too_long');
const words = (max: number) => z.object({ el: line(max), en: line(max) });
/** HTML keeps its spaces until it is cleaned. */
const html = z.string().max(limits.content, 'too_long');

/** What an admin writes. A draft may have holes; what goes up may not. */
export const articleFields = z.object({
  category: z.string().max(40),
  type: z.enum(articleTypes),
  title: words(limits.title),
  description: words(limits.description),
  content: z.object({ el: html, en: html }),
  author: line(limits.author),
  tags: z.array(line(limits.tag).min(1, 'invalid')).max(limits.tags, 'too_long'),
  /** Key of the main picture. */
  main_picture: z.string().max(64).nullable(),
  main_picture_alt: words(limits.alt),
});
export type ArticleFields = z.infer<typeof articleFields>;

/** `publish: true` now, `published_at` at that moment, `publish: false` not (any more); none of them: as it is. */
export const articlePublication = z.object({
  publish: z.boolean().optional(),
  published_at: z.iso.datetime({ offset: true }).optional(),
});

export const editableArticle = articleFields.extend({
  article_id: z.int(),
  version: z.int(),
  state: z.enum(['draft', 'scheduled', 'published', 'unpublished']),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  changed_by: z.string().nullable(),
  picture: picture.nullable(),
});
export type EditableArticle = z.infer<typeof editableArticle>;

export const articleListRow = z.object({
  article_id: z.int(),
  version: z.int(),
  state: editableArticle.shape.state,
  category: z.string(),
  type: z.enum(articleTypes),
  title: localizedName,
  author: z.string(),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});

export const articleRevision = z.object({
  version: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.string().nullable(),
  action: z.string(),
  restored_from: z.int().nullable(),
  title: localizedName,
  word_count: z.object({ el: z.int(), en: z.int() }),
});
