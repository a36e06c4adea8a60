/**
 * npm run dev: from a clone to a running, seeded site. Finds or starts PostgreSQL, Redis and the mail sink on ports and
 * folders of this checkout, migrates, seeds once, serves with hot reload. Ctrl-C stops what it started.
 * npm run debug: the same with the site under the inspector.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values } = parseArgs({ options: { inspect: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const started = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(3)} s] ${line}`);

if (!existsSync('.env')) copyFileSync('.env.example', '.env');
process.loadEnvFile('.env');
const env = {
  ...process.env,
  NODE_ENV: 'development',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  // A laptop that is busy with something else answers late; it refuses nobody.
  MAX_LOOP_DELAY_MS: process.env.MAX_LOOP_DELAY_MS ?? '0',
};
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
  run('demo/src/command/seed.ts', '--listings', '6000');
}

const children: ChildProcess[] = [];
const start = (args: string[], changed: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, { env: { ...env, ...changed }, stdio: 'inherit' });
  children.push(child);
};
/** Started anew after a change of what it is made of. */
const watched = ['--watch-path=server/src', '--watch-path=contract/src', '--watch-preserve-output'];
start([
  'server/testing/environment/mail-sink.ts',
  new URL(process.env.SMTP_URL ?? 'smtp://x:54312').port,
  '.local/mail',
]);
if (process.env.STRIPE_HOST) {
  const { port } = new URL(process.env.STRIPE_HOST);
  const events = `${process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'}/api/payments/card-events`;
  start(['server/testing/stripe/run-stripe-double.ts', port, events, '.local/stripe-double.json']);
}
// Vite stays in front; only the site behind it is started anew.
const port = Number(process.env.PORT ?? 3000);
start(['server/src/main/dev-front.ts', String(port), String(port + 1)]);
const inspect = values.inspect ? ['--inspect=127.0.0.1:9229'] : [];
start([...inspect, ...watched, 'server/src/main/server.ts'], {
  HOST: '127.0.0.1',
  PORT: String(port + 1),
  WEB_DEV_URL: `http://127.0.0.1:${port}`,
});

const home = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000';
for (let tries = 0; tries < 120; tries++) {
  const up = await fetch(`${home}/`).then(
    (response) => response.ok,
    () => false,
  );
  if (up) {
    say(`ready: ${home} (English: ${home}/en, API: ${home}/api, mails: .local/mail)`);
    break;
  }
  await new Promise((wait) => setTimeout(wait, 500));
}
// After the first page: the models it trains would take the processors from it.
start([...watched, 'server/src/main/worker.ts']);

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
