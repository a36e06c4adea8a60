-- Every time words are taken from an entry of the audit log, by whom it was caused: the erasure of an account, which is an entry
-- of the log itself, or their age. What stays of an entry has a hash of its own.
create table audit_log_redaction (
  id bigint generated always as identity primary key,
  audit_log_id bigint not null references audit_log,
  redacted_at timestamptz not null,
  -- earlier: before causes were written down. Nothing new may say so.
  cause text not null check (cause in ('erasure', 'age', 'earlier')),
  -- The entry that says that the account was erased. Written after the rows, with their fingerprint.
  erasure_id bigint references audit_log deferrable initially deferred,
  -- Null where nothing is left. The salt goes when more is taken.
  salt bytea,
  details_hash bytea,
  transaction_id xid8 not null default pg_current_xact_id(),
  check ((cause = 'erasure') = (erasure_id is not null)),
  check (salt is null or details_hash is not null)
);
create index audit_log_redaction_entry on audit_log_redaction (audit_log_id, id desc);
create index audit_log_redaction_erasure on audit_log_redaction (erasure_id) where erasure_id is not null;

insert into audit_log_redaction (audit_log_id, redacted_at, cause)
select c.audit_log_id, now(), 'earlier' from audit_log_chain c where c.salt is null order by c.position;

create function audit_log_redaction_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.cause <> 'earlier' then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.salt is null
    and (new.id, new.audit_log_id, new.redacted_at, new.cause, new.erasure_id, new.details_hash, new.transaction_id)
      is not distinct from (old.id, old.audit_log_id, old.redacted_at, old.cause, old.erasure_id, old.details_hash, old.transaction_id) then
    return new;
  end if;
  raise exception 'audit_log_redaction is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_redaction_append_only before insert or update or delete on audit_log_redaction
  for each row execute function audit_log_redaction_append_only();
create trigger audit_log_redaction_no_truncate before truncate on audit_log_redaction execute function refuse_change();

-- The details with the mark of an erased value where a field has exactly the value that is known of the person. Names of fields
-- and parts of values are never looked at.
create function redact_audit_values(details jsonb, known jsonb) returns jsonb language sql immutable as $$
  select case when details is null then null else coalesce((
    select jsonb_object_agg(key, case when value = known -> key then '{"erased": true}' else value end) from jsonb_each(details)
  ), details) end
$$;

-- Whole values only: what is there now is what was there, or the mark in its place, or nothing at all.
create function is_audit_redaction(earlier jsonb, later jsonb) returns boolean language sql immutable as $$
  select case
    when later is null or later = earlier then true
    when earlier is null or jsonb_typeof(earlier) <> 'object' or jsonb_typeof(later) <> 'object' then false
    else not exists (
      select from jsonb_each(earlier) e full join jsonb_each(later) l using (key)
      where e.value is null or l.value is null or (l.value <> e.value and l.value <> '{"erased": true}'))
  end
$$;

create or replace function audit_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.at, new.admin_id, new.action, new.subject, new.subject_id)
      = (old.id, old.at, old.admin_id, old.action, old.subject, old.subject_id)
    and (new.reason is null or new.reason is not distinct from old.reason)
    and is_audit_redaction(old.before, new.before) and is_audit_redaction(old.after, new.after) then
    if exists (select from audit_log_redaction r where r.audit_log_id = new.id and r.transaction_id = pg_current_xact_id()) then
      return new; -- what was written of a person goes, that something was done stays
    end if;
    raise exception 'words of audit_log % are taken away without their cause', new.id using errcode = 'restrict_violation';
  end if;
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $$;

create or replace function audit_log_forget_salt() returns trigger language plpgsql as $$
begin
  update audit_log_chain set salt = null where audit_log_id = new.id and salt is not null;
  update audit_log_redaction set salt = null
  where audit_log_id = new.id and salt is not null and transaction_id <> pg_current_xact_id();
  return null;
end $$;
