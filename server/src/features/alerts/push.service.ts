/** Push messages: browsers are added and removed by their owners, messages are written by the dispatch and sent by the worker. */
import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { isPublicHttpsUrl } from '../../platform/push/public-address.ts';
import { arePushKeysValid } from '../../platform/push/push-encryption.ts';
import {
  createPushSender,
  PUSH_TIMEOUT_MS,
  type PushSender,
  type PushTarget,
} from '../../platform/push/push-sender.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import * as q from './push.queries.ts';
import { lockOrCreateSubscriber } from './subscribers.queries.ts';

const TARGET_PURPOSE = 'push target';
const PAYLOAD_PURPOSE = 'push payload';
const CLAIM_MS = PUSH_TIMEOUT_MS + 20_000;
/** After the first try, and so on. A home that is a day old is no news. */
const WAIT_MINUTES = [1, 5, 15, 60, 240];
const CONCURRENCY = 4;

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

/** What the service worker shows (web/public/sw.js), and nothing else. */
export type PushPayload = { title: string; body: string; url: string };

/** `db` is the transaction of what the message tells of; `about` names that, so that a second copy replaces the first. */
export const enqueuePush = (
  trx: Db,
  {
    secrets,
    now,
    subscriberId,
    about,
    payload,
  }: { secrets: Secrets; now: Date; subscriberId: number; about: string; payload: PushPayload },
): Promise<number> => {
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32);
  return q.insertPushMessages(trx, {
    subscriberId,
    payload: secrets.seal(PAYLOAD_PURPOSE, JSON.stringify({ ...payload, tag: topic })),
    topic,
    now,
  });
};

type PushDeps = Pick<Deps, 'db' | 'secrets' | 'clock' | 'failures'>;

/** False: none is due. */
async function sendNextPush({ db, secrets, clock, failures }: PushDeps, sender: PushSender): Promise<boolean> {
  const row = await q.claimPushMessage(db, clock(), CLAIM_MS);
  if (!row) return false;
  const target = JSON.parse(secrets.open(TARGET_PURPOSE, row.target)) as PushTarget;
  const message = { text: secrets.open(PAYLOAD_PURPOSE, row.payload), topic: row.topic };
  const result = await sender.send(target, message, clock());
  const now = clock();
  if (result.state === 'sent') await q.deletePushMessage(db, row.id);
  else if (result.state === 'gone') await q.deleteExpiredPushSubscription(db, row.push_subscription_id);
  else {
    await q.recordPushError(db, row.push_subscription_id, result.reason, now);
    const minutes = result.state === 'later' ? WAIT_MINUTES[row.tries - 1] : undefined;
    if (minutes === undefined) await q.deletePushMessage(db, row.id);
    else {
      const seconds = Math.max(minutes * 60, result.state === 'later' ? result.retryAfterSeconds : 0);
      await q.postponePushMessage(db, row, new Date(now.getTime() + seconds * 1_000));
    }
    failures.record({
      kind: 'job',
      name: 'push-messages',
      error: undefined,
      reason: `push service: ${result.reason}`,
      isTemporary: minutes !== undefined,
    });
  }
  return true;
}

/** Sends what is due, several at once: one slow push service holds up none of the others. */
export async function sendDuePushMessages(deps: PushDeps, sender: PushSender): Promise<number> {
  let count = 0;
  const lane = async () => {
    while (await sendNextPush(deps, sender)) count += 1;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return count;
}
