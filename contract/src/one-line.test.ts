import { describe, expect, it } from 'vitest';
import { agencyRegistration, singleLineText } from './accounts/model.ts';

const agency = { name: 'Εστία', general_commercial_agency_id: '123456789000', tax_number: '094014201' };

describe('text of one line', () => {
  it.each(['a\r\nBcc: x@y.example', 'a\nb', 'a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u0007b'])(
    '%j is refused in every field',
    (text) => {
      expect(singleLineText(80).safeParse(text).success).toBe(false);
      for (const field of ['name', 'name_en', 'legal_form', 'tax_office'] as const)
        expect([field, agencyRegistration.safeParse({ ...agency, [field]: text }).success]).toEqual([field, false]);
    },
  );

  it('letters, accents and emoji of several signs are taken, in one spelling', () => {
    expect(singleLineText(80).parse('Ελένη Δήμου-O’Brien 👩‍👧')).toBe('Ελένη Δήμου-O’Brien 👩‍👧');
    expect(singleLineText(80).parse('Ε\u0301')).toBe('Έ');
    expect(
      agencyRegistration.safeParse({ ...agency, name_en: 'Hestia', legal_form: '', tax_office: 'Α΄ Αθηνών' }).success,
    ).toBe(true);
  });
});
