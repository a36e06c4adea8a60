-- Private accounts that look like somebody's trade (SAME-5). For admins alone; nothing follows from it by itself.
create table broker_score (
  account_id bigint primary key references account on delete cascade,
  points smallint not null check (points > 0),
  -- Signals with their points and what they rest on (features/hidden-brokers/broker-score.ts).
  evidence jsonb not null,
  computed_at timestamptz not null
);
create index broker_score_points on broker_score (points, account_id);
create index property_contact_phone on property_contact (phone) where phone is not null;
