/** Who reads which decisions: the account that was restricted, for an agency its owners. */
import type { CallByKey } from '@estia/contract/calls';
import { buildComplaint, buildStatement } from '../factories/statements-of-reasons.ts';
import * as is from './roles.ts';

export const statementCases = {
  'GET /user/decisions': is.singleCase('own', is.authenticated(200)),
  'GET /user/decisions/{id}': [
    {
      what: 'about the account or agency one works for: not agents',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildStatement(db, me.worksFor)) }),
      expected: { ...is.authenticated(200), agent: 404 },
    },
    {
      what: 'about another: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await buildStatement(db, await is.buildOtherUser(db))) }),
      expected: is.authenticated(404),
    },
  ],
  'POST /user/decisions/{id}/complaint': [
    {
      what: 'about the account or agency one works for: not agents',
      buildRequest: async (me, db) => ({
        params: is.idParams(await buildStatement(db, me.worksFor)),
        body: { text: is.reason },
      }),
      expected: { ...is.authenticated(200), agent: 404 },
    },
    {
      what: 'about another: nobody',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildStatement(db, await is.buildOtherUser(db))),
        body: { text: is.reason },
      }),
      expected: is.authenticated(404),
    },
  ],
  'GET /adminPanel/complaints': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/complaints/{id}': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({ params: is.idParams(await buildComplaint(db, await is.buildOtherUser(db))) }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody’s', is.admin(404), { params: is.idParams(999_999_999) }),
  ],
  'PUT /adminPanel/complaints/{id}': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildComplaint(db, await is.buildOtherUser(db))),
        body: { outcome: 'accepted', answer: is.reason },
      }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody’s', is.admin(404), {
      params: is.idParams(999_999_999),
      body: { outcome: 'rejected', answer: is.reason },
    }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
