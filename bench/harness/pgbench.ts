/** pgbench given the very statements that the API runs for some searches. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStatementCompiler } from '@estia/server/testing/search-workload/search-statements';
import type { Pool } from 'pg';

/** pgbench takes at most 128 scripts: searches are dealt to them in turn, so that every one is run. */
const SCRIPTS = 128;

export async function createPgbench(pool: Pool, databaseUrl: string, searches: readonly object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'estia-pgbench-'));
  const write = createStatementCompiler(pool);
  const texts: string[] = [];
  for (const body of searches) texts.push((await write.search(body)).map((text) => `${text};\n`).join(''));
  const count = Math.min(SCRIPTS, texts.length);
  const scripts = Array.from({ length: count }, (_, i) => {
    const path = join(folder, `${i}.sql`);
    writeFileSync(path, texts.filter((_, j) => j % count === i).join(''));
    return `--file=${path}`;
  });
  const bin = execFileSync('bash', ['-c', 'ls /usr/lib/postgresql/*/bin/pgbench | sort -V | tail -1'], {
    encoding: 'utf8',
  }).trim();
  const url = new URL(databaseUrl);
  const target = ['-h', url.hostname, '-p', url.port, '-U', url.username];
  return {
    /** Searches a second. */
    measure(seconds: number, clients: number): number {
      const out = execFileSync(
        bin,
        ['-n', '-M', 'simple', '-c', String(clients), '-j', '1', '-T', String(seconds)].concat(
          target,
          scripts,
          url.pathname.slice(1),
        ),
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PGOPTIONS: '-c jit=off' } },
      );
      return (Number(/tps = ([\d.]+)/.exec(out)?.[1]) * texts.length) / count;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
