/** What each kind of viewer may do with the calls of accounts, to their own records and to those of others. */
import type { CallByKey } from '@estia/contract/calls';
import { createSession } from '../../src/platform/auth/sessions.ts';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const newPassword = 'κόκκινο τρένο στο βουνό';
const proof = { current_password: is.password };
const wrongProof = { current_password: 'όχι αυτός' };
const sessionOf = async (db: Db, accountId: number) => {
  await createSession(db, accountId, new Date());
  const found = db.selectFrom('session').select('id').where('account_id', '=', accountId).orderBy('id', 'desc');
  return (await found.executeTakeFirstOrThrow()).id;
};
const passkeyOf = async (db: Db, accountId: number) => {
  const values = { account_id: accountId, credential_id: is.newEmail(), public_key: Buffer.from('x'), counter: 0 };
  const inserted = db.insertInto('passkey').values({ ...values, name: 'Κινητό', created_at: new Date() });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
};
const exportOf = async (db: Db, accountId: number) => {
  const made = { account_id: accountId, requested_at: new Date(), ready_at: new Date(), bytes: 1, file_key: 'none' };
  const inserted = db.insertInto('data_export').values({ ...made, expires_at: new Date('2030-01-01') });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
};
const owners = { professional: 200, otherProfessional: 200, waiting: 200, rejected: 200 };

export const accountCases = {
  'POST /user/register': [
    {
      what: 'a new email',
      buildRequest: () => ({
        body: { email: is.newEmail(), password: newPassword, username: 'Νέος', terms_accepted: true, over_18: true },
      }),
      expected: is.everyone(200),
    },
    {
      what: 'an email that is taken',
      buildRequest: ({ email }) => ({
        body: { email, password: newPassword, username: 'Νέος', terms_accepted: true, over_18: true },
      }),
      expected: is.everyone(409),
    },
  ],
  'POST /user/login': [
    {
      what: 'the own password; who is blocked is told so, and is nobody',
      buildRequest: ({ email }) => ({ body: { email, password: is.password } }),
      expected: { ...is.everyone(200), blocked: 403 },
    },
    {
      what: 'a wrong password',
      buildRequest: ({ email }) => ({ body: { email, password: 'όχι αυτός' } }),
      expected: is.everyone(401),
    },
  ],
  'POST /user/login/passkey-options': is.singleCase('without a challenge', is.everyone(401)),
  'POST /user/login/second-factor': is.singleCase('a challenge nobody gave', is.everyone(401), {
    body: { challenge: 'x'.repeat(43), code: '123456' },
  }),
  'POST /user/logout': is.singleCase('also without a session', is.everyone(200)),
  'POST /user/send-email-password': [
    { what: 'a known email', buildRequest: ({ email }) => ({ body: { email } }), expected: is.everyone(200) },
    { what: 'an unknown email', buildRequest: () => ({ body: { email: is.newEmail() } }), expected: is.everyone(200) },
  ],
  'POST /user/user-reset-password': [
    {
      what: 'a code nobody mailed',
      buildRequest: ({ email }) => ({
        body: { email, oneTimePassword: '12345678', password: newPassword, passwordConfirmation: newPassword },
      }),
      expected: is.everyone(400),
    },
  ],
  'POST /user/confirm-email': is.singleCase('a code nobody mailed', is.everyone(400), {
    body: { code: 'ABCD-EFGH-JKMN' },
  }),
  'POST /user/resend-confirmation': is.singleCase('own', is.authenticated(200)),
  'GET /user/profile': [
    ...is.singleCase('own', is.authenticated(200)),
    {
      what: 'of another: admins',
      buildRequest: async (_, db) => ({ query: { user_id: String(await is.buildOtherUser(db)) } }),
      expected: is.adminElse(200, 404),
    },
    ...is.singleCase('of nobody', is.authenticated(404), { query: { user_id: '999999999' } }),
  ],
  'POST /user/update': [
    ...is.singleCase('own', is.authenticated(200), { body: { username: 'Άλλο όνομα' } }),
    {
      what: 'of another: admins with a reason',
      buildRequest: async (_, db) => ({
        body: { user_id: await is.buildOtherUser(db), username: 'Άλλο', reason: is.reason },
      }),
      expected: is.adminElse(200, 404),
    },
    {
      what: 'of another without a reason',
      buildRequest: async (_, db) => ({ body: { user_id: await is.buildOtherUser(db), username: 'Άλλο' } }),
      expected: is.adminElse(400, 404),
    },
    {
      what: 'of an admin: the main admin',
      buildRequest: async (_, db) => ({
        body: { user_id: await is.buildOtherAdmin(db), username: 'Άλλο', reason: is.reason },
      }),
      expected: { ...is.authenticated(404), admin: 403, mainAdmin: 200 },
    },
  ],
  'POST /user/update-agency': [
    ...is.singleCase(
      'own: whoever has one, but agents',
      { ...is.authenticated(404), ...owners, agent: 403 },
      { body: { contact_person: 'Μαρία' } },
    ),
    {
      what: 'of another, whom everybody sees: admins with a reason',
      buildRequest: async (_, db) => ({
        body: { agency_id: await is.buildOtherAgency(db), contact_person: 'Μαρία', reason: is.reason },
      }),
      expected: is.adminElse(200, 403),
    },
    {
      what: 'of another, without a reason',
      buildRequest: async (_, db) => ({ body: { agency_id: await is.buildOtherAgency(db), contact_person: 'Μαρία' } }),
      expected: is.adminElse(400, 403),
    },
    {
      what: 'of another who waits, whom nobody else sees',
      buildRequest: async (_, db) => ({
        body: { agency_id: await is.buildOtherAgency(db, 'waiting'), contact_person: 'Μαρία', reason: is.reason },
      }),
      expected: is.adminElse(200, 404),
    },
  ],
  'GET /user/agency': [
    ...is.singleCase('own: whoever has one, or works there', { ...is.everyone(404), ...owners, agent: 200 }),
    {
      what: 'of another, approved',
      buildRequest: async (_, db) => ({ query: { agency_id: String(await is.buildOtherAgency(db)) } }),
      expected: is.everyone(200),
    },
    {
      what: 'of another who waits',
      buildRequest: async (_, db) => ({ query: { agency_id: String(await is.buildOtherAgency(db, 'waiting')) } }),
      expected: { ...is.everyone(404), admin: 200, mainAdmin: 200 },
    },
  ],
  'POST /user/agency/phone': [
    {
      what: 'of an approved office',
      buildRequest: async (_, db) => {
        const id = await is.buildOtherAgency(db);
        await db
          .updateTable('agency')
          .set({ phones: ['+302101234567'] })
          .where('id', '=', id)
          .execute();
        return { body: { agency_id: id } };
      },
      expected: is.everyone(200),
    },
    {
      what: 'of one that waits',
      buildRequest: async (_, db) => ({ body: { agency_id: await is.buildOtherAgency(db, 'waiting') } }),
      expected: is.everyone(404),
    },
  ],
  'GET /user/agencies': is.singleCase('by number', is.everyone(200), {
    query: { general_commercial_agency_id: '123456789000' },
  }),
  'POST /user/change-password': [
    ...is.singleCase('own', is.authenticated(200), {
      body: { ...proof, password: newPassword, passwordConfirmation: newPassword },
    }),
    ...is.singleCase('a wrong password', is.authenticated(400), {
      body: { ...wrongProof, password: newPassword, passwordConfirmation: newPassword },
    }),
  ],
  'POST /user/change-email': [
    {
      what: 'own',
      buildRequest: () => ({ body: { email: is.newEmail(), ...proof } }),
      expected: is.authenticated(200),
    },
    ...is.singleCase('a wrong password', is.authenticated(400), {
      body: { email: 'other@estia.example', ...wrongProof },
    }),
  ],
  'POST /user/confirm-email-change': is.singleCase('a code nobody mailed', is.everyone(400), {
    body: { code: 'ABCD-EFGH-JKMN' },
  }),
  'DELETE /user/change-email': is.singleCase('own', is.authenticated(200)),
  'GET /user/sessions': is.singleCase('own', is.authenticated(200)),
  'DELETE /user/sessions': is.singleCase('own', is.authenticated(200)),
  'DELETE /user/sessions/{id}': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ params: is.idParams(await sessionOf(db, me.id)) }),
      expected: is.authenticated(200),
    },
    {
      what: 'of another: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await sessionOf(db, await is.buildOtherUser(db))) }),
      expected: is.authenticated(404),
    },
  ],
  'GET /user/second-factors': is.singleCase('own', is.authenticated(200)),
  'POST /user/second-factors/totp': [
    ...is.singleCase('own, the first', is.authenticated(200), { body: proof }),
    ...is.singleCase('a wrong password', is.authenticated(400), { body: wrongProof }),
    {
      what: 'own, when there is one: in sessions that gave it',
      buildRequest: async (me, db) => {
        await passkeyOf(db, me.id);
        return { body: proof };
      },
      expected: is.adminElse(200, 403),
    },
  ],
  'POST /user/second-factors/totp/confirm': is.singleCase('a wrong code', is.authenticated(400), {
    body: { code: '123456' },
  }),
  'DELETE /user/second-factors/totp': [
    ...is.singleCase('there is none', is.authenticated(404), { body: proof }),
    ...is.singleCase('a wrong password', is.authenticated(400), { body: wrongProof }),
  ],
  'POST /user/second-factors/recovery-codes': [
    ...is.singleCase('without a factor', is.authenticated(403), { body: proof }),
    {
      what: 'with a factor: in sessions that gave it',
      buildRequest: async (me, db) => {
        await passkeyOf(db, me.id);
        return { body: proof };
      },
      expected: is.adminElse(200, 403),
    },
  ],
  'POST /user/passkeys/options': is.singleCase('own', is.authenticated(200), { body: proof }),
  'POST /user/passkeys': is.singleCase('no passkey at all', is.authenticated(400), {
    body: { name: 'Κινητό', credential: {} },
  }),
  'DELETE /user/passkeys/{id}': [
    {
      what: 'own: but admins are never without a factor',
      buildRequest: async (me, db) => ({ params: is.idParams(await passkeyOf(db, me.id)), body: proof }),
      strong: true,
      expected: { ...is.authenticated(200), admin: 403, mainAdmin: 403, weakAdmin: 403 },
    },
    {
      what: 'own, in a session without second factor',
      buildRequest: async (me, db) => ({ params: is.idParams(await passkeyOf(db, me.id)), body: proof }),
      expected: is.authenticated(403),
    },
    {
      what: 'of another: nobody, admins neither',
      buildRequest: async (_, db) => ({
        params: is.idParams(await passkeyOf(db, await is.buildOtherUser(db))),
        body: proof,
      }),
      strong: true,
      expected: is.authenticated(404),
    },
  ],
  'POST /user/exports': [
    ...is.singleCase('own', is.authenticated(200), { body: proof }),
    ...is.singleCase('a wrong password', is.authenticated(400), { body: wrongProof }),
  ],
  'GET /user/exports': is.singleCase('own', is.authenticated(200)),
  'GET /user/exports/{id}': [
    {
      what: 'of another: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await exportOf(db, await is.buildOtherUser(db))) }),
      expected: is.authenticated(404),
    },
  ],
  'DELETE /user/delete': [
    ...is.singleCase(
      'own: all but the main admin',
      { ...is.authenticated(200), mainAdmin: 403, weakAdmin: 403 },
      { body: proof },
    ),
    ...is.singleCase('a wrong password', is.authenticated(400), { body: wrongProof }),
    {
      what: 'of another: admins with a reason',
      buildRequest: async (_, db) => ({
        query: { user_id: String(await is.buildOtherUser(db)) },
        body: { reason: is.reason },
      }),
      expected: { ...is.adminElse(200, 404), weakAdmin: 403 },
    },
    {
      what: 'of an admin: nobody, they are taken out of office first',
      buildRequest: async (_, db) => ({
        query: { user_id: String(await is.buildOtherAdmin(db)) },
        body: { reason: is.reason },
      }),
      expected: { ...is.adminElse(403, 404), weakAdmin: 403 },
    },
  ],
  'POST /user/undo-delete': is.singleCase('a code nobody mailed', is.everyone(400), {
    body: { code: 'ABCD-EFGH-JKMN' },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
