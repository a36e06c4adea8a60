import { locales } from '@estia/contract/pair';
import { brand, operator } from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { emailTemplates, renderSampleEmail, sampleEmailValues } from '../../../testing/factories/sample-emails.ts';
import { sampleStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { accountEmails } from './templates.emails.ts';

const origin = 'https://estia.example';

const fromEntities = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const linksOfHtml = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => fromEntities(href).replace(/^mailto:/, ''));
const linksOfText = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+|[\w.-]+@[\w.-]+\w/g)].map(([link]) => link);
const sorted = (list: string[]): string[] => [...new Set(list)].sort();

/** What a person sees: no tags, no comments, no head. */
const wordsOf = (html: string): string =>
  fromEntities(
    html
      .slice(html.indexOf('<body'))
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  );

const all = emailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const));
const codes = ['K7MR-2WQX-9HTD', '40718253'];

describe('every email in both languages', () => {
  it('[I18N-1] there are samples of all', () => {
    expect(all).toHaveLength(48);
    expect(Object.keys(sampleEmailValues('el')).sort()).toEqual([...emailTemplates].sort());
  });

  it.each(all)('[I18N-1] %s in %s reads whole', (template, locale) => {
    const { subject, text, html } = renderSampleEmail(template, locale);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect([...subject].length).toBeLessThanOrEqual(78);
    expect([...subject].length).toBeGreaterThan(8);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(text).toContain(brand[locale]);
    expect(text).toContain(operator.name[locale]);
    expect(wordsOf(html)).toContain(operator.name[locale]);
    // Greek letters in an English one are the reader's own name and nothing else; English ones are all of words.
    const ours = text.replaceAll('Μαρία Παπαδοπούλου', '');
    if (locale === 'en') expect(ours).not.toMatch(/\p{Script=Greek}/u);
    else expect(subject).toMatch(/\p{Script=Greek}/u);
  });

  it.each(all)(
    '[I18N-1] %s in %s: the same links in text and HTML, all of this site and in its language',
    (template, locale) => {
      const { text, html } = renderSampleEmail(template, locale);
      const { new_email } = sampleEmailValues(locale)[template] as { new_email?: string };
      const links = sorted(linksOfHtml(html));
      expect(links).toEqual(sorted(linksOfText(text).filter((link) => link !== new_email)));
      for (const link of links) {
        if (link === operator.email) continue;
        const url = new URL(link);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith('/en')).toBe(locale === 'en');
        expect(url.search).toBe('');
        for (const code of codes) expect(url.pathname).not.toContain(code);
        if (url.hash) expect(url.hash).toBe(`#${codes[0]}`);
      }
    },
  );

  it.each(all)(
    '[AUTH-3] %s in %s: a code is in neither subject nor preview, and nothing is loaded from anywhere',
    (template, locale) => {
      const { subject, html } = renderSampleEmail(template, locale);
      const preview = /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
      expect(preview.length).toBeGreaterThan(20);
      for (const code of codes) {
        expect(subject).not.toContain(code);
        expect(preview).not.toContain(code);
      }
      expect(html).not.toMatch(/<(img|link|script|iframe|svg|form|object)\b|url\(|@import|\bsrc=/i);
    },
  );

  it.each(all)('[AUTH-1] %s in %s escapes whatever a person typed', (template, locale) => {
    const hostile = `"><script>alert('1')</script><a href="https://evil.example/x">&amp;`;
    const over = { name: `Σία "Άλφα" & 'Υιοί'`, reason: hostile, device: hostile, new_email: hostile, code: hostile };
    const clean = renderSampleEmail(template, locale);
    const { subject, html } = renderSampleEmail(template, locale, { over });
    expect(subject).toBe(clean.subject);
    expect(html).not.toMatch(/<script|<a href="https:\/\/evil|'Υιοί'|"Άλφα"/);
    const shape = (of: string) => of.replaceAll('<wbr>', '').match(/<\/?[a-z0-9]+/g);
    expect(shape(html)).toEqual(shape(clean.html));
  });
});

describe('what single emails say', () => {
  it('[AUTH-3] the code for a forgotten password stands in the letter and in no link', () => {
    const { text, html } = renderSampleEmail('reset_password', 'el');
    expect(text).toContain('40718253');
    expect(text).toContain('10 λεπτά');
    expect(linksOfHtml(html)).toContain(`${origin}/auth/reset`);
    expect(linksOfHtml(html).join(' ')).not.toContain('40718253');
  });

  it.each([
    ['confirm_email', '/auth/confirm'],
    ['leave_email', '/auth/confirm-email-change'],
    ['enter_email', '/auth/confirm-email-change'],
    ['deletion_requested', '/auth/undo-delete'],
  ] as const)('[AUTH-1] %s carries its code behind the # of %s', (template, path) => {
    expect(linksOfHtml(renderSampleEmail(template, 'el').html)).toContain(`${origin}${path}#K7MR-2WQX-9HTD`);
    expect(linksOfHtml(renderSampleEmail(template, 'en').html)).toContain(`${origin}/en${path}#K7MR-2WQX-9HTD`);
  });

  it('[PROF-1] the email to a new address speaks of the old one only where that is asked too', () => {
    const of = (locale: 'el' | 'en', only_new: boolean) =>
      renderSampleEmail('enter_email', locale, { over: { only_new } }).text;
    expect(of('el', false)).toContain('από την παλιά διεύθυνση');
    expect(of('en', false)).toContain('also has to be confirmed from the old address');
    expect(of('el', true)).not.toContain('παλιά');
    expect(of('en', true)).not.toContain('old address');
    expect(of('en', true)).toContain('as soon as you confirm it here');
  });

  it.each([
    ...([
      'approved',
      'rejected',
      'blocked',
      'changed_by_admin',
      'deleted_by_admin',
      'factors_removed_by_admin',
    ] as const),
  ])('[ROLE-5] %s gives the reason and where to write', (template) => {
    for (const locale of locales) {
      const reason = `because of ${template} <${locale}>`;
      const over = { reason, statement: sampleStatement({ facts: reason }) };
      const { text, html } = renderSampleEmail(template, locale, { over });
      expect(text).toContain(reason);
      expect(wordsOf(html)).toContain(reason);
      // Once for this email, once in the footer; a decision has a page to complain instead.
      const hasComplaint = html.includes('/auth/account-complaint#');
      expect(linksOfHtml(html).filter((link) => link === operator.email)).toHaveLength(hasComplaint ? 1 : 2);
    }
  });

  it.each(['rejected', 'blocked', 'deleted_by_admin'] as const)('[ROLE-5] %s says how to object', (template) => {
    expect(renderSampleEmail(template, 'el').text).toContain('έως τις 19 Μαΐου 2027');
    expect(renderSampleEmail(template, 'en').text).toContain('until 19 May 2027');
  });

  it('a security email says when, in Greek time', () => {
    expect(renderSampleEmail('new_login', 'el').text).toContain('15 Νοεμβρίου 2026, 12:00 (ώρα Ελλάδας)');
    expect(renderSampleEmail('new_login', 'en').text).toContain('15 November 2026, 12:00 (Greek time)');
    expect(renderSampleEmail('new_login', 'en', { over: { device: '' } }).text).toContain('Unknown device');
  });

  it('[AUTH-1] nobody can have us mail an advertisement to a stranger as a name', () => {
    const shown = (name: string) => renderSampleEmail('password_changed', 'en', { over: { name } }).text.includes(name);
    for (const name of ['Maria Papadopoulou', 'A. Papas', 'Μεσιτικά Αφοί Γ. & Κ. Παπά 2', 'user17'])
      expect(shown(name)).toBe(true);
    for (const name of ['win at evil.example', 'https://evil', 'call 6900000000', 'me@evil', 'x'.repeat(61)])
      expect(shown(name)).toBe(false);
    const name = 'Buy now';
    for (const template of ['confirm_email', 'enter_email', 'invited'] as const)
      expect(renderSampleEmail(template, 'en', { over: { name } }).text).not.toContain(name);
  });

  it('an email nobody knows how to write is an error, not an empty email', () => {
    const write = createEmailRenderer(origin, accountEmails);
    for (const template of ['nonsense', 'constructor', '__proto__'])
      expect(() => write({ template, locale: 'el', values: {}, at: new Date() })).toThrow('No such letter');
  });
});
