import { locales } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { cooperationEmails } from './cooperation.emails.ts';

const origin = 'https://estia.example';
const parties = {
  code: 'ES-7S',
  title: 'Apartment 80 m²',
  listing_path: '/properties/for-sale/7',
  agency: 'Akron <b>Estates</b>',
  gemi: '100000001000',
  advertiser: null,
  advertiser_gemi: null,
};
const samples = {
  cooperation_proposed: { ...parties, to: 'advertiser', answer_by: '2026-12-02' },
  cooperation_accepted: { ...parties, from: '2026-11-18', terms: 'Half <i>each</i>' },
  cooperation_declined: parties,
  cooperation_expired: parties,
  cooperation_ended: { ...parties, advertiser: 'Ilios Homes', advertiser_gemi: '100000002000', until: '2026-11-18' },
} as const;
const names = Object.keys(samples) as (keyof typeof samples)[];
const write = (template: keyof typeof samples, locale: 'el' | 'en') =>
  createEmailRenderer(
    origin,
    cooperationEmails,
  )({ template, locale, values: { name: 'Maria', ...samples[template] }, at: new Date('2026-11-18T10:00:00Z') });

describe('[SAME-2] [I18N-1] emails about cooperation', () => {
  it('there are samples of all', () => expect(Object.keys(cooperationEmails).sort()).toEqual([...names].sort()));

  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))('%s in %s', (name, locale) => {
    const { subject, text, html } = write(name, locale);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect([...subject].length).toBeLessThanOrEqual(78);
    for (const fact of ['ES-7S', 'Akron', '100000001000']) expect(text).toContain(fact);
    expect(html).not.toMatch(/<b>Estates|<i>each/);
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
    for (const [, href] of html.matchAll(/href="(https?:[^"]+)"/g)) {
      const link = new URL(href ?? '');
      expect(link.origin).toBe(origin);
      expect(link.pathname.startsWith('/en')).toBe(locale === 'en');
    }
  });

  it('between two agencies both are named with their numbers', () => {
    const { text } = write('cooperation_ended', 'el');
    for (const fact of ['Ilios Homes', '100000002000', '100000001000']) expect(text).toContain(fact);
  });

  it('a proposal names the listing by its title and leads to it', () => {
    for (const locale of locales) {
      const { text, html } = write('cooperation_proposed', locale);
      const page = `${origin}${locale === 'el' ? '' : '/en'}/properties/for-sale/7`;
      expect(text).toContain('Apartment 80 m² · ES-7S');
      expect(text).toContain(page);
      expect(html).toContain(`href="${page}"`);
    }
  });
});
