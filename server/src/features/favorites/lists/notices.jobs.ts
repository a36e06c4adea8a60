/**
 * SHRE-1: one email about the comments of a list since the last one, an hour after the first of them and at most once a day.
 * The row that says it is due and the email change in one transaction, so it goes once.
 */
import type { Deps } from '../../../deps.ts';
import { type EmailContentReader, enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { findNoticeReader, lockDueNotices, markNoticed } from './sharing.queries.ts';

const BATCH_SIZE = 100;

async function sendBatch(deps: Deps): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const due = await lockDueNotices(trx, now, BATCH_SIZE);
    for (const notice of due) {
      const reader =
        notice.reachable && notice.comments > 0
          ? await findNoticeReader(trx, notice.list_id, notice.account_id)
          : undefined;
      await markNoticed(trx, notice, reader ? now : null);
      if (!reader) continue;
      const values = {
        list: reader.list_name,
        list_id: notice.list_id,
        account_id: notice.account_id,
        count: notice.comments,
      };
      await enqueueEmailTo(trx, deps, { id: notice.account_id, ...reader }, { template: 'list_comments', values });
    }
    return due.length;
  });
}

export async function sendListNotices(deps: Deps): Promise<void> {
  for (let done = BATCH_SIZE; done === BATCH_SIZE; ) done = await sendBatch(deps);
}

/** Asked when the email goes: whoever was taken out meanwhile is told nothing. */
export const createListNoticeReader =
  ({ db }: Pick<Deps, 'db'>): EmailContentReader =>
  async (values) => {
    const reader = await findNoticeReader(db, Number(values.list_id), Number(values.account_id));
    if (!reader) return null;
    return {
      locale: reader.locale,
      to: reader.email,
      values: { ...values, name: reader.username, list: reader.list_name },
    };
  };
