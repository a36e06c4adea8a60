-- Why a listing is paused: the name that the API gives it (docs/decisions/D-125).
alter table listing rename column paused_for to pause_reason;
do $$
declare
  part text;
begin
  for part in select conname from pg_constraint where conrelid = 'listing'::regclass and conname like 'listing\_paused\_for\_%' loop
    execute format('alter table listing rename constraint %I to %I', part, replace(part, 'paused_for', 'pause_reason'));
  end loop;
end $$;
