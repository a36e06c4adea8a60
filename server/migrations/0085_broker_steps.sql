-- Steps on a private account that looks like an agent's (SAME-5): a question, a limit, a conversion, a suspension. Only
-- the question may come from the nightly job; everything else is an admin's, with reasons and a complaint.

-- Null: no limit of its own. Read under the lock of the account wherever a listing becomes active.
alter table account add max_listings smallint check (max_listings >= 0);

create table broker_step (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('statement', 'limit', 'convert', 'suspend')),
  taken_at timestamptz not null,
  -- Null: the nightly job, or an admin whose account is gone.
  taken_by bigint references account on delete set null,
  is_automatic boolean not null,
  reason text not null,
  -- What is new since the account was last cleared, or since the same step was undone.
  new_evidence text,
  -- The score at that moment: the facts of the statement of reasons. Without names of other accounts.
  points smallint not null,
  evidence jsonb not null,
  -- As the statement of reasons said it; a later version of the rule does not change it.
  max_listings smallint,
  -- Of a question: the last day of an answer, in Athens. One that comes later counts until an admin has decided.
  answer_by date,
  answered_at timestamptz,
  statement text,
  no_answer_at timestamptz,
  -- Listings that this step paused: reversed, these and no others are active again.
  paused_listing_ids bigint[] not null default '{}',
  complain_by date not null,
  -- Of the code in its email, which complains without a login. Null: there was no email.
  complaint_code_hash bytea unique,
  ended_at timestamptz,
  -- status_changed: an admin gave a suspended account another status by hand.
  end_reason text check (end_reason in ('accepted', 'next_step', 'reversed', 'lifted', 'converted', 'status_changed')),
  check (not is_automatic or kind = 'statement'),
  check ((kind = 'statement') = (answer_by is not null)),
  check ((kind in ('limit', 'convert')) = (max_listings is not null)),
  check ((ended_at is null) = (end_reason is null))
);
-- One at a time.
create unique index broker_step_open on broker_step (account_id) where ended_at is null;
create index broker_step_account on broker_step (account_id, id);
create index broker_step_answer_by on broker_step (answer_by)
  where kind = 'statement' and ended_at is null and answered_at is null and no_answer_at is null;
create index broker_step_taken_by on broker_step (taken_by) where taken_by is not null;
create index broker_step_ended on broker_step (ended_at) where ended_at is not null;

-- What the account says of each listing. It stands as it was written, also when the listing is deleted.
create table broker_answer (
  step_id bigint not null references broker_step on delete cascade,
  listing_id bigint not null,
  property_id bigint not null,
  purpose smallint not null check (purpose in (1, 2)),
  relation text not null check (relation in ('owner', 'relative', 'fee')),
  who text not null,
  primary key (step_id, listing_id)
);

create table broker_complaint (
  step_id bigint primary key references broker_step on delete cascade,
  made_at timestamptz not null,
  text text not null,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  outcome text check (outcome in ('accepted', 'rejected')),
  decision text,
  check ((decided_at is null) = (outcome is null)),
  check ((decided_at is null) = (decision is null))
);
create index broker_complaint_open on broker_complaint (made_at) where decided_at is null;
create index broker_complaint_decided_by on broker_complaint (decided_by) where decided_by is not null;

-- Where the account stands, for the admin's list. An account with a step stays in it without points.
alter table broker_score
  drop constraint broker_score_points_check,
  add check (points >= 0),
  add state text not null default 'new' check (state in
    ('new', 'asked', 'answered', 'no_answer', 'limited', 'conversion', 'suspended', 'converted', 'cleared')),
  add has_complaint boolean not null default false,
  -- When an admin was satisfied, and how many listings it had then, paused ones too: three more on offer bring the account up
  -- again.
  add cleared_at timestamptz,
  add cleared_listings integer,
  add check ((state = 'cleared') = (cleared_at is not null)),
  add check ((cleared_at is null) = (cleared_listings is null));
create index broker_score_state on broker_score (state, points, account_id);
create index broker_score_waiting on broker_score (points, account_id)
  where state in ('new', 'answered', 'no_answer') or has_complaint;

insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at) values
('private_account_limit', 1, '2026-01-01', 'open', '{"listings": 3, "answer_days": 14}',
 'Πόσες αγγελίες μπορεί να έχει ενεργές ένας ιδιωτικός λογαριασμός που περιορίστηκε, επειδή φαίνεται να ενεργεί ως μεσίτης, και πόσες ημέρες έχει για να απαντήσει στο ερώτημά μας.',
 'How many active listings a private account may have once it has been limited because it appears to act as an agent, and how many days it has to answer our question.',
 '2026-11-18T08:00:00Z', '2026-11-18T08:00:00Z');

insert into retention (what, days, checked_on) values ('broker_step', 730, '2026-11-18');

-- Both texts say it as it is built. Written before the site opened; versions that an admin publishes later are left alone.
alter table legal_text disable trigger legal_text_stays;
update legal_text set
  text_el = replace(text_el, 'Προφίλ για διαφήμιση δεν φτιάχνουμε.',
    'Κάθε βράδυ ένα πρόγραμμα ελέγχει ποιοι ιδιωτικοί λογαριασμοί μοιάζουν με μεσίτη, από τις αγγελίες τους και όσες αναφορές έχουν γίνει. Από μόνο του μπορεί μόνο να σε ρωτήσει αν τα ακίνητα είναι δικά σου. Για ό,τι ακολουθεί αποφασίζει άνθρωπος ([κρυφοί μεσίτες](/terms-conditions#hidden-brokers)). Προφίλ για διαφήμιση δεν φτιάχνουμε.'),
  text_en = replace(text_en, 'We build no advertising profiles.',
    'Every night a program checks which private accounts look like those of an agent, from their listings and from reports. On its own it can only ask you whether the properties are yours. Whatever follows is decided by a person ([hidden brokers](/terms-conditions#hidden-brokers)). We build no advertising profiles.')
where kind = 'privacy' and is_first;
update legal_text set
  text_el = replace(text_el, 'στο [{email}](mailto:{email}), χωρίς κόστος. Την εξετάζει',
    'στο [{email}](mailto:{email}) ή, για αποφάσεις που αφορούν τον λογαριασμό σου, από τη σελίδα «Έλεγχος λογαριασμού», χωρίς κόστος. Την εξετάζει'),
  text_en = replace(text_en, 'at [{email}](mailto:{email}), at no cost. Somebody',
    'at [{email}](mailto:{email}) or, for decisions about your account, on the page “Account review”, at no cost. Somebody')
where kind = 'terms' and is_first;
alter table legal_text enable trigger legal_text_stays;
