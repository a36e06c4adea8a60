/** What each kind of viewer may do with favourites: their own, and never those of others. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import * as is from './roles.ts';

const createListing = async (db: Db) =>
  buildListing(db, { property_id: await buildProperty(db, { district_id: is.CHALANDRI_DISTRICT_ID }) });
const savedBy = async (db: Db, accountId: number) => {
  const listing_id = await createListing(db);
  await db.insertInto('favorite').values({ account_id: accountId, listing_id, price: 1, at: new Date() }).execute();
  return listing_id;
};

export const favoriteCases = {
  'GET /user/favorites': is.singleCase('the own list', is.authenticated(200)),
  'GET /user/favorites/ids': is.singleCase('the own list; who has none is told so', is.everyone(200)),
  'PUT /user/add-favorite': [
    {
      what: 'a home on offer',
      buildRequest: async (_, db) => ({ body: { listing_ids: [await createListing(db)] } }),
      expected: is.authenticated(200),
    },
  ],
  'PUT /user/remove-favorite': [
    {
      what: 'one of their own',
      buildRequest: async (me, db) => ({ body: { listing_id: await savedBy(db, me.id) } }),
      expected: is.authenticated(200),
    },
  ],
  'PUT /user/favorite-note': [
    {
      what: 'one of their own',
      buildRequest: async (me, db) => ({ body: { listing_id: await savedBy(db, me.id), note: 'Ωραίο μπαλκόνι' } }),
      expected: is.authenticated(200),
    },
    {
      what: 'one that somebody else keeps',
      buildRequest: async (_, db) => ({
        body: { listing_id: await savedBy(db, await is.buildOtherUser(db)), note: 'x' },
      }),
      expected: is.authenticated(404),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
