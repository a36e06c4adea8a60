-- Addresses under which an agency publishes its own listings. A row is there while they are on.
create table agency_export (
  agency_id bigint primary key references agency on delete cascade,
  -- Found by its hash; sealed with the server's key, because owners see the addresses again.
  token_hash bytea not null unique,
  token_sealed bytea not null,
  created_at timestamptz not null,
  last_read_on date
);
