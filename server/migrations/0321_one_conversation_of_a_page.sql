-- no transaction
-- One conversation about a listing for each page that wrote before its email was proved.
create unique index concurrently if not exists conversation_page on conversation (listing_id, lead_email_hash, page_key) where page_key is not null;
