/**
 * Templates with something in them: made by the first test that asks, cloned by all others. Named after what is in them,
 * like the migrated one they begin from (database-template.ts).
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { withDatabaseName } from './database-template.ts';
import { cloneDatabase, type Services } from './test-app.ts';

const made = new Map<string, Promise<void>>();

/** The same services with a template on which `text` was run: one or more statements of SQL. */
export async function seededServices(services: Services, text: string): Promise<Services> {
  const contents = createHash('sha256').update(services.template).update(text).digest('hex').slice(0, 12);
  const template = `seeded_${contents}`;
  const making = made.get(template) ?? makeTemplate(services, template, text);
  made.set(template, making);
  await making;
  return { ...services, template };
}

async function makeTemplate(services: Services, template: string, text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabaseName(services.databaseUrl, 'postgres') });
  await admin.connect();
  try {
    // Of several workers that begin at once one makes it; the others wait for it.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = await cloneDatabase(services);
    const client = new pg.Client({ connectionString: draft.url });
    await client.connect();
    try {
      await client.query(text);
    } catch (error) {
      await client.end();
      await draft.drop();
      throw error;
    }
    await client.end();
    await admin.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${template}`);
  } finally {
    await admin.end();
  }
}
