/** When a person goes: their reports lose who and what, reports of their homes lose which and what. */
import type { Trx } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { anonymizeReports } from './moderation.queries.ts';
import { hashReporterEmail } from './moderation.service.ts';

export const anonymizeReportsOfAccount = (
  trx: Trx,
  secrets: Secrets,
  { provenEmail, ...gone }: { accountId: number; provenEmail: string | null; properties: readonly number[] },
): Promise<void> =>
  anonymizeReports(trx, { ...gone, emailHash: provenEmail === null ? null : hashReporterEmail(secrets, provenEmail) });
