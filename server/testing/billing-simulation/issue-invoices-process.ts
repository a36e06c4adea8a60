/** A process that issues invoices one after another until somebody kills it. Given: DATABASE_URL and an account. */
import { createDb, createPool } from '../../src/platform/db/db.ts';
import { createSecrets } from '../../src/platform/security/secrets.ts';
import { buildInvoice } from '../factories/invoices.ts';

const accountId = Number(process.argv[2]);
const databaseUrl = process.env.DATABASE_URL ?? '';
const db = createDb(createPool({ databaseUrl, dbPool: 3, statementTimeoutMs: 60_000 }));
const deps = { db, secrets: createSecrets(Buffer.alloc(32, 7)), config: { secure: false } };
const lane = async () => {
  for (;;) await buildInvoice(deps, { accountId });
};
await buildInvoice(deps, { accountId });
process.stdout.write('issuing\n');
await Promise.all([lane(), lane(), lane()]);
