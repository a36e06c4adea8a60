/** When a person goes: their reports lose who and what, reports of their homes lose which and what. */
import type { Trx } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { anonymizeReports } from './moderation.queries.ts';
import { deleteMisuseOfEmail } from './report-misuse.queries.ts';
import { hashReporterEmail } from './reporters.ts';

type Gone = { accountId: number; provenEmail: string | null; properties: readonly number[] };

/** What was decided about their reports by account goes with the account. */
export async function anonymizeReportsOfAccount(
  trx: Trx,
  secrets: Secrets,
  { provenEmail, ...gone }: Gone,
): Promise<void> {
  const emailHash = provenEmail === null ? null : hashReporterEmail(secrets, provenEmail);
  await anonymizeReports(trx, { ...gone, emailHash });
  if (emailHash !== null) await deleteMisuseOfEmail(trx, emailHash);
}
