/** What each kind of viewer may do with the calls of the admin dashboard. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildAgency } from '../factories/records.ts';
import * as is from './roles.ts';

async function buildListView(db: Db, account_id: number): Promise<number> {
  const { id } = await db
    .insertInto('admin_list_view')
    .values({ account_id, list: 'users', name: 'Δική μου', query: 'status=blocked', created_at: new Date() })
    .onConflict((conflict) => conflict.columns(['account_id', 'list', 'query']).doUpdateSet({ name: 'Δική μου' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildBulk(db: Db, admin_id: number): Promise<number> {
  const { id } = await db
    .insertInto('admin_bulk_action')
    .values({ admin_id, list: 'users', action: 'block', matched_count: 1, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('admin_bulk_item')
    .values({ bulk_id: id, subject_id: await is.buildOtherUser(db), based_on: 'approved' })
    .execute();
  return id;
}

export const adminCases = {
  'GET /adminPanel/failures': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/system': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/agencies': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/agencies/export': is.singleCase('all', is.admin(200), { body: {} }),
  'POST /adminPanel/listings/export': is.singleCase('all', is.admin(200), { body: { for: 'sale' } }),
  'POST /adminPanel/subscriptions/export': is.singleCase('all', is.admin(200), { body: {} }),
  'POST /adminPanel/reports/export': is.singleCase('all', is.admin(200), { body: {} }),
  'GET /adminPanel/list-views': is.singleCase('own', is.admin(200), { query: { list: 'users' } }),
  'POST /adminPanel/list-views': is.singleCase('a new one', is.admin(200), {
    body: { list: 'users', name: 'Σε αναμονή', query: 'status=waiting' },
  }),
  'PUT /adminPanel/list-views/{id}': [
    {
      what: 'one’s own',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildListView(db, me.id)), body: { name: 'Άλλη' } }),
      expected: is.admin(200),
    },
    {
      what: 'a colleague’s',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildListView(db, await is.buildOtherAdmin(db))),
        body: { name: 'Άλλη' },
      }),
      expected: is.admin(404),
    },
  ],
  'DELETE /adminPanel/list-views/{id}': [
    {
      what: 'one’s own',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildListView(db, me.id)) }),
      expected: is.admin(200),
    },
    {
      what: 'a colleague’s',
      buildRequest: async (_, db) => ({ params: is.idParams(await buildListView(db, await is.buildOtherAdmin(db))) }),
      expected: is.admin(404),
    },
  ],
  'POST /adminPanel/bulk-actions': [
    {
      what: 'a user',
      buildRequest: async (_, db) => ({
        body: { list: 'users', action: 'block', ids: [await is.buildOtherUser(db)] },
      }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody', is.admin(404), { body: { list: 'users', action: 'block', ids: [999_999_999] } }),
    ...is.singleCase('what the list does not offer', is.admin(400), {
      body: { list: 'users', action: 'uphold', ids: [999_999_999] },
    }),
  ],
  'GET /adminPanel/bulk-actions/{id}': [
    {
      what: 'one’s own',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildBulk(db, me.id)) }),
      expected: is.admin(200),
    },
    {
      what: 'a colleague’s',
      buildRequest: async (_, db) => ({ params: is.idParams(await buildBulk(db, await is.buildOtherAdmin(db))) }),
      expected: is.admin(404),
    },
  ],
  'PUT /adminPanel/bulk-actions/{id}': [
    {
      what: 'one’s own',
      buildRequest: async (me, db) => ({
        params: is.idParams(await buildBulk(db, me.id)),
        body: { reason: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildBulk(db, me.id)), body: {} }),
      expected: is.admin(400),
    },
    {
      what: 'a colleague’s',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildBulk(db, await is.buildOtherAdmin(db))),
        body: { reason: is.reason },
      }),
      expected: is.admin(404),
    },
  ],
  'GET /adminPanel/users': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/users/export': is.singleCase('all', is.admin(200), { body: {} }),
  'GET /adminPanel/users/{id}': [
    {
      what: 'one',
      buildRequest: async (_, db) => ({ params: is.idParams(await is.buildOtherUser(db)) }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody', is.admin(404), { params: { id: '999999999' } }),
  ],
  'PUT /adminPanel/users/{id}/status': [
    {
      what: 'a user',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherUser(db)),
        body: { status: 'blocked', reason: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherUser(db)),
        body: { status: 'blocked' },
      }),
      expected: is.admin(400),
    },
    {
      what: 'an admin: the main admin',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherAdmin(db)),
        body: { status: 'blocked', reason: is.reason },
      }),
      expected: is.mainAdmin(200),
    },
    {
      what: 'the main admin: nobody',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherMainAdmin(db)),
        body: { status: 'blocked', reason: is.reason },
      }),
      expected: is.authenticated(403),
    },
    {
      what: 'oneself: nobody',
      buildRequest: (me) => ({ params: is.idParams(me.id), body: { status: 'blocked', reason: is.reason } }),
      expected: is.authenticated(403),
    },
  ],
  'DELETE /adminPanel/users/{id}/second-factors': [
    {
      what: 'of a user',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherUser(db)),
        body: { reason: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'of an admin: the main admin',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherAdmin(db)),
        body: { reason: is.reason },
      }),
      expected: is.mainAdmin(200),
    },
    {
      what: 'of the main admin: nobody',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherMainAdmin(db)),
        body: { reason: is.reason },
      }),
      expected: is.authenticated(403),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({ params: is.idParams(await is.buildOtherUser(db)) }),
      expected: is.admin(400),
    },
  ],
  'POST /adminPanel/users/{id}/business-register-check': [
    {
      what: 'a professional',
      buildRequest: async (_, db) => {
        const owner = await is.buildOtherUser(db, { role_id: roleIds.agency });
        await buildAgency(db, is.CHALANDRI_DISTRICT_ID, owner);
        return { params: is.idParams(owner) };
      },
      expected: is.admin(200),
    },
    {
      what: 'no office',
      buildRequest: async (_, db) => ({ params: is.idParams(await is.buildOtherUser(db)) }),
      expected: is.admin(404),
    },
  ],
  'POST /adminPanel/users': [
    {
      what: 'a new user',
      buildRequest: () => ({ body: { email: is.newEmail(), username: 'Νέα', reason: is.reason } }),
      expected: is.admin(200),
    },
  ],
  'POST /adminPanel/users/password-email': [
    { what: 'a user', buildRequest: ({ email }) => ({ body: { email, reason: is.reason } }), expected: is.admin(200) },
    {
      what: 'nobody',
      buildRequest: () => ({ body: { email: is.newEmail(), reason: is.reason } }),
      expected: is.admin(404),
    },
  ],
  'GET /adminPanel/administrators': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/administrators': [
    {
      what: 'a new one: the main admin',
      buildRequest: () => ({ body: { email: is.newEmail(), username: 'Νέα', reason: is.reason } }),
      expected: is.mainAdmin(200),
    },
  ],
  'DELETE /adminPanel/administrators/{id}': [
    {
      what: 'one: the main admin',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherAdmin(db)),
        body: { reason: is.reason },
      }),
      expected: is.mainAdmin(200),
    },
    {
      what: 'the main admin: nobody',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherMainAdmin(db)),
        body: { reason: is.reason },
      }),
      expected: is.authenticated(403),
    },
    {
      what: 'somebody who is none',
      buildRequest: async (_, db) => ({
        params: is.idParams(await is.buildOtherUser(db)),
        body: { reason: is.reason },
      }),
      expected: is.mainAdmin(404),
    },
  ],
  'GET /adminPanel/audit-log': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/audit-log/export': is.singleCase('all', is.admin(200)),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
