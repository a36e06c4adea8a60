/** The emails about messages and reports, both features in one: what all emails must be, and what single ones say. */
import { locales } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { sampleStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { moderationEmails } from '../moderation/index.ts';
import { inboxEmails } from './inbox.emails.ts';

const origin = 'https://estia.example';
const key = 'Zk3v8Jq1m0T5cW2rXbYd7uN9pLsHgAeF6iOoQxRtUv4';
const about = { ad: 'Apartment 92 m²', number: 1_204, reason_id: 9, decision: 'It asks for money before a visit.' };
const body = 'Hello, is it still there?\nThank you, Nikos';
const stopped = (reason_id: number, facts = about.decision) =>
  sampleStatement({ ground: 'illegal_content', found_by: 'report', reason_id, facts });
const measure = (kind: 'reports_warned' | 'reports_suspended', until: string | null = null) =>
  sampleStatement({ kind, ground: 'moderation', facts: about.decision, until });
const samples = {
  confirm_message: { ad: about.ad, key, code: 'K7QM-2RXT', rent: true },
  confirm_sender: { ad: about.ad, key, code: 'K7QM-2RXT', rent: true },
  new_message: { ad: about.ad, from: 'Nikos Dimou', phone: '+306971234567', body, conversation: 77 },
  message_waits: { ad: about.ad, conversation: 77 },
  agency_message: { ad: about.ad, from: 'Nikos Dimou', phone: null, body, conversation: 77 },
  lead_assigned: { ad: about.ad, from: 'Nikos Dimou', phone: null, by: 'Anna', body, conversation: 77 },
  new_answer: { ad: about.ad, body, rent: true, conversation: 77 },
  new_answer_by_key: { ad: about.ad, body, rent: true, key },
  answer_waits: { ad: about.ad, rent: true, conversation: 77 },
  answer_waits_by_key: { ad: about.ad, rent: true, key },
  reply_notice: { problem: 'files' as const, is_sent: false, conversation: null },
  report_received: { ...about, hours: 24, handle_from: null, confirm_code: 'K7MR-2WQX-9HTD' },
  reports_warned: { statement: measure('reports_warned'), until: null },
  reports_suspended: { statement: measure('reports_suspended', '2026-12-15'), until: '2026-12-15' },
  reports_measure_lifted: { kind: 'suspended' as const, statement_id: 7, reason: about.decision },
  report_upheld: about,
  report_dismissed: about,
  user_alert: { reason_id: 9, note: '' },
  listing_stopped: { ...about, statement: stopped(9) },
};
const write = createEmailRenderer(origin, inboxEmails, moderationEmails);
const renderEmail = (template: keyof typeof samples, locale: 'el' | 'en', over: object = {}) =>
  write({
    template,
    locale,
    values: { name: 'Maria', ...samples[template], ...over },
    at: new Date('2026-11-15T10:00:00Z'),
  });
const all = (Object.keys(samples) as (keyof typeof samples)[]).flatMap((name) =>
  locales.map((of) => [name, of] as const),
);
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('[LIST-6] emails about messages and reports', () => {
  it('there is a sample of each', () => {
    const templates = [...Object.keys(inboxEmails), ...Object.keys(moderationEmails)];
    expect(Object.keys(samples).sort()).toEqual(templates.sort());
  });

  it.each(all)('[I18N-1] %s in %s reads whole, in its language', (template, locale) => {
    const { subject, text, html } = renderEmail(template, locale);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect([...subject].length).toBeLessThanOrEqual(78);
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
    else expect(subject).toMatch(/\p{Script=Greek}/u);
    for (const href of links(html)) {
      if (href === `mailto:${operator.email}`) continue;
      const url = new URL(href);
      expect(url.origin).toBe(origin);
      expect(url.pathname.startsWith('/en')).toBe(locale === 'en');
      expect(url.search).toBe('');
      expect(url.pathname).not.toContain(key);
    }
    const preview = /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    for (const secret of [key, 'Nikos']) expect(subject + preview).not.toContain(secret);
  });

  it.each(all)('%s in %s escapes whatever a person typed', (template, locale) => {
    const hostile = `"><script>alert('1')</script><a href="https://evil.example/x">&amp;`;
    const { html } = renderEmail(template, locale, {
      body: hostile,
      ad: hostile,
      from: hostile,
      decision: hostile,
      name: hostile,
      ...(template === 'listing_stopped' ? { statement: stopped(9, hostile) } : {}),
    });
    expect(html).not.toMatch(/<script|<a href="https:\/\/evil/);
  });

  it('a key stands behind the # of its page and in the text, for who has to paste it', () => {
    expect(links(renderEmail('confirm_message', 'el').html)).toContain(`${origin}/contact/confirm#${key}`);
    expect(links(renderEmail('new_answer_by_key', 'en').html)).toContain(`${origin}/en/contact/conversation#${key}`);
    expect(renderEmail('confirm_message', 'el').text).toContain('3 ημέρες');
    expect(renderEmail('new_answer_by_key', 'en').text).toContain('30 days');
  });

  it('about a home to rent: no money before it was seen', () => {
    for (const template of ['confirm_message', 'new_answer', 'new_answer_by_key', 'answer_waits_by_key'] as const) {
      expect(renderEmail(template, 'el').text).toContain('Μη στέλνεις χρήματα πριν δεις το ακίνητο');
      expect(renderEmail(template, 'el', { rent: false }).text).not.toContain('Μη στέλνεις χρήματα');
    }
  });

  it('a name that is an advertisement is not passed on', () => {
    expect(renderEmail('new_message', 'en', { from: 'win at evil.example' }).text).not.toContain('evil');
    expect(renderEmail('new_message', 'en').text).toContain('Nikos Dimou');
  });

  it('[LIST-5] the owner is told what, on which ground, and how to object', () => {
    const { text } = renderEmail('listing_stopped', 'en');
    for (const part of ['1204', 'Suspected fraud', about.decision, 'You can complain free of charge until 19 May 2027'])
      expect(text).toContain(part);
    expect(renderEmail('report_dismissed', 'el').text).toContain('μέσα σε έξι μήνες');
    expect(renderEmail('report_received', 'el', { hours: 168 }).text).toContain('7 ημέρες');
  });
});
