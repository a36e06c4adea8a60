/** What each kind of viewer may do with requests for a second admin. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildApproval } from '../factories/approvals.ts';
import * as is from './roles.ts';

const buildRequest = async (db: Db, requestedBy: number): Promise<number> =>
  buildApproval(db, {
    accountId: await is.buildOtherUser(db),
    requestedBy,
    at: new Date('2026-11-15T09:00:00Z'),
  });

const ofAnother = async (_: is.AccessUser, db: Db) => ({
  params: is.idParams(await buildRequest(db, await is.buildOtherAdmin(db))),
});
const own = async (me: is.AccessUser, db: Db) => ({ params: is.idParams(await buildRequest(db, me.id)) });
const withReason = (build: typeof own) => async (me: is.AccessUser, db: Db) => ({
  ...(await build(me, db)),
  body: { reason: is.reason },
});

export const approvalCases = {
  'GET /adminPanel/approvals': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/approvals/{id}/approval': [
    { what: 'what another admin asked for', buildRequest: ofAnother, expected: is.admin(200) },
    { what: 'what one asked for oneself: nobody', buildRequest: own, expected: is.admin(409) },
  ],
  'POST /adminPanel/approvals/{id}/rejection': [
    { what: 'what another admin asked for', buildRequest: withReason(ofAnother), expected: is.admin(200) },
    { what: 'what one asked for oneself: nobody', buildRequest: withReason(own), expected: is.admin(409) },
  ],
  'DELETE /adminPanel/approvals/{id}': [
    { what: 'what one asked for oneself', buildRequest: own, expected: is.admin(200) },
    {
      what: 'what another admin asked for: nobody',
      buildRequest: ofAnother,
      expected: is.authenticated(403),
      strong: true,
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
