-- Alerts go through a queue of their own, so that however many wait, an account email is claimed first by its own lanes.
alter table email_outbox
  add column is_bulk boolean not null default false,
  -- keyed hashes: neither an address nor a domain can be read from them
  add column recipient_hash bytea,
  add column domain_hash bytea,
  -- when this email may go by the rate of its domain
  add column rate_slot_at timestamptz,
  -- when the mail system told us that it came back, or its reader complained
  add column bounced_at timestamptz,
  add column complained_at timestamptz;

drop index email_outbox_due;
create index email_outbox_due on email_outbox (next_at) where state = 'queued' and not is_bulk;
create index email_outbox_bulk_due on email_outbox (next_at) where state = 'queued' and is_bulk;

-- When the next bulk email to a domain may go. Unlogged: worth nothing after a crash, and written at every bulk email.
create unlogged table email_domain_rate (
  domain_hash bytea primary key,
  next_at timestamptz not null
);

-- What is known of an address, by its keyed hash. Bulk emails to a disabled one are not sent.
create table email_suppression (
  address_hash bytea primary key,
  hard_bounces smallint not null default 0,
  disabled_at timestamptz,
  reason text check (reason in ('bounces', 'complaint')),
  updated_at timestamptz not null,
  check ((disabled_at is null) = (reason is null))
);
create index email_suppression_updated on email_suppression (updated_at);

insert into retention (what, days, checked_on) values ('email_suppression', 730, '2026-11-17');
