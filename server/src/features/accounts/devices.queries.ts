/** Sessions of an account, as its owner sees them: devices. Every statement names the account. */
import type { Db } from '../../platform/db.ts';
import { idleSince } from '../../platform/sessions.ts';

const SHOWN = 100;

export async function devicesOf(db: Db, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export async function endDevice(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
