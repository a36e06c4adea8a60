/** Words that agencies cut short are suggested, and taken for granted only where they can mean one thing. */
import { describe, expect, it } from 'vitest';
import { suggestValue } from './suggest-value.ts';

describe('[EXTS-2] what an unknown value may stand for', () => {
  it.each([
    ['purpose', 'Ενοικ.', 'rent'],
    ['purpose', 'ΠΩΛ', 'sale'],
    ['purpose', 'προς πώλ.', 'sale'],
    ['purpose', 'enoikiazetai', 'rent'],
    ['type_id', 'Μονοκατ.', '4'],
    ['type_id', 'diamerisma', '1'],
    ['floor_id', 'ημιυπόγ.', '3'],
  ] as const)('%s: %s is certain', (field, value, to) => {
    expect(suggestValue(field, value)).toEqual({ suggestions: [to], is_certain: true });
  });

  it('what can be several things is not chosen, and what is like nothing is not suggested', () => {
    const { suggestions, is_certain } = suggestValue('type_id', 'Αγρο');
    expect(suggestions.length).toBeGreaterThan(1);
    expect(is_certain).toBe(false);
    expect(suggestValue('type_id', 'Διαμέρισμα με θέα')).toEqual({ suggestions: ['1'], is_certain: false });
    for (const value of ['Κλειδιά', 'Χ', '…', '123'])
      expect(suggestValue('type_id', value)).toEqual({ suggestions: [], is_certain: false });
  });
});
