-- What became of a home whose listing is paused or removed, where its advertiser says so: agreed on (sold or let, by the
-- purpose) or withdrawn, and for how much. For figures alone: no page shows it. Validated by the next migration, without
-- keeping anybody from publishing meanwhile.
alter table listing_event
  add outcome text,
  add outcome_price integer,
  add constraint listing_event_outcome check (
    outcome in ('agreed', 'withdrawn') and kind in ('paused', 'removed') and (outcome_price is null or outcome_price > 0 and outcome = 'agreed')
    or outcome is null and outcome_price is null) not valid;
