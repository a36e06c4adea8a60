-- no transaction
-- And one for each account; what it wrote as a visitor before stays beside it.
create unique index concurrently if not exists conversation_account_listing on conversation (listing_id, lead_id) where lead_id is not null and page_key is null;
