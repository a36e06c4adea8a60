-- Archives of vector tiles with streets, buildings and parks (docs/map.md), which lie in the file store as streets/HASH/NUMBER, in
-- pieces. Their name is their content. The one before stays too: pages that are open still ask for its tiles.
create table street_archive (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  size_bytes bigint not null check (size_bytes > 0),
  min_zoom smallint not null check (min_zoom >= 0),
  max_zoom smallint not null check (max_zoom between min_zoom and 16),
  west float8 not null,
  south float8 not null,
  east float8 not null,
  north float8 not null,
  imported_at timestamptz not null,
  is_current boolean not null,
  check (west < east and south < north)
);
-- The map draws one of them, or none.
create unique index street_archive_current on street_archive (is_current) where is_current;
