-- no transaction
-- The three before this file have taken their place.
drop index concurrently if exists conversation_lead_listing;
drop index concurrently if exists conversation_visitor_listing;
