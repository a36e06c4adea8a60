/** The queue of alerts: claimed by lanes of its own, at most so many a minute for one domain. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type ClaimedEmail = {
  id: number;
  account_id: number | null;
  template: string;
  payload: Buffer;
  message_id: string;
  tries: number;
  created_at: Date;
  recipient_hash: Buffer | null;
};

/** After a pause this much of a domain's rate may go at once. */
const BURST_MS = 1_000;
/** A slot that was missed by more is given back: after an hour without a worker not all may go at once. */
const SLOT_VALID_MS = 60_000;

/**
 * One short statement, as for account emails. The first claim of a row takes the next slot of its domain; if that lies
 * ahead, the row is moved there and keeps it, so that 100,000 emails to one domain are touched twice each and not at every look.
 */
export async function claimBulkEmail(
  db: Db,
  now: Date,
  { claimMs, perMinute }: { claimMs: number; perMinute: number },
): Promise<ClaimedEmail | 'postponed' | null> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const stepSeconds = perMinute > 0 ? 60 / perMinute : 0;
  const { rows } = await sql<ClaimedEmail & { is_postponed: boolean }>`
    with picked as (
      select id, domain_hash, rate_slot_at from email_outbox
      where state = 'queued' and is_bulk and next_at <= ${now}
      order by next_at limit 1 for update skip locked
    ), slot as (
      insert into email_domain_rate as r (domain_hash, next_at)
      select domain_hash, ${now}::timestamptz + make_interval(secs => ${stepSeconds}) from picked
      where domain_hash is not null and (rate_slot_at is null or rate_slot_at < ${before(SLOT_VALID_MS)})
      on conflict (domain_hash) do update
        set next_at = greatest(r.next_at, ${before(BURST_MS)}) + make_interval(secs => ${stepSeconds})
      returning next_at - make_interval(secs => ${stepSeconds}) as starts_at
    ), decided as (
      select picked.id, slot.starts_at, coalesce(slot.starts_at > ${now}, false) as is_postponed
      from picked left join slot on true
    )
    update email_outbox o set
      tries = o.tries + case when d.is_postponed then 0 else 1 end,
      next_at = case when d.is_postponed then d.starts_at else ${new Date(now.getTime() + claimMs)} end,
      rate_slot_at = coalesce(d.starts_at, o.rate_slot_at)
    from decided d where o.id = d.id
    returning o.id, o.account_id, o.template, o.payload, o.message_id, o.tries, o.created_at, o.recipient_hash,
      d.is_postponed`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { is_postponed: isPostponed, ...email } = row;
  return isPostponed ? 'postponed' : email;
}

/** What the retention sweep calls: domains that nothing was sent to for a day. */
export async function deleteOldDomainRates(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('email_domain_rate').where('next_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
