/** The email when an endpoint is turned off: nobody looks at a log that nothing arrives from. */
import { webhookEmailMessages as words } from '@estia/contract/sources/webhook-email-messages';
import { webhookLimits } from '@estia/contract/sources/webhook-model';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { buttonBlock, type EmailTemplates, textBlock } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { findOwner } from './webhook-sending.queries.ts';

/** The host alone: the rest of such an address is often a key. */
type WebhookEmailValues = { webhook_disabled: { host: string; reason: 'failing' | 'gone' } };

export const webhookEmails: EmailTemplates<WebhookEmailValues> = {
  webhook_disabled: ({ host, reason }, { locale, page }) => ({
    words: words.disabled,
    blocks: [
      textBlock(
        reason === 'gone' ? words.disabled.gone[locale] : words.disabled.failing[locale](webhookLimits.failingDays),
      ),
      { kind: 'facts', rows: [[words.disabled.endpoint[locale], host]] },
      textBlock(words.disabled.what[locale]),
      buttonBlock(words.disabled.button[locale], page('/dashboard/properties/external-sources/webhooks')),
    ],
  }),
};

export async function enqueueDisabledEmail(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  { accountId, url, reason }: { accountId: number; url: string; reason: 'failing' | 'gone' },
): Promise<void> {
  const owner = await findOwner(trx, accountId);
  if (!owner) return;
  const values: WebhookEmailValues['webhook_disabled'] = { host: new URL(url).host, reason };
  await enqueueEmailTo(trx, deps, owner, { template: 'webhook_disabled', values });
}
