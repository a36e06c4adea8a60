/** Every word a person reads exists twice. A missing language is a compile error, not a fallback. */
export type Locale = 'el' | 'en';
export const locales: readonly Locale[] = ['el', 'en'];

/** As rows keep it: one of the two, by a check of the table. */
export const toLocale = (text: string): Locale => (text === 'en' ? 'en' : 'el');

export type Pair<T = string> = { readonly el: T; readonly en: T };

/* @__NO_SIDE_EFFECTS__ */
export function pair<T>(el: T, en: T): Pair<T> {
  return { el, en };
}
