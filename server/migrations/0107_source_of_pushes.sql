-- All pushes of an agency are one source, whatever keys it has.
create unique index source_of_pushes on source (account_id) where kind = 'api';
