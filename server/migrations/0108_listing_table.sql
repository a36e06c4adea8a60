-- One narrow row for each listing, whatever its state: what the table of an advertiser with thousands of listings searches,
-- filters, counts and sorts by. The wide rows of listing and property are read for the shown page alone.
create table dashboard_listing (
  listing_id bigint primary key,
  account_id bigint not null,
  property_id bigint not null,
  price integer not null,
  area integer not null,
  district_id integer not null,
  type_id smallint not null,
  photo_count smallint not null,
  purpose smallint not null,
  is_active boolean,                    -- as listing.is_active: null is deleted
  imported boolean not null,
  confirmed_at timestamptz not null,
  updated_at timestamptz not null,
  mandate_expires_on date,
  search_text text not null                   -- title, street and number as fold_greek() writes them, and the English title
) with (fillfactor = 90);

create view dashboard_listing_row as
select l.id as listing_id, p.account_id, p.id as property_id, l.price, p.area, p.district_id, p.type_id, p.photo_count, l.purpose,
  l.is_active, p.imported_from is not null as imported, l.confirmed_at, l.updated_at, s.mandate_expires_on,
  fold_greek(concat_ws(' ', l.title_el, p.street, p.street_number)) || coalesce(' ' || lower(l.title_en), '') as search_text
from listing l
join property p on p.id = l.property_id
left join property_private s on s.property_id = p.id;

create function refresh_dashboard_listings(ids bigint[]) returns void language sql as $$
  insert into dashboard_listing as d select r.* from dashboard_listing_row r where r.listing_id = any (ids) order by r.listing_id
  on conflict (listing_id) do update set (account_id, property_id, price, area, district_id, type_id, photo_count, purpose, is_active,
    imported, confirmed_at, updated_at, mandate_expires_on, search_text) = (excluded.account_id, excluded.property_id, excluded.price,
    excluded.area, excluded.district_id, excluded.type_id, excluded.photo_count, excluded.purpose, excluded.is_active, excluded.imported,
    excluded.confirmed_at, excluded.updated_at, excluded.mandate_expires_on, excluded.search_text)
$$;

create function listing_rows_to_dashboard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from dashboard_listing d using old_rows o where d.listing_id = o.id;
  else
    perform refresh_dashboard_listings(array(select id from new_rows));
  end if;
  return null;
end $$;
create trigger listing_inserted_to_dashboard after insert on listing
  referencing new table as new_rows for each statement execute function listing_rows_to_dashboard();
create trigger listing_updated_to_dashboard after update on listing
  referencing new table as new_rows for each statement execute function listing_rows_to_dashboard();
create trigger listing_deleted_to_dashboard after delete on listing
  referencing old table as old_rows for each statement execute function listing_rows_to_dashboard();

create function property_to_dashboard() returns trigger language plpgsql as $$
begin
  perform refresh_dashboard_listings(array(select l.id from listing l where l.property_id = new.id));
  return null;
end $$;
create trigger property_to_dashboard after update on property for each row
  when ((old.account_id, old.area, old.district_id, old.type_id, old.photo_count, old.imported_from, old.street, old.street_number)
    is distinct from (new.account_id, new.area, new.district_id, new.type_id, new.photo_count, new.imported_from, new.street, new.street_number))
  execute function property_to_dashboard();

create function property_private_to_dashboard() returns trigger language plpgsql as $$
begin
  perform refresh_dashboard_listings(array(select l.id from new_rows n join listing l on l.property_id = n.property_id));
  return null;
end $$;
create trigger property_private_inserted_to_dashboard after insert on property_private
  referencing new table as new_rows for each statement execute function property_private_to_dashboard();
create trigger property_private_updated_to_dashboard after update on property_private
  referencing new table as new_rows for each statement execute function property_private_to_dashboard();

insert into dashboard_listing select * from dashboard_listing_row order by account_id, listing_id;
-- All that is filtered and sorted by, so that thousands of rows are read in order of the account without their texts.
create index dashboard_listing_account on dashboard_listing (account_id, is_active, purpose)
  include (listing_id, property_id, price, area, district_id, type_id, photo_count, imported, confirmed_at, updated_at, mandate_expires_on);
