-- Two agencies, each with an exclusive mandate in force for one property and one purpose: one row for a pair of mandates, for ever.
-- A mandate is a property and the day on which it was signed.
create table exclusive_case (
  id bigint generated always as identity primary key,
  -- The first is the property with the lower number, as in property_match. Null: deleted since.
  property_id bigint references property on delete set null,
  other_id bigint references property on delete set null,
  account_id bigint not null references account on delete cascade,
  other_account_id bigint not null references account on delete cascade,
  signed_on date not null,
  other_signed_on date not null,
  -- Those for which both were exclusive when it opened: 1 sale, 2 rent.
  purposes smallint[] not null check (cardinality(purposes) between 1 and 2),
  state text not null default 'open' check (state in ('open', 'decided', 'ended')),
  -- Whose mandate stands.
  decision text check (decision in ('first', 'second', 'both', 'neither')),
  end_reason text check (end_reason in ('mandate_ended', 'not_same')),
  -- Of the decision, in words that both agencies read.
  reasons text,
  opened_at timestamptz not null,
  answer_due_at timestamptz not null,
  closed_at timestamptz,
  decided_by bigint references account on delete set null,
  unique (property_id, other_id, signed_on, other_signed_on),
  check ((state = 'decided') = (decision is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  check ((state = 'open') = (closed_at is null))
);
create index exclusive_case_other on exclusive_case (other_id);
create index exclusive_case_account on exclusive_case (account_id, id);
create index exclusive_case_other_account on exclusive_case (other_account_id, id);
create index exclusive_case_decided_by on exclusive_case (decided_by) where decided_by is not null;
create index exclusive_case_open on exclusive_case (id) where state = 'open';
create index exclusive_case_state on exclusive_case (state, opened_at);

-- What an agency wrote for its side. The other agency does not read it.
create table exclusive_statement (
  id bigint generated always as identity primary key,
  exclusive_case_id bigint not null references exclusive_case on delete cascade,
  author text not null check (author in ('first', 'second')),
  at timestamptz not null,
  text text not null
);
create index exclusive_statement_case on exclusive_statement (exclusive_case_id, id);

-- A listing that becomes exclusive (its document came, its mandate began): what its property is the same as is looked at again.
create trigger listing_exclusive_to_match after update of exclusive on listing
  for each row when (new.exclusive and not old.exclusive) execute function property_of_row_to_match();
