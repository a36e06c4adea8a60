/** What each kind of viewer may do with articles: reading is in the table of everyone, writing is the admins'. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { articleInput, buildArticle, pictureDataUrl } from '../factories/articles.ts';
import * as is from './roles.ts';

const one = async (db: Db) => {
  const id = await buildArticle(db, { published_at: null });
  return { params: { id: String(id) }, body: { version: 1 } };
};
const nobodys = { params: { id: '1999999999' }, body: { version: 1, revision: 1 } };
const cases = (body: object = {}): is.AccessCase[] => [
  {
    what: 'an article',
    buildRequest: async (_, db) => {
      const { params, body: version } = await one(db);
      return { params, body: { ...version, ...body } };
    },
    expected: is.admin(200),
  },
  { what: 'none', buildRequest: () => nobodys, expected: is.admin(404) },
];

export const articleCases = {
  'POST /adminPanel/article': is.singleCase('a new one', is.admin(200), { body: articleInput() }),
  'PUT /adminPanel/article/{id}': cases({ author: 'Estia' }),
  'DELETE /adminPanel/article/{id}': cases(),
  'GET /adminPanel/articles': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/article/{id}': cases(),
  'GET /adminPanel/article/{id}/revisions': cases().slice(0, 1),
  'PUT /adminPanel/article/{id}/restore': cases({ revision: 1 }),
  'GET /adminPanel/article/{id}/preview': cases(),
  'POST /adminPanel/article-preview': is.singleCase('a text', is.admin(200), { body: articleInput() }),
  'POST /adminPanel/article-picture': [
    {
      what: 'a picture',
      buildRequest: async () => ({ body: { image: await pictureDataUrl() } }),
      expected: is.admin(200),
    },
    ...is.singleCase('not a picture', is.admin(400), { body: { image: 'data:image/png;base64,AAAA' } }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
