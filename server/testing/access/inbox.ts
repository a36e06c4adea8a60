/** What each kind of lead may do with messages, phones and reports. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildContactableListing, buildConversation, newClientKey } from '../factories/conversations.ts';
import { buildReportMisuse } from '../factories/report-misuse.ts';
import * as is from './roles.ts';

const request = async (db: Db, owner?: number) => {
  const { property_id } = await buildContactableListing(db, owner ?? (await is.buildOtherUser(db)));
  return { for: 'sale', property_id };
};
const paused = async (db: Db) => {
  const { property_id } = await buildContactableListing(db, await is.buildOtherUser(db), { is_active: false });
  return { for: 'sale', property_id };
};
const message = () => ({
  body: 'Καλημέρα, είναι διαθέσιμο;',
  client_key: newClientKey(),
  name: 'Νίκος',
  email: is.newEmail(),
});
const withOwner = async (db: Db, me: is.AccessUser) =>
  is.idParams(await buildConversation(db, me.worksFor, await is.buildOtherUser(db)));
const createConversationWithLead = async (db: Db, me: is.AccessUser) =>
  is.idParams(await buildConversation(db, await is.buildOtherUser(db), me.id));
const ofOthers = async (db: Db) =>
  is.idParams(await buildConversation(db, await is.buildOtherUser(db), await is.buildOtherUser(db)));
const unknownKey = 'A'.repeat(43);
/** A visitor, and who has no session any more, must do the sum first. */
const workFirst = (status: number): is.ExpectedStatuses => ({ ...is.everyone(status), visitor: 428, blocked: 428 });

const thread = (status: number, body?: () => object): is.AccessCase[] => [
  {
    what: 'of one’s own ad',
    buildRequest: async (me, db) => ({ params: await withOwner(db, me), body: body?.() ?? {} }),
    expected: is.authenticated(status),
  },
  {
    what: 'that one began',
    buildRequest: async (me, db) => ({ params: await createConversationWithLead(db, me), body: body?.() ?? {} }),
    expected: is.authenticated(status),
  },
  {
    what: 'of two others: nobody, admins neither',
    buildRequest: async (_, db) => ({ params: await ofOthers(db), body: body?.() ?? {} }),
    expected: is.authenticated(404),
    strong: true,
  },
];

const reportOf = async (db: Db) => {
  const { property_id, listing_id } = await buildContactableListing(db, await is.buildOtherUser(db));
  const made = { property_id, listing_id, reason_id: 9, description: 'Ζητά προκαταβολή' };
  const inserted = db
    .insertInto('report')
    .values({ ...made, purpose: 1, locale: 'el', at: new Date('2026-11-15T09:00:00Z') });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
};

const alertEmailCases = (): is.AccessCase[] => [
  {
    what: 'to a user',
    buildRequest: async (_, db) => ({ body: { user_id: await is.buildOtherUser(db), reason_id: 9 } }),
    expected: is.admin(200),
  },
  {
    what: 'to another admin: nobody',
    buildRequest: async (_, db) => ({ body: { user_id: await is.buildOtherAdmin(db), reason_id: 9 } }),
    expected: is.admin(403),
  },
];

export const inboxCases = {
  'GET /inbox/proof-of-work': is.singleCase('anybody', is.everyone(200)),
  'POST /property/contact': [
    {
      what: 'a member at once, a visitor after the sum',
      buildRequest: async (_, db) => ({ body: { ...(await request(db)), ...message() } }),
      expected: workFirst(200),
    },
    {
      what: 'oneself: nobody',
      buildRequest: async (me, db) => ({ body: { ...(await request(db, me.worksFor)), ...message() } }),
      expected: { ...is.everyone(403), visitor: 428, blocked: 404 },
    },
    {
      what: 'about a paused ad: nobody',
      buildRequest: async (_, db) => ({ body: { ...(await paused(db)), ...message() } }),
      expected: is.everyone(404),
    },
  ],
  'POST /property/contact/resend': [
    {
      what: 'an unknown message, after the sum',
      buildRequest: async (_, db) => ({
        body: { ...(await request(db)), email: 'nobody@estia.example', client_key: unknownKey },
      }),
      expected: is.everyone(428),
    },
  ],
  'POST /property/contact/confirm': is.singleCase('an unknown key', is.everyone(410), { body: { key: unknownKey } }),
  'POST /property/phone': [
    {
      what: 'of an active ad',
      buildRequest: async (_, db) => ({ body: await request(db) }),
      expected: is.everyone(200),
    },
    { what: 'of a paused ad', buildRequest: async (_, db) => ({ body: await paused(db) }), expected: is.everyone(404) },
  ],
  'GET /inbox': is.singleCase('own', is.authenticated(200)),
  'GET /inbox/unread': is.singleCase('own', is.authenticated(200)),
  'GET /inbox/{id}': thread(200),
  'POST /inbox/{id}': thread(200, message),
  'PUT /inbox/{id}': thread(200, () => ({ archived: true })),
  'PUT /inbox/{id}/assign': [
    {
      what: 'of one’s own ad, to nobody',
      buildRequest: async (me, db) => ({ params: await withOwner(db, me), body: { user_id: null } }),
      expected: is.authenticated(200),
    },
    {
      what: 'of one’s own ad, to who is not of the office',
      buildRequest: async (me, db) => ({
        params: await withOwner(db, me),
        body: { user_id: await is.buildOtherUser(db) },
      }),
      expected: is.authenticated(400),
    },
    {
      what: 'that one began: the office’s to give',
      buildRequest: async (me, db) => ({ params: await createConversationWithLead(db, me), body: { user_id: null } }),
      expected: is.authenticated(403),
    },
    {
      what: 'of two others: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: await ofOthers(db), body: { user_id: null } }),
      expected: is.authenticated(404),
      strong: true,
    },
  ],
  'POST /inbox/by-key': is.singleCase('an unknown key', is.everyone(410), { body: { key: unknownKey } }),
  'POST /inbox/by-key/reply': is.singleCase('an unknown key', is.everyone(410), {
    body: { key: unknownKey, ...message() },
  }),
  'PUT /property/report': [
    {
      what: 'an active ad',
      buildRequest: async (_, db) => ({ body: { ...(await request(db)), reason_id: 9, good_faith: true } }),
      expected: workFirst(200),
    },
    {
      what: 'a paused ad',
      buildRequest: async (_, db) => ({ body: { ...(await paused(db)), reason_id: 9, good_faith: true } }),
      expected: is.everyone(404),
    },
  ],
  'POST /property/report/confirm': is.singleCase('a code that nobody has', is.everyone(400), {
    body: { code: 'ABCD-EFGH-JKMN' },
  }),
  'PUT /adminPanel/report-misuse/{id}/lifting': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildReportMisuse(db, await is.buildOtherUser(db))),
        body: { reason: is.reason },
      }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody’s', is.admin(404), { params: is.idParams(999_999_999), body: { reason: is.reason } }),
  ],
  'GET /user/user-alerts': is.singleCase('all', is.admin(200)),
  'POST /user/send-alert-mail': alertEmailCases(),
  'POST /adminPanel/alert-mail-preview': alertEmailCases(),
  'PUT /user/user-alerts/{id}': [
    {
      what: 'with a reason',
      buildRequest: async (_, db) => ({
        params: is.idParams(await reportOf(db)),
        body: { state: 'upheld', decision: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({ params: is.idParams(await reportOf(db)), body: { state: 'dismissed' } }),
      expected: is.admin(400),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
