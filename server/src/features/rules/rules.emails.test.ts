import { locales } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { ruleEmails } from './index.ts';

describe('[I18N-1] emails about rules', () => {
  const samples = {
    rules_recheck: { codes: 'golden_visa,my_home', days: 90 },
    visa_mark_dropped: { ads: 'ES-7S, ES-8S', count: 2 },
  };
  it.each(
    locales.flatMap((locale) =>
      (['rules_recheck', 'visa_mark_dropped'] as const).map((name) => [name, locale] as const),
    ),
  )('%s in %s', (template, locale) => {
    const write = createEmailRenderer('https://estia.example', ruleEmails);
    const { subject, text, html } = write({
      template,
      locale,
      values: { name: 'Maria', ...samples[template] },
      at: new Date(),
    });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
    expect(html).toContain(template === 'rules_recheck' ? '/dashboard/admin/rules' : '/golden-visa');
  });
});
