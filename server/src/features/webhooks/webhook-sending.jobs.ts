/** Sends what triggers have written, several endpoints at once and one delivery of each at a time. */
import { randomInt } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { type DeliveryError, deliveryErrors, webhookLimits } from '@estia/contract/sources/webhook-model';
import type { Deps } from '../../deps.ts';
import type { PostResult } from '../../platform/guarded-fetch/guarded-requests.ts';
import { createRunLimit } from '../../platform/jobs/run-limit.ts';
import { SECRET_PURPOSE } from './webhook-secrets.ts';
import * as q from './webhook-sending.queries.ts';
import { signWebhook } from './webhook-signature.ts';
import { enqueueDisabledEmail } from './webhooks.emails.ts';

const TIMEOUT_MS = webhookLimits.timeoutSeconds * 1_000;
const CLAIM_MS = TIMEOUT_MS + 45_000;
const LANES = 4;
const LOOK_AGAIN_MS = 200;
const DAY_MS = 86_400_000;
/** The schedule that Standard Webhooks proposes: 75 hours in all. */
const WAIT_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** An endpoint that is back is found within this, though each of its deliveries waits longer. */
const MAX_ENDPOINT_WAIT_SECONDS = 3_600;

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'guarded' | 'failures'>;

/** Up to a tenth later, so that those who failed together do not come back together. */
const spread = (seconds: number): number => seconds * (1 + randomInt(0, 100) / 1_000);

const readAttempt = (result: PostResult): q.Attempt =>
  result.status === 'answered'
    ? { status: result.httpStatus, error: null, ms: result.durationMs }
    : { status: null, error: readError(result.code), ms: result.durationMs };

const readError = (code: string): DeliveryError => deliveryErrors.find((known) => known === code) ?? 'bad_answer';

async function sendClaimed(deps: WebhookDeps, row: q.ClaimedDelivery): Promise<void> {
  const { secrets, guarded, clock, db } = deps;
  const sealed = row.previous_secret ? [row.secret, row.previous_secret] : [row.secret];
  const headers = signWebhook(
    sealed.map((secret) => secrets.open(SECRET_PURPOSE, secret)),
    { messageId: row.message_id, sentAt: clock(), body: row.body },
  );
  const result = await guarded.postGuarded(row.url, row.body, { headers, timeoutMs: TIMEOUT_MS });
  const attempt = readAttempt(result);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300)
      return q.recordDelivered(trx, row, attempt, now);
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const asked = result.status === 'answered' ? (result.retryAfterSeconds ?? 0) : 0;
    const wait = WAIT_SECONDS[row.attempts - 1];
    const endpointWait = Math.min(WAIT_SECONDS[row.failures] ?? MAX_ENDPOINT_WAIT_SECONDS, MAX_ENDPOINT_WAIT_SECONDS);
    await q.recordFailed(trx, row, attempt, {
      now,
      deliveryAt: wait === undefined ? null : after(Math.max(spread(wait), asked)),
      endpointAt: after(Math.max(spread(endpointWait), asked)),
    });
    const since = row.failing_since ?? now;
    const isFailing = now.getTime() - since.getTime() >= webhookLimits.failingDays * DAY_MS;
    const reason = attempt.status === 410 ? 'gone' : isFailing ? 'failing' : null;
    if (reason && (await q.disableEndpoint(trx, { id: row.endpoint_id, reason, now })))
      await enqueueDisabledEmail(trx, deps, { accountId: row.account_id, url: row.url, reason });
  });
}

/** Answers when something is due next; the run itself ends after 20 seconds, whatever is left. */
export async function sendWebhooks(deps: WebhookDeps, stopping?: AbortSignal): Promise<Date | null> {
  const { db, clock, failures } = deps;
  const isOver = createRunLimit(stopping);
  let busy = 0;
  const lane = async () => {
    while (!isOver()) {
      const row = await db.transaction().execute((trx) => q.claimDelivery(trx, clock(), CLAIM_MS));
      if (!row) {
        if (busy === 0) return;
        await setTimeoutPromise(LOOK_AGAIN_MS);
        continue;
      }
      busy += 1;
      try {
        await sendClaimed(deps, row);
      } catch (error) {
        // It is tried again when the claim is over.
        failures.record({ kind: 'job', name: 'webhooks', error });
      } finally {
        busy -= 1;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return q.findNextDelivery(db);
}
