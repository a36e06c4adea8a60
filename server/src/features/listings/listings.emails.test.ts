import { locales } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { sampleStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { type ListingEmailValues, listingEmails, summarizeListings } from './listings.emails.ts';

const origin = 'https://estia.example';
const samples: ListingEmailValues = {
  listing_published: { code: 'ES-7S', for: 'sale', property_id: 7 },
  listing_reminder: summarizeListings(['ES-7S']),
  listing_reminder_last: summarizeListings(['ES-1S', 'ES-2S', 'ES-3R', 'ES-4S', 'ES-5S', 'ES-6S', 'ES-7S']),
  listing_paused: {
    ...summarizeListings(['ES-7S', 'ES-8R']),
    statement: sampleStatement({ kind: 'unconfirmed', facts: '', codes: ['ES-7S', 'ES-8R'] }),
  },
  mandate_expiring: { ...summarizeListings(['ES-7S']), days: 15 },
  mandate_expired: {
    ...summarizeListings(['ES-7S']),
    statement: sampleStatement({ kind: 'mandate_ended', facts: '', codes: ['ES-7S'] }),
  },
  listing_changed_by_admin: {
    ...summarizeListings(['ES-7S']),
    statement: sampleStatement({ codes: ['ES-7S'], facts: 'because of <it>' }),
    act: 'deactivate',
    reason: 'because of <it>',
  },
  listing_held: {
    ...summarizeListings(['ES-7S']),
    due_at: '2026-11-16T10:00:00.000Z',
    statement: sampleStatement({ kind: 'listing_held', facts: '', codes: ['ES-7S'] }),
  },
  listing_review_approved: { ...summarizeListings(['ES-7S']), waits: 'plan' },
  listing_change_requested: {
    ...summarizeListings(['ES-7S']),
    property_id: 7,
    for: 'sale',
    due_at: '2026-11-22T10:00:00.000Z',
    reason: 'price',
    text: 'please <check> the price',
    statement: null,
  },
  listing_change_missed: {
    ...summarizeListings(['ES-7S']),
    property_id: 7,
    for: 'sale',
    statement: sampleStatement({ kind: 'changes_requested', facts: '', codes: ['ES-7S'] }),
  },
  listing_review_stopped: {
    ...summarizeListings(['ES-7S']),
    reason: 'fraud',
    statement: sampleStatement({ codes: ['ES-7S'], facts: 'no such flat' }),
  },
};
const names = Object.keys(samples) as (keyof ListingEmailValues)[];
const write = (template: keyof ListingEmailValues, locale: 'el' | 'en') =>
  createEmailRenderer(
    origin,
    listingEmails,
  )({ template, locale, values: { name: 'Μαρία', ...samples[template] }, at: new Date('2026-11-15T10:00:00Z') });

describe('[I18N-1] emails about listings', () => {
  it('there are samples of all', () => expect(Object.keys(listingEmails).sort()).toEqual([...names].sort()));

  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))('%s in %s', (name, locale) => {
    const { subject, text, html } = write(name, locale);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect([...subject].length).toBeLessThanOrEqual(78);
    expect(text).toContain('ES-7S'.slice(0, 3));
    if (locale === 'en') expect(text.replaceAll('Μαρία', '')).not.toMatch(/\p{Script=Greek}/u);
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => new URL(href ?? ''));
    for (const link of links) {
      expect(link.origin).toBe(origin);
      expect(link.pathname.startsWith('/en')).toBe(locale === 'en');
    }
  });

  it('the published listing is one press away; reminders lead to the own listings', () => {
    expect(write('listing_published', 'el').html).toContain(`${origin}/properties/for-sale/7`);
    expect(write('listing_reminder', 'en').html).toContain(`${origin}/en/dashboard/properties`);
  });

  it('many listings are one email: five are named, the rest counted', () => {
    expect(write('listing_reminder_last', 'en').text).toContain('ES-5S and 2 more');
    expect(write('listing_reminder_last', 'el').text).toContain('ES-5S και 2 ακόμη');
    expect(write('listing_paused', 'el').text).toContain('ES-7S, ES-8R');
  });

  it('[ROLE-5] what an admin did comes with the reason and how to object', () => {
    const { text, html } = write('listing_changed_by_admin', 'el');
    expect(text).toContain('because of <it>');
    expect(html).not.toContain('<it>');
    expect(text).toContain('έως τις 19 Μαΐου 2027');
    expect(html).toContain(`mailto:${operator.email}`);
  });
});
