-- no transaction
-- And one for each email of who waited until it was proved.
create unique index concurrently if not exists conversation_email_listing on conversation (listing_id, lead_email_hash) where lead_id is null and page_key is null;
