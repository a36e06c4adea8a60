-- How often the clock calls a job, as its worker knows: a page can then tell late from never.
alter table job_run add column expected_seconds integer;
