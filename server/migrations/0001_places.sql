-- Places of Greece. Every place is one interval [seq_lo, seq_hi] of the depth-first district sequence, so "in this
-- prefecture or that district" is a handful of ranges over one integer column. Gaps of 16 leave room for new districts.
create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists citext;

create table region (
  id smallint primary key,
  name_el text not null,
  name_en text not null,
  seq_lo integer not null,
  seq_hi integer not null
);

create table prefecture (
  id smallint primary key,
  region_id smallint not null references region,
  name_el text not null,
  name_en text not null,
  population integer not null,
  lat double precision not null,
  lon double precision not null,
  seq_lo integer not null,
  seq_hi integer not null
);

create table municipality (
  id integer primary key,
  prefecture_id smallint not null references prefecture,
  name_el text not null,
  name_en text not null,
  official_el text not null,
  seat_el text not null,
  golden_visa_zone text not null,
  population integer not null,
  lat double precision not null,
  lon double precision not null,
  seq_lo integer not null,
  seq_hi integer not null
);

create table district (
  id integer primary key,
  municipality_id integer not null references municipality,
  name_el text not null,
  name_en text not null,
  kind text not null check (kind in ('unit', 'neighbourhood', 'custom')),
  population integer not null,
  lat double precision not null,
  lon double precision not null,
  seq integer not null unique
);
create index district_municipality on district (municipality_id);

-- Villages and quarters: names that lead to a district, never places of their own.
create table settlement (
  id text primary key,
  district_id integer not null references district,
  name_el text not null,
  name_en text not null,
  lat double precision not null,
  lon double precision not null
);
create index settlement_district on settlement (district_id);

create table postcode (
  postcode text primary key check (postcode ~ '^[1-8][0-9]{4}$'),
  district_id integer not null references district,
  lat double precision not null,
  lon double precision not null
);
create index postcode_district on postcode (district_id);

create table street (
  postcode text not null references postcode,
  name text not null,
  -- folded as place_key.key is
  key text collate "C" not null,
  primary key (postcode, name)
);
create index street_key on street (key text_pattern_ops);

-- What people type: the folded name from every word start, of places, aliases and settlements (see contract/src/places/fold.ts).
create table place_key (
  key text collate "C" not null,
  kind text not null check (kind in ('prefecture', 'municipality', 'district')),
  place_id integer not null,
  -- 0 = the name's first word, so that «Αθήνα» comes before «Νέα Αθήνα»
  word smallint not null,
  -- the settlement or alias behind the key, null for the place's own name
  alias text,
  weight real not null
);
create index place_key_prefix on place_key (key text_pattern_ops) include (kind, place_id, word, alias, weight);
create index place_key_typo on place_key using gin (key gin_trgm_ops) where word = 0;

-- Which version of the place files is loaded.
create table place_load (
  sha256 text not null
);
