-- Columns of messages, search, photos and codes get the words of docs/glossary.md (docs/decisions/D-125).
alter table conversation rename column owner_id to advertiser_id;
alter table conversation rename column owner_unread to advertiser_unread;
alter table conversation rename column owner_archived to advertiser_archived;
alter table conversation rename column blocked to blocked_by_advertiser;
alter table conversation rename column asker_id to lead_id;
alter table conversation rename column asker_name to lead_name;
alter table conversation rename column asker_email to lead_email;
alter table conversation rename column asker_hash to lead_email_hash;
alter table conversation rename column asker_phone to lead_phone;
alter table conversation rename column asker_unread to lead_unread;
alter table conversation rename column asker_archived to lead_archived;
alter table conversation rename column asker_blocked to blocked_by_lead;
alter table conversation rename column waits to awaiting_reply;
alter index conversation_owner rename to conversation_advertiser;
alter index conversation_asker rename to conversation_lead_listing;
alter index conversation_mine rename to conversation_lead;
alter index conversation_stranger rename to conversation_visitor_listing;
alter index conversation_hash rename to conversation_visitor;
alter index conversation_waits rename to conversation_awaiting_reply;

alter table message rename column from_owner to from_advertiser;
alter table message rename column waiting to awaiting_confirmation;
alter table message rename column asker_name to lead_name;
alter table message rename column asker_phone to lead_phone;
alter index message_waiting rename to message_awaiting_confirmation;

alter function conversation_hears rename to conversation_apply_message;
alter trigger conversation_hears on message rename to conversation_apply_message;
create or replace function conversation_apply_message() returns trigger language plpgsql as $$
begin
  update conversation set awaiting_reply = not new.from_advertiser,
    answered_by = case when new.from_advertiser and answered_at is null then new.author_id else answered_by end,
    answered_at = case when new.from_advertiser then coalesce(answered_at, new.at) else answered_at end,
    -- who answers first looks after it, unless somebody else was asked to
    assigned_to = case when new.from_advertiser then coalesce(assigned_to, new.author_id) else assigned_to end
  where id = new.conversation_id;
  return null;
end $$;

alter table listing_search rename column owner_kind to advertiser_kind;
alter view listing_search_row rename column owner_kind to advertiser_kind;

alter table photo rename column look to fingerprint;
alter table photo rename column look_hash to perceptual_hash;
alter index photo_look rename to photo_perceptual_hash;

alter table property rename column same_key to duplicate_key;
alter index property_same rename to property_duplicate;

alter table account_code rename column asker to requester_hash;

-- Constraints that PostgreSQL named after a column.
do $$
declare
  part record;
begin
  for part in
    select c.conrelid::regclass as tab, c.conname as old, format('%s_%s', c.conrelid::regclass, a.attname) || substring(c.conname from '_(?:fkey|not_null|check)$') as new
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid in ('conversation'::regclass, 'message'::regclass, 'listing_search'::regclass, 'photo'::regclass, 'property'::regclass, 'account_code'::regclass)
      and c.conname ~ '_(asker|owner|from_owner|waits|waiting|blocked|look|same_key)(_|$)'
  loop
    if part.new is not null and part.new <> part.old then
      execute format('alter table %s rename constraint %I to %I', part.tab, part.old, part.new);
    end if;
  end loop;
end $$;
