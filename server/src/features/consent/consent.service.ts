/** COOK-1: a choice is put on record once, however often it is sent; another choice ends the one before. */
import { consentPurposes } from '@estia/contract/consent/purposes';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../../platform/network.ts';
import type { Asker } from '../../platform/serve.ts';
import { takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import * as q from './consent.queries.ts';

/** Behind one address there may be an office or a school; a browser changes its mind a few times. */
const OF_ADDRESS = { hits: 600, seconds: 3_600 };
const OF_BROWSER = { hits: 60, seconds: 86_400 };

type Choice = { consent_id: string; purposes: readonly string[]; version: string; locale: string };

export async function recordChoice(deps: Deps, choice: Choice, { viewer, request }: Asker): Promise<void> {
  const now = deps.clock();
  const { consent_id, version, locale } = choice;
  await takeTurnFrom(deps.db, 'consent address', addressOf(request), OF_ADDRESS, now);
  await takeTurn(deps.db, `consent browser ${consent_id}`, OF_BROWSER, now);
  // In the order of the list and each once: the same choice is always the same row.
  const allowed = consentPurposes.filter((purpose) => choice.purposes.includes(purpose));
  await deps.db.transaction().execute(async (trx) => {
    await q.holdConsent(trx, consent_id);
    const current = await q.currentConsent(trx, consent_id);
    const same =
      current?.version === version && current.locale === locale && current.purposes.join() === allowed.join();
    // Who has logged in since has not chosen anew; another person at the same browser has.
    if (same && (!viewer || current.account_id === viewer.userId)) return;
    if (current) await q.endConsent(trx, current.id, now);
    await q.insertConsent(trx, {
      ...{ consent_id, version, locale, purposes: allowed },
      ...{ account_id: viewer?.userId ?? null, created_at: now },
    });
  });
}
