/** What each kind of viewer may do with proposals of cooperation, their own and those of others. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildCooperation } from '../factories/cooperations.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import * as is from './roles.ts';

const listingOf = async (db: Db, accountId: number) => {
  const property_id = await buildProperty(db, { account_id: accountId, district_id: is.CHALANDRI_DISTRICT_ID });
  await buildListing(db, { property_id });
  return property_id;
};
const proposalTo = async (db: Db, accountId: number) =>
  is.idParams(
    await buildCooperation(db, {
      property_id: await listingOf(db, accountId),
      agency_id: await is.buildOtherAgency(db),
      proposed_by: 'agency',
    }),
  );

export const cooperationCases = {
  'GET /cooperation': is.singleCase('own', is.authenticated(200)),
  'POST /cooperation': [
    {
      what: 'on an own listing, to an agency that there is not',
      buildRequest: async (me, db) => ({
        body: { listing: `ES-${await listingOf(db, me.worksFor)}S`, gemi: '999999999000' },
      }),
      expected: is.advertiser(400),
    },
    {
      what: 'on another’s listing: agencies',
      buildRequest: async (_, db) => ({
        body: { listing: `ES-${await listingOf(db, await is.buildOtherUser(db))}S` },
      }),
      expected: {
        ...is.advertiser(200),
        individual: 400,
        otherIndividual: 400,
        admin: 400,
        mainAdmin: 400,
        weakAdmin: 400,
      },
    },
  ],
  'PUT /cooperation/{id}': [
    {
      what: 'accept what was proposed to the own account: who may publish',
      buildRequest: async (me, db) => ({ params: await proposalTo(db, me.worksFor), body: { action: 'accept' } }),
      expected: is.advertiser(200),
    },
    {
      what: 'decline it: everybody',
      buildRequest: async (me, db) => ({ params: await proposalTo(db, me.worksFor), body: { action: 'decline' } }),
      expected: is.authenticated(200),
    },
    {
      what: 'another’s: nobody, admins neither',
      buildRequest: async (_, db) => ({
        params: await proposalTo(db, await is.buildOtherUser(db)),
        body: { action: 'accept' },
      }),
      expected: is.authenticated(404),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
