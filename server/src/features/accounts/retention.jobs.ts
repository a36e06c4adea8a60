/** Nothing is kept longer than the table `retention` says. Safe to run twice and to be killed: each step is whole. */
import type { Deps } from '../../deps.ts';
import { deleteOldFailures } from '../../platform/failures.ts';
import { forgetOldLetters } from '../../platform/outbox.ts';
import { idleSince } from '../../platform/sessions.ts';
import { sweepInbox } from '../inbox/index.ts';
import { forgetBulks, sweepAds } from '../listings/index.ts';
import { sweepReports } from '../moderation/index.ts';
import { sweepDrafts } from '../photos/index.ts';
import { sweepBank } from '../subscriptions/index.ts';
import { tell } from './accounts.letters.ts';
import { removeFiles } from './erase.jobs.ts';
import { forgetFiles } from './erase.queries.ts';
import { daysOf } from './privacy.queries.ts';
import * as q from './retention.queries.ts';

const DAY = 86_400_000;
const BATCH = 200;

export async function sweepRetention(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  const ago = async (what: string) => new Date(now.getTime() - (await daysOf(db, what)) * DAY);

  for (const table of q.expiring) await q.dropOlder(db, table, now);
  await q.dropIdleSessions(db, idleSince(now));
  await q.dropOlder(db, 'search_history', await ago('search_history'));
  await q.dropOlder(db, 'office_invitation', await ago('invitation'));
  await q.dropOlder(db, 'idempotency', await ago('idempotency'));
  await q.dropOlder(db, 'consent_record', await ago('consent'));
  await forgetOldLetters(db, await ago('mail_record'));
  await deleteOldFailures(db, now);
  await q.emptyOldAudit(db, await ago('audit_detail'));
  await sweepInbox(db, {
    now,
    revealsBefore: await ago('contact_log'),
    conversationsBefore: await ago('conversation'),
    unconfirmedBefore: await ago('unconfirmed_message'),
  });
  await sweepReports(db, await ago('report'));
  await dropExports(deps, now);
  await sweepDrafts(deps, { uploads: await ago('unfinished_upload'), drafts: await ago('draft') });
  await sweepAds(deps, await ago('removed_ad'));
  await forgetBulks(db, await ago('bulk_change'));
  await sweepBank(db, { textBefore: await ago('bank_text'), importsBefore: new Date(now.getTime() - DAY) });
  // Not at once: who opens the email of confirmation on the last day keeps the account.
  await q.eraseUnconfirmed(db, await ago('unconfirmed_account'), new Date(now.getTime() + DAY));
  await sweepUnused(deps, now);
  // Last: a file that cannot be removed must not keep the rest from being swept.
  await removeFiles(deps);
}

async function dropExports({ db }: Deps, now: Date): Promise<void> {
  for (let left = true; left; ) {
    left = await db.transaction().execute(async (trx) => {
      const { keys, whole } = await q.dropExports(trx, now);
      await forgetFiles(trx, keys, now);
      return whole;
    });
  }
}

/** First a letter, and never less than the days of grace later the end: a sweep that slept must not erase at once. */
async function sweepUnused(deps: Deps, now: Date): Promise<void> {
  const { db } = deps;
  const [warn, erase, grace] = [
    await daysOf(db, 'unused_warn'),
    await daysOf(db, 'unused_erase'),
    await daysOf(db, 'deletion_grace'),
  ];
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  for (const { last_seen_on, ...person } of await q.unusedToWarn(db, ago(warn), BATCH)) {
    const until = new Date(Math.max(last_seen_on.getTime() + erase * DAY, now.getTime() + grace * DAY));
    await db.transaction().execute(async (trx) => {
      if (!(await q.markWarned(trx, person.id, now))) return;
      await tell(trx, deps, person, 'unused_warning', { until: until.toISOString() });
    });
  }
  // Not at once: who comes back on the very day still finds the account, and by coming keeps it.
  const eraseAfter = new Date(now.getTime() + DAY);
  await q.eraseUnused(db, { eraseAfter, seenBefore: ago(erase), warnedBefore: ago(grace) });
}
