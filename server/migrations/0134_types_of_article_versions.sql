-- A version of an article is of the types an article can be of.
alter table article_revision
  add constraint article_revision_type_check check (type in ('explainer', 'how_to', 'checklist', 'analysis', 'report'));
