/**
 * A site with PostgreSQL, Redis, mail server, worker and file store of its own, any of which can be killed: for the
 * instrument that publishes while it kills. PostgreSQL is killed with all its children and started again as a machine
 * that came back would start it; who is killed otherwise, or falls by itself, is started again as a supervisor does.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTemplateDatabase, withDatabaseName } from '@estia/server/testing/environment/database-template';
import { startMailSink } from '@estia/server/testing/environment/mail-sink';
import { getTestS3Config, listS3Keys } from '@estia/server/testing/environment/s3';
import {
  freePort,
  type SiteProcess,
  startSiteProcess,
  startWorkerProcess,
} from '@estia/server/testing/environment/site-process';
import pg from 'pg';

const services = fileURLToPath(new URL('../../ops/services.sh', import.meta.url));
const run = promisify(execFile);
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
const DATABASE = 'publish_kills';

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
};

/** Every file of a directory store, by its key. */
const keysUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

export type CrashSite = Awaited<ReturnType<typeof openCrashSite>>;

/** `moreEnv` of site and worker, such as another mail server. */
export async function openCrashSite(moreEnv: Record<string, string> = {}) {
  // In memory where there is such a place: who is killed loses nothing it has written, and starts again sooner.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'estia-publish-'));
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  const files = join(folder, 'files');
  mkdirSync(files);
  const base = await freePort();
  const servicesEnv = { ...process.env, ESTIA_SHARED_BUFFERS: '128MB', ESTIA_SYNCHRONOUS_COMMIT: 'on', ESTIA_S3: '0' };
  const startServices = async () =>
    (await run('bash', [services, 'start', join(folder, 'services'), String(base)], { env: servicesEnv })).stdout;
  const printed = await startServices();
  const value = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(printed)?.[1] ?? '';
  const template = await createTemplateDatabase(value('DATABASE_URL'));
  const admin = new pg.Client({ connectionString: withDatabaseName(value('DATABASE_URL'), 'postgres') });
  await admin.connect();
  await admin.query(`alter database ${template} rename to ${DATABASE}`);
  // So that what is recovered is what was going on, and not the making of the database.
  await admin.query('checkpoint');
  await admin.end();
  const databaseUrl = withDatabaseName(value('DATABASE_URL'), DATABASE);

  const s3 = getTestS3Config(`publish-kills-${randomBytes(4).toString('hex')}`);
  const keys = new Map<string, string>();
  const sink = await startMailSink(0, (mail) => {
    const key = /\/contact\/confirm#([\w-]+)/.exec(mail.text ?? '')?.[1];
    if (key) keys.set(mail.to?.[0]?.address ?? '', key);
  });
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: value('REDIS_URL'),
    FILES_DIR: files,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: process.env.BENCH_LOG ?? 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    ADS_PRIVATE: '100000',
    MAX_LOOP_DELAY_MS: '0',
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    }),
    ...moreEnv,
  };
  const port = await freePort();
  const db = new pg.Pool({ connectionString: databaseUrl, max: 3, connectionTimeoutMillis: 5_000 });
  db.on('error', () => {});
  let site: SiteProcess = await startSiteProcess(env, port);
  const { origin } = site;
  let worker = startWorkerProcess(env, origin);
  const fell = { site: 0, worker: 0 };
  let closing = false;
  /** Killed by us, who also start it again. */
  const killedByUs = { site: false, worker: false };

  /** What falls by itself is started again, and counted. */
  const supervisor = (async () => {
    while (!closing) {
      await pause(200);
      if (!closing && !killedByUs.worker && !isAlive(worker.pid)) {
        fell.worker += 1;
        worker = startWorkerProcess(env, origin);
        await pause(1_000);
      }
      if (!closing && !killedByUs.site && !isAlive(site.pid)) {
        fell.site += 1;
        site = await startSiteProcess(env, port);
      }
    }
  })();

  async function query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    for (const begun = performance.now(); ; ) {
      try {
        return (await db.query(text, values)).rows as T[];
      } catch (error) {
        // Only what a killed database says; a wrong statement is ours to mend.
        const code = (error as { code?: string }).code ?? '';
        if (performance.now() - begun > 90_000 || /^(42|22|23)/.test(code)) throw error;
        await pause(250);
      }
    }
  }

  const ready = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );

  return {
    sink,
    fell,
    port,
    databaseUrl,
    store: s3 ? 'S3' : 'directory',
    /** Of the email that proves a visitor's address. */
    keyFor: (email: string) => keys.get(email),
    rows: query,
    fileKeys: async () => (s3 ? await listS3Keys(s3) : keysUnder(files)),
    async killServer(): Promise<void> {
      killedByUs.site = true;
      await site.kill();
      site = await startSiteProcess(env, port);
      killedByUs.site = false;
    },
    /** `seen` looks at what it left, before there is another. */
    async killWorker(seen: () => Promise<void> = async () => {}): Promise<void> {
      killedByUs.worker = true;
      await worker.kill();
      await seen();
      worker = startWorkerProcess(env, origin);
      killedByUs.worker = false;
    },
    /** How long until the site, which was left alone, serves again. */
    async killDatabase(): Promise<number> {
      const postmaster = Number(readFileSync(join(folder, 'services/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
      const children = childrenOf(postmaster);
      killNow(postmaster);
      for (const pid of children) killNow(pid);
      for (const pid of [postmaster, ...children]) while (isAlive(pid)) await pause(5);
      await startServices();
      const started = performance.now();
      while (!(await ready())) {
        if (performance.now() - started > 60_000) throw new Error('The site did not find its database again');
        await pause(50);
      }
      return performance.now() - started;
    },
    async close(): Promise<void> {
      closing = true;
      await supervisor;
      await site.kill();
      await worker.kill();
      await sink.close();
      await db.end();
      await run('bash', [services, 'stop', join(folder, 'services')]);
      if (!process.env.BENCH_KEEP) rmSync(folder, { recursive: true, force: true });
    },
  };
}
