/** Whether the audit log was changed: npm run audit:verify (-- --head HASH: that an earlier head is still in it). */
import { parseArgs } from 'node:util';
import { loadDirectDatabaseUrl } from '../config.ts';
import { verifyAuditLog } from '../features/accounts/index.ts';
import { createDb, createPool } from '../platform/db/db.ts';

const { values } = parseArgs({ options: { head: { type: 'string' } } });
// Also of a restored database, where nothing else of the site is: no limit of time, and no other setting is needed.
const pool = createPool({ databaseUrl: loadDirectDatabaseUrl(), dbPool: 2, statementTimeoutMs: 0 });
try {
  const { entries, erased, head, problems } = await verifyAuditLog(createDb(pool), values.head);
  console.log(`${entries} entries, of ${erased} the details were erased. Head: ${head ?? 'none'}`);
  for (const { id, problem } of problems) console.error(`entry ${id ?? 'unknown'}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await pool.end();
}
