/** Statements of reasons, and restrictions that a test needs without the call that restricts. */
import { randomBytes } from 'node:crypto';
import type { FoundBy, RestrictionGround, RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import { sql } from 'kysely';
import type { StatementValues } from '../../src/features/statements-of-reasons/index.ts';
import type { Db, Trx } from '../../src/platform/db/db.ts';

type StatementOptions = {
  kind?: RestrictionKind;
  ground?: RestrictionGround;
  foundBy?: FoundBy;
  decidedBy?: number | null;
  listingIds?: readonly number[];
  facts?: string;
  now?: Date;
};

export async function buildStatement(
  db: Db,
  accountId: number,
  {
    kind = 'listing_stopped',
    ground = 'forbidden',
    foundBy = 'own_check',
    decidedBy = null,
    listingIds = [],
    facts = 'Οι φωτογραφίες είναι άλλου ακινήτου',
    now = new Date(),
  }: StatementOptions = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into statement_of_reasons (account_id, kind, listing_ids, codes, listing_count, ground, found_by, decided_by, facts, decided_at,
      complain_by, code_hash)
    values (${accountId}, ${kind}, ${listingIds}::bigint[], ${listingIds.map((id) => `ES-${id}S`)}::text[], ${listingIds.length}, ${ground},
      ${foundBy}, ${decidedBy}, ${facts}, ${now}, (${now}::timestamptz + interval '6 months')::date, ${randomBytes(32)})
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('No statement was made');
  return id;
}

/** As an admin's decision leaves it. */
export const stopListing = (
  db: Db,
  { listingId, accountId }: { listingId: number; accountId: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`update listing set is_active = false, pause_reason = 'admin' where id = ${listingId}`.execute(trx);
    await buildStatement(trx, accountId, { listingIds: [listingId] });
  });

export const sampleStatement = (over: Partial<StatementValues> = {}): StatementValues => ({
  id: 7,
  kind: 'listing_stopped',
  ground: 'forbidden',
  found_by: 'own_check',
  is_automatic: false,
  reason_id: null,
  facts: 'Οι φωτογραφίες είναι άλλου ακινήτου',
  codes: [],
  subject_name: '',
  until: null,
  effective_on: null,
  notice_exception: null,
  complain_by: '2027-05-19',
  code: 'K7MR-2WQX-9HTD',
  ...over,
});

/** A restriction by hand, where a test is about what follows from it: with a statement that lets the database take it. */
export const restrictDirectly = (
  db: Db,
  change: (trx: Trx) => Promise<unknown>,
  accountId: number | null = null,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await change(trx);
    await sql`
      insert into statement_of_reasons (account_id, kind, listing_ids, ground, found_by, decided_at, complain_by, code_hash)
      select a.id, 'account_blocked', array(select l.id from listing l join property p on p.id = l.property_id where p.account_id = a.id),
        'moderation', 'own_check', now(), current_date + 180, sha256(concat(a.id, clock_timestamp())::bytea)
      from account a where ${accountId}::bigint is null or a.id = ${accountId}`.execute(trx);
  });

/** A decision that somebody complains about; the number of both. */
export async function buildComplaint(db: Db, accountId: number, now = new Date()): Promise<number> {
  const id = await buildStatement(db, accountId, { now });
  await sql`insert into statement_complaint (statement_id, made_at, text) values (${id}, ${now}, 'Οι φωτογραφίες είναι δικές μου')`.execute(
    db,
  );
  return id;
}
