/**
 * A database with the demo listings, made once for every state of the code that makes them and cloned from then on, and
 * the folder with their pictures. A second run on the same machine finds both.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withTemplate } from './database-template.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Enough that Χαλάνδρι has a second page. */
const LISTINGS = 6_000;
/** Some seeded columns are encrypted: every site on a clone has the key they were written with. */
const SECRET_KEY = 'c2VlZGVkLXNlZWRlZC1zZWVkZWQtc2VlZGVkLXNlZWRlZA==';

/** All that decides what the seed writes. */
const sources = [
  'server/migrations',
  'server/data/places',
  'demo/src',
  'server/src/features/valuation',
  'server/src/main',
  'contract/src/lookups',
  'contract/src/listings',
  'contract/src/valuation',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const files = readdirSync(root + folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.test\.ts$|messages\.ts$/.test(entry.name),
    );
    for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
      hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

export type Seeded = { template: string; env: { FILES_DIR: string; SECRET_KEY: string } };

export async function makeSeeded(services: { databaseUrl: string; redisUrl: string }): Promise<Seeded> {
  const name = `seeded_${fingerprint()}`;
  const env = { FILES_DIR: `${root}.local/seeded`, SECRET_KEY };
  const template = await withTemplate(services.databaseUrl, name, async (databaseUrl) => {
    // With models: a site that only answers has no worker to train them.
    // Tests make the work that they look at: nothing else waits for an admin.
    const args = ['--listings', String(LISTINGS), '--seed', '7', '--estimates', '--no-open-work'];
    execFileSync(process.execPath, ['demo/src/command/seed.ts', ...args], {
      cwd: root,
      env: {
        ...process.env,
        PUBLIC_ORIGIN: 'http://localhost',
        SMTP_URL: 'smtp://127.0.0.1:1',
        DATABASE_URL: databaseUrl,
        REDIS_URL: services.redisUrl,
        S3_ENDPOINT: undefined,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  return { template, env };
}
