/** [ALRT-3] Emails about saved searches: whole, in one language, and safe to read. */
import { locales } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { renderSampleAlert, sampleAlertNames, sampleAlerts } from '../../../../testing/factories/sample-alerts.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { alertEmails } from './alerts.emails.ts';

const origin = 'https://estia.example';
const all = sampleAlertNames.flatMap((name) => locales.map((locale) => [name, locale] as const));
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('[ALRT-3] emails about saved searches', () => {
  it('there is a sample of each', () => {
    const used = new Set(Object.values(sampleAlerts('el')).map(({ template }) => template));
    expect([...used].sort()).toEqual(Object.keys(alertEmails).sort());
  });

  it.each(all)('[I18N-1] %s in %s reads whole, in its language', (name, locale) => {
    const { subject, text, html } = renderSampleAlert(name, locale);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect([...subject].length).toBeLessThanOrEqual(78);
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
    else expect(subject).toMatch(/\p{Script=Greek}/u);
    for (const href of links(html)) {
      if (href === `mailto:${operator.email}`) continue;
      const url = new URL(href);
      expect(url.origin).toBe(origin);
      expect(url.pathname.startsWith('/en')).toBe(locale === 'en');
      expect(url.search).toMatch(/^$|^\?ids=[\d,]+$/);
    }
    for (const [, src = ''] of html.matchAll(/<img src="([^"]+)"/g))
      expect(src).toMatch(/^https:\/\/estia\.example\/photos\//);
    // Every picture says what it shows where it is blocked.
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toMatch(/ alt="[^"]+"/);
  });

  it('strikes the old price through, and says it in plain text', () => {
    const { html, text } = renderSampleAlert('alert_favorites', 'en');
    expect(html).toMatch(/<s [^>]*>1\.365\.000\u00A0€<\/s>/);
    expect(text).toContain('1.240.000\u00A0€ (was 1.365.000\u00A0€)');
  });

  it('names where to unsubscribe, from the search or from all', () => {
    const url = (name: string) => renderSampleAlert(name, 'en').unsubscribeUrl;
    expect(url('alert_digest')).toMatch(/^https:\/\/estia\.example\/api\/alerts\/unsubscribe\/s/);
    expect(url('alert_favorites')).toMatch(/^https:\/\/estia\.example\/api\/alerts\/unsubscribe\/a/);
    expect(url('confirm_saved_search')).toBeUndefined();
  });

  it('the code stands behind the # and nowhere that a log or a locked screen shows', () => {
    const { subject, html } = renderSampleAlert('confirm_saved_search', 'el');
    const preview = /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(subject + preview).not.toContain('2345');
    expect(links(html)).toContain(`${origin}/alerts/confirm#2345-ABCD-EFGH-JKMN-PQ`);
  });

  it('its subject names the search, so that two of them differ', () => {
    const subjects = ['confirm_saved_search', 'saved_search_running'].map(
      (name) => renderSampleAlert(name, 'en').subject,
    );
    expect(subjects).toEqual([
      'Confirm your alerts: Buy · Apartment · Chalandri, Marousi · up to 300.000 €',
      'You already have alerts: Buy · Apartment · Chalandri, Marousi · up to 300.000…',
    ]);
  });

  it('what is in a name cannot become markup', () => {
    const sample = sampleAlerts('en').alert_digest;
    const { html } = createEmailRenderer(
      origin,
      alertEmails,
    )({
      template: 'alert',
      locale: 'en',
      values: { ...sample?.values, search: '<img src=x onerror=alert(1)>' } as never,
      at: new Date('2026-11-15T10:00:00Z'),
    });
    expect(html).not.toContain('<img src=x');
  });

  it('a subject that is cut ends with a word, not with what stands between two', () => {
    const about = `${'Διαμέρισμα '.repeat(4)}· έως 1.100 € · 2+ υ/δ · Χαλάνδρι`;
    const render = createEmailRenderer(origin, alertEmails);
    for (let length = 40; length < about.length; length += 1) {
      const values = { code: '2345-ABCD', about: about.slice(-length).padStart(80, 'Κ'), days: 7 };
      const { subject } = render({ template: 'confirm_saved_search', locale: 'el', values, at: new Date(0) });
      expect(subject).toMatch(/[^\s·,:]…$/u);
    }
  });
});
