alter table source rename column failing_told_at to failing_emailed_at;
