/** Greek in Latin letters by ELOT 743, as on road signs and passports: `Λεωφόρος Κηφισίας` → `Leoforos Kifisias`. */

const pairs: Readonly<Record<string, string>> = { γγ: 'ng', γξ: 'nx', γχ: 'nch', ου: 'ou' };
const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const isVoiceless = /^[θκξπσςτφχψ]|^$|^[^α-ω]/;
const bare = (letter: string): string => letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
/** A diaeresis, and an accent on the first of two, keep vowels apart: Μαΐου, Ρόιδη. */
const isApart = (first: string, second: string): boolean =>
  /\u0308/.test(second.normalize('NFD')) || /\u0301/.test(first.normalize('NFD'));

function inLatin(word: readonly string[], at: number): { latin: string; taken: 1 | 2 } {
  const [first = '', second = '', third = ''] = [word[at], word[at + 1], word[at + 2]];
  const two = bare(first) + bare(second);
  if (two === 'μπ' && (at === 0 || third === '')) return { latin: 'b', taken: 2 };
  if (second !== '' && !isApart(first, second)) {
    if (pairs[two]) return { latin: pairs[two], taken: 2 };
    const vowel = /^[αεη]υ$/.test(two) ? letters[bare(first)] : undefined;
    if (vowel) return { latin: vowel + (isVoiceless.test(bare(third)) ? 'f' : 'v'), taken: 2 };
  }
  return { latin: letters[bare(first)] ?? first, taken: 1 };
}

function wordInLatin(word: string): string {
  const signs = [...word];
  const isShouted = word.length > 1 && word === word.toUpperCase();
  let text = '';
  for (let at = 0; at < signs.length; ) {
    const { latin, taken } = inLatin(signs, at);
    const isCapital = signs[at] !== signs[at]?.toLowerCase();
    text += isCapital && !isShouted ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
    at += taken;
  }
  return isShouted ? text.toUpperCase() : text;
}

export const toLatin = (text: string): string => text.normalize('NFC').replaceAll(/\p{Script=Greek}+/gu, wordInLatin);
