/**
 * Calls whose viewers have something of their own, in groups of one test file each: server/src/access.<group>.test.ts.
 */

import { accountCases } from './accounts.ts';
import { adminCases } from './admin.ts';
import { adminSearchCases } from './admin-search.ts';
import { agencyCases } from './agencies.ts';
import { agencyApiCases } from './agency-api.ts';
import { alertCases } from './alerts.ts';
import { approvalCases } from './approvals.ts';
import { articleCases } from './articles.ts';
import { complexCases } from './complexes.ts';
import { contractEndCases } from './contract-ends.ts';
import { cooperationCases } from './cooperation.ts';
import { dashboardCases } from './dashboard.ts';
import { depositCases } from './deposits.ts';
import { favoriteListCases } from './favorite-lists.ts';
import { favoriteCases } from './favorites.ts';
import { hiddenBrokerCases } from './hidden-brokers.ts';
import { inboxCases } from './inbox.ts';
import { invoiceCases } from './invoices.ts';
import { listingReviewCases } from './listing-reviews.ts';
import { listingCases } from './listings.ts';
import { mandateCases } from './mandates.ts';
import { matchCases } from './matches.ts';
import { pageCases } from './pages.ts';
import { photoCases } from './photos.ts';
import { ruleCases } from './rules.ts';
import { sourceCases } from './sources.ts';
import { statementCases } from './statements-of-reasons.ts';
import { subscriptionCases } from './subscriptions.ts';
import { userHistoryCases } from './user-history.ts';
import { webhookCases } from './webhooks.ts';
import { workQueueCases } from './work-queue.ts';

export const caseGroups = {
  accounts: accountCases,
  admin: {
    ...adminCases,
    ...approvalCases,
    ...articleCases,
    ...pageCases,
    ...ruleCases,
    ...workQueueCases,
    ...adminSearchCases,
    ...userHistoryCases,
  },
  alerts: alertCases,
  inbox: inboxCases,
  listings: { ...listingCases, ...dashboardCases, ...listingReviewCases, ...mandateCases, ...photoCases },
  sources: sourceCases,
  favorites: { ...favoriteCases, ...favoriteListCases },
  agencies: { ...agencyCases, ...complexCases, ...cooperationCases, ...webhookCases },
  agencyApi: agencyApiCases,
  matches: { ...matchCases, ...hiddenBrokerCases, ...statementCases },
  subscriptions: { ...subscriptionCases, ...depositCases, ...invoiceCases, ...contractEndCases },
};

export type CaseGroup = keyof typeof caseGroups;
type KeysOf<T> = T extends T ? keyof T : never;
export type GroupedCall = KeysOf<(typeof caseGroups)[CaseGroup]>;
