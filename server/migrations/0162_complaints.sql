-- One complaint about each decision, within six months, decided by another admin than the one who decided (Regulation (EU)
-- 2022/2065, article 20). Those about steps on private accounts stay in broker_complaint: undoing a step is more than lifting.
create table statement_complaint (
  statement_id bigint primary key references statement_of_reasons,
  made_at timestamptz not null,
  text text not null check (length(text) <= 3000),
  decided_at timestamptz,
  -- A number, as in the audit log.
  decided_by bigint,
  outcome text check (outcome in ('accepted', 'rejected')),
  decision text check (length(decision) <= 2000),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decision is null))
);
create index statement_complaint_open on statement_complaint (made_at, statement_id) where decided_at is null;
create index statement_complaint_decided on statement_complaint (decided_at desc, statement_id) where decided_at is not null;

create or replace function statement_of_reasons_forgets() returns trigger language plpgsql as $$
begin
  new.listing_ids := '{}';
  new.codes := '{}';
  new.subject_id := null;
  new.subject_name := '';
  new.report_id := null;
  new.facts := '';
  -- That there was a complaint, and what came of it, counts. One that waits is over: nobody is left to answer to.
  delete from statement_complaint where statement_id = new.id and decided_at is null;
  update statement_complaint set text = '', decision = '' where statement_id = new.id;
  return new;
end $$;
