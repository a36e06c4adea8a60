-- How far each column of sealed bytes has come in being encrypted with the current key, written by the worker: one row a column.
create table sealed_column (
  -- table.column
  name text primary key,
  -- of the key that it is encrypted with
  key_id text not null,
  -- rows up to this one are done; null: the pass is over
  after_id bigint,
  -- what no key of the worker opens
  unreadable_rows integer not null default 0,
  -- of another key, counted at the end of a pass; null: not yet
  old_rows integer,
  checked_at timestamptz
);

-- Which key stored hashes are made with: another one would find none of them, and nobody would notice.
create table hash_key (
  only_one boolean primary key default true check (only_one),
  key_id text not null,
  since timestamptz not null
);
