/** Where the pages of a subscription are. */
export const SUBSCRIPTION = '/dashboard/user/subscription';
export const PLANS = '/dashboard/user/subscription/plans';
export const PAYMENT = '/dashboard/user/subscription/payment';
export const INVOICES = '/dashboard/user/invoices';
export const INVOICE_DETAILS = '/dashboard/user/profile#invoice';

/** A step of its own, so that nothing happens by one wrong press. */
export const CONFIRM = {
  cancel: `${SUBSCRIPTION}?confirm=cancel`,
  resume: `${SUBSCRIPTION}?confirm=resume`,
} as const;

export const quotePath = (planId: number): string => `${PLANS}?plan=${planId}`;
