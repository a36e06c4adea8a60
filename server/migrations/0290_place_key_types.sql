-- What kind of name a key is, so that a village, a station or a genitive is told from the name of the place itself.
alter table place_key
  add column type text not null default 'name' check (type in (
    'name', 'form', 'seat', 'alias', 'search_alias', 'settlement',
    'metro', 'train', 'tram', 'airport', 'university', 'beach', 'island', 'area'
  )),
  -- the alias in English, where the place files have it
  add column alias_en text;
