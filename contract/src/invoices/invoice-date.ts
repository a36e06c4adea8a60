/** How an invoice writes days: in figures, the same in both languages, as accountants read them. Sums: `money` of format.ts. */

/** `2026-11-15` → `15/11/2026`. */
export const formatInvoiceDate = (day: string): string => day.split('-').reverse().join('/');
