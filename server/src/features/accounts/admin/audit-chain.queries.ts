/** The chain of hashes over the audit log, as it is stored: migration 0150 writes it. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type ChainLink = {
  position: number;
  audit_log_id: number;
  salt: Buffer | null;
  details_hash: Buffer;
  hash: Buffer;
  /** The entry as its hashes cover it; null where the entry is gone. */
  facts: string | null;
  details: string | null;
  is_erased: boolean;
  /** Why words are gone from it, by the last time that some were taken; null where none ever were. */
  cause: 'erasure' | 'age' | 'earlier' | null;
  /** That time has what it says: an erasure in the log, or the age. */
  is_cause_true: boolean | null;
  left_salt: Buffer | null;
  left_hash: Buffer | null;
};

export type RecordedErasure = {
  id: number;
  /** As the log has it; null where it has none. */
  fingerprint: string | null;
  redactions: { audit_log_id: number; details_hash: string | null }[];
};

export async function listChainLinks(db: Db, after: number, limit: number): Promise<ChainLink[]> {
  const { rows } = await sql<ChainLink>`
    select c.position, c.audit_log_id, c.salt, c.details_hash, c.hash,
      case when a.id is not null then jsonb_build_array(c.position, a.id, floor(extract(epoch from a.at) * 1000000)::bigint, a.admin_id, a.action, a.subject,
        a.subject_id, encode(c.details_hash, 'hex'))::text end as facts,
      jsonb_build_array(a.before, a.after, a.reason)::text as details,
      a.id is not null and a.before is null and a.after is null and a.reason is null as is_erased,
      r.cause, r.salt as left_salt, r.details_hash as left_hash,
      case r.cause
        when 'erasure' then exists (
          select from audit_log e where e.id = r.erasure_id and e.action = 'user_erased' and e.at = r.redacted_at)
        when 'age' then a.at < r.redacted_at - make_interval(days => (select days from retention where what = 'audit_detail'))
          and r.details_hash is null
        when 'earlier' then true
      end as is_cause_true
    from audit_log_chain c left join audit_log a on a.id = c.audit_log_id
    left join lateral (
      select * from audit_log_redaction r where r.audit_log_id = c.audit_log_id order by r.id desc limit 1) r on true
    where c.position > ${after} order by c.position limit ${limit}`.execute(db);
  return rows;
}

export async function listUnchainedEntries(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit_log a
    where not exists (select from audit_log_chain c where c.audit_log_id = a.id) order by a.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Every erasure that the log has, and every one that a redaction names, with the entries it took words from. */
export async function listRecordedErasures(db: Db, after: number, limit: number): Promise<RecordedErasure[]> {
  const { rows } = await sql<RecordedErasure>`
    select ids.id, e.after ->> 'redaction_fingerprint' as fingerprint, coalesce((
      select jsonb_agg(jsonb_build_object('audit_log_id', r.audit_log_id, 'details_hash', encode(r.details_hash, 'hex')) order by r.id)
      from audit_log_redaction r where r.erasure_id = ids.id), '[]') as redactions
    from (
      select id from audit_log where action = 'user_erased' and id > ${after}
      union select erasure_id from audit_log_redaction where erasure_id > ${after}
    ) ids
    left join audit_log e on e.id = ids.id and e.action = 'user_erased'
    order by ids.id limit ${limit}`.execute(db);
  return rows;
}
