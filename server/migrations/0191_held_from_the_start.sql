-- A listing that is held from its first row on is a restriction as one that is held later: refused without a statement of reasons.
create constraint trigger listing_held_at_once_has_statement after insert on listing
  deferrable initially deferred for each row when (new.pause_reason in ('review', 'change'))
  execute function listing_restriction_has_statement();
