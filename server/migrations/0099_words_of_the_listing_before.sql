-- When another listing comes to stand for a property, what the property was before is what the listing before it said: its
-- words too, which are refreshed after this and so are still there. As in 0093 otherwise.
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
        r.has_photo, r.hidden, r.available_from, r.deposit_months, r.more)::listing_search as search_row,
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
