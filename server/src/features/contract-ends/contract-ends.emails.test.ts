/** Each email about the end of a contract, in both languages. */
import { locales } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { sampleStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { contractEndEmails } from './contract-ends.emails.ts';

const render = createEmailRenderer('https://estia.example', contractEndEmails);
const statement = sampleStatement({ kind: 'agency_terminated', ground: 'moderation', effective_on: '2026-12-16' });
const samples = {
  contract_notice: { ends_on: '2026-12-16', statement },
  contract_ended_at_once: { statement: { ...statement, notice_exception: 'legal_duty' } },
  contract_ended: { ends_on: '2026-12-16', statement_id: 7 },
  contract_notice_withdrawn: { reason: 'Ήταν λάθος', had_ended: false },
};
const names = Object.keys(samples) as (keyof typeof samples)[];
const write = (template: keyof typeof samples, locale: 'el' | 'en', over: object = {}) =>
  render({
    template,
    locale,
    values: { name: 'Maria', ...samples[template], ...over },
    at: new Date('2026-11-15T10:00:00Z'),
  });

describe('[ADMN-6] emails about the end of a contract', () => {
  it('there is a sample of each', () => {
    expect(names.sort()).toEqual(Object.keys(contractEndEmails).sort());
  });

  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    '%s in %s reads whole',
    (name, locale) => {
      const { subject, text, html } = write(name, locale);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
      expect([...subject].length).toBeLessThanOrEqual(78);
      expect(subject).toMatch(locale === 'el' ? /\p{Script=Greek}/u : /^[^\p{Script=Greek}]+$/u);
    },
  );

  it('the notice says the day, the reasons and how to complain; an end at once which exception', () => {
    const { text } = write('contract_notice', 'en');
    for (const part of ['16 December 2026', 'Οι φωτογραφίες είναι άλλου ακινήτου', 'K7MR-2WQX-9HTD', 'download'])
      expect(text).toContain(part);
    expect(write('contract_ended_at_once', 'en').text).toContain('requires us to end the contract sooner');
    expect(write('contract_notice_withdrawn', 'en', { had_ended: true }).text).toContain('start your subscription');
  });
});
