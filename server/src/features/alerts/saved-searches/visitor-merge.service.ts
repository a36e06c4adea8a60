/** What somebody saved as a visitor is in their account as soon as they have shown that the mailbox is theirs. */
import type { Trx } from '../../../platform/db/db.ts';
import { lockOrCreateSubscriber, rescheduleAlerts } from './subscribers.queries.ts';
import * as q from './visitor-merge.queries.ts';

type MergeOptions = {
  accountId: number;
  email: string;
  now: Date;
  /** What still waits for its code goes on waiting, at the address alone. */
  keepsUnconfirmed?: boolean;
};

/** Says how many searches have come to the account. */
export async function mergeVisitorIntoAccount(
  trx: Trx,
  { accountId, email, now, keepsUnconfirmed = false }: MergeOptions,
): Promise<number> {
  const visitor = await q.lockVisitorByEmail(trx, email);
  if (!visitor) return 0;
  const subscriber = await lockOrCreateSubscriber(trx, { accountId }, { locale: visitor.locale, now });
  const { id: subscriberId } = subscriber;
  // Before anything can wait for a code at the address again, it must be free.
  await q.markVisitorMerged(trx, visitor.id, subscriberId);
  // Anybody can have typed the address there: only what its owner has confirmed is theirs.
  if (keepsUnconfirmed) await q.moveUnconfirmedToNewVisitor(trx, visitor, email, now);
  else await q.deleteUnconfirmedByVisitor(trx, visitor.id);
  await q.pauseStoppedSearches(trx, visitor.id, subscriber.unsubscribed_at === null ? null : now);
  await q.insertFormerLinks(trx, visitor, subscriberId);
  const moved = await q.moveSearches(trx, visitor.id, subscriberId);
  await q.pauseBeyondLimit(trx, subscriberId, now);
  await q.moveAlerts(trx, visitor.id, subscriberId);
  await rescheduleAlerts(trx, subscriberId, now);
  return moved;
}

/** One address is one subscriber: what a visitor has at the address that an account has confirmed is the account's. */
export async function mergeSubscribersOfAddress(
  trx: Trx,
  subscriberId: number,
  options: Pick<MergeOptions, 'now' | 'keepsUnconfirmed'>,
): Promise<{ accountId: number } | null> {
  const account = await q.lockConfirmedAccount(trx, subscriberId);
  if (!account) return null;
  await mergeVisitorIntoAccount(trx, { accountId: account.id, email: account.email, ...options });
  return { accountId: account.id };
}
