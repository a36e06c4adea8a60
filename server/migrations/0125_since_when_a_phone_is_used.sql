-- Which of two accounts used a phone first: who copies a number is not to bring its owner under suspicion.
alter table property_contact add column phone_since timestamptz not null default clock_timestamp();
update property_contact c set phone_since = p.created_at from property p where p.id = c.property_id;
create function note_phone_since() returns trigger language plpgsql as $$
begin
  new.phone_since := clock_timestamp();
  return new;
end $$;
create trigger property_contact_phone_since before update of phone on property_contact
  for each row when (new.phone is distinct from old.phone) execute function note_phone_since();
