alter table listing_event validate constraint listing_event_outcome;
-- What the admin's overview counts of the last days.
create index listing_new on listing (activated_at) where is_active;
