/** ADMN-3: review of listings, for admins. */
import * as calls from '@estia/contract/listings/review/review-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getRulesNow } from '../../rules/index.ts';
import type { Estimator } from '../../valuation/index.ts';
import { decideReview } from './decide-review.service.ts';
import * as q from './review-page.queries.ts';
import { listingReviewView, toEstimateInput } from './review-page.view.ts';
import { listRuleRates } from './review-rates.queries.ts';

export function listingReviewRoutes({ serve }: CallServer, deps: Deps, estimate: Estimator): void {
  const { db } = deps;

  serve(calls.getListingReview, async ({ params: { id } }, { viewer }) => {
    const row = await q.findReviewPage(db, id);
    if (!row) throw new AppError('not_found');
    const rules = await getRulesNow(db, deps, ['review_words', 'review_deadlines']);
    const [hits, decisions, valued] = await Promise.all([
      q.listHits(db, id),
      q.listDecisions(db, row),
      estimate(toEstimateInput(row)),
    ]);
    return listingReviewView({ row, hits, decisions, valued, rules, viewer });
  });

  serve(calls.listReviewRuleRates, async () => ({ rates: await listRuleRates(db, deps.clock()) }));

  serve(calls.decideListingReview, async ({ params, body }, { viewer }) => {
    await decideReview(deps, viewer, params.id, body);
    return { message: 'Success!' as const };
  });
}
