/** What each kind of viewer may do with the calls of the admin dashboard. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import { buildAgency } from '../factories/records.ts';
import * as is from './roles.ts';

export const adminCases = {
  'GET /adminPanel/failures': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/users': is.singleCase('all', is.admin(200)),
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
  'GET /adminPanel/waiting': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/audit-log/export': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/counts': is.singleCase('all', is.admin(200)),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
