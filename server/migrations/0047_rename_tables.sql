-- Tables get the words of docs/glossary.md. Processes of the release before cannot run beside this one (docs/decisions/D-125).
do $$
declare
  renamed constant jsonb := '{
    "agency_figures": "agency_stats",
    "area_figure": "market_stats",
    "area_month": "market_stats_month",
    "bulk_ad": "bulk_change_listing",
    "card_to_forget": "card_to_detach",
    "figure_ad": "market_stats_listing",
    "figure_bin": "market_stats_bin",
    "figure_change": "market_stats_change",
    "figure_state": "market_stats_state",
    "file_to_remove": "file_to_delete",
    "mail_outbox": "email_outbox",
    "office_invitation": "agency_invitation",
    "office_member": "agency_agent",
    "photo_twin": "photo_duplicate",
    "place_area": "place_boundary",
    "place_tally": "place_listing_count",
    "programme_rule": "rule",
    "rules_badge": "golden_visa_badge"
  }';
  old text;
  new text;
  part text;
begin
  for old, new in select * from jsonb_each_text(renamed) loop
    execute format('alter table %I rename to %I', old, new);
    for part in select conname from pg_constraint where conrelid = new::regclass and starts_with(conname, old || '_') loop
      execute format('alter table %I rename constraint %I to %I', new, part, new || substr(part, length(old) + 1));
    end loop;
    for part in select relname from pg_index join pg_class on oid = indexrelid
      where indrelid = new::regclass and starts_with(relname, old || '_') loop
      execute format('alter index %I rename to %I', part, new || substr(part, length(old) + 1));
    end loop;
    for part in select tgname from pg_trigger where tgrelid = new::regclass and not tgisinternal and starts_with(tgname, old || '_') loop
      execute format('alter trigger %I on %I rename to %I', part, new, new || substr(part, length(old) + 1));
    end loop;
    if to_regclass(old || '_id_seq') is not null then
      execute format('alter sequence %I rename to %I', old || '_id_seq', new || '_id_seq');
    end if;
  end loop;
end $$;

alter index listing_desk rename to listing_dashboard;

alter function agency_has_figures rename to agency_create_stats;
alter trigger agency_has_figures on agency rename to agency_create_stats;
create or replace function agency_create_stats() returns trigger language plpgsql as $$
begin
  insert into agency_stats (agency_id) values (new.id) on conflict do nothing;
  return null;
end $$;

alter function note_figure_change rename to log_market_stats_change;
alter trigger listing_search_came on listing_search rename to listing_search_inserted;
alter trigger listing_search_went on listing_search rename to listing_search_deleted;
create or replace function log_market_stats_change() returns trigger language plpgsql as $$
begin
  insert into market_stats_change select listing_id from changed;
  return null;
end $$;

alter function office_member_leaves rename to agency_agent_leaves;
alter function conversation_is_free rename to conversation_unassign;
alter trigger conversation_is_free on agency_agent rename to conversation_unassign;

alter function programme_rule_stays rename to rule_stays;
create or replace function rule_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or
    (old.code, old.version, old.valid_from, old.status, old.params, old.text_el, old.text_en, old.source_url, old.changed_at, old.reason)
    is distinct from
    (new.code, new.version, new.valid_from, new.status, new.params, new.text_el, new.text_en, new.source_url, new.changed_at, new.reason)
  then
    raise exception 'rule is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

alter table place_boundary rename column area to shape;
alter index place_boundary_area rename to place_boundary_shape;
alter table land rename column area to shape;
alter index land_area rename to land_shape;
