-- AGEN-1: offices as people look for them: by name, by number, by where they sit and where they advertise.
alter table agency
  -- both names folded as place names are (contract/src/places/fold.ts), a space before every word; null until written
  add name_key text collate "C",
  -- as near as the office's own address says: the middle of its postcode or of its district, never anybody's home
  add point geometry(Point, 4326),
  add point_from text check (point_from in ('street', 'district')),
  add check ((point is null) = (point_from is null));
create index agency_name_key on agency using gin (name_key gin_trgm_ops);
-- What the worker still has to write.
create index agency_unprepared on agency (id) where name_key is null or (point is null and district_id is not null);

-- Counted by the worker every few minutes: no page counts a million ads. An office has a row from its first moment.
create table agency_figures (
  agency_id bigint primary key references agency on delete cascade,
  for_sale integer not null default 0,
  for_rent integer not null default 0,
  -- address, postcode, phone and founding year are all said
  complete boolean not null default false,
  -- of the last 90 days; the median is kept only where there were five
  conversations integer not null default 0,
  median_reply_minutes integer
);
create index agency_figures_order on agency_figures (complete desc, (for_sale + for_rent) desc, agency_id);

-- Districts in which an office has live ads.
create table agency_place (
  agency_id bigint not null references agency on delete cascade,
  district_id integer not null references district,
  for_sale integer not null,
  for_rent integer not null,
  primary key (agency_id, district_id)
);
create index agency_place_district on agency_place (district_id) include (agency_id, for_sale, for_rent);

insert into agency_figures (agency_id) select id from agency;
create function agency_has_figures() returns trigger language plpgsql as $$
begin
  insert into agency_figures (agency_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger agency_has_figures after insert on agency for each row execute function agency_has_figures();

-- The phone of an office is shown under the same limits as that of an ad, and noted in the same book.
alter table phone_reveal
  alter listing_id drop not null,
  add agency_id bigint references agency on delete cascade,
  add check (num_nonnulls(listing_id, agency_id) = 1);
create index phone_reveal_agency on phone_reveal (agency_id, at) where agency_id is not null;
