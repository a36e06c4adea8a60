/** One spelling of a word that people write in many: no case, accents, punctuation or double spaces; Greek letters that look Latin stay what they are. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\s΄ʹ_\-–—/.,;:()«»"'’`´|&+*]+/gu, ' ')
    .trim();

/** Words of one id of a list, separated by commas. */
export type WordTable = Readonly<Record<number, string>>;
