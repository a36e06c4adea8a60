/** Who may decide about listings that a rule has stopped at. */
import type { CallByKey } from '@estia/contract/calls';
import { buildListingReview } from '../factories/listing-reviews.ts';
import * as is from './roles.ts';

const approval = { decision: 'approve', version: 1 };

export const listingReviewCases = {
  'GET /adminPanel/review-rule-rates': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/listing-reviews/{id}': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({ params: { id: String((await buildListingReview(db)).id) } }),
      expected: is.admin(200),
    },
    ...is.singleCase('none', is.admin(404), { params: { id: '999999999' } }),
  ],
  'PUT /adminPanel/listing-reviews/{id}/decision': [
    {
      what: 'somebody’s',
      buildRequest: async (_, db) => ({
        params: { id: String((await buildListingReview(db)).id) },
        body: approval,
      }),
      expected: is.admin(200),
    },
    {
      what: 'own',
      buildRequest: async (me, db) => ({
        params: { id: String((await buildListingReview(db, { accountId: me.id })).id) },
        body: approval,
      }),
      expected: is.admin(403),
    },
    ...is.singleCase('none', is.admin(404), { params: { id: '999999999' }, body: approval }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
