/** Environment → one frozen object. The only reader of process.env; a bad environment names every bad variable at once. */
import { existsSync } from 'node:fs';
import { z } from 'zod';

const flag = z.stringbool();
const port = z.coerce.number().int().min(0).max(65_535);

/** In .env.example, so that a laptop needs no thought; refused on a site with https. */
const LAPTOP_KEY = 'bGFwdG9wLWxhcHRvcC1sYXB0b3AtbGFwdG9wLWxhcHRvcA==';
const LAPTOP_WEBHOOK_SECRET = 'whsec_laptop';

const environment = z.object({
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.default(0).describe('0 = no metrics listener'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DB_POOL: z.coerce.number().int().min(1).max(100).default(4),
  DB_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Εστία <no-reply@estia.example>'),
  SECRET_KEY: z
    .string()
    .regex(/^[\w+/=-]{43,88}$/, 'at least 32 random bytes in base64: openssl rand -base64 32')
    .describe('seals what must be read again; changing it makes mailed codes and second factors unreadable'),
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
  FILES_DIR: z.string().default('.local/files').describe('where files are kept when no S3 store is named'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an S3 store for photos and exports; none = FILES_DIR'),
  S3_BUCKET: z.string().default('estia'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  ADS_PRIVATE: z.coerce.number().int().min(0).default(20).describe('active ads of a private person'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600).describe('per address; 0 = off'),
  MAX_LOOP_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe('an event loop this late refuses some (503) rather than keep all waiting; 0 = off'),
  SEARCH_CACHE_SECONDS: z.coerce.number().int().min(0).max(60).default(45).describe('counts, facets, tiles; 0 = off'),
  WORK_ON: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((name) => name.trim()) ?? null)
    .describe('names of the jobs this worker runs, to give slow ones a machine of their own; none = all'),
  TRUST_PROXY: flag.default(false),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a MapLibre style to use in place of our own map'),
  WEB_DEV: flag.default(false).describe('serve the pages through Vite with hot reload'),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

export function readConfig(env: Record<string, string | undefined>) {
  const read = environment.safeParse(env);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`);
  }
  const e = read.data;
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.SECRET_KEY === LAPTOP_KEY)
    throw new Error('The environment is not usable:\n  SECRET_KEY: the key of .env.example is known to everybody');
  if (e.S3_ENDPOINT && !(e.S3_ACCESS_KEY && e.S3_SECRET_KEY))
    throw new Error('The environment is not usable:\n  S3_ENDPOINT: needs S3_ACCESS_KEY and S3_SECRET_KEY');
  if (e.STRIPE_API_KEY && !e.STRIPE_WEBHOOK_SECRET)
    throw new Error('The environment is not usable:\n  STRIPE_API_KEY: needs STRIPE_WEBHOOK_SECRET');
  if (e.PUBLIC_ORIGIN.startsWith('https:') && e.STRIPE_WEBHOOK_SECRET === LAPTOP_WEBHOOK_SECRET)
    throw new Error(
      'The environment is not usable:\n  STRIPE_WEBHOOK_SECRET: that of .env.example is known to everybody',
    );
  if (e.STRIPE_HOST && e.PUBLIC_ORIGIN.startsWith('https:'))
    throw new Error('The environment is not usable:\n  STRIPE_HOST: a real site asks the real provider');
  if ((e.MYDATA_USER === undefined) !== (e.MYDATA_KEY === undefined))
    throw new Error('The environment is not usable:\n  MYDATA_USER: needs MYDATA_KEY, and the other way round');
  return Object.freeze({
    origin: e.PUBLIC_ORIGIN,
    secure: e.PUBLIC_ORIGIN.startsWith('https:'),
    host: e.HOST,
    port: e.PORT,
    metricsPort: e.METRICS_PORT,
    databaseUrl: e.DATABASE_URL,
    dbPool: e.DB_POOL,
    statementTimeoutMs: e.DB_STATEMENT_TIMEOUT_MS,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    secretKey: Buffer.from(e.SECRET_KEY, 'base64'),
    register: e.GEMI_API_URL && e.GEMI_API_KEY ? { url: e.GEMI_API_URL, key: e.GEMI_API_KEY } : null,
    stripe:
      e.STRIPE_API_KEY && e.STRIPE_WEBHOOK_SECRET
        ? { apiKey: e.STRIPE_API_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET, host: e.STRIPE_HOST ?? null }
        : null,
    myData: e.MYDATA_USER && e.MYDATA_KEY ? { url: e.MYDATA_URL, user: e.MYDATA_USER, key: e.MYDATA_KEY } : null,
    filesDir: e.FILES_DIR,
    s3:
      e.S3_ENDPOINT && e.S3_ACCESS_KEY && e.S3_SECRET_KEY
        ? {
            endpoint: e.S3_ENDPOINT,
            bucket: e.S3_BUCKET,
            region: e.S3_REGION,
            accessKey: e.S3_ACCESS_KEY,
            secretKey: e.S3_SECRET_KEY,
          }
        : null,
    adsPrivate: e.ADS_PRIVATE,
    logLevel: e.LOG_LEVEL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    maxLoopDelayMs: e.MAX_LOOP_DELAY_MS,
    searchCacheSeconds: e.SEARCH_CACHE_SECONDS,
    workOn: e.WORK_ON,
    trustProxy: e.TRUST_PROXY,
    mapStyleUrl: e.MAP_STYLE_URL ?? null,
    webDev: e.WEB_DEV,
  });
}

/** What the processes of src/main start from: the file `.env` where there is one, under the real environment. */
export function configOfProcess(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
