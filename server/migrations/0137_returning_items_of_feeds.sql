-- Listings that their source took away and that come back: neither new ones nor changed ones.
alter table source_run_item add column is_return boolean not null default false;
alter table source_run
  add column returns integer not null default 0,
  add column applied_returns integer not null default 0;
