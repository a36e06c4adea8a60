-- Acts of admins that need a second admin: what was asked for, by whom, and what became of it. Nothing has happened until it is approved.
create table approval (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('factor_removal', 'account_deletion', 'bank_account', 'operator', 'refund')),
  -- What it would be done to: a user, a payment, or 0 for a setting. One request at a time.
  target_id bigint not null,
  -- The user it concerns; a request about nobody is gone with them.
  account_id bigint references account on delete cascade,
  subject text not null,
  subject_id bigint not null,
  -- What the act needs, and what it changes as the audit log would say it.
  input jsonb not null,
  before jsonb,
  after jsonb,
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn', 'expired')),
  requested_by bigint not null references account on delete cascade,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  check ((state = 'open') = (decided_at is null)),
  -- Nobody approves or rejects what they asked for themselves.
  check (state not in ('approved', 'rejected') or decided_by is distinct from requested_by)
);
create unique index approval_open on approval (kind, target_id) where state = 'open';
create index approval_open_since on approval (requested_at) where state = 'open';
create index approval_newest on approval (id desc) where state <> 'open';
create index approval_account on approval (account_id);
create index approval_requested_by on approval (requested_by);
create index approval_decided_by on approval (decided_by);

insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at) values
('approval', 1, '2026-01-01', 'open', '{"refund_euros": 500, "approval_hours": 24, "expire_hours": 168}',
 'Από ποιο ποσό και πάνω οι επιστροφές προς ένα γραφείο μέσα σε 30 ημέρες χρειάζονται έγκριση δεύτερου διαχειριστή, μέσα σε πόσες ώρες την περιμένουμε, και μετά από πόσες λήγει το αίτημα.',
 'From what amount refunds to one agency within 30 days need a second administrator’s approval, how many hours that may take, and after how many the request expires.',
 '2026-11-19T10:00:00Z', '2026-11-19T10:00:00Z');
