-- What its agency was told of last: the same cause is told once, until it is over. It takes the place of failing_emailed_at.
alter table source add column emailed_cause text;
update source set emailed_cause = 'failing' where failing_emailed_at is not null;
