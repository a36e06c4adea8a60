-- Misuse of reports (Regulation (EU) 2022/2065, article 23): whoever often makes manifestly unfounded reports is warned, then
-- their reports are received and left for a time. A person decides; from what share and for how long is a dated rule.
alter table report
  add is_unfounded boolean not null default false,
  -- Of a visitor: the link of the receipt was opened, so the email is theirs. Nobody is held to what a stranger sent in their name.
  add confirm_hash bytea,
  add email_confirmed_at timestamptz,
  -- Received while its reporter was suspended: nobody is asked to handle it before.
  add handle_from date,
  add constraint report_unfounded check (not is_unfounded or state = 'dismissed');
create unique index report_confirm on report (confirm_hash) where confirm_hash is not null;
create index report_waits on report (handle_from) where state = 'open' and handle_from is not null;

create table report_misuse (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('warned', 'suspended')),
  -- Who: an account, or an email that was confirmed. Of an account both.
  account_id bigint references account on delete cascade,
  email_hash bytea,
  -- sealed: { name, email }
  reporter bytea,
  locale text not null check (locale in ('el', 'en')),
  statement_id bigint not null unique references statement_of_reasons,
  -- The reports that were manifestly unfounded.
  report_ids bigint[] not null,
  at timestamptz not null,
  -- The last day.
  until date,
  lifted_at timestamptz,
  -- A number, as in the audit log.
  lifted_by bigint,
  check ((kind = 'suspended') = (until is not null)),
  check (account_id is not null or email_hash is not null)
);
create index report_misuse_account on report_misuse (account_id, at desc) where account_id is not null;
create index report_misuse_email on report_misuse (email_hash, at desc) where email_hash is not null;
create index report_misuse_at on report_misuse (at);

-- As every restriction: refused without the statement of reasons that this very transaction wrote.
create function report_misuse_has_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_of_reasons s where s.id = new.statement_id and s.transaction_id = pg_current_xact_id()
      and s.account_id is not distinct from new.account_id and s.kind = 'reports_' || new.kind)
  then raise exception 'a reporter is % without a statement of reasons', new.kind using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger report_misuse_has_statement after insert on report_misuse
  deferrable initially deferred for each row execute function report_misuse_has_statement();

create function statements_end_with_misuse() returns trigger language plpgsql as $$
begin
  update statement_of_reasons set lifted_at = new.lifted_at where id = new.statement_id and lifted_at is null;
  return null;
end $$;
create trigger statements_end_with_misuse after update of lifted_at on report_misuse
  for each row when (old.lifted_at is null and new.lifted_at is not null) execute function statements_end_with_misuse();

drop trigger audited_restriction_has_statement on audit_log;
create constraint trigger audited_restriction_has_statement after insert on audit_log
  deferrable initially deferred for each row
  when (new.action in ('user_rejected', 'user_blocked', 'user_deleted', 'administrator_removed', 'source_stopped', 'source_removed',
    'listing_deactivate', 'listing_remove', 'listing_delete', 'listing_review_stopped', 'exclusive_first', 'exclusive_second', 'exclusive_neither',
    'broker_statement', 'broker_limit', 'broker_convert', 'broker_suspend', 'reports_warned', 'reports_suspended'))
  execute function audited_restriction_has_statement();

insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at) values
('report_misuse', 1, '2026-01-01', 'open',
 '{"decided_reports": 5, "unfounded_percent": 60, "repeat_days": 365, "suspended_days": 30}',
 'Πότε προειδοποιούμε όποιον κάνει προδήλως αβάσιμες αναφορές, και για πόσο δεν εξετάζουμε τις αναφορές του αν συνεχίσει (Κανονισμός (ΕΕ) 2022/2065, άρθρο 23).',
 'When we warn somebody who makes manifestly unfounded reports, and for how long we leave their reports if they go on (Regulation (EU) 2022/2065, article 23).',
 '2026-11-19T12:00:00Z', '2026-11-19T12:00:00Z');
