-- The one change that the audit log allows, as a right of its own: taking words from entries whose cause was written down in this
-- transaction (0190). Whoever runs it needs no right to update the table; server/src/platform/db/roles.ts gives it to the worker.
create function redact_audit_log(entry_ids bigint[], known jsonb) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with redacted as (
    update public.audit_log a set
      before = case when r.details_hash is not null then public.redact_audit_values(a.before, known) end,
      after = case when r.details_hash is not null then public.redact_audit_values(a.after, known) end,
      reason = case when r.details_hash is not null then a.reason end
    from public.audit_log_redaction r
    where a.id = any (entry_ids) and r.audit_log_id = a.id and r.transaction_id = pg_current_xact_id()
    returning 1)
  select count(*)::integer from redacted
$$;
revoke execute on function redact_audit_log(bigint[], jsonb) from public;
