/** Who ends the contract with an agency: admins; who reads that it ends: its owners. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildContractEnd } from '../factories/contract-ends.ts';
import * as is from './roles.ts';

const agencyAccount = async (db: Db): Promise<number> => {
  const id = await is.buildOtherAgency(db);
  return (await db.selectFrom('agency').select('account_id').where('id', '=', id).executeTakeFirstOrThrow()).account_id;
};
const notice = { ground: 'moderation', facts: is.reason, ends_on: '2099-01-01' };

export const contractEndCases = {
  'POST /adminPanel/users/{id}/contract-end': [
    {
      what: 'of an agency',
      buildRequest: async (_, db) => ({ params: is.idParams(await agencyAccount(db)), body: notice }),
      expected: is.admin(200),
    },
    {
      what: 'of a private account',
      buildRequest: async (_, db) => ({ params: is.idParams(await is.buildOtherUser(db)), body: notice }),
      expected: is.admin(409),
    },
    ...is.singleCase('nobody’s', is.admin(404), { params: is.idParams(999_999_999), body: notice }),
  ],
  'PUT /adminPanel/users/{id}/contract-end/withdrawal': [
    {
      what: 'of an agency with notice',
      buildRequest: async (_, db) => {
        const id = await agencyAccount(db);
        await buildContractEnd(db, id);
        return { params: is.idParams(id), body: { reason: is.reason } };
      },
      expected: is.admin(200),
    },
    {
      what: 'of an agency without notice',
      buildRequest: async (_, db) => ({ params: is.idParams(await agencyAccount(db)), body: { reason: is.reason } }),
      expected: is.admin(404),
    },
  ],
  'GET /adminPanel/users/{id}/contract-ends': [
    {
      what: 'of an agency',
      buildRequest: async (_, db) => ({ params: is.idParams(await agencyAccount(db)) }),
      expected: is.admin(200),
    },
    ...is.singleCase('nobody’s', is.admin(404), { params: is.idParams(999_999_999) }),
  ],
  'GET /user/contract-end': is.singleCase('own', is.authenticated(200)),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
