/** SQL of bank deposits. Days travel as text. */
import type { DepositState, MatchProblem } from '@estia/contract/subscriptions/deposit-states';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { AgencyToMatch, MatchResult, OwedCharge } from './deposit-matching.ts';

export type BankLineRow = {
  id: number;
  source: 'statement' | 'hand';
  booked_on: string;
  cents: number;
  text: Buffer | null;
  state: DepositState;
  match_problem: MatchProblem | null;
  account_id: number | null;
  charge_id: number | null;
  is_credit: boolean;
  matched_at: Date | null;
  matcher_id: number | null;
  confirmed_at: Date | null;
  rejected_at: Date | null;
};

const columns = sql.raw(
  `l.id, l.source, l.booked_on::text as booked_on, l.cents, l.text, l.state, l.match_problem, l.account_id, l.charge_id, l.is_credit,
   l.matched_at, l.matched_by as matcher_id, l.confirmed_at, l.rejected_at`,
);

export type ListedBankLine = BankLineRow & {
  name_el: string | null;
  name_en: string | null;
  gemi: string | null;
  gross_cents: number | null;
  period_from: string | null;
  period_to: string | null;
  matched_by: string | null;
  decided_by: string | null;
};

export type BankLineFilter = {
  state?: DepositState | undefined;
  match_problem?: MatchProblem | undefined;
  user_id?: number | undefined;
  id?: number | undefined;
  limit: number;
  offset: number;
};

export async function listBankLines(
  db: Db,
  filter: BankLineFilter,
): Promise<{ rows: ListedBankLine[]; count: number }> {
  const where = sql.join(
    [
      sql`true`,
      ...(filter.state ? [sql`l.state = ${filter.state}`] : []),
      ...(filter.match_problem ? [sql`l.match_problem = ${filter.match_problem}`] : []),
      ...(filter.user_id ? [sql`l.account_id = ${filter.user_id}`] : []),
      ...(filter.id ? [sql`l.id = ${filter.id}`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<ListedBankLine>`
    select ${columns}, g.name_el, g.name_en, g.gemi, c.gross_cents, c.period_from::text as period_from,
      c.period_to::text as period_to, m.username as matched_by, coalesce(o.username, r.username) as decided_by
    from bank_line l
    left join agency g on g.account_id = l.account_id
    left join charge c on c.id = l.charge_id
    left join account m on m.id = l.matched_by
    left join account o on o.id = l.confirmed_by
    left join account r on r.id = l.rejected_by
    where ${where} order by l.id desc limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from bank_line l where ${where}`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

export async function countBankLinesByState(db: Db): Promise<Record<DepositState, number>> {
  const { rows } = await sql<{ state: DepositState; count: number }>`
    select state, count(*) as count from bank_line group by state`.execute(db);
  return { new: 0, matched: 0, confirmed: 0, rejected: 0, ...Object.fromEntries(rows.map((r) => [r.state, r.count])) };
}

export async function findBankLine(db: Db, id: number): Promise<BankLineRow | undefined> {
  return (await sql<BankLineRow>`select ${columns} from bank_line l where l.id = ${id}`.execute(db)).rows[0];
}
/** After the account, as everywhere. */
export async function lockBankLine(trx: Trx, id: number): Promise<BankLineRow | undefined> {
  return (await sql<BankLineRow>`select ${columns} from bank_line l where l.id = ${id} for update`.execute(trx))
    .rows[0];
}

export async function findAgencyByGemi(db: Db, gemi: string) {
  const { rows } = await sql<{ account_id: number; gemi: string }>`
    select account_id, gemi from agency where gemi = ${gemi}`.execute(db);
  return rows[0];
}

/**
 * All whose names have words that begin so; two are enough to know that it is not one alone, unless one bears just this
 * name.
 */
export async function listAgenciesByName(db: Db, words: readonly string[]) {
  const { rows } = await sql<{ account_id: number; gemi: string; name_key: string }>`
    select account_id, gemi, name_key from agency a
    where ${sql.join(
      words.map((word) => sql`a.name_key like ${`% ${word}%`}`),
      sql` and `,
    )} order by length(a.name_key), a.id limit 50`.execute(db);
  return rows;
}

/** What is left to pay, of all charges of an agency. */
export async function sumDueCents(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(gross_cents - credit_cents), 0)::int as cents from charge
    where account_id = ${accountId} and state = 'due'`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Paid so lately that the same sum again is rather the same bill than a new one. */
const RECENTLY_PAID_DAYS = 60;

type ChargeSumRow = {
  account_id: number;
  charge_id: number;
  gross_cents: number;
  state: 'due' | 'paid';
  line_id: number | null;
};

/** What these agencies owe by deposit, what of it another line is to settle, and what they paid lately. */
export async function listAgenciesToMatch(
  trx: Trx,
  agencies: readonly { account_id: number; gemi: string }[],
  now: Date,
): Promise<AgencyToMatch[]> {
  const { rows } = await sql<ChargeSumRow>`
    select c.account_id, c.id as charge_id, c.gross_cents - c.credit_cents as gross_cents, c.state, l.id as line_id
    from charge c
    left join bank_line l on l.charge_id = c.id and l.state in ('matched', 'confirmed')
    where c.account_id = any (${agencies.map((each) => each.account_id)}::bigint[])
      and (c.state = 'due' and c.payment = 'deposit'
        or c.state = 'paid' and c.paid_at > ${now}::timestamptz - make_interval(days => ${RECENTLY_PAID_DAYS}))
    order by c.id`.execute(trx);
  const byAgency = Map.groupBy(rows, (row) => row.account_id);
  return agencies.map(({ account_id, gemi }) => {
    const sums = byAgency.get(account_id) ?? [];
    const owed = (test: (row: ChargeSumRow) => boolean): OwedCharge[] =>
      sums.filter(test).map(({ charge_id, gross_cents }) => ({ charge_id, gross_cents }));
    return {
      account_id,
      gemi,
      due: owed((row) => row.state === 'due' && row.line_id === null),
      matched: owed((row) => row.state === 'due' && row.line_id !== null),
      paid: sums.filter((row) => row.state === 'paid').map((row) => row.gross_cents),
    };
  });
}

export async function listAgenciesByGemi(db: Db, gemis: readonly string[]) {
  const { rows } = await sql<{ account_id: number; gemi: string }>`
    select account_id, gemi from agency where gemi = any (${gemis}::text[])`.execute(db);
  return rows;
}

/** Agencies that owe one of these sums by deposit: among them is who mistyped their number. */
export async function listAgenciesOwing(db: Db, sums: readonly number[]) {
  const { rows } = await sql<{ account_id: number; gemi: string; gross_cents: number }>`
    select distinct g.account_id, g.gemi, c.gross_cents - c.credit_cents as gross_cents from charge c join agency g on g.account_id = c.account_id
    where c.state = 'due' and c.payment = 'deposit' and c.gross_cents - c.credit_cents = any (${sums}::int[])`.execute(
    db,
  );
  return rows;
}

export type NewBankLine = MatchResult & {
  fingerprint: Buffer;
  booked_on: string;
  cents: number;
  text: Buffer | null;
  is_credit?: boolean;
};

/** Which of these are in the book already. */
export async function listKnownFingerprints(trx: Trx, prints: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ print: string }>`
    select encode(fingerprint, 'hex') as print from bank_line where fingerprint = any (${prints}::bytea[])`.execute(
    trx,
  );
  return new Set(rows.map((row) => row.print));
}

/** Imports and hand-written lines take turns: each sees what the other has matched. */
export const lockBankLines = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('bank_line'))`.execute(trx);

export async function insertBankLines(
  trx: Trx,
  lines: readonly NewBankLine[],
  { source, adminId, now }: { source: 'statement' | 'hand'; adminId: number; now: Date },
): Promise<number[]> {
  const of = <K extends keyof NewBankLine>(name: K) => lines.map((line) => line[name]);
  const { rows } = await sql<{ id: number }>`
    insert into bank_line (fingerprint, source, booked_on, cents, text, state, match_problem, account_id, charge_id, is_credit, created_at,
      matched_at, matched_by, rejected_at, rejected_by)
    select e.print, ${source}, e.day::date, e.cents, e.text, e.state, e.match_problem, e.account, e.charge, e.credit, ${now},
      case when e.state = 'matched' then ${now}::timestamptz end, case when e.state = 'matched' then ${adminId}::bigint end,
      case when e.state = 'rejected' then ${now}::timestamptz end, case when e.state = 'rejected' then ${adminId}::bigint end
    from unnest(${of('fingerprint')}::bytea[], ${of('booked_on')}::text[], ${of('cents')}::int[], ${of('text')}::bytea[],
      ${of('state')}::text[], ${of('match_problem')}::text[], ${of('account_id')}::bigint[], ${of('charge_id')}::bigint[],
      ${lines.map((line) => line.is_credit ?? false)}::boolean[])
      with ordinality as e (print, day, cents, text, state, match_problem, account, charge, credit, n)
    order by e.n
    on conflict (fingerprint) do nothing returning id`.execute(trx);
  return rows.map((row) => row.id);
}

export const markBankLineMatched = (
  trx: Trx,
  id: number,
  match: {
    account_id: number;
    charge_id: number | null;
    is_credit: boolean;
    match_problem: MatchProblem | null;
    adminId: number;
    now: Date;
  },
) =>
  sql`update bank_line set state = 'matched', account_id = ${match.account_id}, charge_id = ${match.charge_id}, is_credit = ${match.is_credit},
    match_problem = ${match.match_problem}, matched_at = ${match.now}, matched_by = ${match.adminId} where id = ${id}`.execute(
    trx,
  );

export const markBankLineConfirmed = (trx: Trx, id: number, adminId: number, now: Date) =>
  sql`update bank_line set state = 'confirmed', confirmed_at = ${now}, confirmed_by = ${adminId}
    where id = ${id}`.execute(trx);

export const markBankLineRejected = (trx: Trx, id: number, adminId: number, now: Date) =>
  sql`update bank_line set state = 'rejected', rejected_at = ${now}, rejected_by = ${adminId}
    where id = ${id}`.execute(trx);

export async function insertStatementImport(
  db: Db,
  row: { adminId: number; file: Buffer; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_import (admin_id, file, created_at) values (${row.adminId}, ${row.file}, ${row.now})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function findStatementImport(db: Db, id: number): Promise<{ file: Buffer | null } | undefined> {
  return (await sql<{ file: Buffer | null }>`select file from bank_import where id = ${id}`.execute(db)).rows[0];
}
export async function lockStatementImport(trx: Trx, id: number): Promise<{ file: Buffer | null } | undefined> {
  const { rows } = await sql<{ file: Buffer | null }>`
    select file from bank_import where id = ${id} for update`.execute(trx);
  return rows[0];
}
export const markStatementImportDone = (trx: Trx, id: number, now: Date) =>
  sql`update bank_import set file = null, done_at = ${now} where id = ${id}`.execute(trx);

/** What the retention sweep calls: words of payers, and statements that nobody took over. */
export async function deleteOldBankData(
  db: Db,
  { textBefore, importsBefore }: { textBefore: Date; importsBefore: Date },
) {
  await sql`delete from bank_import where done_at is null and created_at < ${importsBefore}`.execute(db);
  for (let slice = 5_000; slice === 5_000; ) {
    const done = await sql`update bank_line set text = null where id = any (array(
      select id from bank_line where text is not null and created_at < ${textBefore} limit 5000))`.execute(db);
    slice = Number(done.numAffectedRows ?? 0n);
  }
}

/** Of who is erased the sums stay, as the law wants; what they wrote goes. */
export const eraseBankLineTexts = (trx: Trx, accountId: number) =>
  sql`update bank_line set text = null where account_id = ${accountId}`.execute(trx);
