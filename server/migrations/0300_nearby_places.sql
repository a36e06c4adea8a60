-- Places near a property (NEAR-1): stations come with the place files, all others from an extract of OpenStreetMap (docs/map.md).
create table nearby_place (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('station', 'school', 'supermarket', 'pharmacy', 'stop', 'park', 'playground', 'beach', 'sea')),
  -- What kind of station.
  mode text check (mode in ('metro', 'suburban', 'tram', 'rail')),
  -- A place of OpenStreetMap may have none.
  name_el text,
  name_en text,
  -- Of a station: names of its lines, which nearby_line draws.
  lines text[] not null default '{}',
  -- A point; of a park or a beach its edge, of the sea a piece of the coast.
  shape geography not null check (st_geometrytype(shape::geometry) in ('ST_Point', 'ST_LineString')),
  check ((kind = 'station') = (mode is not null))
);
create index nearby_place_kind_shape on nearby_place using gist (kind, shape);

create table nearby_line (
  line text primary key,
  -- As on the signs of its city.
  label text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$')
);

-- One row: which stations are loaded, when points were imported, and the property from which their minutes are counted again.
create table nearby_state (
  is_only boolean primary key default true check (is_only),
  stations_sha256 text,
  imported_at timestamptz,
  next_property_id bigint
);
insert into nearby_state default values;

-- Minutes on foot: a way is 1.3 times as long as the straight line, and people walk 80 m a minute
-- (contract/src/places/walking.ts has the same numbers; a test compares them).
create function walking_minutes(metres double precision) returns smallint language sql immutable parallel safe as $$
  select greatest(1, ceil(metres * 1.3 / 80))::smallint
$$;

-- To the nearest place of a kind, null beyond 30 minutes.
create function minutes_to_nearest(at geometry, wanted text) returns smallint language sql stable parallel safe as $$
  select case when min(metres) <= 30 * 80 / 1.3 then walking_minutes(min(metres)) end
  from (select st_distance(shape, at::geography) as metres from nearby_place
    where kind = wanted and st_dwithin(shape, at::geography, 1850)) within_reach
$$;

-- How far on foot, from the public point only: of a hidden address nothing else may decide what a search finds. No row: nothing
-- is within 30 minutes.
create table property_walk (
  property_id bigint primary key references property on delete cascade,
  station_minutes smallint,
  school_minutes smallint,
  sea_minutes smallint
);

create function refresh_property_walk(ids bigint[]) returns void language plpgsql as $$
begin
  with walk as (
    select p.id, target.kind, walking_minutes(min(st_distance(n.shape, p.public_point::geography))) as minutes
    from property p cross join (values ('station'), ('school'), ('sea')) target(kind)
    join nearby_place n on n.kind = target.kind and st_dwithin(n.shape, p.public_point::geography, 1850)
    where p.id = any (ids) group by p.id, target.kind
  ), counted as materialized (
    select p.id, min(minutes) filter (where kind = 'station' and minutes <= 30) as station,
      min(minutes) filter (where kind = 'school' and minutes <= 30) as school, min(minutes) filter (where kind = 'sea' and minutes <= 30) as sea
    from unnest(ids) p(id) left join walk on walk.id = p.id group by p.id
  ), gone as (
    delete from property_walk w using counted c where w.property_id = c.id and coalesce(c.station, c.school, c.sea) is null
  )
  insert into property_walk as w select id, station, school, sea from counted where coalesce(station, school, sea) is not null
  on conflict (property_id) do update set station_minutes = excluded.station_minutes, school_minutes = excluded.school_minutes,
    sea_minutes = excluded.sea_minutes
  where (w.station_minutes, w.school_minutes, w.sea_minutes)
    is distinct from (excluded.station_minutes, excluded.school_minutes, excluded.sea_minutes);
end $$;

-- Shared, so that counting again after an import can wait for whoever has read the places before it.
create function property_to_walk() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('nearby_place'));
  perform refresh_property_walk(array[new.id]);
  return null;
end $$;
-- Their names stand before property_to_search in the alphabet, which is the order of triggers.
create trigger property_inserted_to_walk after insert on property for each row execute function property_to_walk();
create trigger property_moved_to_walk after update on property
  for each row when (old.public_point is distinct from new.public_point) execute function property_to_walk();

-- The three in one column, five bits each, because an index has no room for three more columns: 31 is beyond 30 minutes. A search
-- compares (walks >> shift) & 31; the shifts are in contract/src/search/walks.ts.
create function pack_walks(station smallint, school smallint, sea smallint) returns smallint language sql immutable parallel safe as $$
  select (coalesce(station, 31) | (coalesce(school, 31) << 5) | (coalesce(sea, 31) << 10))::smallint
$$;

-- Of properties whose places changed around them. A search row that changes by this is no news of the listing: nobody is alerted.
create function recount_walks(ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from listing where property_id = any (ids) order by id for no key update;
  perform refresh_property_walk(ids);
  update listing_search s set walks = pack_walks(w.station_minutes, w.school_minutes, w.sea_minutes)
  from listing l left join property_walk w on w.property_id = l.property_id
  where l.property_id = any (ids) and s.listing_id = l.id
    and s.walks <> pack_walks(w.station_minutes, w.school_minutes, w.sea_minutes);
  update listing_search_other s set walks = pack_walks(w.station_minutes, w.school_minutes, w.sea_minutes)
  from listing l left join property_walk w on w.property_id = l.property_id
  where l.property_id = any (ids) and s.listing_id = l.id
    and s.walks <> pack_walks(w.station_minutes, w.school_minutes, w.sea_minutes);
end $$;

alter table listing_search add column walks smallint not null default 32767;
alter table listing_search_other add column walks smallint not null default 32767;

create or replace view listing_search_row as
select
  map_cell(at.x, at.y) as cell,
  l.id as listing_id,
  p.id as property_id,
  extra_bits(p.extras || listing_marks(l)) as extras,
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
  (case when p.agency_id is null then 1 else 2 end)::smallint as advertiser_kind,
  p.photo_count > 0 as has_photo,
  p.hide_address as hidden,
  l.available_from,
  l.deposit_months,
  more_facts(p.extras || listing_marks(l), pack_values(l.deposit_months, l.available_from, rented.shared_fees)) as more,
  rented.shared_fees,
  pack_walks(walk.station_minutes, walk.school_minutes, walk.sea_minutes) as walks
from listing l
join property p on p.id = l.property_id
join district d on d.id = p.district_id
join municipality m on m.id = d.municipality_id
left join property_walk walk on walk.property_id = p.id
cross join lateral (select map_x(st_x(p.public_point)) as x, map_y(st_y(p.public_point)) as y) at
cross join lateral (select case when l.purpose = 2 then p.shared_fees end as shared_fees) rented
where l.is_active;

-- As in 0120, with the new columns.
create or replace function refresh_grouped_listings(changed_ids bigint[], group_ids bigint[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  old_first listing_search[];
  old_other listing_search[];
begin
  select array_agg(id) into ids from (
    select unnest(changed_ids) as id
    union select l.id from property_group g join listing l on l.property_id = g.property_id where g.group_id = any (group_ids)) together;
  with gone as (delete from listing_search where listing_id = any (ids) returning listing_search as old_row)
  select array_agg(old_row) into old_first from gone;
  with gone as (delete from listing_search_other where listing_id = any (ids) returning *)
  select array_agg(row(gone.*)::listing_search) into old_other from gone;

  with ranked as materialized (
    select row(r.cell, r.listing_id, r.property_id, r.extras,
        case when min(r.advertiser_kind) over property = max(r.advertiser_kind) over property then r.code else offered_by_both_code(r.code) end,
        r.updated_at, r.ranked_at, r.x, r.y, r.price, r.area, r.price_per_m2, r.place, r.agency_id, r.prefecture, r.type, r.year,
        r.floor, r.bed_rooms, r.bath_rooms, r.energy, r.heating, r.condition, r.purpose, r.category,
        case when min(r.advertiser_kind) over property = max(r.advertiser_kind) over property then r.advertiser_kind else 3::smallint end,
        r.has_photo, r.hidden, r.available_from, r.deposit_months, r.more, r.shared_fees,
        r.walks)::listing_search as search_row,
      row_number() over (partition by r.purpose, coalesce(g.group_id, -r.property_id)
        order by r.price, r.advertiser_kind, r.listing_id) as position
    from listing_search_row r left join property_group g on g.property_id = r.property_id
    where r.listing_id = any (ids)
    window property as (partition by r.purpose, coalesce(g.group_id, -r.property_id))
  ), inserted as (
    insert into listing_search select (search_row).* from ranked where position = 1
  )
  insert into listing_search_other select (search_row).* from ranked where position > 1;

  -- For saved searches the property is what its cheapest listing is, whoever made it.
  with old_row as materialized (
    select o.listing_id, o.purpose, o.price, og.group_id, o as old_row
    from unnest(old_first) o left join property_group og on og.property_id = o.property_id
  ), cheapest as materialized (
    select distinct on (purpose, group_id) purpose, group_id, old_row from old_row
    where group_id is not null order by purpose, group_id, price, listing_id
  )
  insert into listing_change (listing_id, before, only_for)
  select s.listing_id,
    case when own.listing_id is not null then to_jsonb(own.old_row)
      else to_jsonb(c.old_row) || jsonb_build_object('words', coalesce(w.words, '')::text) end, 'searches'
  from listing_search s
  left join property_group g on g.property_id = s.property_id
  left join old_row own on own.listing_id = s.listing_id
  left join cheapest c on c.purpose = s.purpose and c.group_id = g.group_id
  left join listing_words w on w.listing_id = (c.old_row).listing_id
  where s.listing_id = any (ids)
    and case when own.listing_id is not null then own.old_row is distinct from s else true end;
  -- Who has saved a listing follows that listing.
  insert into listing_change (listing_id, before, only_for)
  select id, to_jsonb(o), 'favorites'
  from unnest(changed_ids) id
  left join (select * from unnest(old_first) union all select * from unnest(old_other)) o on o.listing_id = id
  left join listing_search_row r on r.listing_id = id
  where o.price is distinct from r.price;
end $$;

-- The same of a saved search.
alter table saved_search add column station_minutes_max smallint, add column school_minutes_max smallint,
  add column sea_minutes_max smallint;

-- What a listing page tells, as JSON. Of a hidden address it is told `square` (location_square) and counts from that alone: from
-- its nearest and from its furthest corner. Of equal names, as two sides of a street have, the nearest stands for all.
create function nearby_places(at geometry, square point) returns json
language sql stable parallel safe set plan_cache_mode = force_generic_plan as $$
  with place as (
    select coalesce(square_centre(square), at)::geography as centre, case when square is null then 1850 else 2600 end as reach
  ), corner as (
    select st_transform(st_setsrid(st_makepoint((square[0] + x) * 1000, (square[1] + y) * 1000), 2100), 4326)::geography as corner
    from generate_series(0, 1) x, generate_series(0, 1) y where square is not null
  ), found as materialized (
    select wanted.kind, wanted.rank, wanted.most, n.*
    from place, (values ('station', 1, 3), ('sea', 2, 1), ('school', 3, 3), ('supermarket', 4, 2), ('pharmacy', 5, 2), ('stop', 6, 2),
        ('park', 7, 2), ('playground', 8, 2), ('beach', 9, 2)) wanted(kind, rank, most),
      lateral (select id, mode, name_el, name_en, lines, shape from nearby_place p
        where p.kind = wanted.kind and st_dwithin(p.shape, place.centre, place.reach)
        order by p.shape <-> place.centre limit 12) n
  ), measured as (
    select f.*, walking_minutes(coalesce(inside.near, st_distance(f.shape, place.centre))) as minutes_from,
      walking_minutes(coalesce(inside.far, st_distance(f.shape, place.centre))) as minutes_to
    from place, found f, lateral (
      select max(st_distance(f.shape, corner)) as far,
        case when square is not null then st_distance(st_transform(f.shape::geometry, 2100),
          st_makeenvelope(square[0] * 1000, square[1] * 1000, square[0] * 1000 + 1000, square[1] * 1000 + 1000, 2100)) end as near
      from corner) inside
  ), named as (
    select distinct on (kind, coalesce(mode, ''), coalesce(name_el, id::text)) * from measured
    where minutes_from <= 30
    order by kind, coalesce(mode, ''), coalesce(name_el, id::text), minutes_from, minutes_to, id
  ), ranked as (
    select *, row_number() over (partition by kind order by minutes_from, minutes_to, id) as position from named
  )
  select coalesce(json_agg(json_build_object('kind', kind, 'mode', mode, 'el', name_el, 'en', name_en,
    'lines', (select coalesce(json_agg(json_build_object('label', l.label, 'color', l.color) order by l.line), '[]')
      from nearby_line l where l.line = any (r.lines)),
    'from', minutes_from, 'to', minutes_to) order by rank, position), '[]')
  from ranked r where position <= most
$$;
