-- count over ranges
select coalesce(sum(n), 0)::int as count from unnest($1::int[], $2::int[]) r(lo, hi),
  lateral (select count(*) n from listing_search where purpose = $3 and category = $4 and place between r.lo and r.hi and type = $5 and price <= $6 and year <= $7 and extras & $8::bigint = $8::bigint) x;

-- count over prefectures
select coalesce(sum(n), 0)::int as count from unnest($1::int[]) r(id),
  lateral (select count(*) n from listing_search where purpose = $2 and category = $3 and prefecture = r.id and type = $4 and price <= $5 and year <= $6 and extras & $7::bigint = $7::bigint) x;

-- page, sort
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select x.* from unnest($1::int[], $2::int[]) r(lo, hi),
  lateral (select listing_id, ranked_at from listing_search where purpose = $3 and category = $4 and place between r.lo and r.hi and type = $5 and price <= $6 and year <= $7 and extras & $8::bigint = $8::bigint
    order by ranked_at desc, listing_id desc limit $9) x
  order by ranked_at desc, listing_id desc limit 20 offset $10) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.ranked_at desc, page.listing_id desc;

-- page, walk
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select listing_id, ranked_at from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 order by ranked_at desc, listing_id desc offset 0) s
  where property_id > 0 and (place between $3 and $4 or place between $5 and $6) and type = $7 and price <= $8 and year <= $9 and extras & $10::bigint = $10::bigint limit 20 offset $11) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.ranked_at desc, page.listing_id desc;

-- page, walk, read on
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select listing_id, ranked_at from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 and (ranked_at, listing_id) < ($3::timestamptz, $4::bigint) order by ranked_at desc, listing_id desc offset 0) s
  where property_id > 0 and (place between $5 and $6 or place between $7 and $8) and type = $9 and price <= $10 and year <= $11 and extras & $12::bigint = $12::bigint limit 20 offset $13) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.ranked_at desc, page.listing_id desc;

-- page, walk by price
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
  photos.list as photos, page.price as sort_value
from (select listing_id, price from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 and price <= $3 order by price asc, listing_id asc offset 0) s
  where property_id > 0 and (place between $4 and $5 or place between $6 and $7) and type = $8 and year <= $9 and extras & $10::bigint = $10::bigint limit 20 offset $11) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.price asc, page.listing_id asc;

-- page, merge
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
  photos.list as photos, page.price as sort_value
from (select x.* from unnest($1::int[]) r(seq),
  lateral (select listing_id, price from listing_search where purpose = $2 and category = $3 and place = r.seq and type = $4 and price <= $5 and year <= $6 and extras & $7::bigint = $7::bigint
    order by price asc, listing_id asc limit $8) x
  order by price asc, listing_id asc limit 20 offset $9) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.price asc, page.listing_id asc;
