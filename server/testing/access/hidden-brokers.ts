/** Who may see and decide about private accounts that look like those of agents, and what such an account may do itself. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildBrokerStep } from '../factories/broker-steps.ts';
import * as is from './roles.ts';

type Options = Parameters<typeof buildBrokerStep>[2];

/** Of somebody else, who is private. */
const buildStepOfOther = async (db: Db, options: Options) => {
  const id = await is.buildOtherUser(db);
  return { id: String(id), step_id: String(await buildBrokerStep(db, id, options)) };
};

const adminCases = (options: Options, body?: object, isOfStep = false): is.AccessCase[] => [
  {
    what: 'somebody’s',
    buildRequest: async (_, db) => {
      const params = await buildStepOfOther(db, options);
      return { params: isOfStep ? params : { id: params.id }, ...(body ? { body } : {}) };
    },
    expected: is.admin(200),
  },
  ...is.singleCase('nobody’s', is.admin(404), {
    params: { id: '999999999', ...(isOfStep ? { step_id: '1' } : {}) },
    ...(body ? { body } : {}),
  }),
];

/** Agents and admins have accounts too; a step on them is none that the rules know, but it would be theirs. */
const ownCase = (options: Options, body: object, expected: is.ExpectedStatuses): is.AccessCase => ({
  what: 'own',
  buildRequest: async (me, db) => {
    await buildBrokerStep(db, me.id, options);
    return { body };
  },
  expected,
});

export const hiddenBrokerCases = {
  'GET /adminPanel/hidden-brokers': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/hidden-brokers/{id}': adminCases({}),
  'POST /adminPanel/hidden-brokers/{id}/steps': adminCases({ answered: true }, { kind: 'limit', reason: is.reason }),
  'POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/acceptance': adminCases(
    { answered: true },
    { reason: is.reason },
    true,
  ),
  'POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/lifting': adminCases(
    { kind: 'limit' },
    { reason: is.reason },
    true,
  ),
  'PUT /adminPanel/hidden-brokers/{id}/steps/{step_id}/complaint': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({
        params: await buildStepOfOther(db, { kind: 'limit', complaint: true }),
        body: { outcome: 'accepted', decision: is.reason },
      }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody’s', is.admin(404), {
      params: { id: '999999999', step_id: '1' },
      body: { outcome: 'rejected', decision: is.reason },
    }),
  ],
  'GET /user/account-review': is.singleCase('own', is.authenticated(200)),
  'GET /user/account-review/open': is.singleCase('own', is.authenticated(200)),
  'PUT /user/account-review/answers': [
    ownCase({}, { answers: [] }, is.authenticated(200)),
    ...is.singleCase('not asked', is.authenticated(409), { body: { answers: [] } }),
  ],
  'POST /user/account-review/statement': [
    ownCase({}, { text: 'Δικά μου.', declared: true }, is.authenticated(200)),
    ...is.singleCase('not asked', is.authenticated(409), { body: { text: '', declared: true } }),
  ],
  'POST /user/account-review/steps/{id}/complaint': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        params: is.idParams(await buildBrokerStep(db, me.id, { kind: 'limit' })),
        body: { text: 'Δεν είμαι μεσίτης.' },
      }),
      expected: is.authenticated(200),
    },
    {
      what: 'of somebody else',
      buildRequest: async (_, db) => ({
        params: { id: (await buildStepOfOther(db, { kind: 'limit' })).step_id },
        body: { text: 'Δεν είμαι μεσίτης.' },
      }),
      expected: is.authenticated(404),
      strong: true,
    },
  ],
  'POST /account-review/complaint': is.singleCase('a code that nobody has', is.everyone(400), {
    body: { code: 'ABCD-EFGH-JKMN', text: 'Δεν είμαι μεσίτης.' },
  }),
  'POST /user/account-review/agency': is.singleCase('not asked', is.authenticated(409), {
    body: {
      agency: { name: 'Γραφείο', general_commercial_agency_id: '123456789000', tax_number: '090000045' },
      plan_id: 1,
      payment: 'deposit',
    },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
