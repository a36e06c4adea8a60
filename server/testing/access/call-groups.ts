/**
 * Calls whose viewers have something of their own, in groups of one test file each: server/src/access.<group>.test.ts.
 */
import { accountCases } from './accounts.ts';
import { adminCases } from './admin.ts';
import { agencyCases } from './agencies.ts';
import { alertCases } from './alerts.ts';
import { articleCases } from './articles.ts';
import { complexCases } from './complexes.ts';
import { cooperationCases } from './cooperation.ts';
import { dashboardCases } from './dashboard.ts';
import { depositCases } from './deposits.ts';
import { favoriteCases } from './favorites.ts';
import { hiddenBrokerCases } from './hidden-brokers.ts';
import { inboxCases } from './inbox.ts';
import { invoiceCases } from './invoices.ts';
import { listingCases } from './listings.ts';
import { mandateCases } from './mandates.ts';
import { matchCases } from './matches.ts';
import { pageCases } from './pages.ts';
import { photoCases } from './photos.ts';
import { ruleCases } from './rules.ts';
import { subscriptionCases } from './subscriptions.ts';

export const caseGroups = {
  accounts: accountCases,
  admin: { ...adminCases, ...articleCases, ...pageCases, ...ruleCases },
  alerts: alertCases,
  inbox: inboxCases,
  listings: { ...listingCases, ...dashboardCases, ...mandateCases, ...photoCases },
  agencies: { ...agencyCases, ...complexCases, ...cooperationCases, ...favoriteCases },
  matches: { ...matchCases, ...hiddenBrokerCases },
  subscriptions: { ...subscriptionCases, ...depositCases, ...invoiceCases },
};

export type CaseGroup = keyof typeof caseGroups;
type KeysOf<T> = T extends T ? keyof T : never;
export type GroupedCall = KeysOf<(typeof caseGroups)[CaseGroup]>;
