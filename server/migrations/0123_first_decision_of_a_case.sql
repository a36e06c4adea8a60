-- A case of two exclusive mandates that is decided again is about what was signed up to its first decision: a mandate signed
-- after that is another one, and keeps its badge.
alter table exclusive_case add column first_decided_at timestamptz;
update exclusive_case set first_decided_at = decided_at where decided_at is not null;
