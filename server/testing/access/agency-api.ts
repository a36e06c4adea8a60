/** What each kind of viewer may do with the API keys of an agency; the calls that take a key take no session. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildApiKey } from '../factories/api-keys.ts';
import * as is from './roles.ts';

const ownAgency = async (db: Db, me: is.AccessUser) =>
  (await db.selectFrom('agency').select('id').where('account_id', '=', me.worksFor).executeTakeFirst())?.id ??
  (await is.buildOtherAgency(db));

const newestKey = async (db: Db, agencyId: number) => {
  await buildApiKey(db, agencyId);
  const newest = db.selectFrom('api_key').select('id').where('agency_id', '=', agencyId).orderBy('id', 'desc');
  return (await newest.executeTakeFirstOrThrow()).id;
};

/** An admin has no agency, and so no keys of one. */
const owners = (status: number): is.ExpectedStatuses => ({
  ...is.agencyOwner(status),
  admin: 403,
  mainAdmin: 403,
  weakAdmin: 403,
});
/** A session is no key. */
const noSession = (asked: is.RequestInput = {}): is.AccessCase[] =>
  is.singleCase('with a session: nobody', is.everyone(401), asked);

export const agencyApiCases = {
  'GET /sources/api-keys': is.singleCase('own: owners', owners(200)),
  'POST /sources/api-keys': is.singleCase('of the own agency: owners', owners(200), {
    body: { name: 'CRM', scopes: ['listings:read'] },
  }),
  'DELETE /sources/api-keys/{id}': [
    {
      what: 'of the own agency: owners',
      buildRequest: async (me, db) => ({ params: is.idParams(await newestKey(db, await ownAgency(db, me))) }),
      expected: owners(200),
    },
    {
      what: 'of another agency: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await newestKey(db, await is.buildOtherAgency(db))) }),
      expected: owners(404),
    },
  ],
  'GET /sources/export': is.singleCase('own: owners', owners(200)),
  'POST /sources/export': is.singleCase('of the own agency: owners', owners(200)),
  'DELETE /sources/export': is.singleCase('of the own agency, that has none: owners', owners(404)),
  'GET /agency-export/{token}/kyero.xml': is.singleCase('an address nobody was given', is.everyone(404), {
    params: { token: 'x'.repeat(43) },
  }),
  'GET /agency-export/{token}/xe.xml': is.singleCase('an address nobody was given', is.everyone(404), {
    params: { token: 'x'.repeat(43) },
  }),
  'GET /agency-export/{token}/estia.json': is.singleCase('an address nobody was given', is.everyone(404), {
    params: { token: 'x'.repeat(43) },
  }),
  'GET /agency-api/v1/key': noSession(),
  'GET /agency-api/v1/listings': noSession(),
  'GET /agency-api/v1/listings/{reference}': noSession({ params: { reference: 'A' } }),
  'PUT /agency-api/v1/listings/{reference}/price': noSession({ params: { reference: 'A' }, body: { price: 1 } }),
  'POST /agency-api/v1/listings/{reference}/pause': noSession({ params: { reference: 'A' } }),
  'POST /agency-api/v1/listings/{reference}/resume': noSession({ params: { reference: 'A' } }),
  'POST /agency-api/v1/reconcile': noSession({ body: { references: ['A'] } }),
  'PUT /agency-api/v1/listings/{reference}': noSession({ params: { reference: 'A' }, body: { purpose: 'sale' } }),
  'DELETE /agency-api/v1/listings/{reference}': noSession({ params: { reference: 'A' } }),
  'GET /agency-api/v1/leads': noSession(),
  'GET /agency-api/v1/statistics': noSession(),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
