/** For who has no email with the link any more: it is sent again. No answer says whether an address is known. */
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import { hasComplained, hashAddress } from '../../../platform/email/suppression.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { countedAs } from '../../../platform/mailbox.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import type { AlertEmailValues } from '../sending/alerts.emails.ts';
import { createManageKey } from './alert-links.ts';
import { findSubscriberOfAddress } from './subscribers.queries.ts';

const HOUR_SECONDS = 3_600;
const EMAIL_LIMIT = { hits: 3, seconds: HOUR_SECONDS };
const NETWORK_LIMIT = { hits: 20, seconds: HOUR_SECONDS };

export async function sendSettingsLink(
  { db, secrets, clock }: Deps,
  { email, locale }: { email: string; locale: Locale },
  { request }: CallContext,
): Promise<{ sent_to: string }> {
  const now = clock();
  await enforceRateLimitByNetwork(db, 'alert settings link', getClientNetwork(request), NETWORK_LIMIT, now);
  await enforceRateLimit(db, `alert settings link ${countedAs(email)}`, EMAIL_LIMIT, now);
  await db.transaction().execute(async (trx) => {
    const subscriber = await findSubscriberOfAddress(trx, email);
    if (!subscriber || (await hasComplained(trx, hashAddress(secrets, email)))) return;
    const { id, account_id: accountId, key_version: keyVersion } = subscriber;
    const key = createManageKey(secrets, { id, keyVersion });
    const path = accountId === null ? `/alerts/manage#${key}` : '/dashboard/saved-searches';
    const values = { path } satisfies AlertEmailValues['alert_settings_link'];
    const order = { accountId, to: email, locale, template: 'alert_settings_link', values };
    await enqueueEmail(trx, { secrets, now, order });
  });
  return { sent_to: email };
}
