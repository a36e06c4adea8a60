-- LIST-2. Greece is cut into fixed squares of 1 km. A home with a hidden address is shown at one random point of its
-- square, drawn once per home and square and remembered; the random number comes from outside the coordinates, so the
-- point tells nothing of where in the square the home is. Sale, rent and relisting share it.
-- EPSG:2100 is the Greek grid in metres. st_transform is exact enough here: only the square matters.
create function location_square(exact geometry) returns point language sql immutable parallel safe as $$
  select point(floor(st_x(g) / 1000), floor(st_y(g) / 1000)) from (select st_transform(exact, 2100) g) t
$$;

create function square_centre(square point) returns geometry language sql immutable parallel safe as $$
  select st_transform(st_setsrid(st_makepoint(square[0] * 1000 + 500, square[1] * 1000 + 500), 2100), 4326)
$$;

create function random_in_square(square point) returns geometry language sql volatile as $$
  select st_transform(st_setsrid(st_makepoint((square[0] + random()) * 1000, (square[1] + random()) * 1000), 2100), 4326)
$$;

create function property_public_point() returns trigger language plpgsql as $$
begin
  if not new.hide_address then
    new.public_point := new.exact_point;
  elsif tg_op = 'INSERT'
     or old.hide_address is distinct from new.hide_address
     or not (location_square(old.exact_point) ~= location_square(new.exact_point)) then
    new.public_point := random_in_square(location_square(new.exact_point));
  else
    -- moved inside its square: no public byte changes
    new.public_point := old.public_point;
  end if;
  return new;
end $$;

create trigger property_public_point before insert or update of exact_point, hide_address, public_point on property
  for each row execute function property_public_point();
