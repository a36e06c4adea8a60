alter table listing add column bills_included boolean not null default false;

create or replace function listing_marks(l listing) returns smallint[] language sql immutable parallel safe as $$
  select case when l.pets_allowed then array[58::smallint] else '{}'::smallint[] end
    || case when l.bills_included then array[200::smallint] else '{}'::smallint[] end
$$;
