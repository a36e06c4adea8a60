-- What an admin may change about the site itself: who runs it, the picture of the home page. One row each, whole.
create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  -- an account, by number alone as in the audit log: the setting outlives who made it
  changed_by bigint
);
