/** What each kind of viewer may do with the team and the logo of an agency, their own and another's. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const agencyOf = async (db: Db, accountId: number) =>
  (await db.selectFrom('agency').select('id').where('account_id', '=', accountId).executeTakeFirst())?.id;

/** Of the asker's own agency; of some agency where they have none, so that there is one to be refused. */
const ownAgency = async (db: Db, me: is.AccessUser) =>
  (await agencyOf(db, me.worksFor)) ?? (await is.buildOtherAgency(db));

const invitationTo = async (db: Db, agency_id: number) => {
  const row = { email: is.newEmail(), name: 'Νίκος', created_at: new Date(), expires_at: new Date('2030-01-01') };
  const made = db.insertInto('agency_invitation').values({ ...row, agency_id, role: 'agent', locale: 'el' });
  return (await made.returning('id').executeTakeFirstOrThrow()).id;
};
const colleagueIn = async (db: Db, agencyId: number) => {
  const id = await is.buildOtherUser(db, { role_id: roleIds.agency });
  await is.joinAgency(db, agencyId, id);
  return id;
};
const anothers = async (db: Db) => is.buildOtherAgency(db);

/** An admin has no agency: the calls are open to them and there is nothing of theirs. */
const owners = (status: number): is.ExpectedStatuses => ({
  ...is.agencyOwner(status),
  admin: 403,
  mainAdmin: 403,
  weakAdmin: 403,
});
const png = 'data:image/png;base64,AAAA';

export const agencyCases = {
  'GET /user/agency/team': is.singleCase('own: owners', owners(200)),
  'POST /user/agency/invitations': [
    {
      what: 'to the own office: owners',
      buildRequest: () => ({ body: { email: is.newEmail(), name: 'Νίκος', role: 'agent' } }),
      expected: owners(200),
    },
  ],
  'DELETE /user/agency/invitations/{id}': [
    {
      what: 'of the own office: owners',
      buildRequest: async (me, db) => ({ params: is.idParams(await invitationTo(db, await ownAgency(db, me))) }),
      expected: owners(200),
    },
    {
      what: 'of another office: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await invitationTo(db, await anothers(db))) }),
      expected: owners(404),
    },
  ],
  'PUT /user/agency/team/{id}': [
    {
      what: 'a colleague: owners',
      buildRequest: async (me, db) => ({
        params: is.idParams(await colleagueIn(db, await ownAgency(db, me))),
        body: { role: 'owner' },
      }),
      expected: owners(200),
    },
    {
      what: 'somebody of another office: nobody, admins neither',
      buildRequest: async (_, db) => ({
        params: is.idParams(await colleagueIn(db, await anothers(db))),
        body: { role: 'owner' },
      }),
      expected: owners(404),
    },
    {
      what: 'the main account of the office: nobody',
      buildRequest: (me) => ({ params: is.idParams(me.worksFor), body: { role: 'agent' } }),
      expected: owners(403),
    },
    {
      what: 'an agent who would be an owner: nobody by themselves',
      buildRequest: (me) => ({ params: is.idParams(me.id), body: { role: 'owner' } }),
      expected: owners(403),
    },
  ],
  'DELETE /user/agency/team/{id}': [
    {
      what: 'a colleague: owners',
      buildRequest: async (me, db) => ({ params: is.idParams(await colleagueIn(db, await ownAgency(db, me))) }),
      expected: owners(200),
    },
    {
      what: 'somebody of another office: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await colleagueIn(db, await anothers(db))) }),
      expected: owners(404),
    },
    {
      what: 'the main account of the office: nobody',
      buildRequest: (me) => ({ params: is.idParams(me.worksFor) }),
      expected: owners(403),
    },
  ],
  // An admin has no agency to leave, and whose it is does not leave it.
  'DELETE /user/agency/membership': is.singleCase('who works for an office of others', {
    ...is.professional(403),
    agent: 200,
  }),
  'POST /user/agency/logo': is.singleCase('own: owners; this one is no picture', owners(400), { body: { image: png } }),
  'DELETE /user/agency/logo': is.singleCase('own: owners', owners(200)),
  'POST /user/invitation': is.singleCase('a key nobody was mailed', is.everyone(410), {
    body: { key: 'x'.repeat(43) },
  }),
  'POST /user/invitation/accept': is.singleCase('a key nobody was mailed', is.everyone(410), {
    body: {
      key: 'x'.repeat(43),
      username: 'Νίκος',
      password: 'κόκκινο τρένο στο βουνό',
      terms_accepted: true,
      over_18: true,
    },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
