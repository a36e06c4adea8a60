-- The table of own listings reads a page in the order of its column and stops, in place of sorting all that an account has.
create index dashboard_listing_updated on dashboard_listing (account_id, is_active, updated_at, listing_id);
create index dashboard_listing_confirmed on dashboard_listing (account_id, is_active, confirmed_at, listing_id);
create index dashboard_listing_price on dashboard_listing (account_id, is_active, price, listing_id);
create index dashboard_listing_area on dashboard_listing (account_id, is_active, area, listing_id);
create index dashboard_listing_code on dashboard_listing (account_id, is_active, property_id, listing_id);
-- Few different keys: PostgreSQL writes each once with the rows that have it, so that 50,000 of them are counted in 40 pages.
create index dashboard_listing_groups on dashboard_listing (account_id, type_id, district_id, is_active);
