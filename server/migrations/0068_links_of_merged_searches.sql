-- A visitor's search that went into an account: the links of old emails still stop it. They name its number then, with the
-- key version of then; where the account had saved the same search, its own is the one that goes on.
create table former_search_link (
  saved_search_id bigint not null,
  key_version smallint not null,
  current_id bigint not null references saved_search on delete cascade,
  primary key (saved_search_id, key_version)
);
create index former_search_link_current on former_search_link (current_id);

-- Raised when a search is saved again after its code was used: the old code begins nothing.
alter table saved_search add column code_version smallint not null default 1;

-- Push services that let us wait, one time after the other.
alter table push_subscription add column timeouts smallint not null default 0;
