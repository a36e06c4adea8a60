/** What each kind of viewer may do with invoices: money records are read by owners of the agency and by admins. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { createSecrets } from '../../src/platform/security/secrets.ts';
import { buildInvoice } from '../factories/invoices.ts';
import * as is from './roles.ts';

const secrets = createSecrets(Buffer.alloc(32, 7));
const config = { secure: false };
const invoiceOf = async (db: Db, accountId: number) => (await buildInvoice({ db, secrets, config }, { accountId })).id;
const strangers = async (db: Db) => invoiceOf(db, await is.buildOtherUser(db, { role_id: roleIds.agency }));

let serial = 0;
const mark = () => `4000009${String(++serial).padStart(8, '0')}`;
/** An admin has no agency: the list of their own is nobody's. */
const owners: is.ExpectedStatuses = { ...is.agencyOwner(200), admin: 403, mainAdmin: 403, weakAdmin: 403 };
/** To who may not read it there is no such invoice. */
const hidden: is.ExpectedStatuses = { ...is.professional(404), admin: 200, mainAdmin: 200 };

export const invoiceCases = {
  'GET /user/invoices': is.singleCase('own', owners),
  'GET /user/invoices/{id}/pdf': [
    {
      what: 'of the own office: owners, and admins',
      buildRequest: async (me, db) => ({ params: is.idParams(await invoiceOf(db, me.worksFor)) }),
      expected: { ...hidden, professional: 200, otherProfessional: 200 },
    },
    {
      what: "another office's",
      buildRequest: async (_, db) => ({ params: is.idParams(await strangers(db)) }),
      expected: hidden,
    },
  ],
  'GET /adminPanel/invoices': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/invoices/export': is.singleCase('all', is.admin(200), { body: {} }),
  'PUT /adminPanel/invoices/{id}/mark': [
    {
      what: 'of an office',
      buildRequest: async (_, db) => ({
        params: is.idParams(await strangers(db)),
        body: { mark: mark(), reason: is.reason },
      }),
      expected: is.admin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({ params: is.idParams(await strangers(db)), body: { mark: mark() } }),
      expected: is.admin(400),
    },
  ],
  'POST /adminPanel/invoices/{id}/retry': [
    {
      what: 'of an office',
      buildRequest: async (_, db) => ({ params: is.idParams(await strangers(db)), body: { reason: is.reason } }),
      expected: is.admin(200),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
