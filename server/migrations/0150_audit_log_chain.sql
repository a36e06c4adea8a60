-- Every entry of the audit log carries on a chain of hashes: whoever changes an entry, takes one away or puts one in has to
-- write all later ones anew, and a head that was noted elsewhere tells. Erasure may empty what was written of a person; the
-- entry and its place in the chain stay.
create table audit_log_chain (
  position bigint primary key,
  audit_log_id bigint not null unique references audit_log,
  -- Random, and gone with the details: without it nobody can find out by trying what the details were.
  salt bytea,
  details_hash bytea not null,
  hash bytea not null
);

create function continue_audit_log_chain(entry_id bigint) returns void language plpgsql as $$
declare
  entry audit_log%rowtype;
  last audit_log_chain%rowtype;
  new_salt bytea := uuid_send(gen_random_uuid());
  details bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log_chain'));
  select * into strict entry from audit_log where id = entry_id;
  select * into last from audit_log_chain order by position desc limit 1;
  details := sha256(new_salt || convert_to(jsonb_build_array(entry.before, entry.after, entry.reason)::text, 'UTF8'));
  insert into audit_log_chain (position, audit_log_id, salt, details_hash, hash)
  values (coalesce(last.position, 0) + 1, entry.id, new_salt, details, sha256(coalesce(last.hash, '') || convert_to(
    jsonb_build_array(coalesce(last.position, 0) + 1, entry.id, floor(extract(epoch from entry.at) * 1000000)::bigint,
      entry.admin_id, entry.action, entry.subject, entry.subject_id, encode(details, 'hex'))::text, 'UTF8')));
end $$;

create function audit_log_continue_chain() returns trigger language plpgsql as $$
begin
  perform continue_audit_log_chain(new.id);
  return null;
end $$;

do $$
declare entry_id bigint;
begin
  for entry_id in select id from audit_log order by id loop
    perform continue_audit_log_chain(entry_id);
  end loop;
end $$;

-- At the commit: admins wait for each other no longer than that.
create constraint trigger audit_log_continue_chain after insert on audit_log
  deferrable initially deferred for each row execute function audit_log_continue_chain();

create function audit_log_forget_salt() returns trigger language plpgsql as $$
begin
  update audit_log_chain set salt = null where audit_log_id = new.id;
  return null;
end $$;
create trigger audit_log_forget_salt after update on audit_log for each row execute function audit_log_forget_salt();

create function audit_log_chain_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.salt is null
    and (new.position, new.audit_log_id, new.details_hash, new.hash) = (old.position, old.audit_log_id, old.details_hash, old.hash) then
    return new;
  end if;
  raise exception 'audit_log_chain is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_chain_append_only before update or delete on audit_log_chain
  for each row execute function audit_log_chain_append_only();
create trigger audit_log_chain_no_truncate before truncate on audit_log_chain execute function refuse_change();
