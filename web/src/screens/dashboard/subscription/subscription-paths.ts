/** Where the pages of a subscription are. */
export const SUBSCRIPTION_PATH = '/dashboard/user/subscription';
export const PLANS_PATH = '/dashboard/user/subscription/plans';
export const PAYMENT_PATH = '/dashboard/user/subscription/payment';
export const INVOICES_PATH = '/dashboard/user/invoices';
export const INVOICE_DETAILS_PATH = '/dashboard/user/profile#invoice';

/** A step of its own, so that nothing happens by one wrong press. */
export const CONFIRM_PATHS = {
  cancel: `${SUBSCRIPTION_PATH}?confirm=cancel`,
  resume: `${SUBSCRIPTION_PATH}?confirm=resume`,
} as const;

export const planChangePath = (planId: number): string => `${PLANS_PATH}?plan=${planId}`;
