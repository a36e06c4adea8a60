/** Filters of a list that an administrator keeps under a name. */

/** Each list that has an address of its own. */
export const viewedLists = [
  'users',
  'agencies',
  'sale_listings',
  'rent_listings',
  'subscriptions',
  'invoices',
  'reports',
] as const;
export type ViewedList = (typeof viewedLists)[number];

export const listViewLimits = { name: 60, query: 500, perList: 20 } as const;

/** Where somebody stands in a list, and what is said once, are no part of a view. */
const passing = ['page', 'flash', 'item'];

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Half a sign, typed by hand.
    return spaced;
  }
}

/** The same filter has the same text, however its address was written. Empty: the list as it always opens. */
export function toViewQuery(search: string): string {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return { name: decode(name), value: decode(value.join('=')).trim() };
    })
    .filter(({ name, value }) => name !== '' && value !== '' && !passing.includes(name))
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return [...new Set(parts)].toSorted().join('&');
}
