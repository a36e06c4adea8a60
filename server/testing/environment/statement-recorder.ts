/**
 * What PostgreSQL answers to each statement of the code, by the place in the code that runs it: names, types and nulls of
 * the columns. `ops/checks/row-types.ts` compares it with the row types that are written there by hand.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';

/** Of one column: the number of its type, what JavaScript got, and whether it is a column of a table that is never null. */
export type SeenColumn = { name: string; typeId: number; kinds: string[]; isNeverNull: boolean };
/** `site` is `file:line:column` of the call. */
export type SeenRow = { site: string; columns: SeenColumn[] };

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const NOT_NULL_FILE = 'not-null.json';
/** Nulls are rarely only in the last rows of many. */
const ROWS_LOOKED_AT = 100;

const getKind = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** They stand between a statement and the driver, and have none of their own. */
const handOn = ['server/src/platform/metrics/measures.ts', 'server/src/platform/db/db.ts'];

/** Where `callee` was called from, and where that was: some functions run the statements of others. */
function findCallSites(callee: (...args: never[]) => unknown): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder: { stack?: unknown } = {};
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_, frames) => {
    const sites = frames.flatMap((frame) => {
      const url = frame.getFileName() ?? '';
      const file = url.startsWith('file:') ? fileURLToPath(url) : url;
      const isOurs = file.startsWith(root) && !file.includes('/node_modules/');
      if (handOn.some((name) => file === root + name)) return [];
      return [isOurs ? `${file.slice(root.length)}:${frame.getLineNumber()}:${frame.getColumnNumber()}` : null];
    });
    return sites[0] ? sites.slice(0, 2).filter((site) => site !== null) : [];
  };
  Error.captureStackTrace(holder, callee);
  const sites = Array.isArray(holder.stack) ? holder.stack : [];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return sites;
}

type PgResult = {
  fields?: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
  rows?: Record<string, unknown>[];
};

/** What an outer join or a union makes of a column, its table does not tell. */
const MAY_ADD_NULLS = /\b(left|right|full)\s+(outer\s+)?join\b|\bunion\b|\bgrouping sets\b|\brollup\b/i;

/** Columns that are never null, as `table.column` by number. Written once for a run, of the database that all tests clone. */
export async function listNotNullColumns(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attrelid::oid::text || '.' || attnum as "column" from pg_attribute where attnotnull and attnum > 0`,
  );
  return rows.map(({ column }) => column);
}

const getText = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');

export function recordStatements(folder: string): void {
  const notNull = new Set<string>(JSON.parse(readFileSync(`${folder}/${NOT_NULL_FILE}`, 'utf8')));
  const file = `${folder}/${process.pid}.jsonl`;
  const known = new Set<string>();
  const record = (site: string, text: string, { fields, rows = [] }: PgResult): void => {
    if (!fields) return;
    const seen = rows.slice(0, ROWS_LOOKED_AT);
    const mayAddNulls = MAY_ADD_NULLS.test(text);
    const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      typeId: dataTypeID,
      kinds: [...new Set(seen.map((row) => getKind(row[name])))].sort(),
      isNeverNull: !mayAddNulls && notNull.has(`${tableID}.${columnID}`),
    }));
    const line = JSON.stringify({ site, columns } satisfies SeenRow);
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
  const recordLater = (site: string, text: string, answer: unknown): void => {
    if (answer instanceof Promise)
      answer.then(
        (result: PgResult) => record(site, text, result),
        () => {},
      );
  };

  // Kysely asks the driver later and elsewhere: the place is handed on.
  const current = new AsyncLocalStorage<string[]>();
  const builder = Object.getPrototypeOf(sql`select`);
  const execute: (...args: unknown[]) => unknown = builder.execute;
  builder.execute = function executeRecorded(this: unknown, ...args: unknown[]) {
    return current.run(findCallSites(executeRecorded), () => execute.apply(this, args));
  };
  for (const { prototype } of [pg.Client, pg.Pool]) {
    const target: { query: (...args: unknown[]) => unknown } = prototype as never;
    const { query } = target;
    target.query = function queryRecorded(this: unknown, ...args: unknown[]) {
      const direct = findCallSites(queryRecorded);
      const sites = direct.length > 0 ? direct : (current.getStore() ?? []);
      const answer = query.apply(this, args);
      for (const site of sites) recordLater(site, getText(args[0]), answer);
      return answer;
    };
  }
}
