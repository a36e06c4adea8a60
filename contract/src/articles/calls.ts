/** Guides and news: reading them, and an admin's dashboard for writing them. */
import { z } from 'zod';
import { call } from '../call.ts';
import { picture } from '../photos/model.ts';
import { articleLimits as limits } from './limits.ts';
import {
  articleCard,
  articleFields,
  articleListRow,
  articlePublication,
  articleRevision,
  editableArticle,
  fullArticle,
} from './model.ts';
import { articleStates } from './types.ts';

export const listArticles = call({
  method: 'GET',
  path: '/article',
  access: 'everyone',
  summary: 'Published articles, newest first',
  maxAge: 300,
  query: z.object({
    published: z.stringbool().optional(),
    category: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({ count: z.int(), articles: z.array(articleCard) }),
});

const id = z.coerce.number().int().min(1).max(2_000_000_000);
const params = z.object({ id });
const version = z.coerce.number().int().min(1).max(1_000_000_000);
const success = z.literal('Success!');
const saved = z.object({
  message: success,
  article_id: z.int(),
  version: z.int(),
  state: z.enum(articleStates),
});

export const getArticle = call({
  method: 'GET',
  path: '/article/{id}',
  access: 'everyone',
  summary: 'One published article, with others on the same subject',
  maxAge: 300,
  params,
  reply: z.object({ article: fullArticle, related: z.array(articleCard) }),
});

export const createArticle = call({
  method: 'POST',
  path: '/adminPanel/article',
  access: 'admin',
  idempotent: true,
  summary: 'Write an article: a draft, or up at once or at a moment to come. HTML is cleaned',
  body: articleFields.extend(articlePublication.shape),
  reply: saved,
});

export const updateArticle = call({
  method: 'PUT',
  path: '/adminPanel/article/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Change an article, publish it or take it down. Refused when somebody has changed the version one saw',
  params,
  body: articleFields.partial().extend(articlePublication.shape).extend({ version }),
  reply: saved,
});

export const deleteArticle = call({
  method: 'DELETE',
  path: '/adminPanel/article/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Delete an article with all its earlier states',
  params,
  body: z.object({ version: version.optional() }),
  reply: z.object({ message: success }),
});

export const listArticlesForAdmin = call({
  method: 'GET',
  path: '/adminPanel/articles',
  access: 'admin',
  summary: 'Articles by state, newest change first',
  query: z.object({
    state: z.enum(articleStates).default('published'),
    search: z.string().trim().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(limits.perAdminPage),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    articles: z.array(articleListRow),
    count: z.int(),
    counts: z.object({ published: z.int(), scheduled: z.int(), draft: z.int(), unpublished: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const getArticleForEditing = call({
  method: 'GET',
  path: '/adminPanel/article/{id}',
  access: 'admin',
  summary: 'One article in any state, for editing',
  params,
  reply: z.object({ article: editableArticle }),
});

export const listArticleRevisions = call({
  method: 'GET',
  path: '/adminPanel/article/{id}/revisions',
  access: 'admin',
  summary: 'Saved states of an article, newest first',
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({ count: z.int(), revisions: z.array(articleRevision) }),
});

export const restoreArticleRevision = call({
  method: 'PUT',
  path: '/adminPanel/article/{id}/restore',
  access: 'admin',
  idempotent: true,
  summary: 'Bring the texts and pictures of an earlier state back; whether the article is up stays as it is',
  params,
  body: z.object({ version, revision: version }),
  reply: saved,
});

export const previewArticleRevision = call({
  method: 'GET',
  path: '/adminPanel/article/{id}/preview',
  access: 'admin',
  summary: 'A saved state as its readers would see it',
  params,
  query: z.object({ revision: version.optional() }),
  reply: z.object({ article: fullArticle }),
});

export const previewUnsavedArticle = call({
  method: 'POST',
  path: '/adminPanel/article-preview',
  access: 'admin',
  summary: 'What is being written as its readers would see it. Nothing is saved',
  body: articleFields,
  reply: z.object({ article: fullArticle }),
});

export const uploadArticlePicture = call({
  method: 'POST',
  path: '/adminPanel/article-picture',
  access: 'admin',
  idempotent: true,
  summary: 'Send in a picture for an article: a data URL of a JPEG, PNG, WebP, GIF or AVIF',
  maxBody: limits.pictureText + 1_000,
  body: z.object({ image: z.string().min(1, 'required').max(limits.pictureText, 'too_large') }),
  reply: z.object({ message: success, picture }),
});
