/** Environment → one frozen object. The only reader of process.env; a bad environment names every bad variable at once. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type ProcessKind, readSecretFiles } from './secret-files.ts';

const flag = z.stringbool();
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const port = z.coerce.number().int().min(0).max(65_535);

/** In .env.example, so that a laptop needs no thought; refused on a site with https. */
const DEVELOPMENT_SECRET_KEY = Buffer.from('bGFwdG9wLWxhcHRvcC1sYXB0b3AtbGFwdG9wLWxhcHRvcA==', 'base64');
const DEVELOPMENT_WEBHOOK_SECRET = 'whsec_laptop';
const DEVELOPMENT_VAPID_KEY = '9U04RrV1RtzmkO0pxisSvK_1uPhrJU98DfMC8n45u2Q';
const DEVELOPMENT_EMAIL_EVENTS_SECRET = 'laptop-laptop-laptop-laptop-laptop';

/** At least 32 random bytes in base64: openssl rand -base64 32. */
const KEY = String.raw`[\w+/=-]{43,88}`;
const secretKey = z
  .string()
  .regex(new RegExp(`^${KEY}$`), 'at least 32 random bytes in base64: openssl rand -base64 32')
  .transform((text) => Buffer.from(text, 'base64'));

const environmentSchema = z.object({
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  RELEASE: z.string().max(60).optional().describe('what is running, for admins to read; set by whoever releases'),
  METRICS_PORT: port.default(0).describe('0 = no metrics listener'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('where both listeners of figures are; never a public address'),
  WORKER_HEALTH_PORT: port.default(0).describe('/metrics and /health of the worker; 0 = no listener'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe('where DATABASE_URL is a pooler: PostgreSQL itself, for migrations and the worker'),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe('replicas, for the searches of visitors: up to a second old; none = DATABASE_URL'),
  DB_NAMED_STATEMENTS: flag.default(true).describe('off behind PgBouncer before 1.21'),
  DB_POOL: z.coerce.number().int().min(1).max(100).default(4),
  DB_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  DB_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000).describe('wait for a free connection'),
  DB_HEALTH_TIMEOUT_MS: z.coerce.number().int().min(100).default(700).describe('three answers later than this: away'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('of the worker alone, which must have it'),
  MAIL_FROM: z.string().default('Εστία <no-reply@estia.example>'),
  BULK_EMAILS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_200)
    .describe('alerts to one domain; the rest wait; 0 = no limit'),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+$/i)
    .optional()
    .describe('signs emails; none = the mail server signs them'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d.-]+$/i)
    .optional(),
  DKIM_KEY_FILE: z.string().min(1).optional().describe('RSA key of 2,048 bits or more, PEM'),
  BOUNCE_ADDRESS: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/)
    .optional()
    .describe(
      'sender of the envelope: what comes back is addressed to bounces+MESSAGE@; none = the address of MAIL_FROM',
    ),
  EMAIL_EVENTS_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('signs bounces and complaints that the mail system posts; none = they are refused'),
  INBOUND_ADDRESS: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{0,9}@[a-z\d.-]+\.[a-z\d-]+$/,
      'a short address in lower case: reply@inbound.estia.example',
    )
    .optional()
    .describe('emails about messages are answered to reply+TOKEN@; none = messages are answered on the site alone'),
  INBOUND_PORT: port.default(0).describe('the worker takes these answers here, over SMTP; 0 = another worker does'),
  INBOUND_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('where that is; a public address only with INBOUND_TLS_CERT_FILE'),
  INBOUND_TLS_CERT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('STARTTLS, PEM; none = a mail server of ours passes them on'),
  INBOUND_TLS_KEY_FILE: z.string().min(1).optional(),
  INBOUND_AUTHSERV_ID: z
    .string()
    .regex(/^[a-z\d.-]+$/i)
    .optional()
    .describe('the mail server whose Authentication-Results are believed: answers need SPF, DKIM or DMARC then'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'an unpadded base64url key of P-256: node server/src/main/create-vapid-key.ts')
    .optional()
    .describe('push messages; none = the site sends none. A new one ends every subscription'),
  PUSH_HOST: z
    .url({ protocol: /^http$/ })
    .optional()
    .describe('the double of all push services; refused on a site with https'),
  FEED_TEST_HOSTS: z
    .string()
    .regex(/^[\w.[\]:-]+:\d+(,[\w.[\]:-]+:\d+)*$/, 'host:port,host:port')
    .optional()
    .describe('doubles of the sources of agencies, asked wherever they are; refused on a site with https'),
  SECRET_KEY: secretKey.describe('seals what must be read again and signs links; how to change it: ops/README.md'),
  SECRET_KEY_PREVIOUS: z
    .string()
    .regex(new RegExp(`^${KEY}(?:[\\s,]+${KEY})*$`), 'keys as SECRET_KEY has them, one a line or by comma')
    .optional()
    .transform((list) => list?.split(/[\s,]+/).map((text) => Buffer.from(text, 'base64')) ?? [])
    .describe('what these sealed and signed is still read, while SECRET_KEY is being changed'),
  HASH_KEY: secretKey.optional().describe('of stored hashes, which nobody can make anew: it stays; none = SECRET_KEY'),
  GEMI_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('open data of the commercial register; none = by hand'),
  GEMI_API_KEY: z.string().optional(),
  STRIPE_API_KEY: z.string().min(1).optional().describe('cards; none = offices pay by bank deposit alone'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_HOST: z
    .url({ protocol: /^http$/ })
    .optional()
    .describe('the double of the card provider; refused on a site with https'),
  MYDATA_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://mydatapi.aade.gr/myDATA')
    .describe('where invoices are reported to the tax authority'),
  MYDATA_USER: z.string().min(1).optional().describe('none = an admin reports by hand and types the MARK'),
  MYDATA_KEY: z.string().min(1).optional(),
  FILES_DIR: z.string().default('.local/files').describe('where files are stored when no S3 store is named'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an S3 store for photos and exports; none = FILES_DIR'),
  S3_BUCKET: z.string().default('estia'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(1).default(1_500),
  // A piece of 4 MB takes well under a second; who waits for it is a browser with retries of its own.
  S3_ANSWER_TIMEOUT_MS: z.coerce.number().int().min(1).default(6_000),
  ADS_PRIVATE: z.coerce.number().int().min(0).default(20).describe('active ads of a private person'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600).describe('per address; 0 = off'),
  MAX_LOOP_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe('an event loop this late refuses some (503) rather than keep all waiting; 0 = off'),
  EVEN_REPLY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(250)
    .describe('answers that must not tell by their time whether an email is known come in steps of this; 0 = at once'),
  WORK_BITS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24)
    .default(16)
    .describe('proof of work: 16 is 65,536 tries on average, about half a second of a cheap phone'),
  SEARCH_CACHE_SECONDS: z.coerce.number().int().min(0).max(60).default(45).describe('counts, facets, tiles; 0 = off'),
  WORK_ON: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((name) => name.trim()) ?? null)
    .describe('names of the jobs this worker runs, to give slow ones a machine of their own; none = all'),
  WORKER_QUEUES: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((name) => name.trim()) ?? null)
    .describe('groups of jobs this worker runs (server/src/main/queue-groups.ts); none = all'),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*$/i, 'addresses or networks by comma: 127.0.0.1,10.0.0.0/8')
    .optional()
    .transform((list) => list?.split(',').map((address) => address.trim()) ?? null)
    .describe('who may say for whom it asks (X-Forwarded-For); none = nobody'),
  CACHE_PURGE_URLS: z
    .string()
    .regex(/^http:\/\/[\w.[\]:-]+(\s*,\s*http:\/\/[\w.[\]:-]+)*$/, 'http://host:port,http://host:port')
    .optional()
    .transform((list) => list?.split(',').map((url) => url.trim()) ?? [])
    .describe(
      'the port of purges of every proxy with a shared cache (PURGE_PORT of ops/nginx.sh); none = there is no cache',
    ),
  DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(0)
    .describe('a process that is asked to stop says for so long that it is not ready, and serves on'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a MapLibre style to use in place of our own map'),
  WEB_DEV_URL: z.url().optional().describe('where Vite runs in development; pages are loaded from it'),
});

/** What this user's checkouts share: pictures of the demo world. May be removed at any time. */
const cacheDirectory = (env: Record<string, string | undefined>): string =>
  env.ESTIA_CACHE_DIR || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'estia');

export type Config = Readonly<ReturnType<typeof parseConfig>>;

function refuse(issues: readonly z.core.$ZodIssue[]): never {
  const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`);
}

/** Of a process that is both, as commands and tests are, nothing is left out. */
export function parseConfig(env: Record<string, string | undefined>, kind: ProcessKind | null = null) {
  const read = environmentSchema.safeParse(readSecretFiles(env, kind));
  if (!read.success) refuse(read.error.issues);
  const e = read.data;
  if (kind !== 'web' && !e.SMTP_URL)
    throw new Error('The environment is not usable:\n  SMTP_URL: emails are sent by somebody');
  const keys = [e.SECRET_KEY, ...e.SECRET_KEY_PREVIOUS, ...(e.HASH_KEY ? [e.HASH_KEY] : [])];
  if (e.PUBLIC_ORIGIN.startsWith('https:') && keys.some((key) => key.equals(DEVELOPMENT_SECRET_KEY)))
    throw new Error('The environment is not usable:\n  SECRET_KEY: the key of .env.example is known to everybody');
  if (e.SECRET_KEY_PREVIOUS.length > 0 && !e.HASH_KEY)
    throw new Error(
      'The environment is not usable:\n  SECRET_KEY_PREVIOUS: needs HASH_KEY, or stored hashes would be lost: it is the first SECRET_KEY that this site had',
    );
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.EVEN_REPLY_MS === 0)
    throw new Error('The environment is not usable:\n  EVEN_REPLY_MS: 0 tells by its time which emails are known');
  if (e.S3_ENDPOINT && !(e.S3_ACCESS_KEY && e.S3_SECRET_KEY))
    throw new Error('The environment is not usable:\n  S3_ENDPOINT: needs S3_ACCESS_KEY and S3_SECRET_KEY');
  if (e.WORK_ON && e.WORKER_QUEUES)
    throw new Error(
      'The environment is not usable:\n  WORK_ON: names jobs, WORKER_QUEUES groups of them; only one holds',
    );
  if (e.STRIPE_API_KEY && !e.STRIPE_WEBHOOK_SECRET && kind !== 'worker')
    throw new Error('The environment is not usable:\n  STRIPE_API_KEY: needs STRIPE_WEBHOOK_SECRET');
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.STRIPE_WEBHOOK_SECRET === DEVELOPMENT_WEBHOOK_SECRET)
    throw new Error(
      'The environment is not usable:\n  STRIPE_WEBHOOK_SECRET: that of .env.example is known to everybody',
    );
  if (e.STRIPE_HOST && e.PUBLIC_ORIGIN.startsWith('https:'))
    throw new Error('The environment is not usable:\n  STRIPE_HOST: a real site asks the real provider');
  if (new Set([e.DKIM_DOMAIN, e.DKIM_SELECTOR, e.DKIM_KEY_FILE].map((value) => value === undefined)).size > 1)
    throw new Error('The environment is not usable:\n  DKIM_DOMAIN: needs DKIM_SELECTOR and DKIM_KEY_FILE');
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.VAPID_PRIVATE_KEY === DEVELOPMENT_VAPID_KEY)
    throw new Error('The environment is not usable:\n  VAPID_PRIVATE_KEY: that of .env.example is known to everybody');
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.EMAIL_EVENTS_SECRET === DEVELOPMENT_EMAIL_EVENTS_SECRET)
    throw new Error(
      'The environment is not usable:\n  EMAIL_EVENTS_SECRET: that of .env.example is known to everybody',
    );
  if (e.PUSH_HOST && e.PUBLIC_ORIGIN.startsWith('https:'))
    throw new Error('The environment is not usable:\n  PUSH_HOST: a real site sends to the real push services');
  if (e.FEED_TEST_HOSTS && e.PUBLIC_ORIGIN.startsWith('https:'))
    throw new Error('The environment is not usable:\n  FEED_TEST_HOSTS: a real site asks public addresses alone');
  if (e.INBOUND_PORT > 0 && !e.INBOUND_ADDRESS)
    throw new Error('The environment is not usable:\n  INBOUND_PORT: needs INBOUND_ADDRESS');
  if ((e.INBOUND_TLS_CERT_FILE === undefined) !== (e.INBOUND_TLS_KEY_FILE === undefined))
    throw new Error('The environment is not usable:\n  INBOUND_TLS_CERT_FILE: needs INBOUND_TLS_KEY_FILE');
  if ((e.MYDATA_USER === undefined) !== (e.MYDATA_KEY === undefined))
    throw new Error('The environment is not usable:\n  MYDATA_USER: needs MYDATA_KEY, and the other way round');
  return Object.freeze({
    origin: e.PUBLIC_ORIGIN,
    secure: e.PUBLIC_ORIGIN.startsWith('https:'),
    host: e.HOST,
    port: e.PORT,
    release: e.RELEASE ?? null,
    metricsPort: e.METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    workerHealthPort: e.WORKER_HEALTH_PORT,
    databaseUrl: e.DATABASE_URL,
    directDatabaseUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    readDatabaseUrl: e.DATABASE_READ_URL ?? null,
    /** A connection of a pooler has no settings of its own: limits are those of the role. */
    isPooled: e.DATABASE_DIRECT_URL !== undefined,
    namedStatements: e.DB_NAMED_STATEMENTS,
    dbPool: e.DB_POOL,
    statementTimeoutMs: e.DB_STATEMENT_TIMEOUT_MS,
    connectTimeoutMs: e.DB_CONNECT_TIMEOUT_MS,
    healthTimeoutMs: e.DB_HEALTH_TIMEOUT_MS,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    bulkEmailsPerMinute: e.BULK_EMAILS_PER_MINUTE,
    dkim:
      e.DKIM_DOMAIN && e.DKIM_SELECTOR && e.DKIM_KEY_FILE
        ? { domain: e.DKIM_DOMAIN, selector: e.DKIM_SELECTOR, keyFile: e.DKIM_KEY_FILE }
        : null,
    bounceAddress: e.BOUNCE_ADDRESS ?? null,
    emailEventsSecret: e.EMAIL_EVENTS_SECRET ?? null,
    inbound: e.INBOUND_ADDRESS
      ? {
          address: e.INBOUND_ADDRESS,
          port: e.INBOUND_PORT,
          host: e.INBOUND_HOST,
          tls:
            e.INBOUND_TLS_CERT_FILE && e.INBOUND_TLS_KEY_FILE
              ? { certFile: e.INBOUND_TLS_CERT_FILE, keyFile: e.INBOUND_TLS_KEY_FILE }
              : null,
          authservId: e.INBOUND_AUTHSERV_ID ?? null,
        }
      : null,
    vapidPrivateKey: e.VAPID_PRIVATE_KEY ?? null,
    pushHost: e.PUSH_HOST ?? null,
    feedTestHosts: new Set(e.FEED_TEST_HOSTS?.split(',')),
    secretKey: e.SECRET_KEY,
    previousSecretKeys: e.SECRET_KEY_PREVIOUS,
    hashKey: e.HASH_KEY ?? e.SECRET_KEY,
    register: e.GEMI_API_URL && e.GEMI_API_KEY ? { url: e.GEMI_API_URL, key: e.GEMI_API_KEY } : null,
    stripe:
      e.STRIPE_API_KEY && (e.STRIPE_WEBHOOK_SECRET || kind === 'worker')
        ? { apiKey: e.STRIPE_API_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? null, host: e.STRIPE_HOST ?? null }
        : null,
    myData: e.MYDATA_USER && e.MYDATA_KEY ? { url: e.MYDATA_URL, user: e.MYDATA_USER, key: e.MYDATA_KEY } : null,
    filesDir: e.FILES_DIR,
    cacheDir: cacheDirectory(env),
    s3:
      e.S3_ENDPOINT && e.S3_ACCESS_KEY && e.S3_SECRET_KEY
        ? {
            endpoint: e.S3_ENDPOINT,
            bucket: e.S3_BUCKET,
            region: e.S3_REGION,
            accessKey: e.S3_ACCESS_KEY,
            secretKey: e.S3_SECRET_KEY,
            connectMs: e.S3_CONNECT_TIMEOUT_MS,
            answerMs: e.S3_ANSWER_TIMEOUT_MS,
          }
        : null,
    adsPrivate: e.ADS_PRIVATE,
    logLevel: e.LOG_LEVEL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    maxLoopDelayMs: e.MAX_LOOP_DELAY_MS,
    evenReplyMs: e.EVEN_REPLY_MS,
    workBits: e.WORK_BITS,
    searchCacheSeconds: e.SEARCH_CACHE_SECONDS,
    workOn: e.WORK_ON,
    workerQueues: e.WORKER_QUEUES,
    trustedProxies: e.TRUSTED_PROXIES,
    cachePurgeUrls: e.CACHE_PURGE_URLS,
    drainMs: e.DRAIN_MS,
    mapStyleUrl: e.MAP_STYLE_URL ?? null,
    webDevUrl: e.WEB_DEV_URL ?? null,
  });
}

/** The file `.env` where there is one, under the real environment. */
function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** What the processes of src/main start from. */
export const loadConfig = (kind: ProcessKind | null = null): Config => parseConfig(readEnvironment(), kind);

/** Of what asks PostgreSQL alone, as migrations do: nothing else has to be set. Never a pooler. */
export function parseDirectDatabaseUrl(env: Record<string, string | undefined>): string {
  const read = environmentSchema
    .pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true })
    .partial()
    .safeParse(readSecretFiles(env, null));
  if (!read.success) refuse(read.error.issues);
  const url = read.data.DATABASE_DIRECT_URL ?? read.data.DATABASE_URL;
  if (!url) throw new Error('The environment is not usable:\n  DATABASE_URL: is missing\nSee .env.example.');
  return url;
}

export const loadDirectDatabaseUrl = (): string => parseDirectDatabaseUrl(readEnvironment());
