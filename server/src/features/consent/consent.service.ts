/** COOK-1: a choice is put on record once, however often it is sent; another choice ends the one before. */

import { consentPurposes } from '@estia/contract/consent/purposes';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../../platform/security/throttle.ts';
import * as q from './consent.queries.ts';

/** Behind one address there may be an agency or a school; a browser changes its mind a few times. */
const NETWORK_RATE_LIMIT = { hits: 600, seconds: 3_600 };
const BROWSER_RATE_LIMIT = { hits: 60, seconds: 86_400 };

type Choice = { consent_id: string; purposes: readonly string[]; version: string; locale: Locale };

export async function recordConsent(deps: Deps, choice: Choice, { viewer, request }: CallContext): Promise<void> {
  const now = deps.clock();
  const { consent_id, version, locale } = choice;
  await enforceRateLimitByNetwork(deps.db, 'consent address', getClientNetwork(request), NETWORK_RATE_LIMIT, now);
  await enforceRateLimit(deps.db, `consent browser ${consent_id}`, BROWSER_RATE_LIMIT, now);
  // In the order of the list and each once: the same choice is always the same row.
  const allowed = consentPurposes.filter((purpose) => choice.purposes.includes(purpose));
  await deps.db.transaction().execute(async (trx) => {
    await q.lockConsent(trx, consent_id);
    const current = await q.findCurrentConsent(trx, consent_id);
    const same =
      current?.version === version && current.locale === locale && current.purposes.join() === allowed.join();
    // Who has logged in since has not chosen anew; another person at the same browser has.
    if (same && (!viewer || current.account_id === viewer.userId)) return;
    if (current) await q.withdrawConsent(trx, current.id, now);
    await q.insertConsent(trx, {
      consent_id,
      version,
      locale,
      purposes: allowed,
      account_id: viewer?.userId ?? null,
      created_at: now,
    });
  });
}
