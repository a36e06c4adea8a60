import { locales } from '@estia/contract/pair';
import { expect, it } from 'vitest';
import { sampleStatement } from '../../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { type ExclusiveEmailValues, exclusiveEmails } from './exclusive-cases.emails.ts';

const answer_due_at = '2026-11-20T10:00:00.000Z';
const common = { case_id: 7, own_codes: 'ES-13S' };
const samples: { [T in keyof ExclusiveEmailValues]: ExclusiveEmailValues[T][] } = {
  exclusive_case_opened: [
    {
      ...common,
      agency_el: 'Άκρον Ακίνητα',
      agency_en: 'Akron Estates',
      gemi: '123456789000',
      listing: {
        property_id: 12,
        for: 'sale',
        code: 'ES-12S',
        title: { el: 'Διαμέρισμα 80 τ.μ.', en: 'Apartment 80 m²' },
      },
      answer_due_at,
    },
  ],
  exclusive_confirmed: [null, true, false].map((stood_before) => ({
    ...common,
    reasons: 'Why',
    reasons_locale: 'en',
    stood_before,
  })),
  exclusive_lost: [null, true, false].map((stood_before) => ({
    ...common,
    reasons: 'Why',
    reasons_locale: 'el',
    stood_before,
    statement: sampleStatement({ kind: 'exclusive_lost', ground: 'brokerage_law', facts: 'Why' }),
  })),
  exclusive_case_closed: (['mandate_ended', 'not_same'] as const).map((reason) => ({ ...common, reason })),
  exclusive_case_reopened: [{ ...common, reasons: 'Why', reasons_locale: 'en', answer_due_at }],
  exclusive_statement_received: [{ ...common, text: 'Hello', answer_due_at }],
};
const at = new Date('2026-11-18T10:00:00Z');
const render = createEmailRenderer('https://estia.example', exclusiveEmails);
const cases = Object.entries(samples).flatMap(([template, list]) =>
  list.flatMap((values) => locales.map((locale) => [template, locale, values] as const)),
);

it.each(cases)('[SAME-4] %s in %s has every word and a link', (template, locale, values) => {
  const email = render({ template, locale, values: { name: 'Μαρία', ...values }, at });
  expect(email.subject).toMatch(locale === 'el' ? /\p{Script=Greek}/u : /^[^\p{Script=Greek}]+$/u);
  expect(email.text).not.toMatch(/undefined|null|\[object|NaN|=>/);
  expect(email.text).toContain(`https://estia.example${locale === 'el' ? '' : '/en'}/dashboard/mandates`);
});

it('[SAME-4] the first email says what happens when, and the other agency by name; the last what was done, why, by whom and how to complain', () => {
  const read = (template: keyof ExclusiveEmailValues) =>
    render({ template, locale: 'en', values: { name: 'Maria', ...samples[template][0] }, at }).text;
  for (const word of [
    '48 hours',
    '20 November 2026, 12:00',
    'Akron Estates',
    '123456789000',
    'Apartment 80 m² · ES-12S',
    'until then',
  ])
    expect(read('exclusive_case_opened')).toContain(word);
  for (const word of [
    'Removed the “Exclusive” badge',
    'By a person',
    '4072/2012',
    'Reasons (in Greek)',
    'Why',
    '19 May 2027',
  ])
    expect(read('exclusive_lost')).toContain(word);
});

it('[SAME-4] after another look the email says whether the decision was changed, and nothing of a badge that was lost before', () => {
  const read = (template: 'exclusive_confirmed' | 'exclusive_lost', stood_before: boolean) => {
    const values = { name: 'Maria', ...samples[template][0], stood_before };
    return render({ template, locale: 'en', values, at });
  };
  expect(read('exclusive_confirmed', false).text).toContain('changed our decision');
  expect(read('exclusive_confirmed', false).text).not.toContain('Nothing changes');
  expect(read('exclusive_confirmed', true).text).toContain('Nothing changes');
  expect(read('exclusive_lost', false).subject).toBe('Our decision on your exclusive agreement hasn’t changed');
  expect(read('exclusive_lost', false).text).not.toContain('Removed');
  expect(read('exclusive_lost', true).text).toContain('Removed the “Exclusive” badge');
});
