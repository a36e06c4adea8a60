/**
 * Who may do what in the database. Migrations run as the owner of the tables; web, worker, readers and backups have roles of
 * their own, which change no table's shape. Rights are written anew after the migrations: a new table needs no thought.
 */
import type { Client } from 'pg';
import type { DB } from '../generated/schema.ts';

type Writer = 'estia_web' | 'estia_worker';
type DatabaseRole = Writer | 'estia_read' | 'estia_backup';

export const databaseRoles = ['estia_web', 'estia_worker', 'estia_read', 'estia_backup'] as const;
const writers = ['estia_web', 'estia_worker'] as const;
const schemas = ['public', 'pgboss'] as const;

type Columns<Table extends keyof DB> = readonly (keyof DB[Table])[];

/**
 * What triggers refuse, refused by right as well: who found a way to run SQL as the web still cannot rewrite these. The
 * columns may be written later; no row is ever deleted by either role.
 */
export const appendOnlyTables = {
  audit_log: [],
  audit_log_chain: [],
  audit_log_redaction: [],
  listing_event: [],
  rule: ['valid_to', 'checked_at', 'checked_by'],
  plan_price: ['valid_to'],
  payment: [],
  invoice: [
    ...(['reporting', 'mark', 'uid', 'qr_url', 'auth_code', 'marked_by'] as const),
    ...(['tries', 'next_try_at', 'last_fault', 'alerted_at'] as const),
  ],
  invoice_series: ['last_number'],
  statement_of_reasons: ['lifted_at'],
  terms_acceptance: [],
  article_revision: [],
  market_stats_month: [],
  valuation_backtest: [],
} as const satisfies { [Table in keyof DB]?: Columns<Table> };

/** What the worker alone does: a person who is erased leaves a statement that counts and says nothing of them. */
const erasedByWorker = {
  statement_of_reasons: ['facts', 'codes', 'subject_name'],
} as const satisfies { [Table in keyof DB]?: Columns<Table> };

/** By which somebody could come in as another: not for people who look things up, sealed and hashed as they are. */
const unreadableTables = [
  ...(['session', 'account_code', 'login_challenge', 'passkey_challenge', 'recovery_code', 'totp'] as const),
  ...(['email_outbox', 'email_change', 'agency_invitation', 'conversation_key', 'api_key'] as const),
  ...(['webhook_endpoint', 'agency_export', 'source', 'push_subscription', 'favorite_list'] as const),
] as const satisfies readonly (keyof DB)[];
const unreadableColumns = { account: ['password_hash'] } as const satisfies { [Table in keyof DB]?: Columns<Table> };

async function findRoles(client: Client): Promise<DatabaseRole[]> {
  const { rows } = await client.query<{ rolname: DatabaseRole }>(
    'select rolname from pg_roles where rolname = any($1)',
    [databaseRoles],
  );
  return rows.map(({ rolname }) => rolname);
}

/** Where the owner may make roles, as on a laptop. Elsewhere an operator has made them (ops/production/database.sh). */
async function createMissingRoles(client: Client): Promise<DatabaseRole[]> {
  const found = await findRoles(client);
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.may || found.length === databaseRoles.length) return found;
  // Two checkouts that share a server may make it at the same moment.
  for (const role of databaseRoles)
    await client.query(`do $$ begin create role ${role} nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
  return findRoles(client);
}

function listRights(schema: string, role: DatabaseRole): string[] {
  const all = `all tables in schema ${schema}`;
  const later = `alter default privileges in schema ${schema}`;
  const isWriter = role === 'estia_web' || role === 'estia_worker';
  const may = isWriter ? 'select, insert, update, delete' : 'select';
  const sequences = isWriter ? 'usage' : 'select';
  return [
    `grant usage on schema ${schema} to ${role}`,
    `revoke all on ${all} from ${role}`,
    `grant ${may} on ${all} to ${role}`,
    `${later} grant ${may} on tables to ${role}`,
    `grant ${sequences} on all sequences in schema ${schema} to ${role}`,
    `${later} grant ${sequences} on sequences to ${role}`,
  ];
}

const listColumns = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

function listExceptionsOfWriter(role: Writer): string[] {
  const grants = [appendOnlyTables, ...(role === 'estia_worker' ? [erasedByWorker] : [])].flatMap((tables) =>
    Object.entries<readonly string[]>(tables).filter(([, columns]) => columns.length > 0),
  );
  return [
    `revoke update, delete on ${Object.keys(appendOnlyTables).join(', ')} from ${role}`,
    ...grants.map(([table, columns]) => `grant update (${listColumns(columns)}) on ${table} to ${role}`),
    // How long things are kept is changed by migrations alone: a shorter time would take the words of the audit log.
    `revoke insert, update, delete on migration, retention from ${role}`,
    ...(role === 'estia_web'
      ? [
          'revoke insert on audit_log_redaction from estia_web',
          'revoke insert, update, delete on backup_run from estia_web',
        ]
      : []),
  ];
}

async function listExceptionsOfReader(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: keyof typeof unreadableColumns; columns: string[] }>(
    `select attrelid::regclass::text as "table", array_agg(attname::text order by attnum) as columns from pg_attribute
    where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped group by 1`,
    [Object.keys(unreadableColumns)],
  );
  return [
    `revoke all on ${unreadableTables.join(', ')} from estia_read`,
    ...rows.flatMap(({ table, columns }) => {
      const hidden: readonly string[] = unreadableColumns[table];
      const shown = columns.filter((name) => !hidden.includes(name));
      return [
        `revoke all on ${table} from estia_read`,
        `grant select (${listColumns(shown)}) on ${table} to estia_read`,
      ];
    }),
  ];
}

/** All at once: nobody is without rights in between. */
export async function grantRights(client: Client, log: (line: string) => void): Promise<void> {
  const roles = await createMissingRoles(client);
  const missing = databaseRoles.filter((role) => !roles.includes(role));
  if (missing.length > 0) log(`there are no roles ${missing.join(', ')}: ops/production/database.sh makes them`);
  const statements = [
    ...roles.flatMap((role) => schemas.flatMap((schema) => listRights(schema, role))),
    ...writers.filter((role) => roles.includes(role)).flatMap(listExceptionsOfWriter),
    ...(roles.includes('estia_read') ? await listExceptionsOfReader(client) : []),
    ...(roles.includes('estia_worker')
      ? ['grant execute on function redact_audit_log(bigint[], jsonb) to estia_worker']
      : []),
  ];
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error('The rights of the roles could not be granted', { cause: error });
  }
}
