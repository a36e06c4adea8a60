-- Every way to restrict is looked at when its transaction ends: a statement of reasons was written in it, or it is refused.
create index statement_of_reasons_transaction on statement_of_reasons (transaction_id);

create or replace function listing_restriction_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s join property p on p.id = new.property_id
    where s.transaction_id = pg_current_xact_id() and s.account_id = p.account_id
      and (s.listing_ids @> array[new.id]
        or (new.pause_reason = 'account' and s.kind in ('account_blocked', 'account_suspended', 'account_deleted', 'agency_terminated'))))
  then raise exception 'listing % is restricted (%) without a statement of reasons', new.id, new.pause_reason using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger listing_restriction_has_statement on listing;
-- What a pause for another reason is not: "plan" is an unpaid subscription, "deletion" the account's own wish, "source" and
-- "source_photos" what its own feed says.
create constraint trigger listing_restriction_has_statement after update of pause_reason, is_active on listing
  deferrable initially deferred for each row
  when (new.pause_reason in ('admin', 'agency_listing', 'unconfirmed', 'mandate', 'account') and new.pause_reason is distinct from old.pause_reason)
  execute function listing_restriction_has_statement();

create function account_restriction_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s where s.transaction_id = pg_current_xact_id() and s.account_id = new.id
      and s.kind in ('account_rejected', 'account_blocked', 'account_suspended', 'account_deleted', 'agency_terminated'))
  then raise exception 'account % is restricted (%) without a statement of reasons', new.id, new.status using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger account_restriction_has_statement after update of status on account
  deferrable initially deferred for each row
  when (new.status in ('blocked', 'rejected') and new.status is distinct from old.status)
  execute function account_restriction_has_statement();

-- What admins do that restricts somebody, by its name in the audit log. A test compares the list with the closed list of actions.
create function audited_restriction_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (select from statement_of_reasons s where s.transaction_id = pg_current_xact_id() and s.decided_by = new.admin_id)
  then raise exception 'the action % is recorded without a statement of reasons', new.action using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger audited_restriction_has_statement after insert on audit_log
  deferrable initially deferred for each row
  when (new.action in ('user_rejected', 'user_blocked', 'user_deleted', 'administrator_removed', 'source_stopped', 'source_removed',
    'listing_deactivate', 'listing_remove', 'listing_delete', 'exclusive_first', 'exclusive_second', 'exclusive_neither',
    'broker_statement', 'broker_limit', 'broker_convert', 'broker_suspend'))
  execute function audited_restriction_has_statement();

-- A restriction that is over says so, whoever ended it and on whichever path.
create function statements_end_with_listing() returns trigger language plpgsql as $$
begin
  update statement_of_reasons s set lifted_at = new.updated_at
  where s.listing_ids @> array[new.id] and s.lifted_at is null
    and s.kind in ('listing_stopped', 'listing_removed', 'listing_held', 'changes_requested', 'paused_for_agency', 'unconfirmed', 'mandate_ended')
    and not exists (select from listing o where o.id = any (s.listing_ids) and o.id <> new.id and o.is_active is not true);
  return null;
end $$;
create trigger statements_end_with_listing after update of is_active on listing
  for each row when (new.is_active and old.is_active is not true) execute function statements_end_with_listing();

create function statements_end_with_account() returns trigger language plpgsql as $$
begin
  update statement_of_reasons set lifted_at = now()
  where account_id = new.id and lifted_at is null and kind in ('account_rejected', 'account_blocked', 'account_suspended', 'account_deleted');
  return null;
end $$;
create trigger statements_end_with_account after update of status on account
  for each row when (new.status = 'approved' and old.status <> 'approved') execute function statements_end_with_account();

create function statements_end_with_source() returns trigger language plpgsql as $$
begin
  update statement_of_reasons set lifted_at = new.updated_at
  where account_id = new.account_id and kind = 'source_stopped' and subject_id = new.id and lifted_at is null;
  return null;
end $$;
create trigger statements_end_with_source after update of state on source
  for each row when (old.state = 'stopped' and new.state <> 'stopped') execute function statements_end_with_source();

-- A limit goes on to hold under the step that follows it; a question does not.
create function statements_end_with_step() returns trigger language plpgsql as $$
begin
  update statement_of_reasons set lifted_at = case when new.end_reason = 'next_step' and new.kind <> 'statement' then null else new.ended_at end
  where account_id = new.account_id and code_hash = new.complaint_code_hash;
  return null;
end $$;
create trigger statements_end_with_step after update of ended_at, end_reason on broker_step
  for each row when (new.ended_at is distinct from old.ended_at or new.end_reason is distinct from old.end_reason)
  execute function statements_end_with_step();
