/** What entries of the audit log were done to, by name. Each kind is asked for once for a whole page. */
import { hasName } from '@estia/contract/map-names';
import { type Pair, pair } from '@estia/contract/pair';
import { ruleNames } from '@estia/contract/rules/rule-messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { AuditRow } from './admin/audit-log.queries.ts';

type Named = { name: Pair; userId: number | null };
type Subject = Pick<AuditRow, 'action' | 'subject' | 'subject_id'>;
export type AuditNames = ReadonlyMap<string, Named>;

/** Rules are settings like others, but with rows of their own. */
const kindOf = ({ action, subject }: Subject): string =>
  action === 'rule_changed' || action === 'rule_checked' ? 'rule' : subject;
export const keyOf = (row: Subject): string => `${kindOf(row)} ${row.subject_id}`;

type Row = { id: number; el: string; en: string | null; user_id: number | null };

const statements: Readonly<Record<string, (ids: number[]) => ReturnType<typeof sql<Row>>>> = {
  account: (ids) => sql<Row>`
    select id, username as el, null as en, id as user_id from account where id = any (${ids}::bigint[])`,
  agency: (ids) => sql<Row>`
    select id, name_el as el, name_en as en, account_id as user_id from agency where id = any (${ids}::bigint[])`,
  article: (ids) => sql<Row>`
    select id, coalesce(nullif(title_el, ''), title_en) as el, title_en as en, null::bigint as user_id
    from article where id = any (${ids}::bigint[])`,
  invoice: (ids) => sql<Row>`
    select id, series || ' ' || number as el, null as en, account_id as user_id
    from invoice where id = any (${ids}::bigint[])`,
  source: (ids) => sql<Row>`
    select id, name as el, null as en, account_id as user_id from source where id = any (${ids}::bigint[])`,
  rule: (ids) => sql<Row>`
    select id, code as el, null as en, null::bigint as user_id from rule where id = any (${ids}::bigint[])`,
};

function nameOf(kind: string, { el, en }: Row): Pair {
  if (kind === 'rule' && hasName(ruleNames, el)) return ruleNames[el];
  return pair(el, en || el);
}

export async function auditNames(db: Db, rows: readonly AuditRow[]): Promise<AuditNames> {
  const byKind = Map.groupBy(rows, kindOf);
  const found = await Promise.all(
    [...byKind].map(async ([kind, entries]) => {
      const ids = [...new Set(entries.map(({ subject_id }) => subject_id))];
      const statement = Object.hasOwn(statements, kind) ? statements[kind]?.(ids) : undefined;
      const read = statement ? (await statement.execute(db)).rows : [];
      return read.map((row) => [`${kind} ${row.id}`, { name: nameOf(kind, row), userId: row.user_id }] as const);
    }),
  );
  return new Map(found.flat());
}
