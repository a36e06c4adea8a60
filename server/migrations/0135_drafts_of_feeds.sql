-- An item that lacks only what a person can add becomes a draft. Its source goes on writing it, and publishes it once nothing is missing.
alter table source_item
  add column draft_id bigint references draft (id) on delete set null,
  drop constraint source_item_state_check,
  -- draft: not published yet. Without draft_id its agency has deleted the draft.
  add constraint source_item_state_check check (state in ('live', 'gone', 'rejected', 'draft'));
create unique index source_item_draft on source_item (draft_id) where draft_id is not null;
drop index source_item_seen;
create index source_item_seen on source_item (source_id, seen_run_id) where state in ('live', 'draft');

alter table source_run_item
  drop constraint source_run_item_action_check,
  add constraint source_run_item_action_check check (action in ('create', 'update', 'remove', 'draft', 'reject'));
alter table source_run
  add column drafts integer not null default 0,
  add column applied_drafts integer not null default 0;
