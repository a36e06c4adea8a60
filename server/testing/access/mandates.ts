/** What each kind of viewer may do with mandates, their own and those of others. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildMandate, buildMandateDocument, createPdf } from '../factories/mandates.ts';
import { buildAgency } from '../factories/records.ts';
import * as is from './roles.ts';

/** An admin has no agency: the calls are open to them and there is nothing of theirs. */
const agencies = (status: number): is.ExpectedStatuses => ({
  ...is.professional(status),
  admin: 404,
  mainAdmin: 404,
  weakAdmin: 404,
});
const othersMandate = async (db: Db) => {
  const account = await is.buildOtherUser(db, { role_id: roleIds.agency });
  await buildAgency(db, is.CHALANDRI_DISTRICT_ID, account);
  const id = await buildMandate(db, account);
  await buildMandateDocument(db, id);
  return is.idParams(id);
};
const body = { file: createPdf().toString('base64') };

export const mandateCases = {
  'GET /property/mandates': is.singleCase('own', is.professional(200)),
  'PUT /property/mandates/{id}/document': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildMandate(db, me.worksFor)), body }),
      expected: agencies(200),
    },
    {
      what: 'another’s: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: await othersMandate(db), body }),
      expected: agencies(404),
    },
  ],
  'DELETE /property/mandates/{id}/document': [
    {
      what: 'own',
      buildRequest: async (me, db) => {
        const id = await buildMandate(db, me.worksFor);
        await buildMandateDocument(db, id);
        return { params: is.idParams(id) };
      },
      expected: agencies(200),
    },
    {
      what: 'another’s: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: await othersMandate(db) }),
      expected: agencies(404),
    },
  ],
  // With a file behind it: mandate-documents.test.ts.
  'GET /adminPanel/mandates/{id}': [
    {
      what: 'any: admins',
      buildRequest: async (_, db) => ({ params: await othersMandate(db) }),
      expected: is.admin(200),
    },
  ],
  'POST /property/mandates/{id}/document/download': [
    {
      what: 'one without a file: nobody',
      buildRequest: async (_, db) => ({ params: await othersMandate(db) }),
      expected: is.authenticated(404),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
