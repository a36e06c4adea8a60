/** What each kind of viewer may do with scheduled pauses, their disputes and pairs of properties. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildExclusiveCase } from '../factories/exclusive-cases.ts';
import { buildAgency } from '../factories/records.ts';
import { buildScheduledPause, buildUnclearMatch } from '../factories/scheduled-pauses.ts';
import * as is from './roles.ts';

const buildOtherAgency = async (db: Db): Promise<number> => {
  const id = await is.buildOtherUser(db, { role_id: roleIds.agency });
  await buildAgency(db, is.CHALANDRI_DISTRICT_ID, id);
  return id;
};
const ensureAgency = async (db: Db, accountId: number): Promise<number> => {
  const known = await db.selectFrom('agency').select('id').where('account_id', '=', accountId).executeTakeFirst();
  if (!known) await buildAgency(db, is.CHALANDRI_DISTRICT_ID, accountId);
  return accountId;
};

type State = 'scheduled' | 'disputed';
const asOwner = async (db: Db, me: is.AccessUser, state: State) =>
  is.idParams(
    (await buildScheduledPause(db, { ownerId: me.worksFor, agencyAccountId: await buildOtherAgency(db), state })).id,
  );
const asAgency = async (db: Db, me: is.AccessUser, state: State) =>
  is.idParams(
    (
      await buildScheduledPause(db, {
        ownerId: await is.buildOtherUser(db),
        agencyAccountId: await ensureAgency(db, me.worksFor),
        state,
      })
    ).id,
  );
const ofOthers = async (db: Db, state: State) =>
  is.idParams(
    (
      await buildScheduledPause(db, {
        ownerId: await is.buildOtherUser(db),
        agencyAccountId: await buildOtherAgency(db),
        state,
      })
    ).id,
  );

type SideCase = { state: State; body?: object; owner: number; agency: number };
/** Admins are neither of the two: they have calls of their own. */
const sideCases = ({ state, body, owner, agency }: SideCase): is.AccessCase[] => [
  {
    what: 'the owner',
    buildRequest: async (me, db) => ({ params: await asOwner(db, me, state), ...(body ? { body } : {}) }),
    expected: is.authenticated(owner),
  },
  {
    what: 'the agency',
    buildRequest: async (me, db) => ({ params: await asAgency(db, me, state), ...(body ? { body } : {}) }),
    expected: is.authenticated(agency),
  },
  {
    what: 'others: nobody, admins neither',
    buildRequest: async (_, db) => ({ params: await ofOthers(db, state), ...(body ? { body } : {}) }),
    expected: is.authenticated(404),
    strong: true,
  },
];
const adminCase = (body?: object, status = 200): is.AccessCase[] => [
  {
    what: 'anybody’s',
    buildRequest: async (_, db) => ({ params: await ofOthers(db, 'disputed'), ...(body ? { body } : {}) }),
    expected: is.admin(status),
  },
  ...is.singleCase('none', is.admin(404), { params: { id: '999999999' }, ...(body ? { body } : {}) }),
];

const buildAgencyWithCase = async (db: Db, accountId: number) =>
  is.idParams(await buildExclusiveCase(db, [accountId, await buildOtherAgency(db)]));
const othersCase = async (db: Db) => buildAgencyWithCase(db, await buildOtherAgency(db));
/** An admin has no agency: the calls are open to them and there is nothing of theirs. */
const agencies = (status: number): is.ExpectedStatuses => ({
  ...is.professional(status),
  admin: 404,
  mainAdmin: 404,
  weakAdmin: 404,
});
const exclusiveCases = (body?: object): is.AccessCase[] => [
  {
    what: 'one of the two agencies',
    buildRequest: async (me, db) => ({
      params: await buildAgencyWithCase(db, await ensureAgency(db, me.worksFor)),
      ...(body ? { body } : {}),
    }),
    expected: is.professional(200),
  },
  {
    what: 'others: nobody, admins neither',
    buildRequest: async (_, db) => ({ params: await othersCase(db), ...(body ? { body } : {}) }),
    expected: agencies(404),
    strong: true,
  },
];
const exclusiveAdminCase = (body?: object, status = 200): is.AccessCase[] => [
  {
    what: 'anybody’s',
    buildRequest: async (_, db) => ({ params: await othersCase(db), ...(body ? { body } : {}) }),
    expected: is.admin(status),
  },
  ...is.singleCase('none', is.admin(404), { params: { id: '999999999' }, ...(body ? { body } : {}) }),
];

export const matchCases = {
  'GET /property/exclusive-cases': is.singleCase('own', is.professional(200)),
  'GET /property/exclusive-cases/{id}': exclusiveCases(),
  'POST /property/exclusive-cases/{id}/statements': exclusiveCases({ text: 'Έχουμε αποκλειστική εντολή.' }),
  'GET /adminPanel/exclusive-cases': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/exclusive-cases/{id}': exclusiveAdminCase(),
  'PUT /adminPanel/exclusive-cases/{id}/decision': exclusiveAdminCase({
    decision: 'both',
    reasons: 'Και οι δύο εντολές ισχύουν.',
  }),
  // Not decided yet.
  'POST /adminPanel/exclusive-cases/{id}/reopening': exclusiveAdminCase({ reason: 'Νέα στοιχεία.' }, 409),
  'GET /property/scheduled-pauses': is.singleCase('own', is.authenticated(200)),
  'GET /property/scheduled-pauses/{id}': sideCases({ state: 'scheduled', owner: 200, agency: 200 }),
  'POST /property/scheduled-pauses/{id}/objection': sideCases({
    state: 'scheduled',
    body: { reason: 'no_mandate' },
    owner: 200,
    agency: 404,
  }),
  'POST /property/scheduled-pauses/{id}/answer': sideCases({
    state: 'disputed',
    body: { text: 'Έχουμε εντολή.' },
    owner: 404,
    agency: 200,
  }),
  'POST /property/scheduled-pauses/{id}/messages': sideCases({
    state: 'disputed',
    body: { text: 'Μια ερώτηση.' },
    owner: 200,
    agency: 200,
  }),
  'GET /adminPanel/disputes': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/disputes/{id}': adminCase(),
  'PUT /adminPanel/disputes/{id}/decision': adminCase({ for: 'owner', decision: 'Δεν υπάρχει εντολή.' }),
  'POST /adminPanel/disputes/{id}/reopening': adminCase({ reason: 'Νέα στοιχεία.' }, 409),
  'POST /adminPanel/disputes/{id}/messages': adminCase({ to: 'agency', text: 'Στείλε μας την εντολή.' }),
  'GET /adminPanel/property-matches': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/property-matches/{property_id}/{other_id}': [
    {
      what: 'a pair',
      buildRequest: async (_, db) => ({ params: await buildUnclearMatch(db) }),
      expected: is.admin(200),
    },
    ...is.singleCase('none', is.admin(404), { params: { property_id: '1', other_id: '999999999' } }),
  ],
  'PUT /adminPanel/property-matches/{property_id}/{other_id}': [
    {
      what: 'a pair',
      buildRequest: async (_, db) => ({ params: await buildUnclearMatch(db), body: { decision: 'different' } }),
      expected: is.admin(200),
    },
    ...is.singleCase('none', is.admin(404), {
      params: { property_id: '1', other_id: '999999999' },
      body: { decision: 'same' },
    }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
