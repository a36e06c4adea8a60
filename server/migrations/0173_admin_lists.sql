-- Orders of the lists of admins: read from the first row that is shown, never sorted as a whole.
create index account_by_name on account ((username collate "el-x-icu"), id);
create index account_seen on account (last_seen_on, id);
create index listing_by_price on listing (purpose, is_active, price, id);
create index listing_by_update on listing (purpose, is_active, updated_at, id);
