/**
 * The site behind the real PgBouncer in transaction mode: every open call as every kind of viewer, through two connections
 * that change owners after each transaction.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@estia/contract/calls';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openCalls } from '../../testing/access/open-calls.ts';
import { buildOpenWorld } from '../../testing/access/open-world.ts';
import { statusOf } from '../../testing/access/requests.ts';
import { type AccessUsers, type Role, roles } from '../../testing/access/roles.ts';
import { openDepsOf } from '../../testing/environment/site-deps.ts';
import { freePort } from '../../testing/environment/site-process.ts';
import { openTestApp, type TestApp, testOrigin } from '../../testing/environment/test-app.ts';
import { buildApp } from '../app.ts';

const CONNECTIONS = 2;
const folder = mkdtempSync(join(tmpdir(), 'estia-pgbouncer-'));

async function startPgBouncer(server: URL): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  // As the role would have it in production (ops/production/database.sh): a connection of the pool has no settings of its own.
  const settings = "set role estia_web; set statement_timeout = '60s'; set jit = off";
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} connect_query='${settings.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
logfile = ${join(folder, 'log')}
`,
  );
  chmodSync(folder, 0o777);
  const binary = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));
  if (!binary) throw new Error('missing pgbouncer: apt-get install pgbouncer');
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(binary, [...asNobody, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  return { child, port };
}

describe('behind PgBouncer in transaction mode', () => {
  let testApp: TestApp;
  let people: AccessUsers;
  let bouncer: ChildProcess;
  let pooledUrl: string;
  const closing: (() => Promise<unknown>)[] = [];

  /** A web process as `npm start` makes it. */
  async function openSite(env: Record<string, string>): Promise<FastifyInstance> {
    const { deps, close } = openDepsOf({
      PUBLIC_ORIGIN: testOrigin,
      REDIS_URL: inject('services').redisUrl,
      SECRET_KEY: testApp.deps.config.secretKey.toString('base64'),
      FILES_DIR: testApp.deps.config.filesDir,
      RATE_LIMIT_PER_MINUTE: '0',
      MAX_LOOP_DELAY_MS: '0',
      EVEN_REPLY_MS: '1',
      WORK_BITS: '8',
      SEARCH_CACHE_SECONDS: '0',
      DB_POOL: '8',
      DB_STATEMENT_TIMEOUT_MS: '60000',
      DB_CONNECT_TIMEOUT_MS: '60000',
      ...env,
    });
    const { app } = await buildApp({ ...deps, clock: testApp.deps.clock });
    closing.unshift(async () => {
      await app.close();
      await close();
    });
    return app;
  }

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const database = new URL(testApp.deps.config.databaseUrl);
    const started = await startPgBouncer(database);
    bouncer = started.child;
    pooledUrl = `postgres://estia@127.0.0.1:${started.port}${database.pathname}`;
    people = await buildOpenWorld(testApp);
    const answers = async () => {
      const client = new pg.Client({ connectionString: pooledUrl });
      client.on('error', () => {});
      await client.connect();
      await client.query('select 1');
      await client.end();
      return true;
    };
    while (!(await answers().catch(() => false))) await new Promise((wait) => setTimeout(wait, 100));
  });
  afterAll(async () => {
    for (const close of closing) await close();
    const ended = new Promise((resolve) => bouncer.once('exit', resolve));
    bouncer.kill('SIGTERM');
    await ended;
    await testApp.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('every open call answers every kind of viewer as it does without', async () => {
    const app = await openSite({
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: testApp.deps.config.databaseUrl,
      DB_NAMED_STATEMENTS: 'off',
    });
    const wrong: unknown[] = [];
    let asked = 0;
    for (const call of allCalls) {
      const entry = (openCalls as Partial<typeof openCalls>)[call.key as keyof typeof openCalls];
      for (const one of typeof entry === 'function' ? entry() : (entry ?? [])) {
        // Two at once, so that transactions take turns on the connections; a report is made for few at a time.
        const ask = async (role: Role) => {
          const status = await statusOf({ app }, call, people[role].token, one);
          asked += 1;
          if (status !== one.expected[role]) wrong.push([call.key, role, status]);
        };
        for (let i = 0; i < roles.length; i += 2) await Promise.all(roles.slice(i, i + 2).map(ask));
      }
    }
    expect(asked).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('statements by name fail where the pooler does not know them, which is why a setting leaves them out', async () => {
    const app = await openSite({
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: testApp.deps.config.databaseUrl,
    });
    const url = '/api/property/search/tiles/9/289/197?for=sale&category_id=1&district_ids=461200';
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        app.inject({
          url: i % 2 ? url : '/api/session',
          headers: { authorization: `Bearer ${people.individual.token}` },
        }),
      ),
    );
    expect(all.filter(({ statusCode }) => statusCode === 500).length).toBeGreaterThan(0);
  });

  it('settings of a connection are refused by the pooler: with a direct address none are sent', async () => {
    const app = await openSite({ DATABASE_URL: pooledUrl, DB_NAMED_STATEMENTS: 'off' });
    expect((await app.inject('/api/article')).statusCode).toBeGreaterThanOrEqual(500);
  });
});
