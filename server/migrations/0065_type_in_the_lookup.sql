-- A listing reads the entries of its own type and those of searches for any type only: every third entry it read was of another.
-- A search for up to four types has an entry for each, and in every one all of them (`types`), so that a listing that changes
-- its type is compared with both. -1 is any type, or more than four.
alter table saved_search_key add column type smallint not null default -1;
with several as (
  delete from saved_search_key where types > 0 and bit_count(types::bit(64)) <= 4
  returning *
)
insert into saved_search_key (purpose, category, key, type, saved_search_id, types, price_min, price_max, area_min, area_max,
  bed_rooms_min, bed_rooms_max, year_min, year_max, extras, x_min, x_max, y_min, y_max, more)
select purpose, category, key, bit, saved_search_id, types, price_min, price_max, area_min, area_max,
  bed_rooms_min, bed_rooms_max, year_min, year_max, extras, x_min, x_max, y_min, y_max, more
from several, generate_series(0, 62) bit
where types & (1::bigint << bit) <> 0;
drop index saved_search_key_lookup;
create index saved_search_key_lookup on saved_search_key (purpose, category, key, type)
  include (types, price_min, price_max, area_min, area_max, bed_rooms_min, bed_rooms_max, year_min, year_max, extras,
    x_min, x_max, y_min, y_max, more, saved_search_id);
