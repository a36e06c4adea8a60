-- Bound when it is created, not by the search path of whoever restores a dump.
create or replace function match_square(point geometry) returns bigint language sql immutable parallel safe
  return floor(st_y(point) * 400)::bigint * 1000000 + floor(st_x(point) * 400)::bigint;

-- Whatever the score is made of: a price, a phone, a complex; and a listing without private facts.
drop trigger listing_to_match on listing;
drop function listing_to_match();
create function property_of_row_to_match() returns trigger language plpgsql as $$
begin
  perform enqueue_property_match(array[new.property_id]);
  return null;
end $$;
create trigger listing_inserted_to_match after insert on listing
  for each row when (new.is_active) execute function property_of_row_to_match();
create trigger listing_to_match after update of is_active, price on listing
  for each row when (new.is_active and (old.is_active, old.price) is distinct from (new.is_active, new.price))
  execute function property_of_row_to_match();
create trigger property_contact_to_match after update of phone on property_contact
  for each row when (old.phone is distinct from new.phone) execute function property_of_row_to_match();
drop trigger property_private_to_match on property_private;
drop function property_private_to_match();
create trigger property_private_to_match after insert or update of kaek on property_private
  for each row execute function property_of_row_to_match();
create function property_to_match() returns trigger language plpgsql as $$
begin
  perform enqueue_property_match(array[new.id]);
  return null;
end $$;
create trigger property_complex_to_match after update of complex_id on property
  for each row when (old.complex_id is distinct from new.complex_id) execute function property_to_match();

alter table property_private add constraint property_private_mandate_reminders check (mandate_reminders between 0 and 2);

-- All flats of a building have the parcel in common, the first twelve digits.
create index property_private_parcel on property_private (left(kaek, 12)) where kaek is not null;
