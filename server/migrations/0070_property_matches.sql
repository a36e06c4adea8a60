-- Properties of different advertisers that are one, or may be. Written by the worker, which looks at every property in
-- property_to_match. Exact locations, phones and KAEK are compared: nothing here is for anybody but admins.
create table property_to_match (
  property_id bigint primary key references property on delete cascade,
  requested_at timestamptz not null default now(),
  -- Could not be compared; tried again an hour later.
  failed_at timestamptz
);
create index property_to_match_next on property_to_match (requested_at);

create table property_match (
  property_id bigint not null references property on delete cascade,
  other_id bigint not null references property on delete cascade,
  outcome text not null check (outcome in ('same', 'unclear')),
  score real not null,
  -- Signals with what each adds to the score, the strongest first (features/matches/pair-score.ts).
  reasons jsonb not null,
  found_at timestamptz not null,
  -- A person's answer stays, whatever the score becomes.
  decision text check (decision in ('same', 'different')),
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  primary key (property_id, other_id),
  check (property_id < other_id),
  check ((decision is null) = (decided_at is null))
);
create index property_match_other on property_match (other_id);
create index property_match_decided_by on property_match (decided_by) where decided_by is not null;

-- Squares of about 250 m, in which candidates are looked up: a property's own and the eight around it.
create function match_square(point geometry) returns bigint language sql immutable parallel safe as $$
  select floor(st_y(point) * 400)::bigint * 1000000 + floor(st_x(point) * 400)::bigint
$$;
create index property_match_square on property (type_id, match_square(exact_point), area);
create index property_duplicate_key on property (duplicate_key) where duplicate_key is not null;

create function enqueue_property_match(ids bigint[]) returns void language sql as $$
  insert into property_to_match (property_id) select distinct unnest(ids)
  on conflict (property_id) do update set requested_at = now(), failed_at = null
$$;

-- Publishing writes this row each time, whatever else it changes: photos, words, KAEK, facts.
create function property_private_to_match() returns trigger language plpgsql as $$
begin
  perform enqueue_property_match(array[new.property_id]);
  return null;
end $$;
create trigger property_private_to_match after insert or update of kaek on property_private
  for each row execute function property_private_to_match();

-- A listing that comes back, by whatever way.
create function listing_to_match() returns trigger language plpgsql as $$
begin
  perform enqueue_property_match(array[new.property_id]);
  return null;
end $$;
create trigger listing_to_match after update of is_active on listing
  for each row when (new.is_active and old.is_active is distinct from new.is_active) execute function listing_to_match();

-- What is on offer when this begins.
insert into property_to_match (property_id) select distinct property_id from listing where is_active;
