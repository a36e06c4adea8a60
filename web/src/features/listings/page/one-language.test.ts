import type { Property } from '@estia/contract/listings/model';
import { describe, expect, it } from 'vitest';
import { keepOneLanguage } from './one-language.ts';

const fact = (id: number, el: string, en: string) => ({ id, name: { el, en } });
const listing = {
  price: 250_000,
  description: { el: 'Κείμενο', en: 'Text' },
  extras: [{ ...fact(1, 'Ασανσέρ', 'Lift'), group: 'building' }],
  transportations: [fact(2, 'Μετρό', 'Metro')],
  heating: fact(3, 'Αυτόνομη', 'Autonomous'),
  view: null,
} as unknown as Property;

describe('what of a listing travels to the browser', () => {
  it('[LIST-1] is in the language of the page', () => {
    for (const [locale, other] of [
      ['el', 'en'],
      ['en', 'el'],
    ] as const) {
      const kept = keepOneLanguage(listing, locale);
      expect(kept.description).toEqual({ el: null, en: null, [locale]: listing.description[locale] });
      expect(kept.extras[0]?.name[locale]).toBe(listing.extras[0]?.name[locale]);
      expect(kept.heating?.name[locale]).toBe(listing.heating?.name[locale]);
      expect(kept).toMatchObject({ price: 250_000, view: null });
      const bytes = JSON.stringify(kept);
      for (const word of [listing.description[other], listing.heating?.name[other], listing.extras[0]?.name[other]])
        expect(bytes).not.toContain(word);
    }
  });

  it('[LIST-1] is in the other one where nobody wrote it in the language of the page', () => {
    const greek = { ...listing, description: { el: 'Κείμενο', en: ' ' } };
    expect(keepOneLanguage(greek, 'en').description.el).toBe('Κείμενο');
  });
});
