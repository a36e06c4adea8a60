/** Push messages: browsers are added and removed by their owners, messages are written by the dispatch and sent by the worker. */
import { createHash } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { isPublicHttpsUrl } from '../../../platform/guarded-fetch/public-address.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { arePushKeysValid } from '../../../platform/push/push-encryption.ts';
import {
  createPushSender,
  PUSH_TIMEOUT_MS,
  type PushSender,
  type PushTarget,
} from '../../../platform/push/push-sender.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { lockOrCreateSubscriber } from '../saved-searches/subscribers.queries.ts';
import { readAlertPush } from './alert-message.service.ts';
import * as q from './push.queries.ts';

const TARGET_PURPOSE = 'push target';
const CLAIM_MS = PUSH_TIMEOUT_MS + 20_000;
/** After the first try, and so on. A home that is a day old is no news. */
const WAIT_MINUTES = [1, 5, 15, 60, 240];
const CONCURRENCY = 4;
/** Timing out for longer than this it is gone. An outage of a large push service is over by then. */
const MAX_TIMED_OUT_MS = 6 * 3_600_000;
/** While a slow one is under way the others look again this often, and a run ends after this long. */
const LOOK_AGAIN_MS = 200;
const RUN_MS = 20_000;

/** Null: the site sends no push messages. */
export const createConfiguredPushSender = ({
  vapidPrivateKey,
  pushHost,
  secure,
  origin,
}: Pick<Deps['config'], 'vapidPrivateKey' | 'pushHost' | 'secure' | 'origin'>): PushSender | null =>
  vapidPrivateKey === null
    ? null
    : createPushSender({
        privateKey: vapidPrivateKey,
        // Push services want to know whom to write to; an address of a laptop they refuse.
        subject: secure ? origin : 'mailto:no-reply@estia.example',
        double: pushHost,
      });

const hashEndpoint = (secrets: Secrets, endpoint: string): Buffer => secrets.hash('push endpoint', endpoint);

export async function addPushSubscription(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  viewer: { userId: number; locale: 'el' | 'en' },
  { endpoint, keys }: PushTarget,
): Promise<void> {
  if (!isPublicHttpsUrl(endpoint)) throw new AppError('invalid_input', { endpoint: 'invalid' });
  if (!arePushKeysValid(keys)) throw new AppError('invalid_input', { 'keys.p256dh': 'invalid' });
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const subscriber = await lockOrCreateSubscriber(trx, { accountId: viewer.userId }, { locale: viewer.locale, now });
    await q.upsertPushSubscription(trx, {
      subscriberId: subscriber.id,
      endpointHash: hashEndpoint(secrets, endpoint),
      target: secrets.seal(TARGET_PURPOSE, JSON.stringify({ endpoint, keys })),
      now,
    });
  });
}

export const removePushSubscription = (
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  accountId: number,
  endpoint: string,
): Promise<unknown> => q.deletePushSubscription(db, accountId, hashEndpoint(secrets, endpoint));

/** `trx` is the transaction that marks the alerts as sent. A second copy after a crash has the same topic, and replaces the first. */
export async function enqueuePush(
  trx: Trx,
  { vapidPrivateKey }: Pick<Deps['config'], 'vapidPrivateKey'>,
  { now, subscriberId, alertIds }: { now: Date; subscriberId: number; alertIds: readonly number[] },
): Promise<void> {
  const topic = createHash('sha256')
    .update(`alerts ${Math.max(...alertIds)}`)
    .digest('base64url')
    .slice(0, 32);
  const messages = await q.insertPushMessages(trx, { subscriberId, alertIds, topic, now });
  // A site that sends no push messages has nobody who works on them.
  if (messages > 0 && vapidPrivateKey !== null) await enqueueJob(trx, 'push-messages');
}

type PushDeps = Pick<Deps, 'db' | 'secrets' | 'clock' | 'failures'>;
type PushWork = { sender: PushSender; getPlaceTree: PlaceTreeLoader };

type PushClaims = {
  claim: () => Promise<q.ClaimedPush | null>;
  release: (row: q.ClaimedPush) => void;
  isIdle: () => boolean;
};

/** One message of a subscriber at a time: ten browsers of one person that answer slowly hold up one lane and not all. */
function createPushClaims({ db, clock }: PushDeps): PushClaims {
  const busy = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  const claim = async () => {
    const row = await q.claimPushMessage(db, clock(), { claimMs: CLAIM_MS, busy: [...busy] });
    if (row) busy.add(row.subscriber_id);
    return row;
  };
  return {
    claim: () => {
      // One after the other, so that two lanes never claim for the same subscriber.
      const claimed = last.then(claim);
      last = claimed.catch(() => {});
      return claimed;
    },
    release: (row) => void busy.delete(row.subscriber_id),
    isIdle: () => busy.size === 0,
  };
}

/** False: none is due. */
async function sendNextPush(deps: PushDeps, work: PushWork, claims: PushClaims): Promise<boolean> {
  const { db, clock, failures } = deps;
  const row = await claims.claim();
  if (!row) return false;
  try {
    await sendClaimedPush(deps, work, row);
  } catch (error) {
    // A message of ours that cannot be made would come back for ever.
    const nextAt = findNextTry(row, clock());
    if (nextAt === null) await q.deletePushMessage(db, row.id);
    else await q.postponePushMessage(db, row, nextAt);
    failures.record({ kind: 'job', name: 'push-messages' satisfies JobName, error });
  } finally {
    claims.release(row);
  }
  return true;
}

/** Null: it has been tried often enough. */
function findNextTry({ tries }: q.ClaimedPush, now: Date, atLeastSeconds = 0): Date | null {
  const minutes = WAIT_MINUTES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + Math.max(minutes * 60, atLeastSeconds) * 1_000);
}

async function sendClaimedPush(deps: PushDeps, { sender, getPlaceTree }: PushWork, row: q.ClaimedPush): Promise<void> {
  const { db, secrets, clock, failures } = deps;
  const payload = await readAlertPush(deps, getPlaceTree, row.alert_ids);
  if (payload === null) return void (await q.deletePushMessage(db, row.id));
  if (payload instanceof Date) return void (await q.postponePushMessage(db, row, payload));
  const target: PushTarget = JSON.parse(secrets.open(TARGET_PURPOSE, row.target));
  const message = { text: JSON.stringify({ ...payload, tag: row.topic }), topic: row.topic };
  const result = await sender.send(target, message, clock());
  if (result.state === 'sent') return void (await q.deleteSentPushMessage(db, row));
  if (result.state === 'gone') return void (await q.deleteExpiredPushSubscription(db, row.push_subscription_id));
  const now = clock();
  const timedOutSince = await q.recordPushError(db, {
    subscriptionId: row.push_subscription_id,
    reason: result.reason,
    isTimeout: result.reason === 'ETIMEDOUT',
    now,
  });
  if (timedOutSince && now.getTime() - timedOutSince.getTime() > MAX_TIMED_OUT_MS)
    return void (await q.deleteExpiredPushSubscription(db, row.push_subscription_id));
  const nextAt = result.state === 'later' ? findNextTry(row, now, result.retryAfterSeconds) : null;
  if (nextAt === null) await q.deletePushMessage(db, row.id);
  else await q.postponePushMessage(db, row, nextAt);
  failures.record({
    kind: 'job',
    name: 'push-messages' satisfies JobName,
    error: undefined,
    reason: `push service: ${result.reason}`,
    isTemporary: nextAt !== null,
  });
}

/** Sends what is due, several at once: one slow push service holds up none of the others. */
export async function sendDuePushMessages(deps: PushDeps, work: PushWork): Promise<number> {
  const claims = createPushClaims(deps);
  let [count, isOver] = [0, false];
  const ending = setTimeout(() => {
    isOver = true;
  }, RUN_MS);
  const lane = async () => {
    while (!isOver) {
      if (await sendNextPush(deps, work, claims)) count += 1;
      else if (claims.isIdle()) return;
      else await setTimeoutPromise(LOOK_AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane)).finally(() => clearTimeout(ending));
  return count;
}
