/** When a person goes: their reports lose who and what, reports of their homes lose which and what. */
import type { Db } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { forgetReports } from './moderation.queries.ts';
import { emailHash } from './moderation.service.ts';

export const forgetReportsOf = (
  trx: Db,
  secrets: Secrets,
  { provenEmail, ...gone }: { accountId: number; provenEmail: string | null; properties: readonly number[] },
): Promise<void> =>
  forgetReports(trx, { ...gone, emailHash: provenEmail === null ? null : emailHash(secrets, provenEmail) });
