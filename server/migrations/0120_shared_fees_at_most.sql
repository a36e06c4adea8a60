-- Rentals by their monthly common charges, at most so much: a bound as the deposit is (contract/src/search/bounds.ts). Of a
-- sale nobody searches by them, and its row keeps none, so that `more` stays null there.
drop view listing_search_row;
drop function pack_values(integer, date);

-- Bits 0 … 4 the deposit, 5 … 18 the day from 2020 on, 19 … 28 the common charges.
create function pack_values(deposit_months integer, available_from date, shared_fees integer default null) returns bigint
language sql immutable parallel safe as $$
  select (case when deposit_months is null then 0 else least(deposit_months, 30) + 1 end)::bigint
    | (case when available_from is null then 0 else least(greatest(available_from - date '2020-01-01', 0), 16382) + 1 end::bigint << 5)
    | (case when shared_fees is null then 0 else least(shared_fees, 1022) + 1 end::bigint << 19)
$$;

alter table listing_search add column shared_fees integer;
alter table listing_search_other add column shared_fees integer;

create view listing_search_row as
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
  rented.shared_fees
from listing l
join property p on p.id = l.property_id
join district d on d.id = p.district_id
join municipality m on m.id = d.municipality_id
cross join lateral (select map_x(st_x(p.public_point)) as x, map_y(st_y(p.public_point)) as y) at
cross join lateral (select case when l.purpose = 2 then p.shared_fees end as shared_fees) rented
where l.is_active;

-- As in 0099, with the new column.
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
        r.has_photo, r.hidden, r.available_from, r.deposit_months, r.more, r.shared_fees)::listing_search as search_row,
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

update listing_search s set shared_fees = r.shared_fees, more = r.more from listing_search_row r
where r.listing_id = s.listing_id and r.shared_fees is not null;
update listing_search_other s set shared_fees = r.shared_fees, more = r.more from listing_search_row r
where r.listing_id = s.listing_id and r.shared_fees is not null;

-- What has no fixed width stands last: whatever comes after it takes longer to find.
drop index listing_search_place;
create index listing_search_place on listing_search (purpose, category, place, price)
  include (code, extras, updated_at, area, price_per_m2, ranked_at, listing_id, type, year, floor, bed_rooms, bath_rooms, energy, heating,
    condition, advertiser_kind, has_photo, available_from, deposit_months, shared_fees, more);
drop index listing_search_cell;
create index listing_search_cell on listing_search (purpose, category, cell)
  include (x, y, price, code, extras, updated_at, area, price_per_m2, place, ranked_at, listing_id, property_id, type, year, floor,
    bed_rooms, bath_rooms, energy, heating, condition, advertiser_kind, has_photo, hidden, available_from, deposit_months, shared_fees, more);

alter table saved_search add column fees_max integer;
