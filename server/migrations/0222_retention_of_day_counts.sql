-- Counts by day were kept for ever. The longest reading is the dashboard's 180 days (its period and the one before); lists of
-- searches read 7 and 30 days. The total views of a listing are in listing_counter and stay.
insert into retention (what, days, checked_on) values ('view_day', 200, '2026-11-19'), ('search_day', 90, '2026-11-19');
