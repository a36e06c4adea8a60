/** Environment → one frozen object. The only reader of process.env; a bad environment names every bad variable at once. */
import { existsSync } from 'node:fs';
import { z } from 'zod';

const flag = z.stringbool();
const port = z.coerce.number().int().min(0).max(65_535);

/** In .env.example, so that a laptop needs no thought; refused on a site with https. */
const LAPTOP_KEY = 'bGFwdG9wLWxhcHRvcC1sYXB0b3AtbGFwdG9wLWxhcHRvcA==';

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
  FILES_DIR: z.string().default('.local/files'),
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
    filesDir: e.FILES_DIR,
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
