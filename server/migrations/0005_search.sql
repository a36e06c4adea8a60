-- The narrow search table: active listings only, every column a search may ask for, nothing else (about 110 bytes a row).
-- The wide tables are never scanned by search; cards join them by primary key for the one page shown.
create table listing_search (
  cell bigint not null,                 -- Morton code of the web-mercator z20 tile of the public point
  updated_at timestamptz not null,
  ranked_at timestamptz not null,       -- "automatic" order: freshness plus up to 7 days for a complete ad
  listing_id bigint not null,
  property_id bigint not null,
  extras bigint not null,               -- bit n = extra with id n (1 … 62)
  price integer not null,
  area integer not null,
  price_per_m2 integer not null,
  place integer not null,               -- district.seq
  lon real not null,                    -- of the public point, never of the home
  lat real not null,
  agency_id integer,
  main_area integer,
  prefecture smallint not null,
  type smallint not null,
  year smallint,
  floor smallint,
  bed_rooms smallint,
  bath_rooms smallint,
  energy smallint,
  heating smallint,
  condition smallint,
  purpose smallint not null,
  category smallint not null,
  owner_kind smallint not null,         -- 1 private, 2 office
  has_photo boolean not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0.01);

create unique index listing_search_id on listing_search (listing_id);
-- counts, facets, sorted pages of few rows
create index listing_search_place on listing_search (purpose, category, place, price)
  include (area, price_per_m2, updated_at, ranked_at, listing_id, extras, type, year, bed_rooms, floor, energy, heating, condition, owner_kind, has_photo);
-- counts when every chosen place is a prefecture: price becomes part of the range
create index listing_search_prefecture on listing_search (purpose, category, prefecture, price)
  include (area, type, year, bed_rooms, extras);
-- map, drawn shapes, duplicates
create index listing_search_cell on listing_search (purpose, category, cell)
  include (listing_id, price, area, place, extras, type, year, bed_rooms, lon, lat);
-- Sort indexes are opt-in: "listing_id > 0" is always true, but the planner may use these only for queries that say it.
create index listing_search_ranked on listing_search (purpose, category, ranked_at, listing_id) where listing_id > 0;
create index listing_search_updated on listing_search (purpose, category, updated_at, listing_id) where listing_id > 0;
create index listing_search_price on listing_search (purpose, category, price, listing_id) where listing_id > 0;
create index listing_search_area on listing_search (purpose, category, area, listing_id) where listing_id > 0;
create index listing_search_price_per_m2 on listing_search (purpose, category, price_per_m2, listing_id) where listing_id > 0;

-- Interleaves the bits of a tile's x and y (20 bits each): near in place is near in number.
create function spread_bits(v bigint) returns bigint language sql immutable parallel safe as $$
  select d from
    (select (v | (v << 16)) & 281470681808895 a) s1, lateral (select (a | (a << 8)) & 71777214294589695 b) s2,
    lateral (select (b | (b << 4)) & 1085102592571150095 c) s3,
    lateral (select (c | (c << 2)) & 3689348814741910323 e) s4, lateral (select (e | (e << 1)) & 6148914691236517205 d) s5
$$;

create function tile_cell(lon double precision, lat double precision) returns bigint language sql immutable parallel safe as $$
  select spread_bits(least(greatest(floor((lon + 180) / 360 * 1048576), 0), 1048575)::bigint)
       | (spread_bits(least(greatest(floor((1 - ln(tan(radians(lat)) + 1 / cos(radians(lat))) / pi()) / 2 * 1048576), 0), 1048575)::bigint) << 1)
$$;

create function extra_bits(extras smallint[]) returns bigint language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << e), 0) from unnest(extras) e where e between 1 and 62
$$;

-- Up to 7 days of freshness for an ad that tells everything: photos, energy class, year, both languages, description.
create function completeness(photo_count smallint, energy smallint, year smallint, title_el text, title_en text, description text)
returns interval language sql immutable parallel safe as $$
  select (least(photo_count, 8) * 9 + (case when energy is null then 0 else 36 end) + (case when year is null then 0 else 24 end)
    + (case when title_el is null or title_en is null then 0 else 12 end)
    + (case when length(description) >= 200 then 24 else 0 end)) * interval '1 hour'
$$;

-- What listing_search must hold for a listing: the one place where a row is composed. The seed and the trigger both read it.
create view listing_search_row as
select
  tile_cell(st_x(p.public_point), st_y(p.public_point)) as cell,
  l.updated_at,
  l.updated_at + completeness(p.photo_count, p.energy_class_id, p.year_built, l.title_el, l.title_en, l.description_el) as ranked_at,
  l.id as listing_id,
  p.id as property_id,
  extra_bits(p.extras) as extras,
  l.price,
  p.area,
  round(l.price::numeric / p.area)::integer as price_per_m2,
  d.seq as place,
  st_x(p.public_point)::real as lon,
  st_y(p.public_point)::real as lat,
  p.agency_id::integer as agency_id,
  p.main_area,
  m.prefecture_id as prefecture,
  p.type_id as type,
  p.year_built as year,
  p.floor_id as floor,
  p.bed_rooms,
  p.bath_rooms,
  p.energy_class_id as energy,
  p.heating_id as heating,
  p.condition_id as condition,
  l.purpose,
  p.category_id as category,
  (case when p.agency_id is null then 1 else 2 end)::smallint as owner_kind,
  p.photo_count > 0 as has_photo
from listing l
join property p on p.id = l.property_id
join district d on d.id = p.district_id
join municipality m on m.id = d.municipality_id
where l.is_active;

-- plpgsql keeps the plans of both statements for the session.
create function refresh_listing_search(ids bigint[]) returns void language plpgsql as $$
begin
  delete from listing_search where listing_id = any (ids);
  insert into listing_search select * from listing_search_row where listing_id = any (ids);
end $$;

create function listing_to_search() returns trigger language plpgsql as $$
begin
  perform refresh_listing_search(array[coalesce(new.id, old.id)]);
  return null;
end $$;
create trigger listing_to_search after insert or update or delete on listing
  for each row execute function listing_to_search();

create function property_to_search() returns trigger language plpgsql as $$
begin
  perform refresh_listing_search(array(select id from listing where property_id = new.id));
  return null;
end $$;
create trigger property_to_search after update on property
  for each row when (old.* is distinct from new.*) execute function property_to_search();

-- What was searched, by day: the ground of "top districts" and "top searches". No visitor is in it.
create table search_day (
  day date not null,
  purpose smallint not null,
  category smallint not null,
  -- the filter without sort and page, in its one canonical form
  query text not null,
  runs integer not null,
  primary key (day, query)
);
create table search_place_day (
  day date not null,
  district_id integer not null references district,
  runs integer not null,
  primary key (day, district_id)
);
create index search_place_day_district on search_place_day (district_id);

-- The five discover lists, rebuilt by the worker every few minutes.
create table discover (
  list text not null check (list in ('new-properties', 'top-districts', 'recommended-houses', 'more-views', 'top-searches')),
  position smallint not null,
  listing_id bigint not null references listing on delete cascade,
  primary key (list, position)
);
create index discover_listing on discover (listing_id);

-- Median asking €/m² of a district by purpose and type, rebuilt with the discover lists; figures under 5 ads are not kept.
create table district_price (
  place integer not null,
  purpose smallint not null,
  type smallint not null,
  ads integer not null,
  median integer not null,
  primary key (place, purpose, type)
);
