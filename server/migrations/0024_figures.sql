-- What areas cost. A rate is an asking price per square metre in cents: rents would be lost in whole euros.
-- kind and place_id name an area at any of the four levels; type 0 stands for all types of a category.

-- What is shown. q1, median and q3 are null below 5 ads: a figure of so few would be somebody's own price.
create table area_figure (
  kind text not null check (kind in ('region', 'prefecture', 'municipality', 'district')),
  place_id integer not null,
  purpose smallint not null,
  category smallint not null,
  type smallint not null,
  ads integer not null,
  q1 integer,
  median integer,
  q3 integer,
  -- median of a year ago, from area_month
  year_ago integer,
  -- median of days since the homes first appeared; made each night
  days integer,
  -- ads that ask less than they did first
  cut_ads integer not null default 0,
  primary key (purpose, category, type, kind, place_id)
);
create index area_figure_place on area_figure (kind, place_id);

-- What was asked on the last day of a month. Written once when the month is over and never again.
create table area_month (
  month date not null check (extract(day from month) = 1),
  kind text not null,
  place_id integer not null,
  purpose smallint not null,
  category smallint not null,
  type smallint not null,
  ads integer not null,
  median integer not null,
  primary key (kind, place_id, purpose, category, type, month)
);
create index area_month_month on area_month (month);

-- One row: when figures were last made anew and last changed.
create table figure_state (
  only_one boolean primary key default true check (only_one),
  rebuilt_at timestamptz,
  changed_at timestamptz
);
insert into figure_state default values;

-- A month that is over is never told otherwise, and none goes.
create trigger area_month_written_once before update or delete on area_month for each row execute function refuse_change();
create trigger area_month_no_truncate before truncate on area_month execute function refuse_change();

-- What each live ad brought into the figures when it was last looked at. What is taken away later is exactly this.
create table figure_ad (
  listing_id bigint primary key,
  -- the same number for ads that are one home: see features/valuation/figures.queries.ts
  twin bigint not null,
  place integer not null,               -- district.seq
  rate integer not null,
  -- the day its home first appeared for this purpose
  first_on date,
  purpose smallint not null,
  category smallint not null,
  type smallint not null,
  -- asks less than it did first
  cut boolean not null,
  -- the first of its twins; the others are there, but not in the figures
  counts boolean not null
) with (autovacuum_vacuum_scale_factor = 0.02);
create index figure_ad_twin on figure_ad (twin);

-- Single cents up to 5 €, steps of 1.8 % above: the middle of a step is within 1 % of every rate in it, rounding included.
create function rate_bin(rate integer) returns smallint language sql immutable strict parallel safe as $$
  select (case when rate < 500 then rate
    else 500 + floor(ln(rate / 500::double precision) / ln(1.018::double precision)) end)::smallint
$$;
create function rate_of_bin(bin integer) returns integer language sql immutable strict parallel safe as $$
  select (case when bin < 500 then bin
    else round(500 * power(1.018::double precision, bin - 500 + 0.5::double precision)) end)::integer
$$;

-- How many ads of an area lie in a step: from these a median follows a change without reading every ad again.
create table figure_bin (
  kind text not null,
  place_id integer not null,
  purpose smallint not null,
  category smallint not null,
  type smallint not null,
  bin smallint not null,
  ads integer not null,
  -- numbers first: a million and a half of words to compare is what filling it would cost most
  primary key (place_id, purpose, category, type, bin, kind)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);

-- Ads that have changed since. Writers only add to its end, without key or index; one reader takes them away.
create table figure_change (
  listing_id bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function note_figure_change() returns trigger language plpgsql as $$
begin
  insert into figure_change select listing_id from changed;
  return null;
end $$;
create trigger listing_search_came after insert on listing_search referencing new table as changed
  for each statement execute function note_figure_change();
create trigger listing_search_went after delete on listing_search referencing old table as changed
  for each statement execute function note_figure_change();

-- The figures above say the same and more.
drop table area_price;
drop table district_price;
