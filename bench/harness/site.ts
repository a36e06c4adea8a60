/** The built site as a process of its own, and how much CPU it has used. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startSiteProcess } from '@estia/server/testing/environment/site-process';
import { readProcessCpuMs } from './cpu.ts';

export function parseOptions<T extends Record<string, string>>(
  defaults: T,
): { [K in keyof T]: string } & { databaseUrl: string } {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: Object.fromEntries(
      [...Object.keys(defaults), 'database-url'].map((name) => [name, { type: 'string' as const }]),
    ),
  });
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL ?? 'postgres://estia@127.0.0.1:54310/estia';
  return { ...defaults, ...(values as object), databaseUrl: String(databaseUrl) };
}

export type BenchSite = { origin: string; cpuMs: () => number; stop: () => Promise<void> };

/** A Redis database for each PostgreSQL database, so that answers cached for one size are never given for another. */
function getRedisUrl(databaseUrl: string): string {
  const url = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:54311');
  url.pathname = `/${1 + ((createHash('sha1').update(databaseUrl).digest()[0] ?? 0) % 15)}`;
  return url.href;
}

export const getSiteEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: getRedisUrl(databaseUrl),
  FILES_DIR: process.env.FILES_DIR ?? '.local/files',
});

/** `kept`: how long counts, facets and tiles are cached. Most instruments look at the work itself, so nothing is. */
export async function startBenchSite(
  databaseUrl: string,
  { kept: cachedSeconds = 0, env = {} as Record<string, string> } = {},
): Promise<BenchSite> {
  const { origin, pid, stop } = await startSiteProcess({
    ...getSiteEnvironment(databaseUrl),
    SEARCH_CACHE_SECONDS: String(cachedSeconds),
    ...env,
  });
  return { origin, stop, cpuMs: () => readProcessCpuMs(pid) };
}

/** 60 s, the longest that the setting allows. */
export const MAX_CACHE_SECONDS = 60;

export type Percentiles = { p50: number; p95: number; p99: number; max: number };

export const formatPercentiles = ({ p50, p95, p99, max }: Percentiles): string =>
  `p50 ${p50}  p95 ${p95}  p99 ${p99}  max ${max} ms`;

export function computePercentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
