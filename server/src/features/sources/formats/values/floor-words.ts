/** Floors as words and codes; numbers are read by `parseFloor`. */
import { foldWord, type WordTable } from './fold.ts';

export const floorWords: WordTable = {
  1: 'υπόγειο 2, δεύτερο υπόγειο, υπόγειο β, s2, second basement, β υπόγειο, lower basement',
  2: 'υπόγεια, υπογ, s1, basement floor, cellar, α υπόγειο, υπόγειο 1, untergeschoss, ug, keller',
  3: 'ημιυπόγεια, ημιυπ, sh, semi basement, semibasement, lower ground, souterrain',
  4: 'ισόγεια, ισογ, l0, ground, gf, ground level, erdgeschoss, eg, ισ, ισόγειος',
  5: 'υπερυψωμένο, υπερυψωμένο ισογειο, υπερισόγειο, high ground floor, raised ground, upper ground floor, υπερυψ, hochparterre, ημιόροφος υπερυψωμένος',
  6: 'ημιόροφος, ημιώροφο, m1, lh, mezzanine floor, πατάρι, μεσοπάτωμα, zwischengeschoss',
  28: 'σοφίτα, attic floor, dachgeschoss, dg, loft floor, στέγη',
  29: 'δώμα, roof, rooftop, ταράτσα, penthouse floor, ρετιρέ',
};

const ordinals =
  'πρωτ,δευτερ,τριτ,τεταρτ,πεμπτ,εκτ,εβδομ,ογδο,ενατ,δεκατ|first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth'
    .split('|')
    .map((list) => list.split(','));
/** Greek numerals as in «Β΄ όροφος»; β and δ alone could be a point of the compass, so the word for floor must follow. */
const letters = ['α', 'β', 'γ', 'δ', 'ε', 'στ', 'ζ', 'η', 'θ', 'ι'];

const byLevel = (level: number): number | null => {
  if (!Number.isInteger(level)) return level > 0 && level < 1 ? 6 : level < 0 && level > -1 ? 3 : null;
  if (level < 0) return level === -1 ? 2 : 1;
  if (level === 0) return 4;
  return level > 20 ? 27 : level + 6;
};

/** `3`, `3ος`, `3rd floor`, `L3`, `τρίτος όροφος`, `Γ΄ όροφος`, `-1`, `0,5`: the id of the floor. */
export function parseFloor(raw: string): number | null {
  const number = /^\s*(-?\d{1,3}(?:[.,]5|[.,]0)?)\s*$/.exec(raw)?.[1];
  if (number !== undefined) return byLevel(Number(number.replace(',', '.')));
  const text = foldWord(raw)
    .replace(/\s*(οροφοσ|οροφου|οροφο|οροφ|ορ|floor|fl|level|stock|og|etage)$/u, '')
    .replace(/^(floor|level|οροφοσ|l)\s*(?=\d)/u, '');
  const counted = /^(\d{1,3})\s?(?:οσ|ου|ο|η|st|nd|rd|th)?$/u.exec(text)?.[1];
  if (counted !== undefined) return byLevel(Number(counted));
  for (const list of ordinals) {
    const at = list.findIndex((word) => text.startsWith(word) && text.length - word.length <= 3);
    if (at >= 0) return byLevel(at + 1);
  }
  const hasWord = /οροφ|floor/u.test(foldWord(raw));
  const letter = hasWord ? letters.indexOf(text) : -1;
  return letter >= 0 ? byLevel(letter + 1) : null;
}
