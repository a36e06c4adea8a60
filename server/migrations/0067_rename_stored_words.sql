-- Columns and stored words get the names that the code and the API have (docs/decisions/D-126).
alter table audit_log rename column act to action;
alter index audit_log_act rename to audit_log_action;
create or replace function audit_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.before is null and new.after is null and new.reason is null
    and (new.id, new.at, new.admin_id, new.action, new.subject, new.subject_id)
      = (old.id, old.at, old.admin_id, old.action, old.subject, old.subject_id) then
    return new; -- erasure: what was written of a person goes, that something was done stays
  end if;
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $$;
alter table article_revision rename column act to action;
alter table bulk_change rename column act to action;
alter table bank_line rename column doubt to match_problem;

alter table bulk_change_listing rename column lacks to missing;
alter table bulk_change_listing drop constraint bulk_change_listing_state_check;
drop index bulk_change_listing_waits;
update bulk_change_listing set state = case state when 'waits' then 'waiting' else 'unchanged' end where state in ('waits', 'same');
update bulk_change_listing set refusal = 'listing_incomplete' where refusal = 'ad_incomplete';
alter table bulk_change_listing alter column state set default 'waiting',
  add constraint bulk_change_listing_state_check check (state in ('waiting', 'done', 'unchanged', 'refused'));
create index bulk_change_listing_waiting on bulk_change_listing (bulk_id, listing_id) where state = 'waiting';

-- Constraints that PostgreSQL named after a column.
do $$
declare
  part record;
begin
  for part in
    select c.conrelid::regclass as tab, c.conname as old,
      regexp_replace(c.conname, '_(act|doubt|lacks)_', format('_%s_', a.attname)) as new
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid in ('audit_log'::regclass, 'article_revision'::regclass, 'bulk_change'::regclass, 'bulk_change_listing'::regclass,
        'bank_line'::regclass)
      and c.conname ~ '_(act|doubt|lacks)_(check|not_null)$'
  loop
    execute format('alter table %s rename constraint %I to %I', part.tab, part.old, part.new);
  end loop;
end $$;

-- Searches of listings by agencies: in the history, in saved searches and in the daily count.
update search_history set query = regexp_replace(query, '(^|&)owner=office(?=&|$)', '\1owner=agency') where query like '%owner=office%';
update saved_search set query = regexp_replace(query, '(^|&)owner=office(?=&|$)', '\1owner=agency') where query like '%owner=office%';
update search_day set query = regexp_replace(query, '(^|&)owner=office(?=&|$)', '\1owner=agency') where query like '%owner=office%';

-- Emails, also those that wait to be sent, and what the list of failures says of them and of jobs.
create temporary table renamed (kind text, old_name text, new_name text) on commit drop;
insert into renamed values
  ('email', 'ad_changed_by_admin', 'listing_changed_by_admin'),
  ('email', 'ad_paused', 'listing_paused'),
  ('email', 'ad_reminder', 'listing_reminder'),
  ('email', 'ad_reminder_last', 'listing_reminder_last'),
  ('email', 'ad_stopped', 'listing_stopped'),
  ('email', 'ad_up', 'listing_published'),
  ('email', 'deletion_asked', 'deletion_requested'),
  ('job', 'ads-bulk', 'listings-bulk'),
  ('job', 'ads-confirm', 'listings-confirm'),
  ('job', 'agency-figures', 'agency-stats'),
  ('job', 'figures', 'market-stats'),
  ('job', 'figures-months', 'market-stats-months'),
  ('job', 'figures-rebuild', 'market-stats-rebuild');
update email_outbox set template = new_name from renamed where kind = 'email' and template = old_name;
update failure set name = new_name from renamed where renamed.kind = failure.kind and name = old_name;

-- The queue of jobs is made by the first start of a worker. A queue that nobody works at would fill up by its schedule.
do $$
begin
  if to_regclass('pgboss.queue') is null then
    return;
  end if;
  insert into pgboss.queue
    select (jsonb_populate_record(queue, jsonb_build_object('name', new_name))).* from pgboss.queue join renamed on kind = 'job' and name = old_name;
  update pgboss.job set name = new_name from renamed where kind = 'job' and name = old_name;
  update pgboss.job set data = jsonb_build_object('job', new_name) from renamed where kind = 'job' and data = jsonb_build_object('job', old_name);
  update pgboss.schedule set name = new_name, data = jsonb_build_object('job', new_name) from renamed where renamed.kind = 'job' and name = old_name;
  delete from pgboss.queue using renamed where kind = 'job' and name = old_name;
end $$;
