import { expect, it } from 'vitest';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { listEmails } from './lists.emails.ts';

const render = createEmailRenderer('https://estia.example', listEmails);
const at = new Date('2026-11-15T10:00:00Z');

it.each(['el', 'en'] as const)(
  '[SHRE-1] an invitation names list and person, and leads where one logs in (%s)',
  (locale) => {
    const values = { name: '', list: 'Κυψέλη', by: 'Άννα Ρήγα' };
    const { text, html } = render({ template: 'list_invitation', locale, values, at });
    for (const part of [text, html]) {
      expect(part).toContain('Κυψέλη');
      expect(part).toContain('Άννα Ρήγα');
    }
    expect(text).toContain(`https://estia.example${locale === 'en' ? '/en' : ''}/dashboard/user/favorites`);
  },
);

it('[SHRE-1] a name that is an advertisement is left out of what strangers are sent', () => {
  const values = { name: '', list: 'Δες www.cheap-loans.example', by: 'Κάλεσε 2101234567' };
  const { text, html } = render({ template: 'list_invitation', locale: 'el', values, at });
  expect(text + html).not.toMatch(/cheap-loans|2101234567/);
});

it('[SHRE-1] a notice counts comments and says nothing of what they say', () => {
  const one = render({
    template: 'list_comments',
    locale: 'en',
    values: { list: 'Kypseli', list_id: 7, count: 1 },
    at,
  });
  const more = render({
    template: 'list_comments',
    locale: 'el',
    values: { list: 'Κυψέλη', list_id: 7, count: 3 },
    at,
  });
  expect(one.text).toContain('There is 1 new comment');
  expect(one.text).toContain('/en/dashboard/user/favorites/lists/7');
  expect(more.text).toContain('3 νέα σχόλια');
});
