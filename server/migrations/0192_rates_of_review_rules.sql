-- How often each review rule hit in a span of time, and how often admins agreed with it, from the index alone.
create index listing_review_hit_rates on listing_review_hit (rule, at) include (is_agreed);
drop index listing_review_hit_rule;
