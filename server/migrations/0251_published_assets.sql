-- Scripts, styles and fonts of releases, which lie in the file store as assets/NAME. Names carry their content. What no release names any
-- more stays for tabs and cached pages of the releases before, and is deleted after the days of `retention`.
create table published_asset (
  name text primary key check (name ~ '^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$'),
  -- null: the newest release names it
  superseded_at timestamptz
);
create index published_asset_superseded on published_asset (superseded_at) where superseded_at is not null;

insert into retention (what, days, checked_on) values ('published_asset', 30, '2026-11-19');
