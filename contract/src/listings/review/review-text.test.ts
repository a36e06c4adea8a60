import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../../testing/times-longer.ts';
import { findContactSigns, findPhrases } from './review-text.ts';

const phrases = ['western union', 'bitcoin', 'προκαταβολή πριν την επίσκεψη', 'χωρίς συμβόλαιο', 'no viewings'];
const found = (text: string) => findPhrases({ description_en: text }, phrases).map((one) => one.found);

describe('[ADMN-3] words that have no place, however they are written', () => {
  it.each([
    ['Cyrillic letters', 'Pay by W\u0435st\u0435rn Uni\u043En.', 'W\u0435st\u0435rn Uni\u043En'],
    ['Greek letters', 'Only βιτcοιn here', null],
    ['Latin letters in Greek', 'ΠPOKATABOΛH πpιν τnv επiσκεψn', 'ΠPOKATABOΛH πpιν τnv επiσκεψn'],
    ['capitals of Greek that look Latin', 'XΩPIΣ ΣYMBOΛAIO', 'XΩPIΣ ΣYMBOΛAIO'],
    ['soft hyphens', 'west\u00ADern un\u00ADion', 'west\u00ADern un\u00ADion'],
    ['zero-width characters', 'bit\u200Bco\u200Din\uFEFF', 'bit\u200Bco\u200Din'],
    ['letters that fill and show nothing', 'bit\u3164co\uFFA0in', 'bit\u3164co\uFFA0in'],
    ['spaced-out letters', 'pay: W e s t e r n   U n i o n', 'W e s t e r n   U n i o n'],
    ['one word spaced out', 'W e s t e r n Union', 'W e s t e r n Union'],
    ['dots between letters', 'b.i.t.c.o.i.n', 'b.i.t.c.o.i.n'],
    ['a hyphen within a word', 'Wes-tern Uni-on', 'Wes-tern Uni-on'],
    ['wide letters', 'Ｂｉｔｃｏｉｎ', 'Ｂｉｔｃｏｉｎ'],
    ['mathematical letters', '𝐁𝐢𝐭𝐜𝐨𝐢𝐧 ok', '𝐁𝐢𝐭𝐜𝐨𝐢𝐧'],
    ['digits for letters', 'b1tc0in', 'b1tc0in'],
    ['words written together', 'no contract, noviewings', 'noviewings'],
    ['accents added', 'bítcöin', 'bítcöin'],
  ])('%s', (_how, text, expected) => {
    expect(found(text)).toEqual([expected ?? 'βιτcοιn']);
  });

  it('says where, in the text as it was typed', () => {
    const text = 'A\u00ADB west\u00ADern union.';
    expect(findPhrases({ title_en: text }, phrases)).toEqual([
      { field: 'title_en', at: 4, found: 'west\u00ADern union' },
    ]);
  });

  it('is no part of a word, and no accident of words side by side', () => {
    for (const text of [
      'Bitcoins museum next door',
      'On the western side. Union Square is near.',
      'north western unions',
    ])
      expect(found(text), text).toEqual([]);
  });

  it('finds contact data behind invisible characters and letters of another alphabet', () => {
    const signs = (text: string) => findContactSigns({ description_el: text }).map((one) => one.found);
    expect(signs('τηλ.: 69\u200B7123\u00AD4567')).toHaveLength(1);
    expect(signs('Τηλέφωνο ６９７１２３４５６７')).toEqual(['６９７１２３４５６７']);
    expect(signs('μόνο V\u0456ber')).toEqual(['V\u0456ber']);
    expect(signs('στο insta\u0261ram')).toEqual(['insta\u0261ram']);
  });

  it('a hostile text of full length takes no longer than an ordinary one, more or less', () => {
    const ordinary = 'Φωτεινό διαμέρισμα 92 τ.μ. στο Χαλάνδρι, με βεράντα και θέα. '.repeat(100).slice(0, 6_000);
    for (const text of ['b '.repeat(3_000), 'west-'.repeat(1_200), 'w.'.repeat(3_000), '\u00AD'.repeat(6_000)]) {
      const times = timesLonger(
        () => findPhrases({ description_el: text }, phrases),
        () => findPhrases({ description_el: ordinary }, phrases),
      );
      expect(times, text.slice(0, 5)).toBeLessThan(5);
    }
  });
});
