-- Bounds that many saved searches have are decided by the index alone; a second look at the search costs ten times as much.
-- A listing that does not state its year has -1. Of a shape on the map its box is here. `more` says what else the search asks for, a bit for each condition
-- (features/alerts/compiled-search.ts): a change of something else needs no look at it.
-- Searches saved before have all of that in saved_search, bounds here that everything passes, and every bit.
alter table saved_search_key
  add column year_min smallint not null default -1,
  add column year_max smallint not null default 32767,
  add column extras bigint not null default 0,
  add column x_min integer not null default -2147483648,
  add column x_max integer not null default 2147483647,
  add column y_min integer not null default -2147483648,
  add column y_max integer not null default 2147483647,
  add column more smallint not null default 32767;
update saved_search_key set more = 0 where not has_more;
drop index saved_search_key_lookup;
alter table saved_search_key drop column has_more;
create index saved_search_key_lookup on saved_search_key (purpose, category, key)
  include (types, price_min, price_max, area_min, area_max, bed_rooms_min, bed_rooms_max, year_min, year_max, extras,
    x_min, x_max, y_min, y_max, more, saved_search_id);
