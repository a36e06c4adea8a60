/** `2026-08-31` → `31-08-2026`, as programmes write their deadlines. */
export const formatDashedDate = (day: string): string => day.split('-').reverse().join('-');
