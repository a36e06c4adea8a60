-- Keys with which programs of an agency use the agency API.
create table api_key (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agency on delete cascade,
  created_by bigint references account on delete set null,
  name text not null,
  -- The first characters, for people. The key itself is random (256 bits), so its plain hash tells nobody what it is.
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_on date,
  revoked_at timestamptz
);
create index api_key_agency on api_key (agency_id);
create index api_key_created_by on api_key (created_by);
