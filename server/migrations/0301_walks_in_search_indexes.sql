-- no transaction
-- The indexes of 0120 with the minutes on foot.
-- Each statement of this file runs by itself.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists listing_search_place_walks on listing_search (purpose, category, place, price)
  include (code, extras, updated_at, area, price_per_m2, ranked_at, listing_id, type, year, floor, bed_rooms, bath_rooms, energy, heating,
    condition, advertiser_kind, has_photo, available_from, deposit_months, shared_fees, walks, more);
-- Each statement of this file runs by itself.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists listing_search_cell_walks on listing_search (purpose, category, cell)
  include (x, y, price, code, extras, updated_at, area, price_per_m2, place, ranked_at, listing_id, property_id, type, year, floor,
    bed_rooms, bath_rooms, energy, heating, condition, advertiser_kind, has_photo, hidden, available_from, deposit_months, shared_fees, walks, more);
drop index concurrently if exists listing_search_place;
drop index concurrently if exists listing_search_cell;
