/** What each kind of viewer may do with the money of agencies: its owners alone, and admins where a reason is given. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildChargeback } from '../factories/chargebacks.ts';
import * as is from './roles.ts';

/** Owners act on their own; admins have calls of their own for it. */
const ownActions = (status: number): is.ExpectedStatuses => ({
  ...is.agencyOwner(status),
  admin: 403,
  mainAdmin: 403,
  weakAdmin: 403,
});
/** Somebody else's: as if it were not there, but for admins. */
const others = (acting: number): is.ExpectedStatuses => ({ ...is.professional(404), admin: acting, mainAdmin: acting });

const stranger = async (db: Db): Promise<number> => {
  const id = await is.buildOtherAgency(db);
  const row = await db.selectFrom('agency').select('account_id').where('id', '=', id).executeTakeFirstOrThrow();
  const day = '2026-11-15';
  await db
    .insertInto('subscription')
    .values({
      account_id: row.account_id,
      plan_id: 1,
      payment: 'deposit',
      state: 'active',
      started_at: new Date(),
      trial_to: day,
      anchor: day,
      months: 1,
      period_from: day,
      period_to: '2099-12-15',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  return row.account_id;
};
const ofStranger = async (_: is.AccessUser, db: Db) => ({ query: { user_id: String(await stranger(db)) } });
const larger = { subscription_plan_id: 2, agreed_cents: 0 };

export const subscriptionCases = {
  'GET /user/subscription': [
    ...is.singleCase('own', { ...is.agencyOwner(200), admin: 404, mainAdmin: 404, weakAdmin: 403 }),
    { what: 'of another office', buildRequest: ofStranger, expected: others(200) },
  ],
  'GET /user/subscriptions': is.singleCase('own or all', { ...is.agencyOwner(200), weakAdmin: 403 }),
  'GET /user/subscription/charges': [
    ...is.singleCase('own', { ...is.agencyOwner(200), weakAdmin: 403 }),
    { what: 'of another office', buildRequest: ofStranger, expected: others(200) },
  ],
  'GET /user/subscription/quote': [
    ...is.singleCase('a plan', ownActions(200), { query: { subscription_plan_id: '2' } }),
    {
      what: 'of another office',
      buildRequest: async (_, db) => ({ query: { subscription_plan_id: '2', user_id: String(await stranger(db)) } }),
      expected: others(200),
    },
  ],
  'PUT /user/change-subscription-plan': [
    ...is.singleCase('a larger plan in the free months', ownActions(200), { body: larger }),
    {
      what: 'of another office',
      // The sum that was agreed to is not what it costs: nothing changes.
      buildRequest: async (_, db) => ({ body: { ...larger, user_id: await stranger(db) } }),
      expected: others(409),
    },
  ],
  'DELETE /user/subscription': [
    ...is.singleCase('own', ownActions(200)),
    { what: 'of another office', buildRequest: ofStranger, expected: others(200) },
  ],
  'POST /user/subscription/resume': is.singleCase('what was not cancelled', ownActions(409), {
    body: { agreed_cents: 0 },
  }),
  'PUT /user/change-payment': [
    ...is.singleCase('to deposit', ownActions(200), { body: { bank_deposit: true } }),
    ...is.singleCase('a card that is not theirs', ownActions(404), { body: { card_token_id: 'cs_1' } }),
  ],
  'POST /user/subscription/card': is.singleCase('without a provider', ownActions(409), { body: { mandate: true } }),
  'POST /user/subscription/pay': is.singleCase('without a provider', ownActions(409), { body: { charge_id: 1 } }),
  'POST /user/subscription/refresh': is.singleCase('own', ownActions(200)),
  'PUT /user/update-subscription': [
    {
      what: 'moves the end',
      buildRequest: async (_, db) => ({
        body: { user_id: await stranger(db), endDate: '2099-12-31', reason: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({ body: { user_id: await stranger(db), is_active: false } }),
      expected: is.admin(400),
    },
  ],
  'GET /adminPanel/finance': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/finance/export': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/chargebacks': is.singleCase('all', is.admin(200)),
  'PUT /adminPanel/chargebacks/{id}/handled': [
    {
      what: 'a lost one',
      buildRequest: async (_, db) => ({
        params: is.idParams(await buildChargeback(db, await stranger(db), { state: 'lost' })),
        body: { note: is.reason },
      }),
      expected: is.admin(200),
    },
    ...is.singleCase('none', is.admin(404), { params: is.idParams(999_999), body: { note: is.reason } }),
  ],
  'POST /adminPanel/refunds': is.singleCase('of no payment', is.admin(404), {
    body: { payment_id: 999_999, cents: 100, reason: is.reason },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
