/** SQL of the ends of contracts. Whoever changes one holds the account first. */
import type { NoticeException } from '@estia/contract/contract-ends/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type ContractEndRow = {
  id: number;
  account_id: number;
  statement_id: number;
  given_at: Date;
  given_by: number;
  exception: NoticeException | null;
  ends_on: string;
  ended_at: Date | null;
  paused_listing_ids: number[] | null;
  was_switched_on: boolean | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
};

const columns = sql.raw(
  `e.id, e.account_id, e.statement_id, e.given_at, e.given_by, e.exception, e.ends_on::text as ends_on, e.ended_at, e.paused_listing_ids, e.was_switched_on, e.withdrawn_at, e.withdrawal_reason`,
);

export async function listContractEnds(db: Db, accountId: number): Promise<ContractEndRow[]> {
  const { rows } = await sql<ContractEndRow>`
    select ${columns} from contract_end e where e.account_id = ${accountId} order by e.id desc limit 50`.execute(db);
  return rows;
}

/** The one that holds: given or ended, and not withdrawn. */
export async function findContractEnd(db: Db, accountId: number): Promise<ContractEndRow | undefined> {
  const { rows } = await sql<ContractEndRow>`
    select ${columns} from contract_end e where e.account_id = ${accountId} and e.withdrawn_at is null`.execute(db);
  return rows[0];
}

export async function findEndOfStatement(db: Db, statementId: number): Promise<ContractEndRow | undefined> {
  const { rows } = await sql<ContractEndRow>`
    select ${columns} from contract_end e where e.statement_id = ${statementId}`.execute(db);
  return rows[0];
}

type NewContractEnd = Pick<
  ContractEndRow,
  'account_id' | 'statement_id' | 'given_at' | 'given_by' | 'exception' | 'ends_on'
> & {
  given_on: string;
};

export async function insertContractEnd(trx: Trx, row: NewContractEnd): Promise<void> {
  await sql`
    insert into contract_end (account_id, statement_id, given_at, given_on, given_by, exception, ends_on)
    values (${row.account_id}, ${row.statement_id}, ${row.given_at}, ${row.given_on}::date, ${row.given_by}, ${row.exception}, ${row.ends_on}::date)`.execute(
    trx,
  );
}

type Ended = { now: Date; pausedListingIds: readonly number[]; wasSwitchedOn: boolean };

export async function markContractEnded(
  trx: Trx,
  id: number,
  { now, pausedListingIds, wasSwitchedOn }: Ended,
): Promise<void> {
  await sql`
    update contract_end set ended_at = ${now}, ended_in = pg_current_xact_id(), paused_listing_ids = ${pausedListingIds}::bigint[],
      was_switched_on = ${wasSwitchedOn}
    where id = ${id} and ended_at is null and withdrawn_at is null`.execute(trx);
}

type Withdrawal = { by: number; reason: string; now: Date };

export async function markWithdrawn(trx: Trx, id: number, { by, reason, now }: Withdrawal): Promise<void> {
  await sql`
    update contract_end set withdrawn_at = ${now}, withdrawn_by = ${by}, withdrawal_reason = ${reason}
    where id = ${id} and withdrawn_at is null`.execute(trx);
}

/** The accounts whose day has come, the longest over first. */
export async function listDueContractEnds(db: Db, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from contract_end where ends_on <= ${today}::date and ended_at is null and withdrawn_at is null
    order by ends_on, id limit ${limit}`.execute(db);
  return rows.map((row) => row.account_id);
}

export async function findNextEndDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(ends_on)::text as day from contract_end where ended_at is null and withdrawn_at is null`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * The contract holds again: what its end took down waits for room, as if it had not fitted. Not while the account is blocked or
 * to be deleted, and nothing that was down for another reason.
 */
export async function releaseEndedListings(trx: Trx, end: ContractEndRow, now: Date): Promise<void> {
  await sql`
    update listing l set pause_reason = 'plan', updated_at = ${now} from property p join account a on a.id = p.account_id
    where l.id = any (${end.paused_listing_ids ?? []}::bigint[]) and p.id = l.property_id and p.account_id = ${end.account_id}
      and a.status = 'approved' and a.erase_after is null and l.is_active = false and l.pause_reason = 'account'`.execute(
    trx,
  );
}
