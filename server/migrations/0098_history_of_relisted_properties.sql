-- Earlier listings of what is one property, ended when it was listed again: for its price history alone, never for cards,
-- pauses or cases.
create table property_predecessor (
  property_id bigint not null references property on delete cascade,
  earlier_id bigint not null references property on delete cascade,
  found_at timestamptz not null,
  primary key (property_id, earlier_id),
  check (property_id <> earlier_id)
);
create index property_predecessor_earlier on property_predecessor (earlier_id);
