-- An owner's listing that is to be paused because an agency later published the same property, and what its owner may do
-- about it. Every deadline is a moment in a row; the worker only looks which have passed.
create table scheduled_pause (
  id bigint generated always as identity primary key,
  owner_property_id bigint not null references property on delete cascade,
  -- Null: the agency deleted it. The row stays, so that publishing it again does not begin anew.
  agency_property_id bigint references property on delete set null,
  agency_account_id bigint not null references account on delete cascade,
  -- Those that both offered when it began, the agency later: 1 sale, 2 rent.
  purposes smallint[] not null check (cardinality(purposes) between 1 and 2),
  state text not null default 'scheduled' check (state in ('scheduled', 'disputed', 'paused', 'ended')),
  end_reason text check (end_reason in ('owner_listing_ended', 'agency_listing_ended', 'not_same', 'no_mandate', 'cooperation')),
  opened_at timestamptz not null,
  reminder_at timestamptz not null,
  pause_at timestamptz not null,
  reminded_at timestamptz,
  -- When it was paused or ended.
  closed_at timestamptz,
  -- As the terms say: never again for the same property and the same agency.
  unique (owner_property_id, agency_account_id),
  check ((state = 'ended') = (end_reason is not null)),
  check ((state in ('paused', 'ended')) = (closed_at is not null))
);
create index scheduled_pause_open on scheduled_pause (pause_at) where state in ('scheduled', 'disputed');
create index scheduled_pause_agency on scheduled_pause (agency_account_id, id);
create index scheduled_pause_agency_property on scheduled_pause (agency_property_id) where agency_property_id is not null;

-- The owner objects: the clock stands still until an admin has decided.
create table dispute (
  scheduled_pause_id bigint primary key references scheduled_pause on delete cascade,
  reason text not null check (reason in ('not_same_property', 'no_mandate')),
  state text not null default 'awaiting_agency'
    check (state in ('awaiting_agency', 'awaiting_decision', 'decided_for_owner', 'decided_for_agency', 'ended')),
  opened_at timestamptz not null,
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  mandate_signed_on date,
  mandate_expires_on date,
  closed_at timestamptz,
  decided_by bigint references account on delete set null,
  check ((state in ('decided_for_owner', 'decided_for_agency', 'ended')) = (closed_at is not null))
);
create index dispute_awaiting_agency on dispute (answer_due_at) where state = 'awaiting_agency';
create index dispute_state on dispute (state, opened_at);
create index dispute_decided_by on dispute (decided_by) where decided_by is not null;

-- What happened and what was written, in order. `side`: whose it is to read; null is for both. Admins read all.
create table dispute_entry (
  id bigint generated always as identity primary key,
  scheduled_pause_id bigint not null references dispute on delete cascade,
  at timestamptz not null,
  kind text not null
    check (kind in ('objected', 'answered', 'agency_silent', 'decided_for_owner', 'decided_for_agency', 'ended', 'message')),
  author text check (author in ('owner', 'agency', 'admin')),
  side text check (side in ('owner', 'agency')),
  text text,
  check (kind <> 'message' or (author is not null and side is not null and text is not null))
);
create index dispute_entry_dispute on dispute_entry (scheduled_pause_id, id);

-- Pairs that wait for a person.
create index property_match_unclear on property_match (found_at) where outcome = 'unclear' and decision is null;
