-- Of a hidden address nobody may learn more by having it matched than its listing says: the square kilometre it is in.
create function location_square_key(exact geometry) returns bigint language sql immutable parallel safe
  return floor(st_x(st_transform(exact, 2100)) / 1000)::bigint * 100000 + floor(st_y(st_transform(exact, 2100)) / 1000)::bigint;
create index property_match_location on property (type_id, location_square_key(exact_point), area);
