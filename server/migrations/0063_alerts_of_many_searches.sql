-- An alert belongs to a subscriber, who hears of a property once; all their searches that it matches are named, so that
-- pausing, changing or deleting one of them takes nothing from the others.
alter table alert
  add column saved_search_ids bigint[] not null default '{}',
  -- the subscriber has it among their favourites
  add column is_favorite boolean not null default false;
update alert set saved_search_ids = array[saved_search_id] where saved_search_id is not null;
update alert set is_favorite = true where saved_search_id is null;
alter table alert drop column saved_search_id;
create index alert_newest on alert (subscriber_id, id desc);

-- A deleted listing takes no memory with it: the same property on offer again is not told again.
alter table alert alter column listing_id drop not null;
alter table alert drop constraint alert_listing_id_fkey;
alter table alert add constraint alert_listing_id_fkey foreign key (listing_id) references listing on delete set null;

-- When a visitor last asked for the code of an email; null when nothing waits for a code.
alter table saved_search add column confirm_requested_at timestamptz;
update saved_search set confirm_requested_at = created_at where confirmed_at is null;
drop index saved_search_unconfirmed;
create index saved_search_unconfirmed on saved_search (confirm_requested_at) where confirmed_at is null;

alter table subscriber
  -- messages since then: after some in a row the next waits, and takes all that has come meanwhile
  add column messages_since timestamptz,
  add column messages smallint not null default 0,
  -- a visitor who opened an account: what their old links name is found there
  add column merged_into_id bigint references subscriber on delete cascade;
alter table subscriber drop constraint subscriber_check;
alter table subscriber add constraint subscriber_check check (num_nonnulls(account_id, email, merged_into_id) = 1);
create index subscriber_merged on subscriber (merged_into_id) where merged_into_id is not null;

-- A change that cannot be matched waits an hour, and the others go on without it.
alter table listing_change add column failed_at timestamptz;

-- What a message says is read when it is sent.
delete from push_message;
alter table push_message drop column payload, add column alert_ids bigint[] not null;
