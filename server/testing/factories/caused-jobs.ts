/** What causes work in the background, as the product does it, for instruments that write to the database themselves. */
import type { Trx } from '../../src/platform/db/db.ts';
import { enqueueEmail } from '../../src/platform/email/outbox.ts';
import { hashAddress } from '../../src/platform/email/suppression.ts';
import { enqueueJob } from '../../src/platform/jobs/enqueue-job.ts';
import { createSecrets } from '../../src/platform/security/secrets.ts';

export type { Trx } from '../../src/platform/db/db.ts';

/** Emails that a worker with the same key can read. */
export function createEmailFactory(secretKey: Buffer) {
  const secrets = createSecrets(secretKey);
  return {
    order: (trx: Trx, to: string): Promise<void> =>
      enqueueEmail(trx, {
        secrets,
        now: new Date(),
        order: { accountId: null, to, locale: 'el', template: 'confirm_email', values: { code: 'ABCD-EFGH-JKMN' } },
      }),
    /** By which its row is found. */
    hashAddress: (to: string): Buffer => hashAddress(secrets, to),
  };
}

export async function orderDataExport(trx: Trx, accountId: number): Promise<void> {
  await trx.insertInto('data_export').values({ account_id: accountId, requested_at: new Date() }).execute();
  await enqueueJob(trx, 'account-exports');
}
