-- A statement of reasons for each restriction (Regulation (EU) 2022/2065, article 17): what was done, to what, why, by whom and
-- until when. Written in the transaction that restricts, never changed; the yearly report is counted from these rows.
create table statement_of_reasons (
  id bigint generated always as identity primary key,
  -- Whom it restricts. Null: forgotten since.
  account_id bigint references account on delete set null,
  kind text not null check (kind in ('listing_stopped', 'listing_removed', 'listing_deleted', 'listing_held', 'changes_requested',
    'paused_for_agency', 'unconfirmed', 'mandate_ended', 'exclusive_lost', 'account_rejected', 'account_blocked', 'account_deleted',
    'ownership_asked', 'listings_limited', 'conversion_asked', 'account_suspended', 'source_stopped', 'source_removed',
    'reports_warned', 'reports_suspended', 'agency_terminated')),
  -- Of listings: which, and how people call them. A count, since numbers are forgotten with the account.
  listing_ids bigint[] not null default '{}',
  codes text[] not null default '{}',
  listing_count integer not null default 0 check (listing_count >= 0),
  -- Of anything else that is not the account itself: a source, a case.
  subject_id bigint,
  subject_name text not null default '' check (length(subject_name) <= 200),
  ground text not null check (ground in ('illegal_content', 'brokerage_law', 'who', 'listing_rules', 'forbidden', 'hidden_brokers', 'five_days',
    'moderation')),
  -- Of a report, or chosen by an admin: one of the reasons people report listings for.
  reason_id smallint,
  report_id bigint,
  -- What led to it: a report, a check of our own, or a program.
  found_by text not null check (found_by in ('report', 'own_check', 'program')),
  -- Who decided: a number, as in the audit log. Null: a program alone.
  decided_by bigint,
  -- What a person wrote. Empty: the kind says it all.
  facts text not null default '' check (length(facts) <= 5000),
  decided_at timestamptz not null,
  -- The last day of what ends by itself.
  until date,
  complain_by date not null,
  code_hash bytea not null unique,
  -- Undone, by whom it was decided or after a complaint.
  lifted_at timestamptz,
  -- By which the database knows that a restriction has its statement.
  transaction_id xid8 not null default pg_current_xact_id()
);
create index statement_of_reasons_account on statement_of_reasons (account_id, id desc);
create index statement_of_reasons_day on statement_of_reasons (decided_at, id);
create index statement_of_reasons_listings on statement_of_reasons using gin (listing_ids);

-- Who is forgotten leaves a row that counts and says nothing of them.
create function statement_of_reasons_forgets() returns trigger language plpgsql as $$
begin
  new.listing_ids := '{}';
  new.codes := '{}';
  new.subject_id := null;
  new.subject_name := '';
  new.report_id := null;
  new.facts := '';
  return new;
end $$;
create trigger statement_of_reasons_forgets before update of account_id on statement_of_reasons
  for each row when (old.account_id is not null and new.account_id is null) execute function statement_of_reasons_forgets();

-- Nothing is restricted without its statement: looked at when the transaction ends, so that the order within it is free.
create function listing_restriction_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s join property p on p.id = new.property_id
    where s.account_id = p.account_id and s.transaction_id = pg_current_xact_id()
      and (s.listing_ids @> array[new.id] or (new.pause_reason = 'account' and s.kind in ('account_blocked', 'account_suspended', 'account_deleted', 'agency_terminated'))))
  then raise exception 'listing % is restricted (%) without a statement of reasons', new.id, new.pause_reason using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger listing_restriction_has_statement after update of pause_reason, is_active on listing
  deferrable initially deferred for each row
  when (new.pause_reason = 'admin' and old.pause_reason is distinct from 'admin')
  execute function listing_restriction_has_statement();
