export { runBilling } from './billing/billing.jobs.ts';
export { runBillingCycle } from './billing/billing-cycle.service.ts';
export { chargebackRoutes } from './chargebacks/chargebacks.routes.ts';
export { reconcileDisputes } from './chargebacks/chargebacks.service.ts';
export {
  clearContractEnd,
  closeOpenAttempts,
  endContractSubscription,
  findPaidEnd,
  setContractEnd,
} from './contract-end.service.ts';
export { performBankAccountChange } from './deposits/bank-account.service.ts';
export { depositEmails } from './deposits/deposits.emails.ts';
export { deleteOldBankData, eraseBankLineTexts } from './deposits/deposits.queries.ts';
export { depositRoutes } from './deposits/deposits.routes.ts';
export { financeRoutes } from './finance/finance.routes.ts';
export { countActiveListings, enforceListingLimit } from './listing-limit.queries.ts';
export { recordPayment } from './payments/payments.service.ts';
export { createApprovedRefund } from './payments/refunds.service.ts';
export { enqueuePriceChangeEmails } from './plans/plans.jobs.ts';
export { planRoutes } from './plans/plans.routes.ts';
export { subscriptionEmails } from './subscriptions.emails.ts';
export { eraseSubscriptionData, findAgencyAccount, lockAgencyAccount } from './subscriptions.queries.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
export { findListingAllowance, getListingAllowance, startSubscription } from './subscriptions.service.ts';
