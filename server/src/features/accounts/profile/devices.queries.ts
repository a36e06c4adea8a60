/** Sessions of an account, as its owner sees them: devices. Every statement names the account. */

import { getIdleCutoff } from '../../../platform/auth/sessions.ts';
import type { Db } from '../../../platform/db/db.ts';

const MAX_DEVICES = 100;

export async function listDevices(db: Db, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', getIdleCutoff(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DEVICES)
    .execute();
}

export async function deleteDevice(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
