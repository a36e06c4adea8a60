/** ADMN-6: every restriction is told with its reasons, in both languages. */
import { locales } from '@estia/contract/pair';
import { restrictionKinds } from '@estia/contract/statements-of-reasons/model';
import { describe, expect, it } from 'vitest';
import { sampleStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import type { StatementValues } from './index.ts';
import { statementEmails } from './statements.emails.ts';

const render = createEmailRenderer('https://estia.example', statementEmails);
const write = (locale: 'el' | 'en', over: Partial<StatementValues>) =>
  render({
    template: 'statement_of_reasons',
    locale,
    values: { name: 'Maria', statement: sampleStatement({ facts: '', ...over }) },
    at: new Date('2026-11-19T10:00:00Z'),
  });

describe('[ADMN-6] the statement of reasons', () => {
  it.each(restrictionKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    '%s in %s says what, on which ground, by whom, for how long and how to complain',
    (kind, locale) => {
      const { subject, text, html } = write(locale, { kind });
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
      expect([...subject].length).toBeLessThanOrEqual(78);
      for (const words of {
        el: [
          'Τι κάναμε',
          'Όροι χρήσης, «Τι δεν επιτρέπεται»',
          'Αποφάσισε άνθρωπος',
          'Για πόσο',
          '19 Μαΐου 2027',
          'ΕΕΤΤ',
        ],
        en: [
          'What we did',
          'Terms of use: what isn’t allowed',
          'Decided by a person',
          'For how long',
          '19 May 2027',
          'EETT',
        ],
      }[locale])
        expect(text).toContain(words);
      if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
      expect(html).toContain(`https://estia.example${locale === 'en' ? '/en' : ''}/dashboard/decisions/7`);
    },
  );

  it('names the law that the reason of the report stands for', () => {
    const { text } = write('el', { ground: 'illegal_content', reason_id: 12, found_by: 'report' });
    expect(text).toContain('Νόμος 4446/2016, άρθρο 111 (βραχυχρόνια μίσθωση) · Βραχυχρόνια μίσθωση χωρίς ΑΜΑ');
    expect(text).toContain('Μετά από αναφορά');
    expect(write('en', { ground: 'illegal_content', reason_id: null }).text).toContain('Illegal content');
  });

  it('says that a program alone decided, and until when what ends by itself holds', () => {
    const { text } = write('en', { kind: 'unconfirmed', is_automatic: true, found_by: 'program' });
    expect(text).toContain('Automatically, without a person deciding');
    expect(text).not.toContain('Decided by a person');
    expect(write('el', { kind: 'reports_suspended', until: '2026-12-19' }).text).toContain(
      'Έως τις 19 Δεκεμβρίου 2026',
    );
  });

  it('names five listings, and counts the rest; says in which language a person wrote', () => {
    const codes = [1, 2, 3, 4, 5, 6, 7].map((n) => `ES-${n}S`);
    expect(write('el', { codes }).text).toContain('ES-5S και 2 ακόμη');
    expect(write('en', { codes: ['ES-1S'], facts: 'Ψευδή στοιχεία' }).text).toContain('Reason (in Greek)');
    expect(write('el', { facts: 'Ψευδή στοιχεία' }).text).not.toContain('στα ελληνικά');
  });
});
