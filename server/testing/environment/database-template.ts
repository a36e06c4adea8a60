/**
 * One migrated database, places included, that every test file clones: real PostgreSQL costs a file 0.3 s and no mock.
 * The template is named after what is in it, so it is made anew only when migrations or place files change.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type {} from 'vitest';
import { listNotNullColumns, NOT_NULL_FILE } from './statement-recorder.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    services: { databaseUrl: string; redisUrl: string; template: string };
  }
}

/** The services of .ci/run, or those of this checkout. */
export function findServices(): { databaseUrl: string; redisUrl: string } {
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
  if (databaseUrl && redisUrl) return { databaseUrl, redisUrl };
  const lines = execFileSync('bash', [`${root}ops/services.sh`, 'start'], { encoding: 'utf8' });
  const value = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(lines)?.[1] ?? '';
  return { databaseUrl: value('DATABASE_URL'), redisUrl: value('REDIS_URL') };
}

export const withDatabaseName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/migrations/', 'server/data/places/']) {
    for (const name of readdirSync(root + folder).sort()) hash.update(readFileSync(root + folder + name));
  }
  const loaders = [
    'places-import.service.ts',
    'place-files.ts',
    'place-keys.ts',
    'map-import.service.ts',
    'land.load.ts',
    'nearby/stations.load.ts',
    'areas.file.ts',
    'boundary-drawing.queries.ts',
    'overview.queries.ts',
  ].map((name) => `server/src/features/places/${name}`);
  const queues = [
    'contract/src/site/failure-messages.ts',
    'server/src/platform/jobs/job-queues.ts',
    'server/src/platform/db/roles.ts',
    'server/package.json',
  ];
  for (const file of ['contract/src/places/phonetic-key.ts', ...loaders, ...queues])
    hash.update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 12);
}

/** Makes a database of this name unless there is one: `fill` gets a copy of `from`, or an empty one. */
async function makeOnce(
  databaseUrl: string,
  { name, from }: { name: string; from?: string },
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const admin = new pg.Client({ connectionString: withDatabaseName(databaseUrl, 'postgres') });
  await admin.connect();
  try {
    // Of several runs that begin at once one makes it; the others wait for it instead of dropping its draft.
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}${from ? ` template ${from} strategy file_copy` : ''}`);
    await fill(withDatabaseName(databaseUrl, draft));
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

export const createTemplateDatabase = (databaseUrl: string): Promise<string> =>
  makeOnce(databaseUrl, { name: `template_${fingerprint()}` }, async (url) => {
    // Loaded only when there is something to make: most runs find their template.
    const { loadMap, loadPlaces, loadStations } = await import('../../src/features/places/index.ts');
    const { migrate } = await import('../../src/platform/db/migrate.ts');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await migrate(client, () => {});
    await loadPlaces(client, () => {});
    await loadMap(client, () => {});
    await loadStations(client, () => {});
    await client.end();
  });

/** A template with more in it than schema and places. */
export async function withTemplate(
  databaseUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const from = await createTemplateDatabase(databaseUrl);
  return makeOnce(databaseUrl, { name, from }, fill);
}

export default async function setup(project: { provide: (key: 'services', value: object) => void }): Promise<void> {
  const services = findServices();
  const template = await createTemplateDatabase(services.databaseUrl);
  const folder = process.env.ESTIA_STATEMENTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const client = new pg.Client({ connectionString: withDatabaseName(services.databaseUrl, template) });
    await client.connect();
    writeFileSync(`${folder}/${NOT_NULL_FILE}`, JSON.stringify(await listNotNullColumns(client)));
    await client.end();
  }
  project.provide('services', { ...services, template });
}
