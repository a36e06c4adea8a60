/** What each kind of viewer may do with the dashboard: figures of their own listings, and one change for many of them. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import * as is from './roles.ts';

const createListingOf = async (db: Db, accountId: number) => {
  const property_id = await buildProperty(db, { account_id: accountId, district_id: is.CHALANDRI_DISTRICT_ID });
  return buildListing(db, { property_id });
};
const bulkOf = async (db: Db, accountId: number) => {
  const made = { account_id: accountId, made_by: accountId, created_at: new Date() };
  const inserted = db.insertInto('bulk_change').values({ ...made, action: 'deactivate' });
  const { id } = await inserted.returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('bulk_change_listing')
    .values({ bulk_id: id, listing_id: await createListingOf(db, accountId), price: 250_000 })
    .execute();
  return is.idParams(id);
};
const ownCase = (expected: is.ExpectedStatuses): is.AccessCase => ({
  what: 'own',
  buildRequest: async (me, db) => ({ params: await bulkOf(db, me.worksFor) }),
  expected,
});
const others: is.AccessCase = {
  what: 'another’s: nobody, admins neither',
  buildRequest: async (_, db) => ({ params: await bulkOf(db, await is.buildOtherUser(db)) }),
  expected: is.advertiser(404),
  strong: true,
};

export const dashboardCases = {
  'GET /property/dashboard': is.singleCase('own', is.authenticated(200)),
  'GET /property/dashboard/export': is.singleCase('own', is.authenticated(200)),
  'POST /property/bulk': [
    {
      what: 'own ads',
      buildRequest: async (me, db) => ({
        body: { action: 'deactivate', listing_ids: [await createListingOf(db, me.worksFor)] },
      }),
      expected: is.advertiser(200),
    },
    {
      what: 'an ad of another among own ones: nobody, admins neither',
      buildRequest: async (me, db) => ({
        body: {
          action: 'deactivate',
          listing_ids: [await createListingOf(db, me.worksFor), await createListingOf(db, await is.buildOtherUser(db))],
        },
      }),
      expected: is.advertiser(404),
      strong: true,
    },
  ],
  'GET /property/bulk/{id}': [ownCase(is.advertiser(200)), others],
  'PUT /property/bulk/{id}': [ownCase(is.advertiser(200)), others],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
