-- What somebody has just published is compared before a backlog: a feed of thousands, a change of all prices of an agency.
alter table property_to_match add column is_urgent boolean not null default false;
drop index property_to_match_next;
create index property_to_match_next on property_to_match (is_urgent desc, requested_at);
create index property_to_match_requested on property_to_match (requested_at);

-- Its place in the queue stays urgent until it has been compared, whatever else changes meanwhile.
create function enqueue_urgent_property_match(ids bigint[]) returns void language sql as $$
  insert into property_to_match (property_id, is_urgent) select distinct unnest(ids), true
  on conflict (property_id) do update set requested_at = now(), failed_at = null, is_urgent = true
$$;

-- Publishing writes this row each time; what a feed brings waits its turn.
create function published_property_to_match() returns trigger language plpgsql as $$
begin
  if exists (select from property where id = new.property_id and imported_from is null) then
    perform enqueue_urgent_property_match(array[new.property_id]);
  else
    perform enqueue_property_match(array[new.property_id]);
  end if;
  return null;
end $$;
drop trigger property_private_to_match on property_private;
create trigger property_private_to_match after insert or update of kaek on property_private
  for each row execute function published_property_to_match();
