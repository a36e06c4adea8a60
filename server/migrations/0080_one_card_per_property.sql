-- Properties of different advertisers that are one: what property_match calls the same, brought together
-- (features/matches/property-groups.ts). A property without a row stands alone.
create table property_group (
  property_id bigint primary key references property on delete cascade,
  -- The lowest number of its properties when it was formed.
  group_id bigint not null
);
create index property_group_group on property_group (group_id);

-- listing_search has one row for each property and purpose: its lowest price, of equal prices the owner's own, then the oldest
-- listing. The other listings of the property that are on offer are here.
create table listing_search_other (like listing_search);
create unique index listing_search_other_id on listing_search_other (listing_id);

-- A property with several listings changes for saved searches by whichever is cheapest, for favorites by the saved one.
alter table listing_change add column only_for text check (only_for in ('searches', 'favorites'));

-- Of a property with several listings: who offers it. 1 private, 2 agency, 3 both.
create function offered_by_both_code(code bigint) returns bigint language sql immutable parallel safe
  return code | (1::bigint << 62);

create function refresh_grouped_listings(changed_ids bigint[], group_ids bigint[]) returns void
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
        r.has_photo, r.hidden)::listing_search as search_row,
      row_number() over (partition by r.purpose, coalesce(g.group_id, -r.property_id)
        order by r.price, r.advertiser_kind, r.listing_id) as position
    from listing_search_row r left join property_group g on g.property_id = r.property_id
    where r.listing_id = any (ids)
    window property as (partition by r.purpose, coalesce(g.group_id, -r.property_id))
  ), came as (
    insert into listing_search select (search_row).* from ranked where position = 1
  )
  insert into listing_search_other select (search_row).* from ranked where position > 1;

  -- For saved searches the property is what its cheapest listing is, whoever made it.
  insert into listing_change (listing_id, before, only_for)
  select s.listing_id, to_jsonb(o.old_row), 'searches'
  from listing_search s
  left join property_group g on g.property_id = s.property_id
  left join lateral (
    select old_row from unnest(old_first) as old_row
    left join property_group og on og.property_id = old_row.property_id
    where old_row.purpose = s.purpose and (old_row.listing_id = s.listing_id or og.group_id = g.group_id)
    order by old_row.listing_id = s.listing_id desc, old_row.price, old_row.listing_id limit 1) o on true
  where s.listing_id = any (ids) and o.old_row is distinct from s;
  -- Who has saved a listing follows that listing.
  insert into listing_change (listing_id, before, only_for)
  select id, to_jsonb(o), 'favorites'
  from unnest(changed_ids) id
  left join (select * from unnest(old_first) union all select * from unnest(old_other)) o on o.listing_id = id
  left join listing_search_row r on r.listing_id = id
  where o.price is distinct from r.price;
end $$;

create or replace function refresh_listing_search(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  old_rows listing_search[];
  group_ids bigint[];
  locked_ids bigint[] := '{}';
begin
  -- Two writers of one listing (its property, its price) take turns: the second would delete nothing and insert it twice.
  perform 1 from listing where id = any (ids) order by id for no key update;
  -- So do writers of two listings of one property; whoever had to wait looks again.
  loop
    select array_agg(distinct group_id) into group_ids from property_group where property_id in (
      select property_id from listing where id = any (ids)
      union all select property_id from listing_search where listing_id = any (ids)
      union all select property_id from listing_search_other where listing_id = any (ids));
    exit when group_ids is null or group_ids <@ locked_ids;
    perform 1 from property_group where group_id = any (group_ids) order by property_id for update;
    locked_ids := locked_ids || group_ids;
  end loop;
  if group_ids is not null then
    perform refresh_grouped_listings(ids, group_ids);
    return;
  end if;
  delete from listing_search_other where listing_id = any (ids);
  with gone as (delete from listing_search where listing_id = any (ids) returning listing_search as old_row)
  select array_agg(old_row) into old_rows from gone;
  with came as (insert into listing_search select * from listing_search_row where listing_id = any (ids) returning *)
  insert into listing_change (listing_id, before)
  select id, to_jsonb(o)
  from unnest(ids) id left join unnest(old_rows) o on o.listing_id = id left join came c on c.listing_id = id
  where o is distinct from c;
end $$;

create function property_group_to_search() returns trigger language plpgsql as $$
begin
  perform refresh_listing_search(array(
    select l.id from changed c join listing l on l.property_id = c.property_id
    union select l.id from changed c join property_group g on g.group_id = c.group_id join listing l on l.property_id = g.property_id));
  return null;
end $$;
create trigger property_group_inserted after insert on property_group
  referencing new table as changed for each statement execute function property_group_to_search();
create trigger property_group_deleted after delete on property_group
  referencing old table as changed for each statement execute function property_group_to_search();
