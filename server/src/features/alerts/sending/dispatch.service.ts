/**
 * Sends what the matching has found: for one subscriber after another, what is due becomes one email and one push
 * message. Both are written in the transaction that marks the alerts as sent, so a killed dispatcher loses and doubles
 * nothing. What they say is read when they leave (alert-message.service.ts).
 */
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import { lockSubscriber, rescheduleAlerts } from '../saved-searches/subscribers.queries.ts';
import { moveAlerts } from '../saved-searches/visitor-merge.queries.ts';
import type { QueuedAlertValues } from './alert-message.service.ts';
import * as q from './dispatch.queries.ts';
import { enqueuePush } from './push.service.ts';

export type DispatchDeps = Pick<Deps, 'db' | 'secrets' | 'clock'> & {
  config: Pick<Deps['config'], 'vapidPrivateKey'>;
};

/** At most so many messages to one person within this time; what comes after them waits for its end. */
const WINDOW_MESSAGES = 3;
const WINDOW_MS = 10 * 60_000;
/** One message counts no more of them; the others are in the list of matches. */
const MAX_ALERTS = 500;
/** After a failure of ours the others go on, and this subscriber is tried again. */
const RETRY_MS = 5 * 60_000;

/** Nobody has anything due: 'none'. Another dispatcher sent it between the look and the lock: 'already-sent'. */
export type DispatchResult = 'none' | 'already-sent' | 'done' | { failedId: number; error: unknown };

export async function dispatchNext(deps: DispatchDeps): Promise<DispatchResult> {
  let subscriberId: number | null = null;
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const subscriber = await q.lockDueSubscriber(trx, deps.clock());
      if (!subscriber) return 'none';
      subscriberId = subscriber.id;
      return await dispatchSubscriber(trx, deps, subscriber);
    });
  } catch (error) {
    if (subscriberId === null) throw error;
    const now = deps.clock();
    await q.postponeAlerts(deps.db, subscriberId, now, new Date(now.getTime() + RETRY_MS));
    return { failedId: subscriberId, error };
  }
}

async function dispatchSubscriber(trx: Trx, deps: DispatchDeps, subscriber: q.DueSubscriber): Promise<DispatchResult> {
  const now = deps.clock();
  if (subscriber.merged_into_id !== null) {
    // The matching had read their searches before the merge, and wrote this after it.
    await lockSubscriber(trx, subscriber.merged_into_id);
    await moveAlerts(trx, subscriber.id, subscriber.merged_into_id);
    await rescheduleAlerts(trx, subscriber.merged_into_id, now);
    return 'done';
  }
  const notBefore = subscriber.quiet_until ?? findWindowEnd(subscriber, now);
  if (notBefore) {
    await q.postponeAlerts(trx, subscriber.id, now, notBefore);
    return 'done';
  }
  const alerts = await q.takeDueAlerts(trx, subscriber.id, now, MAX_ALERTS);
  if (alerts.length === 0) return 'already-sent';
  if (!subscriber.may_receive) return 'done';
  const emailed = alerts.filter((alert) => alert.by_email).map(({ id }) => id);
  const pushed = alerts.filter((alert) => alert.by_push).map(({ id }) => id);
  const { account_id: accountId, email, locale } = subscriber;
  if (email !== null && emailed.length > 0)
    await enqueueEmail(trx, {
      secrets: deps.secrets,
      now,
      order: {
        accountId,
        to: email,
        locale,
        template: 'alert',
        values: { alert_ids: emailed } satisfies QueuedAlertValues,
        priority: 'bulk',
      },
    });
  if (pushed.length > 0) await enqueuePush(trx, deps.config, { now, subscriberId: subscriber.id, alertIds: pushed });
  if (emailed.length + pushed.length === 0) return 'done';
  const { since, messages } = getMessageWindow(subscriber, now);
  await q.setMessageCount(trx, subscriber.id, since, messages + 1);
  return 'done';
}

/** It begins with a message; when its time is over the next message begins another. */
const getMessageWindow = ({ messages_since: since, messages }: q.DueSubscriber, now: Date) =>
  since !== null && since.getTime() + WINDOW_MS > now.getTime() ? { since, messages } : { since: now, messages: 0 };

function findWindowEnd(subscriber: q.DueSubscriber, now: Date): Date | null {
  const { since, messages } = getMessageWindow(subscriber, now);
  return messages < WINDOW_MESSAGES ? null : new Date(since.getTime() + WINDOW_MS);
}
