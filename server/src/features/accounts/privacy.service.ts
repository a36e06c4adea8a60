/** "Forget me", and "keep me after all". The erasing itself is the sweep's (erase.jobs.ts). */
import type { deleteUser } from '@estia/contract/accounts/privacy-calls';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { endSessions } from '../../platform/sessions.ts';
import type { Member } from '../../platform/viewer.ts';
import { pauseListingsOf, releaseDeleted } from '../listings/index.ts';
import { adsAllowed, fitAds } from '../subscriptions/index.ts';
import { tell } from './accounts.letters.ts';
import { dropCodes, holdAccount } from './accounts.queries.ts';
import { noteAct, shutOut } from './admin.service.ts';
import { makeLongCode, takeLongCode } from './codes.queries.ts';
import { mayDeleteOther, mayDeleteSelf } from './privacy.policy.ts';
import { daysOf, keepAfterAll, putToErase } from './privacy.queries.ts';
import { provePassword } from './profile.proof.ts';

const DAY = 86_400_000;

/** Asked for again, the day stays and a new code comes: the letter may have been lost. */
async function deleteSelf(deps: Deps, viewer: Member, password: string | undefined): Promise<Date> {
  if (!password) throw new AppError('invalid_input', { current_password: 'required' });
  await provePassword(deps, viewer, password);
  const now = deps.clock();
  const days = await daysOf(deps.db, 'deletion_grace');
  return deps.db.transaction().execute(async (trx) => {
    const me = await holdAccount(trx, viewer.userId);
    if (!me) throw new AppError('not_authenticated');
    const verdict = mayDeleteSelf(me);
    if (verdict !== 'ok') throw new AppError(verdict);
    const eraseAfter = me.erase_after ?? new Date(now.getTime() + days * DAY);
    await putToErase(trx, me.id, { erase_after: eraseAfter });
    await pauseListingsOf(trx, me.id, now, 'deletion');
    await endSessions(trx, me.id, { but: viewer.sessionId });
    const left = Math.max(1, Math.ceil((eraseAfter.getTime() - now.getTime()) / DAY));
    const code = await makeLongCode(trx, { ...deps, now, accountId: me.id, purpose: 'undo_delete', days: left });
    await tell(trx, deps, me, 'deletion_asked', { code, until: eraseAfter.toISOString() });
    return eraseAfter;
  });
}

async function deleteOther(deps: Deps, viewer: Member, id: number, reason: string | undefined): Promise<Date> {
  const now = deps.clock();
  const days = await daysOf(deps.db, 'deletion_grace');
  const until = await deps.db.transaction().execute(async (trx) => {
    const them = await holdAccount(trx, id);
    const verdict = mayDeleteOther(viewer, them ?? { id, role_id: 2, is_main_admin: false });
    if (verdict !== 'ok') throw new AppError(verdict);
    if (!them) throw new AppError('not_found');
    if (!reason) throw new AppError('invalid_input', { reason: 'required' });
    const eraseAfter = them.erase_after ?? new Date(now.getTime() + days * DAY);
    await putToErase(trx, id, { erase_after: eraseAfter, status: 'blocked', status_reason: reason });
    await pauseListingsOf(trx, id, now);
    await shutOut(trx, id);
    await dropCodes(trx, id, ['undo_delete']);
    await tell(trx, deps, them, 'deleted_by_admin', { reason, until: eraseAfter.toISOString() });
    await audit(trx, {
      ...{ adminId: viewer.userId, act: 'user_deleted', subject: 'account', subjectId: id, reason, now },
      before: { status: them.status, erase_after: them.erase_after?.toISOString() ?? null },
      after: { status: 'blocked', erase_after: eraseAfter.toISOString() },
    });
    return eraseAfter;
  });
  noteSecurity(deps, 'blocked', { account: id, admin: viewer.userId });
  noteAct(deps, viewer, 'user_deleted', id);
  return until;
}

/** When the account will be erased. */
export function deleteAccount(
  deps: Deps,
  viewer: Member,
  { query, body }: HandlerInput<typeof deleteUser>,
): Promise<Date> {
  return query.user_id === undefined || query.user_id === viewer.userId
    ? deleteSelf(deps, viewer, body.current_password)
    : deleteOther(deps, viewer, query.user_id, body.reason);
}

/** What the deletion took down is up again, as far as the plan of today has room. */
async function bringBackListings(trx: Db, deps: Deps, account: { id: number; role_id: number; status: string }) {
  if (account.status !== 'approved') return { listings_active: 0, listings_paused: 0 };
  const released = await releaseDeleted(trx, account.id);
  if (released === 0) return { listings_active: 0, listings_paused: 0 };
  const { ads, expired } = await adsAllowed(trx, deps, { id: account.id, roleId: account.role_id });
  const { back } = await fitAds(trx, account.id, expired ? 0 : ads, deps.clock());
  const active = Math.min(back, released);
  return { listings_active: active, listings_paused: released - active };
}

export async function undoDeletion(
  deps: Deps,
  code: string,
): Promise<{ listings_active: number; listings_paused: number }> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const id = await takeLongCode(trx, { ...deps, now, purpose: 'undo_delete', code });
    const kept = id === null ? undefined : await keepAfterAll(trx, id);
    if (!kept) throw new AppError('wrong_code', { code: 'wrong_code' });
    const listings = await bringBackListings(trx, deps, kept);
    await tell(trx, deps, kept, 'deletion_undone', {
      active: listings.listings_active,
      paused: listings.listings_paused,
    });
    return listings;
  });
}
