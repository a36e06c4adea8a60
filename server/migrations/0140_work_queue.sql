-- The work queue of admins. Its items are derived from the rows that wait (features/work-queue): nothing of them is stored
-- here but who has one in hand. A row without an open item means nothing and is deleted in time.
create table work_claim (
  kind text not null check (kind in ('report', 'agency', 'complaint', 'hidden_broker', 'dispute', 'exclusive_case', 'match', 'deposit',
    'invoice', 'overdue', 'source', 'failure')),
  -- The key of what waits: a number, two for a pair of properties, the name of a job.
  subject text not null check (length(subject) between 1 and 120),
  admin_id bigint not null references account on delete cascade,
  claimed_at timestamptz not null,
  -- A claim that nothing was done about for as long as the rule says is open to others.
  active_at timestamptz not null,
  -- Handed over by another admin, with what they wrote.
  handed_by bigint references account on delete set null,
  note text check (length(note) between 1 and 500),
  primary key (kind, subject)
);
create index work_claim_admin on work_claim (admin_id);
create index work_claim_handed_by on work_claim (handed_by) where handed_by is not null;
create index work_claim_active on work_claim (active_at);

-- A failed job waits until somebody says that it is dealt with; failing again on the same day, it waits again.
alter table failure add handled_at timestamptz, add handled_by bigint;
update failure set handled_at = last_at where last_at < now() - interval '2 days';
create index failure_unhandled on failure (name, first_at) where kind = 'job' and handled_at is null;

-- Since when a private account stands where it stands.
alter table broker_score add state_since timestamptz not null default now();
update broker_score set state_since = computed_at;

create index source_failing on source (failing_since) where state = 'active' and failing_since is not null;

-- Figures of the last days.
create index payment_at on payment (at) include (cents);
create index conversation_confirmed on conversation (confirmed_at) where confirmed_at is not null;
create index charge_closed on charge ((coalesce(paid_at, void_at))) where state <> 'due';

insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at) values
('work_queue', 1, '2026-01-01', 'open',
 '{"report_illegal_hours": 24, "report_hours": 168, "agency_hours": 48, "complaint_hours": 336, "hidden_broker_hours": 168, "dispute_hours": 72, "exclusive_case_hours": 72, "match_hours": 168, "deposit_hours": 24, "invoice_hours": 24, "overdue_hours": 168, "source_hours": 72, "source_failing_hours": 48, "failure_hours": 24, "claim_minutes": 60}',
 'Μέσα σε πόσες ώρες αποφασίζουμε για όσα περιμένουν στις εκκρεμότητες, και για πόσα λεπτά κρατά μια εκκρεμότητα όποιος την ανέλαβε.',
 'Within how many hours we decide what waits in the work queue, and for how many minutes an item stays with whoever claimed it.',
 '2026-11-19T08:00:00Z', '2026-11-19T08:00:00Z');
