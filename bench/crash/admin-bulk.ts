/**
 * Decisions for many under SIGKILL: a process that carries them out is killed at any moment and started again. At the end every
 * report is decided once, with one log entry, one statement of reasons and one email to its advertiser, and is marked done.
 *   npm run bench -- crash/admin-bulk --kills 200
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleIds } from '@estia/contract/accounts/roles';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { buildUser } from '@estia/server/testing/factories/records';
import { buildOpenReport } from '@estia/server/testing/factories/work-items';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { sql } from 'kysely';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ kills: '40', seed: '350' });
const kills = Number(options.kills);
/** Of one decision; a further one is begun whenever there is none. */
const ROWS = 500;
/** After a row was decided: what follows is under way then. */
const KILL_WITHIN_MS = 60;
const random = createSeededRandom(Number(options.seed));
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const services = findServices();
const template = await createTemplateDatabase(services.databaseUrl);
const testApp = await openTestApp({ ...services, template });
const { config, db } = testApp.deps;
const runnerFile = fileURLToPath(new URL('./admin-bulk-runner.ts', import.meta.url));
const startRunner = () => {
  const child = spawn(process.execPath, [runnerFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: config.databaseUrl,
      FILES_DIR: config.filesDir,
      SECRET_KEY: config.secretKey.toString('base64'),
      LOG_LEVEL: 'silent',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  return { kill };
};

const one = async (text: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await text.execute(db)).rows[0]?.n ?? 0;
const countDone = () => one(sql`select count(*)::int as n from admin_bulk_item where state <> 'waiting'`);
const countWaiting = () => one(sql`select count(*)::int as n from admin_bulk_item where state = 'waiting'`);

const admin = await buildUser(db, { role_id: roleIds.admin });
async function beginBulk(): Promise<void> {
  const ids: number[] = [];
  for (let at = 0; at < ROWS; at++) ids.push(await buildOpenReport(db));
  await sql`
    with bulk as (
      insert into admin_bulk_action (admin_id, list, action, matched_count, reason_id, created_at, confirmed_at)
      values (${admin.id}, 'reports', 'uphold', ${ROWS}, 'fraud', now() - interval '5 minutes', now() - interval '4 minutes') returning id)
    insert into admin_bulk_item (bulk_id, subject_id, based_on) select bulk.id, g.id, 'open' from bulk, unnest(${ids}::bigint[]) g (id)`.execute(
    db,
  );
}

let runner = startRunner();
const begun = performance.now();
try {
  await beginBulk();
  for (let times = 0; times < kills; times++) {
    if ((await countWaiting()) < ROWS / 10) await beginBulk();
    const before = await countDone();
    while ((await countDone()) === before) await pause(5);
    await pause(random() * KILL_WITHIN_MS);
    await runner.kill();
    runner = startRunner();
    if (times % 20 === 19) console.log(`${times + 1} kills in ${Math.round((performance.now() - begun) / 1_000)} s`);
  }
  while ((await countWaiting()) > 0) await pause(100);
  const all = await countDone();
  const faults = {
    undecided: await one(sql`select count(*)::int as n from report where state <> 'upheld'`),
    'not marked done': await one(sql`select count(*)::int as n from admin_bulk_item where state <> 'done'`),
    'logged not once': await one(sql`select count(*)::int as n from report r where (
      select count(*) from audit_log a where a.action = 'report_upheld' and (a.after ->> 'report')::bigint = r.id) <> 1`),
    'statements not once': await one(sql`select count(*)::int as n from report r where (
      select count(*) from statement_of_reasons s where s.report_id = r.id) <> 1`),
    'emails not once':
      await one(sql`select count(*)::int as n from report r join property p on p.id = r.property_id where (
      select count(*) from email_outbox e where e.account_id = p.account_id and e.template = 'listing_stopped') <> 1`),
  };
  const count = Object.values(faults).reduce((sum, n) => sum + n, 0);
  for (const [what, n] of Object.entries(faults)) if (n > 0) console.log(`${n} ${what}`);
  console.log(`${kills} kills, ${all} reports decided in bulk: ${count} lost, doubled or untold (bar 0)`);
  process.exitCode = count === 0 && all > kills ? 0 : 1;
} finally {
  await runner.kill();
  await testApp.close();
}
