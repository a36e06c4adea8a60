-- An agency that works together with the advertiser of a listing, as proposed by one and accepted by the other.
create table cooperation (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  purpose smallint not null check (purpose in (1, 2)),
  agency_id bigint not null references agency on delete cascade,
  proposed_by text not null check (proposed_by in ('advertiser', 'agency')),
  message text,
  state text not null default 'proposed'
    check (state in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
  proposed_at timestamptz not null,
  -- The last day of an answer, in Athens.
  answer_by date not null,
  answered_at timestamptz,
  closed_at timestamptz,
  -- Null: the listing or one of the two went.
  closed_by text check (closed_by in ('advertiser', 'agency')),
  check ((closed_at is null) = (state in ('proposed', 'accepted')))
);
create unique index cooperation_open on cooperation (property_id, purpose, agency_id) where state in ('proposed', 'accepted');
create index cooperation_property on cooperation (property_id, id desc);
create index cooperation_agency on cooperation (agency_id, id desc);
create index cooperation_due on cooperation (answer_by, id) where state = 'proposed';
