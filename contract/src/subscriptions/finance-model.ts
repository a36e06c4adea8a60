/** No validator here, so that screens can use it. */

/** Days since a sum was due. */
export const overdueAges = ['week', 'fortnight', 'month', 'older'] as const;
export type OverdueAge = (typeof overdueAges)[number];

export const financeLimits = { months: 12, largest: 10, withoutInvoice: 20 } as const;
