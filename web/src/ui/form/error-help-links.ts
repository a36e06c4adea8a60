/** Where a refusal that no field of its form puts right is put right. */
import type { ErrorCode } from '@estia/contract/errors';
import type { Pair } from '@estia/contract/pair';
import { errorActionMessages as words } from '@estia/contract/site/form-messages';

const SUBSCRIPTION = '/dashboard/user/subscription';
const payment = [`${SUBSCRIPTION}/payment`, words.payment] as const;

export const errorHelpLinks: Partial<Record<ErrorCode, readonly [path: string, text: Pair]>> = {
  over_limit: [`${SUBSCRIPTION}/plans`, words.plans],
  account_suspended: ['/auth/account-complaint', words.complaint],
  account_limited: ['/dashboard/account-review', words.accountReview],
  subscription_expired: [SUBSCRIPTION, words.subscription],
  payment_under_way: [SUBSCRIPTION, words.subscription],
  invoice_details_missing: ['/dashboard/user/profile#invoice', words.details],
  card_declined: payment,
  no_cards: payment,
};
