import { locales } from '@estia/contract/pair';
import { expect, it } from 'vitest';
import { sampleStatement } from '../../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { type PauseEmailValues, pauseEmails } from './pauses.emails.ts';

const agency = { agency_el: 'Άκρον Ακίνητα', agency_en: 'Akron Estates', gemi: '123456789000' };
const pause_at = '2026-11-23T10:00:00.000Z';
const listing = {
  property_id: 12,
  for: 'sale' as const,
  code: 'ES-12S',
  title: { el: 'Διαμέρισμα 80 τ.μ.', en: 'Apartment 80 m²' },
};
const toOwner = { ...agency, pause_id: 7, listings: [listing], pause_at };
const statement = sampleStatement({ kind: 'paused_for_agency', ground: 'five_days', is_automatic: true });
const toAgency = { pause_id: 7, own_codes: 'ES-13S' };
const samples: { [T in keyof PauseEmailValues]: PauseEmailValues[T][] } = {
  pause_scheduled: [toOwner],
  pause_reminder: [toOwner],
  pause_applied: [true, false].map((after_dispute) => ({ ...toOwner, after_dispute, statement })),
  pause_cancelled: (['agency_listing_ended', 'not_same', 'cooperation'] as const).map((reason) => ({
    ...toOwner,
    reason,
  })),
  owner_advertises: [{ listing, own_listings: [{ ...listing, code: 'ES-13S' }], pause_at }],
  another_agency_listed: [{ listing, ...agency, own_codes: 'ES-13S' }],
  mandate_requested: (['no_mandate', 'not_same_property'] as const).map((reason) => ({
    ...toAgency,
    answer_due_at: pause_at,
    reason,
  })),
  dispute_decided: (['owner', 'agency'] as const).flatMap((side) =>
    (['owner', 'agency'] as const).map((decided_for) => ({
      ...toAgency,
      agency_el: 'Άκρον Ακίνητα',
      agency_en: 'Akron Estates',
      gemi: '123456789000',
      side,
      decided_for,
      decision: 'Why',
      decision_locale: 'en' as const,
      pause_at,
    })),
  ),
  dispute_cancelled: (['agency_listing_ended', 'not_same', 'cooperation'] as const).map((reason) => ({
    ...toAgency,
    reason,
  })),
  dispute_message: [{ ...toAgency, text: 'Hello' }],
  dispute_reopened: (['owner', 'agency'] as const).map((side) => ({
    ...toAgency,
    side,
    reasons: 'Why',
    reasons_locale: 'en' as const,
  })),
  objection_received: ['', 'Hello'].map((text) => ({
    pause_id: 7,
    listings: [listing],
    reason: 'no_mandate',
    text,
    answer_due_at: pause_at,
  })),
  answer_received: [null, '2026-10-01'].map((signed_on) => ({
    ...toAgency,
    signed_on,
    expires_on: null,
    text: 'Hello',
  })),
};

const render = createEmailRenderer('https://estia.example', pauseEmails);
const cases = Object.entries(samples).flatMap(([template, list]) =>
  list.flatMap((values) => locales.map((locale) => [template, locale, values] as const)),
);

it.each(cases)('[SAME-1] %s in %s has every word and a link', (template, locale, values) => {
  const email = render({ template, locale, values: { name: 'Μαρία', ...values }, at: new Date(pause_at) });
  expect(email.subject).toMatch(locale === 'el' ? /\p{Script=Greek}/u : /^[^\p{Script=Greek}]+$/u);
  expect(email.text).not.toMatch(/undefined|null|\[object|NaN|=>/);
  expect(email.text).toContain(`https://estia.example${locale === 'el' ? '' : '/en'}/`);
});

it('[SAME-1] the statement of reasons says what was done, why, that it was automatic, by which term and how to complain', () => {
  const [, values] = samples.pause_applied;
  const { text } = render({
    template: 'pause_applied',
    locale: 'en',
    values: { name: 'Maria', ...values },
    at: new Date(pause_at),
  });
  for (const word of [
    'Paused the listing',
    'Akron Estates',
    '123456789000',
    'with no human review',
    'Terms of use',
    '19 May 2027',
  ])
    expect(text).toContain(word);
});

const readInEnglish = <T extends keyof PauseEmailValues>(template: T, values: PauseEmailValues[T]) =>
  render({ template, locale: 'en', values: { name: 'Maria', ...values }, at: new Date(pause_at) });

it('[SAME-1] after a dispute the email does not say that five days have passed', () => {
  expect(readInEnglish('pause_applied', { ...toOwner, after_dispute: false, statement }).text).toContain(
    'five days have passed',
  );
  const { text } = readInEnglish('pause_applied', { ...toOwner, after_dispute: true, statement });
  expect(text).not.toContain('five days');
  expect(text).toContain('your objection');
});

it('[SAME-1] an agency is asked for what the owner disputes, and told why it need not answer', () => {
  const request = { ...toAgency, answer_due_at: pause_at };
  expect(readInEnglish('mandate_requested', { ...request, reason: 'no_mandate' }).subject).toContain('agreement');
  const other = readInEnglish('mandate_requested', { ...request, reason: 'not_same_property' });
  expect(other.subject).toContain('Is it the same property?');
  expect(other.text).not.toContain('agreement');
  expect(readInEnglish('dispute_cancelled', { ...toAgency, reason: 'cooperation' }).text).toContain(
    'work with the owner',
  );
  expect(readInEnglish('dispute_cancelled', { ...toAgency, reason: 'owner_listing_ended' }).text).toContain(
    'no longer live',
  );
});

it('[SAME-1] the time is that of Athens', () => {
  const { text } = render({
    template: 'pause_scheduled',
    locale: 'el',
    values: { name: 'Μαρία', ...toOwner },
    at: new Date(pause_at),
  });
  expect(text).toContain('23 Νοεμβρίου 2026, 12:00');
});

it('[SAME-1] the first emails name the listing by its title and lead to it, in HTML and in plain text', () => {
  for (const template of ['pause_scheduled', 'owner_advertises', 'another_agency_listed'] as const)
    for (const locale of locales) {
      const values = { name: 'Μαρία', ...samples[template][0] };
      const { text, html } = render({ template, locale, values, at: new Date(pause_at) });
      const page = `https://estia.example${locale === 'el' ? '' : '/en'}/properties/for-sale/12`;
      expect(text, template).toContain(`${listing.title[locale]} · ES-12S`);
      expect(text, template).toContain(page);
      expect(html, template).toContain(`href="${page}"`);
    }
});

it('[SAME-1] reasons in the other language say in which they are, reasons in one’s own do not', () => {
  const read = (locale: 'el' | 'en') =>
    render({
      template: 'dispute_decided',
      locale,
      values: { name: 'Μαρία', ...samples.dispute_decided[0] },
      at: new Date(pause_at),
    }).text;
  expect(read('el')).toContain('Αιτιολογία (στα αγγλικά)');
  expect(read('en')).toContain('Reasons:');
  expect(read('en')).not.toContain('(in English)');
});

it('[SAME-1] whose listing an agency goes on to advertise without an agreement is led to report it', () => {
  const values = { name: 'Μαρία', ...samples.dispute_decided[0], agency_listings: [{ ...listing, code: 'ES-13S' }] };
  const { text } = render({ template: 'dispute_decided', locale: 'en', values, at: new Date(pause_at) });
  expect(text).toContain('Report listing ES-13S: https://estia.example/en/contact/report/for-sale/12');
});
