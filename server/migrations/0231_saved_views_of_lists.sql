-- Filters of their lists that admins keep under a name, each for themselves (server/src/features/admin-lists/).
create table admin_list_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  list text not null
    check (list in ('users', 'agencies', 'sale_listings', 'rent_listings', 'subscriptions', 'invoices', 'reports')),
  name text not null check (length(name) between 1 and 60),
  -- what follows the question mark, without page and messages, in one order
  query text not null check (length(query) between 1 and 500),
  created_at timestamptz not null,
  unique (account_id, list, query),
  unique (account_id, list, name)
);
