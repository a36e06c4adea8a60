/**
 * npm run dev: from a clone to a running, seeded site. Finds or starts PostgreSQL, Redis and the mail sink on ports and
 * folders of this checkout, migrates, seeds once, serves with hot reload. Ctrl-C stops what it started.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const started = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(3)} s] ${line}`);

if (!existsSync('.env')) copyFileSync('.env.example', '.env');
process.loadEnvFile('.env');
const env = { ...process.env, NODE_ENV: 'development', WEB_DEV: 'true', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const databaseUrl = process.env.DATABASE_URL ?? '';

const answers = async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

let ownServices = false;
if (!(await answers())) {
  say('starting PostgreSQL and Redis');
  execFileSync('bash', ['ops/services.sh', 'start'], { stdio: ['ignore', 'ignore', 'inherit'] });
  ownServices = true;
}

const run = (...args: string[]) => execFileSync(process.execPath, args, { env, stdio: 'inherit' });
run('server/src/main/migrate.ts');

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const empty = (await client.query('select 1 from listing limit 1')).rowCount === 0;
await client.end();
if (empty) {
  say('seeding 6,000 listings');
  run('server/src/main/seed.ts', '--listings', '6000');
}

const children: ChildProcess[] = [];
const start = (...args: string[]) => {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  children.push(child);
  return child;
};
start('server/testing/mail-sink.ts', new URL(process.env.SMTP_URL ?? 'smtp://x:54312').port, '.local/mail');
if (process.env.STRIPE_HOST) {
  const { port } = new URL(process.env.STRIPE_HOST);
  const events = `${process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'}/api/payments/card-events`;
  start('server/testing/stripe-double-main.ts', port, events, '.local/stripe-double.json');
}
start('server/src/main/work.ts');
start('--watch-path=server/src', '--watch-path=contract/src', '--watch-preserve-output', 'server/src/main/serve.ts');

const home = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000';
for (let tries = 0; tries < 120; tries++) {
  const up = await fetch(`${home}/`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (up) {
    say(`ready: ${home} (English: ${home}/en, API: ${home}/api, mails: .local/mail)`);
    break;
  }
  await new Promise((wait) => setTimeout(wait, 500));
}

let leaving = false;
const stop = () => {
  if (leaving) return;
  leaving = true;
  for (const child of children) child.kill('SIGTERM');
  if (ownServices) execFileSync('bash', ['ops/services.sh', 'stop'], { stdio: 'ignore' });
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
