import { z } from 'zod';
import { call, planned } from '../call.ts';
import { picture } from '../photos/model.ts';
import { names } from '../places/model.ts';

const articleCard = z.object({
  article_id: z.int(),
  category: z.string(),
  category_name: names,
  title: names,
  description: names,
  main_picture: picture.nullable(),
  minutes: z.int(),
  date: z.iso.datetime(),
});

export const articles = call({
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

export const article = call({
  method: 'GET',
  path: '/article/{id}',
  access: 'everyone',
  summary: 'One published article',
  maxAge: 300,
  params: z.object({ id: z.coerce.number().int().min(1).max(2_000_000_000) }),
  reply: z.object({
    article: articleCard.extend({ content: names, author: z.string(), tags: z.array(z.string()) }),
  }),
});

export const createArticle = planned('POST', '/adminPanel/article', 'admin', 'Write an article');
export const updateArticle = planned('PUT', '/adminPanel/article/{id}', 'admin', 'Change an article');
export const deleteArticle = planned('DELETE', '/adminPanel/article/{id}', 'admin', 'Delete an article');
