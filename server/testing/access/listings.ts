/** What each kind of viewer may do with drafts and listings, their own and those of others. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildCompleteDraft } from '../factories/listings.ts';
import { buildListing, buildPhotos, buildProperty } from '../factories/records.ts';
import * as is from './roles.ts';

const draftOf = (db: Db, accountId: number) => buildCompleteDraft(db, accountId, {}, { photos: 0 });
const createListingOf = async (db: Db, accountId: number, is_active: boolean | null = true) => {
  const property_id = await buildProperty(db, { account_id: accountId, district_id: is.CHALANDRI_DISTRICT_ID });
  await buildPhotos(db, property_id, 3);
  const deleted_at = is_active === null ? new Date() : null;
  return { property_id, listing_id: await buildListing(db, { property_id, is_active, deleted_at }) };
};
const { reason } = is;
/** Members who could post find nothing there; the others may not even ask. */
const notTheirs = is.advertiser(404);
const admins = { admin: 200, mainAdmin: 200 };

export const listingCases = {
  'GET /property/change': [
    {
      what: 'an own ad',
      buildRequest: async (me, db) => ({
        query: { for: 'sale', property_id: String((await createListingOf(db, me.worksFor)).property_id) },
      }),
      expected: is.authenticated(200),
    },
    {
      what: 'another’s ad: nobody, admins neither',
      buildRequest: async (_, db) => ({
        query: {
          for: 'sale',
          property_id: String((await createListingOf(db, await is.buildOtherUser(db))).property_id),
        },
      }),
      expected: is.authenticated(404),
    },
  ],
  'POST /property/drafts': [
    ...is.singleCase('a new one', is.authenticated(200), { body: { for: 'sale' } }),
    {
      what: 'to change an own ad',
      buildRequest: async (me, db) => ({
        body: { for: 'sale', property_id: (await createListingOf(db, me.worksFor)).property_id },
      }),
      expected: is.authenticated(200),
    },
    {
      what: 'to change another’s ad: nobody, admins neither',
      buildRequest: async (_, db) => ({
        body: { for: 'sale', property_id: (await createListingOf(db, await is.buildOtherUser(db))).property_id },
      }),
      expected: is.authenticated(404),
    },
  ],
  'GET /property/drafts': is.singleCase('own', is.authenticated(200)),
  'GET /property/drafts/{id}': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ params: is.idParams(await draftOf(db, me.worksFor)) }),
      expected: is.authenticated(200),
    },
    {
      what: 'another’s: nobody, admins neither',
      buildRequest: async (_, db) => ({ params: is.idParams(await draftOf(db, await is.buildOtherUser(db))) }),
      expected: is.authenticated(404),
    },
  ],
  'PUT /property/drafts/{id}': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        params: is.idParams(await draftOf(db, me.worksFor)),
        body: { answers: { area: '90' } },
      }),
      expected: is.authenticated(200),
    },
    {
      what: 'another’s',
      buildRequest: async (_, db) => ({
        params: is.idParams(await draftOf(db, await is.buildOtherUser(db))),
        body: { answers: { area: '90' } },
      }),
      expected: is.authenticated(404),
    },
  ],
  'DELETE /property/drafts/{id}': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ params: is.idParams(await draftOf(db, me.worksFor)) }),
      expected: is.authenticated(200),
    },
    {
      what: 'another’s',
      buildRequest: async (_, db) => ({ params: is.idParams(await draftOf(db, await is.buildOtherUser(db))) }),
      expected: is.authenticated(404),
    },
  ],
  'POST /property/create': [
    {
      what: 'an own draft with nothing in it',
      buildRequest: async (me, db) => ({ body: { draft_id: await draftOf(db, me.worksFor) } }),
      expected: is.advertiser(400),
    },
    {
      what: 'another’s draft',
      buildRequest: async (_, db) => ({
        body: { draft_id: await buildCompleteDraft(db, await is.buildOtherUser(db)) },
      }),
      expected: notTheirs,
    },
    ...is.singleCase('an ad sent at once, kept as a draft', is.authenticated(200), {
      body: { for: 'rent', listing: { area: '60' } },
    }),
  ],
  'PUT /property/update': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        body: { listing_ids: [(await createListingOf(db, me.worksFor)).listing_id], action: 'deactivate' },
      }),
      expected: is.advertiser(200),
    },
    {
      what: 'another’s with a reason: admins',
      buildRequest: async (_, db) => ({
        body: {
          listing_ids: [(await createListingOf(db, await is.buildOtherUser(db))).listing_id],
          action: 'deactivate',
          reason,
        },
      }),
      expected: { ...notTheirs, ...admins },
    },
    {
      what: 'another’s without a reason: not even admins',
      buildRequest: async (_, db) => ({
        body: {
          property_for_sale_id: (await createListingOf(db, await is.buildOtherUser(db))).listing_id,
          is_active: false,
        },
      }),
      expected: { ...notTheirs, admin: 400, mainAdmin: 400 },
    },
  ],
  'PUT /property/price': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        body: { listing_id: (await createListingOf(db, me.worksFor)).listing_id, price: 240_000, old_price: 250_000 },
      }),
      expected: is.advertiser(200),
    },
    {
      what: 'another’s: nobody, admins neither',
      buildRequest: async (_, db) => ({
        body: {
          listing_id: (await createListingOf(db, await is.buildOtherUser(db))).listing_id,
          price: 240_000,
          old_price: 250_000,
        },
      }),
      expected: notTheirs,
    },
  ],
  'DELETE /property/delete': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        body: { listing_ids: [(await createListingOf(db, me.worksFor, null)).listing_id] },
      }),
      expected: is.advertiser(200),
    },
    {
      what: 'another’s with a reason: admins',
      buildRequest: async (_, db) => ({
        body: { listing_ids: [(await createListingOf(db, await is.buildOtherUser(db), null)).listing_id], reason },
      }),
      expected: { ...notTheirs, ...admins },
    },
  ],
  'PUT /property/addcount': is.singleCase('any', is.everyone(200), { body: { for: 'sale', property_id: 1 } }),
  'GET /property/mine': is.singleCase('own', is.authenticated(200)),
  'GET /property/table': is.singleCase('own', is.authenticated(200)),
  'GET /user/{id}/properties/sale': is.singleCase('anybody’s', is.everyone(200), { params: { id: '1' } }),
  'GET /user/{id}/properties/rent': is.singleCase('anybody’s', is.everyone(200), { params: { id: '1' } }),
  'GET /adminPanel/propertiesForRent': is.singleCase('all', { ...is.admin(200) }),
  'GET /adminPanel/propertiesForSale': is.singleCase('all', { ...is.admin(200) }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
