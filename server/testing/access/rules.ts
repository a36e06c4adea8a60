/** What each kind of viewer may do with the calls of rules. */
import type { CallByKey } from '@estia/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const newest = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ v: number }>`select max(version) as v from rule where code = 'vat'`.execute(db);
  return rows[0]?.v ?? 0;
};
/** Who asks first makes the version that the others would have to know: all of them look before they write. */
const version = async (db: Db) => ({
  based_on: await newest(db),
  valid_from: '2026-11-20',
  status: 'open',
  params: { percent: '23' },
  text_el: 'Κ',
  text_en: 'T',
  reason: is.reason,
});
const vat = { params: { code: 'vat' } };

export const ruleCases = {
  'GET /site/rules': is.singleCase('all', is.everyone(200)),
  'GET /site/rules/{code}': [
    ...is.singleCase('one', is.everyone(200), { params: { code: 'my_home' } }),
    ...is.singleCase('none', is.everyone(400), { params: { code: 'nothing' } }),
  ],
  'GET /site/golden-visa-zones': is.singleCase('all', is.everyone(200)),
  'GET /adminPanel/rules': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/rules/{code}': is.singleCase('one', is.admin(200), vat),
  'POST /adminPanel/rules/{code}': [
    {
      what: 'a new version',
      buildRequest: async (_, db) => ({ ...vat, body: await version(db) }),
      expected: is.admin(200),
    },
    {
      what: 'of what needs a second admin: the main admin',
      buildRequest: async (_, db) => ({
        params: { code: 'approval' },
        body: {
          ...(await version(db)),
          based_on: 1,
          params: { refund_euros: '500', approval_hours: '24', expire_hours: '168' },
        },
      }),
      expected: is.mainAdmin(200),
    },
    {
      what: 'without a reason',
      buildRequest: async (_, db) => ({ ...vat, body: { ...(await version(db)), reason: '' } }),
      expected: is.admin(400),
    },
  ],
  'POST /adminPanel/rules/{code}/check': is.singleCase('the one in force', is.admin(200), {
    ...vat,
    body: { version: 1 },
  }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
