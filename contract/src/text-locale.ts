/** In which of the two languages somebody wrote, by the letters they used. */
import type { Locale } from './pair.ts';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** A Greek text may name an English word or an address, and the other way round: the more of one, the language. */
export const detectTextLocale = (text: string): Locale =>
  count(text, /\p{Script=Greek}/gu) >= count(text, /\p{Script=Latin}/gu) ? 'el' : 'en';

/** What was chosen, and where nothing was, what the letters say. */
export const chooseTextLocale = (chosen: string | undefined, text: string): Locale =>
  chosen === 'el' || chosen === 'en' ? chosen : detectTextLocale(text);
