-- count over ranges
select coalesce(sum(n), 0)::int as count, null::int as seen from unnest($1::int[], $2::int[]) r(lo, hi),
  lateral (select count(*) n from listing_search where purpose = $3 and category = $4 and place between r.lo and r.hi and type = any($5::smallint[]) and price <= $6 and (year <= $7 or year is null) and extras & $8::bigint = $8::bigint) x;

-- count over prefectures
select coalesce(sum(n), 0)::int as count, null::int as seen from unnest($1::int[]) r(id),
  lateral (select count(*) n from listing_search where purpose = $2 and category = $3 and prefecture = r.id and type = any($4::smallint[]) and price <= $5 and (year <= $6 or year is null) and extras & $7::bigint = $7::bigint) x;

-- page, sort
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select x.* from unnest($1::int[], $2::int[]) r(lo, hi),
  lateral (select listing_id, ranked_at from listing_search where purpose = $3 and category = $4 and place between r.lo and r.hi and type = any($5::smallint[]) and price <= $6 and (year <= $7 or year is null) and extras & $8::bigint = $8::bigint
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
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select listing_id, ranked_at from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 order by ranked_at desc, listing_id desc offset 0) s
  where prefecture > 0 and type = any($3::smallint[]) and price <= $4 and (year <= $5 or year is null) and extras & $6::bigint = $6::bigint and (place between $7 and $8 or place between $9 and $10) limit 20 offset $11) page
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
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select listing_id, ranked_at from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 and (ranked_at, listing_id) < ($3::timestamptz, $4::bigint) order by ranked_at desc, listing_id desc offset 0) s
  where prefecture > 0 and type = any($5::smallint[]) and price <= $6 and (year <= $7 or year is null) and extras & $8::bigint = $8::bigint and (place between $9 and $10 or place between $11 and $12) limit 20 offset $13) page
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
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.price as sort_value
from (select listing_id, price from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 and price <= $3 order by price asc, listing_id asc offset 0) s
  where prefecture > 0 and type = any($4::smallint[]) and (year <= $5 or year is null) and extras & $6::bigint = $6::bigint and (place between $7 and $8 or place between $9 and $10) limit 20 offset $11) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.price asc, page.listing_id asc;

-- count on the map
select coalesce(sum(n), 0)::int as count, coalesce(sum(seen), 0)::int as seen from unnest($1::bigint[], $2::bigint[], $3::bool[]) r(lo, hi, inside),
  lateral (select count(*) filter (where type = any($12::smallint[]) and price <= $13 and (year <= $14 or year is null) and extras & $15::bigint = $15::bigint) n, count(*) seen
    from listing_search where purpose = $16 and category = $17 and cell between r.lo and r.hi and (r.inside or (x between $4 and $5 and y between $6 and $7 and (x - $8::int)::bigint * (x - $8::int) + (y - $9::int)::bigint * (y - $9::int) <= $10::bigint and st_covers($11::geometry, st_makepoint(x, y))))) x;

-- count by words
select coalesce(sum(n), 0)::int as count, null::int as seen from (values (1)) r(one),
  lateral (select count(*) n from listing_search where purpose = $6 and category = $7 and true and (place between $1 and $2 or place between $3 and $4) and exists (select 1 from listing_words w where w.listing_id = listing_search.listing_id and words @@ $5::tsquery) and type = any($8::smallint[]) and price <= $9 and (year <= $10 or year is null) and extras & $11::bigint = $11::bigint) x;

-- count of words on the map
select coalesce(sum(n), 0)::int as count, null::int as seen from unnest($1::bigint[], $2::bigint[], $3::bool[]) r(lo, hi, inside),
  lateral (select count(*) n from listing_search where purpose = $13 and category = $14 and cell between r.lo and r.hi and (r.inside or (x between $5 and $6 and y between $7 and $8 and (x - $9::int)::bigint * (x - $9::int) + (y - $10::int)::bigint * (y - $10::int) <= $11::bigint and st_covers($12::geometry, st_makepoint(x, y)))) and exists (select 1 from listing_words w where w.listing_id = listing_search.listing_id and words @@ $4::tsquery) and type = any($15::smallint[]) and price <= $16 and (year <= $17 or year is null) and extras & $18::bigint = $18::bigint) x;

-- page on the map, sort
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select x.* from unnest($1::bigint[], $2::bigint[], $3::bool[]) r(lo, hi, inside),
  lateral (select listing_id, ranked_at from listing_search where purpose = $12 and category = $13 and cell between r.lo and r.hi and (r.inside or (x between $4 and $5 and y between $6 and $7 and (x - $8::int)::bigint * (x - $8::int) + (y - $9::int)::bigint * (y - $9::int) <= $10::bigint and st_covers($11::geometry, st_makepoint(x, y)))) and type = any($14::smallint[]) and price <= $15 and (year <= $16 or year is null) and extras & $17::bigint = $17::bigint
    order by ranked_at desc, listing_id desc limit $18) x
  order by ranked_at desc, listing_id desc limit 20 offset $19) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.ranked_at desc, page.listing_id desc;

-- page by words, walk
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.ranked_at::text as sort_value
from (select listing_id, ranked_at from (select * from listing_search where listing_id > 0 and purpose = $1 and category = $2 order by ranked_at desc, listing_id desc offset 0) s
  where prefecture > 0 and type = any($3::smallint[]) and price <= $4 and (year <= $5 or year is null) and extras & $6::bigint = $6::bigint and (place between $7 and $8 or place between $9 and $10) and exists (select 1 from listing_words w where w.listing_id = s.listing_id and words @@ $11::tsquery) limit 20 offset $12) page
join listing l on l.id = page.listing_id
join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true
order by page.ranked_at desc, page.listing_id desc;

-- facets
select encode(array_send(array_agg(code)), 'base64') as code, encode(array_send(array_agg(extras)), 'base64') as extras, encode(array_send(array_agg(case when more is null then mark else mark + 1073741824 end)), 'base64') as mark, encode(array_send(array_agg(walks)), 'base64') as walks,
  encode(string_agg(more, ''), 'base64') as more from unnest($1::int[], $2::int[]) r(lo, hi), lateral (
  select code, extras, more, walks, case when updated_at >= $7 then 0 else 1 end + case when type = any($3::smallint[]) then 0 else 8 end + case when price <= $4 then 0 else 16 end + case when (year <= $5 or year is null) then 0 else 32 end + case when extras & $6::bigint = $6::bigint then 0 else 64 end as mark from listing_search
  where purpose = $8 and category = $9 and place between r.lo and r.hi offset 0) s
where (mark >> 3) & ((mark >> 3) - 1) = 0;

-- facets on the map
select encode(array_send(array_agg(code)), 'base64') as code, encode(array_send(array_agg(extras)), 'base64') as extras, encode(array_send(array_agg(case when more is null then mark else mark + 1073741824 end)), 'base64') as mark, encode(array_send(array_agg(walks)), 'base64') as walks,
  encode(string_agg(more, ''), 'base64') as more from unnest($1::bigint[], $2::bigint[], $3::bool[]) r(lo, hi, inside), lateral (
  select code, extras, more, walks, case when updated_at >= $16 then 0 else 1 end + case when type = any($12::smallint[]) then 0 else 8 end + case when price <= $13 then 0 else 16 end + case when (year <= $14 or year is null) then 0 else 32 end + case when extras & $15::bigint = $15::bigint then 0 else 64 end as mark from listing_search
  where purpose = $17 and category = $18 and cell between r.lo and r.hi and (r.inside or (x between $4 and $5 and y between $6 and $7 and (x - $8::int)::bigint * (x - $8::int) + (y - $9::int)::bigint * (y - $9::int) <= $10::bigint and st_covers($11::geometry, st_makepoint(x, y)))) offset 0) s
where (mark >> 3) & ((mark >> 3) - 1) = 0;

-- tile
select st_asmvt(t, 'homes', 4096, 'at') as tile from (
  select st_makepoint((((sum(x) / count(*)) - $1::bigint) * 4096) >> 16, (((sum(y) / count(*)) - $2::bigint) * 4096) >> 16) as at,
    count(*)::int as n, min(price) as p,
    case when count(*) = 1 then min(listing_id) end as l, case when count(*) = 1 then min(property_id) end as i,
    case when count(*) = 1 and bool_or(hidden) then 1 end as h
  from listing_search
  where purpose = $3 and category = $4 and cell between $5 and $6 and type = any($7::smallint[]) and price <= $8 and (year <= $9 or year is null) and extras & $10::bigint = $10::bigint and (place between $11 and $12 or place between $13 and $14)
  group by x >> 13, y >> 13) t;

-- page, merge
select l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos, page.price as sort_value
from (select x.* from unnest($1::int[]) r(seq),
  lateral (select listing_id, price from listing_search where purpose = $2 and category = $3 and place = r.seq and type = any($4::smallint[]) and price <= $5 and (year <= $6 or year is null) and extras & $7::bigint = $7::bigint
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
