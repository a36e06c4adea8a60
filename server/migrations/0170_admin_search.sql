-- What the search of admins looks in (server/src/features/admin-search/): names and addresses as they sound, beginnings of numbers.
create index account_name on account using gin (fold_greek(username) gin_trgm_ops);
create index account_mobile on account (mobile text_pattern_ops) where mobile is not null;
create index account_landline on account (landline text_pattern_ops) where landline is not null;
create index agency_phones on agency using gin (phones);
create index agency_gemi_start on agency (gemi text_pattern_ops);
create index agency_tax_number_start on agency (tax_number text_pattern_ops) where tax_number is not null;
create index property_address on property using gin (fold_greek(street || coalesce(' ' || street_number, '')) gin_trgm_ops)
  where street is not null;
