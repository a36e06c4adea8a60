-- Whoever notes a change of a listing enqueues the job that looks at it, once in a transaction. The body is written after
-- the migrations, with the statement that the job queue itself inserts with.
create function enqueue_listing_changes() returns void language plpgsql as $$
begin
end $$;

create function listing_changes_to_queue() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform enqueue_listing_changes();
  end if;
  return null;
end $$;
create trigger listing_change_to_queue after insert on listing_change
  referencing new table as changed for each statement execute function listing_changes_to_queue();
create trigger market_stats_change_to_queue after insert on market_stats_change
  referencing new table as changed for each statement execute function listing_changes_to_queue();
-- A property that waits already is noted again by an update.
create trigger property_to_match_inserted_to_queue after insert on property_to_match
  referencing new table as changed for each statement execute function listing_changes_to_queue();
create trigger property_to_match_updated_to_queue after update on property_to_match
  referencing new table as changed for each statement execute function listing_changes_to_queue();
