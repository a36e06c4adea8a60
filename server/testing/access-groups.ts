/** Calls whose askers have something of their own, in groups of one test file each: server/src/access.<group>.test.ts. */
import { accountCases } from './access-accounts.ts';
import { adminCases } from './access-admin.ts';
import { articleCases } from './access-articles.ts';
import { complexCases } from './access-complexes.ts';
import { depositCases } from './access-deposits.ts';
import { dashboardCases } from './access-desk.ts';
import { favoriteCases } from './access-favorites.ts';
import { inboxCases } from './access-inbox.ts';
import { invoiceCases } from './access-invoices.ts';
import { listingCases } from './access-listings.ts';
import { agencyCases } from './access-office.ts';
import { pageCases } from './access-pages.ts';
import { photoCases } from './access-photos.ts';
import { ruleCases } from './access-rules.ts';
import { subscriptionCases } from './access-subscriptions.ts';

export const caseGroups = {
  accounts: accountCases,
  admin: { ...adminCases, ...articleCases, ...pageCases, ...ruleCases },
  inbox: inboxCases,
  listings: { ...listingCases, ...dashboardCases, ...photoCases },
  agencies: { ...agencyCases, ...complexCases, ...favoriteCases },
  subscriptions: { ...subscriptionCases, ...depositCases, ...invoiceCases },
};

export type CaseGroup = keyof typeof caseGroups;
type KeysOf<T> = T extends T ? keyof T : never;
export type GroupedCall = KeysOf<(typeof caseGroups)[CaseGroup]>;
