-- no transaction
-- Where the homes of one purpose and type are, in the whole country: the start pages read only theirs.
create index concurrently if not exists place_listing_count_type
  on place_listing_count (purpose, category, type, place) include (listing_count);
