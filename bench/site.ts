/** The built site as a process of its own, and how much CPU it has used. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startSiteProcess } from '@estia/server/testing/site-process';

export function options<T extends Record<string, string>>(
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

export type Site = { origin: string; cpuMs: () => number; stop: () => Promise<void> };

const TICKS_A_SECOND = 100;

export async function startSite(databaseUrl: string): Promise<Site> {
  const { origin, pid, stop } = await startSiteProcess({
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:54311',
    FILES_DIR: process.env.FILES_DIR ?? '.local/files',
  });
  return {
    origin,
    stop,
    /** User and system time of the process and its threads. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
    },
  };
}

export function percentiles(values: readonly number[]): { p50: number; p95: number; p99: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
