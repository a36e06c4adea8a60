-- The search row grows up: every filter, the map, drawn shapes and free text ask this one narrow table. It replaces the
-- table, view and triggers of 0005_search.sql; the lists and counts of that file stay as they are.
drop trigger property_to_search on property;
drop trigger listing_to_search on listing;
drop function property_to_search();
drop function listing_to_search();
drop function refresh_listing_search(bigint[]);
drop view listing_search_row;
drop table listing_search;
drop function tile_cell(double precision, double precision);

-- Whole numbers for places on the map: the web-mercator square cut 2^28 times each way, from the north-west; 12 cm in
-- Greece. Boxes, circles, polygons, tiles and clusters are then exact integer arithmetic, the same for every asker.
create function map_x(lon double precision) returns integer language sql immutable parallel safe as $$
  select floor((lon + 180) / 360 * 268435456)::integer
$$;
create function map_y(lat double precision) returns integer language sql immutable parallel safe as $$
  select floor((1 - ln(tan(radians(lat)) + 1 / cos(radians(lat))) / pi()) / 2 * 268435456)::integer
$$;
-- Morton code of the zoom 20 tile: near in place is near in number, and every map tile is one range.
create function map_cell(x integer, y integer) returns bigint language sql immutable parallel safe as $$
  select spread_bits((x >> 8)::bigint) | (spread_bits((y >> 8)::bigint) << 1)
$$;

-- Sixteen bars a factor of ten: fine enough for a small histogram.
create function bar_of(amount integer) returns integer language sql immutable parallel safe as $$
  select floor(16 * log(greatest(amount, 1)::double precision))::integer
$$;

-- Everything a facet counts, packed into one number that facets.code.ts takes apart: reading a hundred thousand of these and
-- counting them outside took a fifth of the time of grouping the columns here. 0 = not stated.
create function facet_code(owner_kind integer, has_photo boolean, type integer, bed_rooms integer, bath_rooms integer, floor integer,
  energy integer, heating integer, condition integer, price integer, area integer, year integer)
returns bigint language sql immutable parallel safe as $$
  select (owner_kind - 1)::bigint | (has_photo::integer::bigint << 1) | (least(type, 127)::bigint << 2)
    -- least() passes over what is null, so what is not stated has to be said first
    | (case when bed_rooms is null then 0 else least(bed_rooms, 30) + 1 end::bigint << 9)
    | (case when bath_rooms is null then 0 else least(bath_rooms, 14) + 1 end::bigint << 14)
    | (case when floor is null then 0 else least(floor, 31) end::bigint << 18)
    | (case when energy is null then 0 else least(energy, 15) end::bigint << 23)
    | (case when heating is null then 0 else least(heating, 31) end::bigint << 27)
    | (case when condition is null then 0 else least(condition, 15) end::bigint << 32)
    | (bar_of(price)::bigint << 36) | (bar_of(area)::bigint << 44)
    | (case when year is null then 0 else least(greatest(year - 1499, 1), 1023) end::bigint << 52)
$$;

-- Greek as it sounds: no accents, one sign for every i, e and o, no doubled letters. The Latin letters b and u stand for μπ
-- and ου. search.text.ts writes the words of a question the same way, also from Greeklish. Plain replace() is the fastest
-- thing PostgreSQL has for this: translate() took four times as long.
create function fold_greek(t text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
    ' ' || lower(t), 'ά', 'α'), 'έ', 'ε'), 'ή', 'η'), 'ί', 'ι'), 'ό', 'ο'), 'ύ', 'υ'), 'ώ', 'ω'), 'ϊ', 'ι'), 'ϋ', 'υ'), 'ΐ', 'ι'), 'ΰ', 'υ'), 'ς', 'σ'),
    chr(10), ' '), '/', ' '), '-', ' '), '.', ' '), '(', ' '), '«', ' '),
    'η', 'ι'), 'αυ', 'αβ'), 'ευ', 'εβ'), 'ου', 'u'), 'ει', 'ι'), 'οι', 'ι'), 'αι', 'ε'), 'υ', 'ι'), 'ω', 'ο'),
    ' μπ', ' b'), 'μπ', 'μb'), ' ντ', ' δ'), 'ντ', 'νδ'), 'γκ', 'γ'), 'γγ', 'γ'), 'νκ', 'γ'), 'κσ', 'ξ'), 'χ', 'ξ'), 'γξ', 'νξ'),
    'λλ', 'λ'), 'σσ', 'σ'), 'νν', 'ν'), 'μμ', 'μ'), 'κκ', 'κ'), 'ππ', 'π'), 'ττ', 'τ'), 'ρρ', 'ρ'), 'ββ', 'β'), 'ιι', 'ι'), 'εε', 'ε'), 'οο', 'ο'), 'αα', 'α')
$$;

create function search_words(title_el text, title_en text, description_el text, description_en text) returns tsvector
language sql immutable parallel safe as $$
  select strip(to_tsvector('simple', fold_greek(coalesce(title_el, '') || ' ' || coalesce(description_el, '')))
    || to_tsvector('simple', replace(replace(coalesce(title_en, '') || ' ' || coalesce(description_en, ''), '/', ' '), '-', ' ')))
$$;

-- Active listings only, every column a search may ask for, nothing else: some 150 bytes a row.
create table listing_search (
  cell bigint not null,
  listing_id bigint not null,
  property_id bigint not null,
  extras bigint not null,               -- bit n = extra with id n (1 … 62)
  code bigint not null,                 -- see facet_code
  updated_at timestamptz not null,
  ranked_at timestamptz not null,       -- "automatic" order: freshness plus up to 7 days for a complete ad
  x integer not null,                   -- of the public point, never of the home
  y integer not null,
  price integer not null,
  area integer not null,
  price_per_m2 integer not null,
  place integer not null,               -- district.seq
  agency_id integer,
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
  has_photo boolean not null,
  hidden boolean not null               -- the public point is not where the home is
) with (autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_vacuum_cost_limit = 2000);

-- The words of an ad lie apart: they are four times the row, few searches ask for them, and a new price does not touch them.
-- Purpose, category and places stand among them as words of their own (=1.1, =p34, =m4612, =d461200), so that the words index
-- alone finds «τζάκι» in Χαλάνδρι without looking at every fireplace of the country.
create table listing_words (
  listing_id bigint not null,
  words tsvector not null
);

-- What listing_search must hold for a listing: the one place where a row is composed. The seed and the triggers read it.
create view listing_search_row as
select
  map_cell(at.x, at.y) as cell,
  l.id as listing_id,
  p.id as property_id,
  extra_bits(p.extras) as extras,
  facet_code(case when p.agency_id is null then 1 else 2 end, p.photo_count > 0, p.type_id, p.bed_rooms, p.bath_rooms, p.floor_id,
    p.energy_class_id, p.heating_id, p.condition_id, l.price, p.area, p.year_built) as code,
  l.updated_at,
  l.updated_at + completeness(p.photo_count, p.energy_class_id, p.year_built, l.title_el, l.title_en, l.description_el) as ranked_at,
  at.x,
  at.y,
  l.price,
  p.area,
  round(l.price::numeric / p.area)::integer as price_per_m2,
  d.seq as place,
  p.agency_id::integer as agency_id,
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
  p.photo_count > 0 as has_photo,
  p.hide_address as hidden
from listing l
join property p on p.id = l.property_id
join district d on d.id = p.district_id
join municipality m on m.id = d.municipality_id
cross join lateral (select map_x(st_x(p.public_point)) as x, map_y(st_y(p.public_point)) as y) at
where l.is_active;

create view listing_words_row as
select l.id as listing_id, search_words(l.title_el, l.title_en, l.description_el, l.description_en) || array_to_tsvector(array[
  '=' || l.purpose || '.' || p.category_id, '=p' || m.prefecture_id, '=m' || m.id, '=d' || d.id]) as words
from listing l
join property p on p.id = l.property_id
join district d on d.id = p.district_id
join municipality m on m.id = d.municipality_id
where l.is_active;

insert into listing_search select * from listing_search_row;
insert into listing_words select * from listing_words_row;

create unique index listing_search_id on listing_search (listing_id);
-- counts, facets, sorted pages of few rows
create index listing_search_place on listing_search (purpose, category, place, price)
  include (code, extras, updated_at, area, price_per_m2, ranked_at, listing_id, type, year, floor, bed_rooms, bath_rooms, energy, heating,
    condition, owner_kind, has_photo);
-- counts when every chosen place is a prefecture: price becomes part of the range
create index listing_search_prefecture on listing_search (purpose, category, prefecture, price)
  include (area, type, year, bed_rooms, extras);
-- map, drawn shapes, circles, duplicates
create index listing_search_cell on listing_search (purpose, category, cell)
  include (x, y, price, code, extras, updated_at, area, price_per_m2, place, ranked_at, listing_id, property_id, type, year, floor,
    bed_rooms, bath_rooms, energy, heating, condition, owner_kind, has_photo, hidden);
-- Sort indexes are opt-in: "listing_id > 0" is always true, but the planner may use these only for queries that say it.
create index listing_search_ranked on listing_search (purpose, category, ranked_at, listing_id) where listing_id > 0;
create index listing_search_updated on listing_search (purpose, category, updated_at, listing_id) where listing_id > 0;
create index listing_search_price on listing_search (purpose, category, price, listing_id) where listing_id > 0;
create index listing_search_area on listing_search (purpose, category, area, listing_id) where listing_id > 0;
create index listing_search_price_per_m2 on listing_search (purpose, category, price_per_m2, listing_id) where listing_id > 0;

alter table listing_words add primary key (listing_id);
create index listing_words_words on listing_words using gin (words);

-- plpgsql keeps the plans of the statements for the session; made anew for every row they cost more than the work itself.
create function refresh_listing_search(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- Two writers of one ad (its property, its price) take turns: the second would delete nothing and insert it twice.
  perform 1 from listing where id = any (ids) order by id for no key update;
  delete from listing_search where listing_id = any (ids);
  insert into listing_search select * from listing_search_row where listing_id = any (ids);
end $$;

create function refresh_listing_words(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from listing where id = any (ids) order by id for no key update;
  delete from listing_words where listing_id = any (ids);
  insert into listing_words select * from listing_words_row where listing_id = any (ids);
end $$;

create function listing_to_search() returns trigger language plpgsql as $$
begin
  perform refresh_listing_search(array[coalesce(new.id, old.id)]);
  -- A new price or date is what changes all day: the words are then left alone.
  if tg_op <> 'UPDATE' or (old.is_active, old.purpose, old.property_id, old.title_el, old.title_en, old.description_el, old.description_en)
      is distinct from (new.is_active, new.purpose, new.property_id, new.title_el, new.title_en, new.description_el, new.description_en) then
    perform refresh_listing_words(array[coalesce(new.id, old.id)]);
  end if;
  return null;
end $$;
create trigger listing_to_search after insert or update or delete on listing
  for each row execute function listing_to_search();

create function property_to_search() returns trigger language plpgsql as $$
begin
  perform refresh_listing_search(array(select id from listing where property_id = new.id));
  if (old.category_id, old.district_id) is distinct from (new.category_id, new.district_id) then
    perform refresh_listing_words(array(select id from listing where property_id = new.id));
  end if;
  return null;
end $$;
create trigger property_to_search after update on property
  for each row when (old.* is distinct from new.*) execute function property_to_search();
