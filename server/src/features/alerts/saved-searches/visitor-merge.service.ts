/** What somebody saved as a visitor is in their account as soon as they have shown that the mailbox is theirs. */
import type { Db } from '../../../platform/db/db.ts';
import { lockOrCreateSubscriber, rescheduleAlerts } from './subscribers.queries.ts';
import * as q from './visitor-merge.queries.ts';

export async function mergeVisitorIntoAccount(
  trx: Db,
  { accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<void> {
  const visitor = await q.lockVisitorByEmail(trx, email);
  if (!visitor) return;
  const subscriber = await lockOrCreateSubscriber(trx, { accountId }, { locale: visitor.locale, now });
  const { id: subscriberId } = subscriber;
  // Anybody can have typed the address there: only what its owner has confirmed is theirs.
  await q.deleteUnconfirmedByVisitor(trx, visitor.id);
  await q.pauseStoppedSearches(trx, visitor.id, subscriber.unsubscribed_at === null ? null : now);
  await q.insertFormerLinks(trx, visitor, subscriberId);
  await q.moveSearches(trx, visitor.id, subscriberId);
  await q.pauseBeyondLimit(trx, subscriberId, now);
  await q.moveAlerts(trx, visitor.id, subscriberId);
  await q.markVisitorMerged(trx, visitor.id, subscriberId);
  await rescheduleAlerts(trx, subscriberId, now);
}
