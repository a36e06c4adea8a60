/** What each kind of asker may do with saved searches: their own, and never those of others. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildSavedSearch, buildSubscriber } from '../factories/saved-searches.ts';
import * as is from './roles.ts';

const savedBy = async (db: Db, accountId: number): Promise<number> => {
  const known = await db.selectFrom('subscriber').select('id').where('account_id', '=', accountId).executeTakeFirst();
  return buildSavedSearch(db, known?.id ?? (await buildSubscriber(db, { account_id: accountId })));
};

const ownAndOthers = (body?: object): is.AccessCase[] => [
  {
    what: 'one of their own',
    buildRequest: async (me, db) => ({ params: is.idParams(await savedBy(db, me.id)), ...(body ? { body } : {}) }),
    expected: is.authenticated(200),
  },
  {
    what: 'one of somebody else: nobody, admins neither',
    buildRequest: async (_, db) => ({
      params: is.idParams(await savedBy(db, await is.buildOtherUser(db))),
      ...(body ? { body } : {}),
    }),
    expected: is.authenticated(404),
    strong: true,
  },
];

const filter = { for: 'sale', category_id: 1, district_ids: [is.CHALANDRI_DISTRICT_ID] };
const guess = 'A'.repeat(43);
const push = {
  endpoint: 'https://push.example/one',
  /** A point of the curve: the vector of RFC 8291. */
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const alertCases = {
  'GET /user/saved-searches': is.singleCase('the own list', is.authenticated(200)),
  'POST /user/saved-searches': is.singleCase('a search', is.authenticated(200), { body: { filter } }),
  'PUT /user/saved-searches': is.singleCase('all of the own list', is.authenticated(200), {
    body: { action: 'pause' },
  }),
  'PUT /user/saved-searches/{id}': ownAndOthers({ name: 'Για τη Μαρία' }),
  'DELETE /user/saved-searches/{id}': ownAndOthers(),
  'GET /user/saved-searches/{id}/matches': ownAndOthers(),
  'PUT /user/saved-searches/{id}/seen': ownAndOthers(),
  'GET /user/alert-settings': is.singleCase('their own', is.authenticated(200)),
  'PUT /user/alert-settings': is.singleCase('their own', is.authenticated(200), { body: { locale: 'en' } }),
  'POST /user/push-subscriptions': is.singleCase('their own browser', is.authenticated(200), { body: push }),
  'DELETE /user/push-subscriptions': is.singleCase('one that is not theirs changes nothing', is.authenticated(200), {
    body: { endpoint: push.endpoint },
  }),
  'POST /saved-searches': [
    {
      what: 'with an email address that somebody has: the answer is the same for all',
      buildRequest: () => ({ body: { email: is.newEmail(), filter } }),
      expected: is.everyone(200),
    },
  ],
  'POST /saved-searches/confirm': is.singleCase('with a code that nobody was sent', is.everyone(410), {
    body: { code: 'ABCD-EFGH-JKMN-PQRS-TVWX' },
  }),
  'POST /saved-searches/list': is.singleCase('with a guessed key', is.everyone(404), { body: { key: guess } }),
  'POST /saved-searches/send-link': [
    {
      what: 'of an address that nobody knows',
      // One for each: an address is sent few links a day.
      buildRequest: async (me) => ({ body: { email: `nobody-${me?.id ?? 'visitor'}@estia.example` } }),
      expected: is.everyone(200),
    },
  ],
  'POST /saved-searches/update': is.singleCase('with a guessed key', is.everyone(404), {
    body: { key: guess, id: 1, is_paused: true },
  }),
  'POST /saved-searches/update-all': is.singleCase('with a guessed key', is.everyone(404), {
    body: { key: guess, action: 'stop' },
  }),
  'GET /alerts/unsubscribe/{token}': is.singleCase('with a guessed token', is.everyone(404), {
    params: { token: guess },
  }),
  'POST /alerts/unsubscribe/{token}': is.singleCase('with a guessed token', is.everyone(404), {
    params: { token: guess },
  }),
  'GET /property/listings': is.singleCase('cards of what is on offer', is.everyone(200), { query: { ids: '1' } }),
  'GET /property/demand': is.singleCase('a rounded number', is.everyone(200), {
    query: { for: 'sale', category_id: '1', district_id: String(is.CHALANDRI_DISTRICT_ID) },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
