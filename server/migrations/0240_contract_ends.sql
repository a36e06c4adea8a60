-- The end of a contract with an agency (Regulation (EU) 2019/1150, article 4): its reasons are given at least 30 days before, unless
-- the law or the terms allow to end it at once, and then it is written down which. Dates are days in Athens.
create table contract_end (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  statement_id bigint not null unique references statement_of_reasons,
  given_at timestamptz not null,
  given_on date not null,
  -- A number, as in the audit log.
  given_by bigint not null,
  -- Why it need not wait for 30 days. Null: it waits.
  exception text check (exception in ('legal_duty', 'repeated_infringement', 'imperative_reason')),
  -- The first day without a contract.
  ends_on date not null,
  ended_at timestamptz,
  -- By which the database knows that listings are paused with it.
  ended_in xid8,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  withdrawal_reason text check (length(withdrawal_reason) <= 3000),
  check (exception is not null or ends_on > given_on + 30),
  check ((ended_at is null) = (ended_in is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
create unique index contract_end_open on contract_end (account_id) where withdrawn_at is null;
create index contract_end_account on contract_end (account_id, id desc);
create index contract_end_due on contract_end (ends_on) where ended_at is null and withdrawn_at is null;

-- The first day that is not charged for, while a notice holds.
alter table subscription add contract_ends_on date;

-- As every restriction: refused without the statement of reasons that this very transaction wrote.
create function contract_end_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s where s.id = new.statement_id and s.transaction_id = pg_current_xact_id()
      and s.account_id = new.account_id and s.kind = 'agency_terminated')
  then raise exception 'a contract is ended without a statement of reasons' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger contract_end_has_statement after insert on contract_end
  deferrable initially deferred for each row execute function contract_end_has_statement();

create function statements_end_with_contract_end() returns trigger language plpgsql as $$
begin
  update statement_of_reasons set lifted_at = new.withdrawn_at where id = new.statement_id and lifted_at is null;
  return null;
end $$;
create trigger statements_end_with_contract_end after update of withdrawn_at on contract_end
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function statements_end_with_contract_end();

-- On the day the reasons were given long ago: its listings are paused in the transaction that ends the contract.
create or replace function listing_restriction_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s join property p on p.id = new.property_id
    where s.transaction_id = pg_current_xact_id() and s.account_id = p.account_id
      and (s.listing_ids @> array[new.id]
        or (new.pause_reason = 'account' and s.kind in ('account_blocked', 'account_suspended', 'account_deleted'))))
    and not (new.pause_reason = 'account' and exists (
      select from contract_end e join property p on p.id = new.property_id
      where e.account_id = p.account_id and e.ended_in = pg_current_xact_id()))
  then raise exception 'listing % is restricted (%) without a statement of reasons', new.id, new.pause_reason using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger audited_restriction_has_statement on audit_log;
create constraint trigger audited_restriction_has_statement after insert on audit_log
  deferrable initially deferred for each row
  when (new.action in ('user_rejected', 'user_blocked', 'user_deleted', 'administrator_removed', 'source_stopped', 'source_removed',
    'listing_deactivate', 'listing_remove', 'listing_delete', 'listing_review_stopped', 'exclusive_first', 'exclusive_second', 'exclusive_neither',
    'broker_statement', 'broker_limit', 'broker_convert', 'broker_suspend', 'reports_warned', 'reports_suspended', 'contract_notice'))
  execute function audited_restriction_has_statement();
