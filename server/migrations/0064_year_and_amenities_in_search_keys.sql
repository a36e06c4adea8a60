-- Bounds that many saved searches have are decided by the index alone; a second look at the search costs ten times as much.
-- A listing that does not state its year has -1. Searches saved before have their year and amenities in saved_search, and
-- bounds here that everything passes.
alter table saved_search_key
  add column year_min smallint not null default -1,
  add column year_max smallint not null default 32767,
  add column extras bigint not null default 0;
drop index saved_search_key_lookup;
create index saved_search_key_lookup on saved_search_key (purpose, category, key)
  include (types, price_min, price_max, area_min, area_max, bed_rooms_min, bed_rooms_max, year_min, year_max, extras, has_more,
    saved_search_id);
