/** What each kind of viewer may do with developments: everybody reads what is published, an agency works on its own. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildComplex, buildUnit, complexInput } from '../factories/complexes.ts';
import { buildAgency } from '../factories/records.ts';
import * as is from './roles.ts';

/** Who is no agency gets one behind the scenes: what stops them must be their role, not a missing record. */
async function ofMine(me: is.AccessUser, db: Db): Promise<{ id: string }> {
  const has = await db.selectFrom('agency').select('id').where('account_id', '=', me.worksFor).executeTakeFirst();
  if (!has) await buildAgency(db, is.CHALANDRI_DISTRICT_ID, me.worksFor);
  return is.idParams(await buildComplex(db, me.worksFor));
}
async function another(db: Db) {
  const account = await is.buildOtherUser(db, { role_id: roleIds.agency });
  await buildAgency(db, is.CHALANDRI_DISTRICT_ID, account);
  const id = await buildComplex(db, account);
  const unit = await buildUnit(db, account, { complex_id: id });
  return { id, property_id: unit.property_id };
}

/** An admin who is no agency begins none. */
const expectedForAgencies: is.ExpectedStatuses = {
  ...is.professional(200),
  admin: 403,
  mainAdmin: 403,
  weakAdmin: 403,
};
const mine = (what: string, body?: object): is.AccessCase => ({
  what,
  buildRequest: async (me, db) => ({ params: await ofMine(me, db), ...(body ? { body } : {}) }),
  expected: is.professional(200),
});
const others = (body?: object): is.AccessCase => ({
  what: 'another office’s: nobody, admins neither',
  buildRequest: async (_, db) => ({ params: is.idParams((await another(db)).id), ...(body ? { body } : {}) }),
  expected: is.professional(404),
});
const change = { ...complexInput, version: 1 };

export const complexCases = {
  'GET /complexes': is.singleCase('all that are published', is.everyone(200)),
  'GET /complexes/{id}': [
    {
      what: 'one that is published',
      buildRequest: async (_, db) => ({ params: is.idParams((await another(db)).id) }),
      expected: is.everyone(200),
    },
    {
      what: 'one that is paused: nobody, its owner neither',
      buildRequest: async (_, db) => {
        const { id } = await another(db);
        await db.updateTable('complex').set({ state: 'paused' }).where('id', '=', id).execute();
        return { params: is.idParams(id) };
      },
      expected: is.everyone(404),
    },
  ],
  'GET /user/complexes': is.singleCase('own', is.professional(200)),
  'POST /user/complexes': is.singleCase('a new one', expectedForAgencies, { body: complexInput }),
  'GET /user/complexes/{id}': [mine('own'), others()],
  'PUT /user/complexes/{id}': [mine('own', change), others(change)],
  'PUT /user/complexes/{id}/state': [mine('own', { state: 'paused' }), others({ state: 'paused' })],
  'DELETE /user/complexes/{id}': [mine('own'), others()],
  'GET /user/complexes/{id}/listings': [mine('own'), others()],
  'PUT /user/complexes/{id}/units': [
    {
      what: 'own ad into own',
      buildRequest: async (me, db) => {
        const params = await ofMine(me, db);
        return { params, body: { attach: [(await buildUnit(db, me.worksFor)).property_id] } };
      },
      expected: is.professional(200),
    },
    {
      what: 'another’s ad into own',
      buildRequest: async (me, db) => ({
        params: await ofMine(me, db),
        body: { attach: [(await another(db)).property_id] },
      }),
      expected: is.professional(404),
    },
    others({ attach: [1] }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
