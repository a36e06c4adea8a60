import { locales } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { sourceEmails } from './sources.emails.ts';

const render = createEmailRenderer('https://estia.example', sourceEmails);
const at = new Date('2026-11-18T10:00:00Z');
const page = 'https://estia.example/dashboard/properties/external-sources/7';

describe.each(locales)('[EXTS-1] [I18N-1] emails of sources in %s', (locale) => {
  const expectWhole = (email: { subject: string; text: string; html: string }) => {
    for (const part of [email.subject, email.text, email.html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
  };
  const localized = (path: string) => (locale === 'en' ? path.replace('/dashboard', '/en/dashboard') : path);

  it('one that waits leads to the run that waits', () => {
    const values = {
      name: 'Μαρία',
      source_name: 'CRM',
      source_id: 7,
      run_id: 31,
      brake: 'removed',
      percent: 40,
      limit: 20,
    } as const;
    const email = render({ template: 'source_waiting', locale, values, at });
    expectWhole(email);
    expect(email.text).toContain(localized(`${page}/runs/31`));
    expect(email.text).toContain('40');
    expect(email.text).toContain('CRM');
    // Whose account it is, not what the source is called.
    expect(email.text).toMatch(/[«“]Μαρία[»”]/);
  });

  it('one that cannot be read leads to the source, and says what is wrong and where', () => {
    const values = { name: 'Μαρία', source_name: 'CRM', source_id: 7, code: 'truncated', line: 812 };
    const email = render({ template: 'source_failing', locale, values, at });
    expectWhole(email);
    expect(email.text).toMatch(new RegExp(`${localized(page)}(\\s|$)`));
    expect(email.text).toContain('812');
  });
});
