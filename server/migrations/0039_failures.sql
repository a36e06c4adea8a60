-- What failed while nobody waited for it: jobs, emails, connections to the database. One row a day for each name and
-- reason, so that a job that fails every second fills no table. A reason holds nothing that somebody typed.
create table failure (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null check (kind in ('job', 'email', 'database')),
  name text not null check (length(name) between 1 and 80),
  reason text not null check (length(reason) <= 300),
  count integer not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (day, kind, name, reason)
);
-- The orders of the admin's list, its filter and its search.
create index failure_newest on failure (last_at, id);
create index failure_name on failure (name, id);
create index failure_count on failure (count, id);
create index failure_kind on failure (kind, last_at, id);
create index failure_words on failure using gin ((lower(name) || ' ' || lower(reason)) gin_trgm_ops);
