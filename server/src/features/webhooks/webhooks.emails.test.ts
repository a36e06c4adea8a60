import { locales } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { webhookEmails } from './webhooks.emails.ts';

const reasons = ['failing', 'gone'] as const;

describe('[API-1] [I18N-1] the email about a webhook that is turned off', () => {
  it.each(reasons.flatMap((reason) => locales.map((locale) => [reason, locale] as const)))(
    '%s in %s',
    (reason, locale) => {
      const { subject, text, html } = createEmailRenderer(
        'https://estia.example',
        webhookEmails,
      )({
        template: 'webhook_disabled',
        locale,
        values: { name: 'Maria', host: 'hooks.example', reason },
        at: new Date('2026-11-18T10:00:00Z'),
      });
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
      expect([...subject].length).toBeLessThanOrEqual(78);
      expect(text).toContain('hooks.example');
      expect(text).toContain('/dashboard/properties/external-sources/webhooks');
      expect(text).toContain(reason === 'gone' ? '410' : '3');
    },
  );
});
