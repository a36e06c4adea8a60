/** Nothing is kept longer than the table `retention` says. Safe to run twice and to be killed: each step is whole. */
import type { Deps } from '../../../deps.ts';
import { getIdleCutoff } from '../../../platform/auth/sessions.ts';
import { deleteOldDomainRates } from '../../../platform/email/bulk-queue.ts';
import { deleteOldEmails } from '../../../platform/email/outbox.ts';
import { deleteOldSuppressions } from '../../../platform/email/suppression.ts';
import { deleteOldFailures } from '../../../platform/failures.ts';
import { deleteOldAlerts, deleteUnconfirmedSearches } from '../../alerts/index.ts';
import { deleteExpiredInboxData } from '../../inbox/index.ts';
import { deleteExpiredListingData, deleteOldBulkChanges } from '../../listings/index.ts';
import { deleteOldDisputeTexts, deleteOldExclusiveTexts } from '../../matches/index.ts';
import { deleteOldMisuse, deleteOldReports } from '../../moderation/index.ts';
import { deleteAbandonedDrafts } from '../../photos/index.ts';
import { deleteSupersededAssets } from '../../site/index.ts';
import { redactOldStatements } from '../../statements-of-reasons/index.ts';
import { deleteOldBankData } from '../../subscriptions/index.ts';
import { deleteOldDeliveries } from '../../webhooks/index.ts';
import { deleteExpiredClaims } from '../../work-queue/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { deleteQueuedFiles } from './erasure.jobs.ts';
import { enqueueFileDeletion } from './erasure.queries.ts';
import { getRetentionDays } from './privacy.queries.ts';
import * as q from './retention.queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

export async function deleteExpiredData(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  const ago = async (what: string) => new Date(now.getTime() - (await getRetentionDays(db, what)) * DAY_MS);

  for (const table of q.expiringTables) await q.deleteRowsBefore(db, table, now);
  await q.deleteIdleSessions(db, getIdleCutoff(now));
  await q.deleteRowsBefore(db, 'search_history', await ago('search_history'));
  await q.deleteOldDays(db, 'listing_view_day', await ago('view_day'));
  for (const table of ['search_day', 'search_place_day'] as const)
    await q.deleteOldDays(db, table, await ago('search_day'));
  await q.deleteRowsBefore(db, 'agency_invitation', await ago('invitation'));
  await q.deleteRowsBefore(db, 'idempotency', await ago('idempotency'));
  await q.deleteRowsBefore(db, 'consent_record', await ago('consent'));
  await deleteOldEmails(db, await ago('mail_record'));
  await deleteOldSuppressions(db, await ago('email_suppression'));
  await deleteOldDomainRates(db, new Date(now.getTime() - DAY_MS));
  await deleteOldFailures(db, now);
  await q.redactOldAuditLog(db, { before: await ago('audit_detail'), now });
  await deleteExpiredInboxData(db, {
    now,
    revealsBefore: await ago('contact_log'),
    conversationsBefore: await ago('conversation'),
    unconfirmedBefore: await ago('unconfirmed_message'),
  });
  await deleteOldAlerts(db, await ago('alert'));
  await deleteUnconfirmedSearches(db, await ago('unconfirmed_saved_search'));
  await deleteExpiredClaims(deps);
  await deleteOldReports(db, await ago('report'));
  await deleteOldMisuse(db, await ago('report'));
  await deleteOldDisputeTexts(db, await ago('report'));
  await deleteOldExclusiveTexts(db, await ago('report'));
  await q.deleteOldBrokerSteps(db, await ago('broker_step'));
  const oldStatements = await ago('broker_step');
  await db.transaction().execute((trx) => redactOldStatements(trx, oldStatements));
  await deleteExpiredExportFiles(deps, now);
  await deleteAbandonedDrafts(deps, { uploads: await ago('unfinished_upload'), drafts: await ago('draft') });
  await deleteExpiredListingData(deps, await ago('removed_ad'));
  await deleteOldBulkChanges(db, await ago('bulk_change'));
  await deleteSupersededAssets(deps, await ago('published_asset'));
  await deleteOldDeliveries(db, await ago('webhook_delivery'));
  await deleteOldBankData(db, { textBefore: await ago('bank_text'), importsBefore: new Date(now.getTime() - DAY_MS) });
  // Not at once: who opens the email of confirmation on the last day keeps the account.
  await q.eraseUnconfirmed(db, await ago('unconfirmed_account'), new Date(now.getTime() + DAY_MS));
  await processInactiveAccounts(deps, now);
  // Last: a file that cannot be removed must not keep the rest from being swept.
  await deleteQueuedFiles(deps);
}

async function deleteExpiredExportFiles({ db }: Deps, now: Date): Promise<void> {
  for (let left = true; left; ) {
    left = await db.transaction().execute(async (trx) => {
      const { keys, whole: hasMore } = await q.deleteExpiredExports(trx, now);
      await enqueueFileDeletion(trx, keys, now);
      return hasMore;
    });
  }
}

/** First an email, and never less than the days of grace later the end: a sweep that slept must not erase at once. */
async function processInactiveAccounts(deps: Deps, now: Date): Promise<void> {
  const { db } = deps;
  const [warn, erase, grace] = [
    await getRetentionDays(db, 'unused_warn'),
    await getRetentionDays(db, 'unused_erase'),
    await getRetentionDays(db, 'deletion_grace'),
  ];
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { last_seen_on, ...account } of await q.listInactiveToWarn(db, ago(warn), BATCH)) {
    const until = new Date(Math.max(last_seen_on.getTime() + erase * DAY_MS, now.getTime() + grace * DAY_MS));
    await db.transaction().execute(async (trx) => {
      if (!(await q.markInactivityWarned(trx, account.id, now))) return;
      await enqueueAccountEmail(trx, deps, account, 'unused_warning', { until: until.toISOString() });
    });
  }
  // Not at once: who comes back on the very day still finds the account, and by coming keeps it.
  const eraseAfter = new Date(now.getTime() + DAY_MS);
  await q.scheduleInactiveErasure(db, { eraseAfter, seenBefore: ago(erase), warnedBefore: ago(grace) });
}
