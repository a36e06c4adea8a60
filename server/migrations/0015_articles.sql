-- ARTC-1, ARTC-2: articles that are written, scheduled, changed by several people and brought back.
-- draft: never up · scheduled: published_at to come · published · unpublished: was up and was taken down.
alter table article
  add column type text not null default 'explainer'
    check (type in ('explainer', 'how_to', 'checklist', 'analysis', 'report')),
  -- what the main picture shows
  add column photo_alt_el text not null default '',
  add column photo_alt_en text not null default '',
  -- one more with every change: who saves says which one they saw
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column unpublished_at timestamptz,
  add constraint article_either_up_or_down check (published_at is null or unpublished_at is null);
update article set updated_at = coalesce(published_at, created_at);
-- What the list of a category and related articles read.
create index article_category on article (category_id, published_at desc) where published_at is not null;
create index article_tags on article using gin (tags) where published_at is not null;
-- What an admin's list reads of what is not up.
create index article_resting on article (updated_at desc) where published_at is null;

-- Pictures that were sent in for articles. One that no state of any article shows is swept.
create table article_picture (
  photo_id bigint primary key references photo on delete cascade,
  created_at timestamptz not null,
  created_by bigint references account on delete set null
);
create index article_picture_sender on article_picture (created_by) where created_by is not null;
create index article_picture_age on article_picture (created_at);

-- Every saved state, whole: the newest is what the article says now. Nothing here is changed afterwards.
create table article_revision (
  article_id integer not null references article on delete cascade,
  version integer not null,
  at timestamptz not null,
  account_id bigint references account on delete set null,
  -- saved, published, scheduled, unpublished, restored
  act text not null,
  -- the state that was brought back
  restored_from integer,
  category_id smallint not null,
  type text not null,
  title_el text not null,
  title_en text not null,
  description_el text not null,
  description_en text not null,
  content_el text not null,
  content_en text not null,
  author text not null,
  tags text[] not null,
  photo_id bigint references photo,
  photo_alt_el text not null,
  photo_alt_en text not null,
  published_at timestamptz,
  primary key (article_id, version)
);
create index article_revision_writer on article_revision (account_id) where account_id is not null;
create index article_revision_main_photo on article_revision (photo_id) where photo_id is not null;

-- Pictures inside the texts of a state.
create table article_revision_photo (
  article_id integer not null,
  version integer not null,
  photo_id bigint not null references photo,
  primary key (article_id, version, photo_id),
  foreign key (article_id, version) references article_revision on delete cascade
);
create index article_revision_photo_photo on article_revision_photo (photo_id);

insert into article_revision (article_id, version, at, act, category_id, type, title_el, title_en, description_el,
  description_en, content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at)
select id, version, updated_at, 'saved', category_id, type, title_el, title_en, description_el, description_en,
  content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at
from article;
