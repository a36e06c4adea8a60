/** Forgets people for good, after their days of grace. One transaction a person; files follow from a list it leaves. */
import type { Deps } from '../../../deps.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { deleteInvitationsTo } from '../../agencies/index.ts';
import { deleteAlertData } from '../../alerts/index.ts';
import { closeCooperationsOfAccount } from '../../cooperation/index.ts';
import { deleteFavoritesOfAccount, deleteListInvitationsTo } from '../../favorites/index.ts';
import { deleteContactHistory } from '../../inbox/index.ts';
import {
  deleteMandateDocumentsOfAccount,
  deletePropertiesOfAccount,
  detachPropertiesFromAgency,
} from '../../listings/index.ts';
import { endExclusiveCasesOfAgency, endPausesOfAgency, endPausesOfOwner } from '../../matches/index.ts';
import { anonymizeReportsOfAccount } from '../../moderation/index.ts';
import { deletePhotosOfAccount } from '../../photos/index.ts';
import { listFeedFoldersOfAccount, listSourcesOfAccount } from '../../sources/index.ts';
import { eraseBankLineTexts, eraseSubscriptionData } from '../../subscriptions/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import * as q from './erasure.queries.ts';

const BATCH = 50;
const FILE_BATCH = 500;
/** Somebody may have been writing a file of theirs at that moment: for so long it is removed again. */
const WRITE_GRACE_MS = 3_600_000;

async function eraseAccount(deps: Deps, id: number): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await q.lockAccountToErase(trx, id, now);
    if (!account) return false;
    const agency = await q.findAgencyOfAccount(trx, id);
    const files = [...(await q.listExportFiles(trx, id)), ...(await deletePhotosOfAccount(trx, id))];
    files.push(...(await deleteMandateDocumentsOfAccount(trx, id)));
    files.push(...(await listFeedFoldersOfAccount(trx, id)));
    if (agency?.logo_key) files.push(`photos/${agency.logo_key}`);
    await q.enqueueFileDeletion(trx, files, now);
    if (agency) await detachPropertiesFromAgency(trx, agency.id);
    await deleteInvitationsTo(trx, account.email);
    await deleteFavoritesOfAccount(trx, id);
    await deleteListInvitationsTo(trx, account.email);
    await closeCooperationsOfAccount(trx, deps, id);
    await endPausesOfAgency(trx, deps, id);
    await endPausesOfOwner(trx, deps, id);
    await endExclusiveCasesOfAgency(trx, deps, id);
    const gone = await deletePropertiesOfAccount(trx, id);
    const subject = { accountId: id, provenEmail: account.email_confirmed_at && account.email };
    await deleteContactHistory(trx, deps.secrets, subject);
    await deleteAlertData(trx, subject);
    await anonymizeReportsOfAccount(trx, deps.secrets, { ...subject, properties: gone.properties });
    await q.redactAuditLog(trx, {
      accountId: id,
      agencyId: agency?.id ?? null,
      sources: await listSourcesOfAccount(trx, id),
      known: {
        username: account.username,
        author: account.username,
        email: account.email,
        ...(account.mobile ? { mobile: account.mobile } : undefined),
        ...(account.landline ? { landline: account.landline } : undefined),
      },
      now,
      ...gone,
    });
    await eraseSubscriptionData(trx, id, now);
    await eraseBankLineTexts(trx, id);
    await q.deleteAccountRow(trx, id);
    // To nobody's account: its record holds no name, and its text is emptied when it has gone.
    // A mailbox that nobody proved may be somebody else's.
    if (account.email_confirmed_at !== null)
      await enqueueAccountEmail(trx, deps, { ...account, id: null }, 'erased', {});
    return true;
  });
}

/**
 * Everybody who is due, once a run. Killed at any moment, the next run goes on: a person is there whole or gone whole,
 * and the list of files stays. Who cannot be erased holds up nobody else; the job fails when all the others are gone.
 */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const now = deps.clock();
  const failed: unknown[] = [];
  let erased = 0;
  try {
    for (let ids = await q.listAccountsToErase(deps.db, { now, after: 0, limit: BATCH }); ids.length > 0; ) {
      for (const id of ids) {
        try {
          if (await eraseAccount(deps, id)) {
            erased += 1;
            logSecurityEvent(deps, 'erased', { account: id });
          }
        } catch (error) {
          deps.failures.record({ kind: 'job', name: 'account-erase', error, details: { account: id } });
          failed.push(error);
        }
      }
      ids = await q.listAccountsToErase(deps.db, { now, after: ids.at(-1) ?? 0, limit: BATCH });
    }
  } finally {
    await deleteQueuedFiles(deps);
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts could not be erased`);
  return erased;
}

/** A file that cannot be removed stays on the list, and holds up none of the others. */
export async function deleteQueuedFiles(deps: Deps): Promise<number> {
  const now = deps.clock();
  const written = new Date(now.getTime() - WRITE_GRACE_MS);
  const failed: unknown[] = [];
  let removed = 0;
  for (let keys = await q.listFilesToDelete(deps.db, { now, after: '', limit: FILE_BATCH }); keys.length > 0; ) {
    const gone: string[] = [];
    for (const key of keys) {
      try {
        await deps.files.remove(key);
        gone.push(key);
      } catch (error) {
        deps.failures.record({ kind: 'job', name: 'account-erase', error, details: { step: 'remove file' } });
        failed.push(error);
      }
    }
    await q.removeFromDeletionQueue(deps.db, gone, written);
    removed += gone.length;
    keys = await q.listFilesToDelete(deps.db, { now, after: keys.at(-1) ?? '', limit: FILE_BATCH });
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} files could not be removed`);
  return removed;
}
