-- One decision of an admin for many rows of a list (server/src/features/admin-bulk/). It is written down before it is confirmed,
-- and what became of a row is written in the transaction that decided it.
create table admin_bulk_action (
  id bigint generated always as identity primary key,
  admin_id bigint not null references account on delete cascade,
  list text not null check (list in ('users', 'agencies', 'sale_listings', 'rent_listings', 'reports', 'invoices')),
  action text not null
    check (action in ('approve', 'reject', 'block', 'take_down', 'remove', 'uphold', 'dismiss', 'resubmit')),
  -- As many as its filter found, which may be more than it takes.
  matched_count integer not null check (matched_count >= 0),
  reason_id text check (length(reason_id) between 1 and 40),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  done_at timestamptz
);
create index admin_bulk_action_admin on admin_bulk_action (admin_id);
create index admin_bulk_action_created on admin_bulk_action (created_at);
create index admin_bulk_action_unfinished on admin_bulk_action (confirmed_at) where confirmed_at is not null and done_at is null;

create table admin_bulk_item (
  bulk_id bigint not null references admin_bulk_action on delete cascade,
  -- An account, a listing, a report or an invoice, as the list says.
  subject_id bigint not null,
  -- What was before the admin's eyes: decided since, it is left alone.
  based_on text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'left')),
  refusal text check (refusal in ('gone', 'not_in_this_state', 'already_decided', 'claimed_by_other', 'changed_meanwhile',
    'administrator', 'own_listing', 'closing', 'forbidden', 'failed')),
  -- Who had decided it, by number alone.
  decided_by bigint,
  tries smallint not null default 0,
  primary key (bulk_id, subject_id)
);
