-- A visitor's message reaches the advertiser at once. Until its email is proved the conversation is marked, and is one of its own: who
-- only types the email of somebody else writes nothing into their conversation.
alter table conversation add lead_email_unconfirmed boolean not null default false;
-- The key of the page that began it. Null: a conversation of an account, or one that waited for its email.
alter table conversation add page_key text;
