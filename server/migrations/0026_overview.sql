-- Areas in few points, thinned so that neighbours still meet, for maps that show much of the country at once. In web mercator.
-- Drawn after the areas themselves (features/places/overview.load.ts); `version` is that of map_load it was drawn for.
create table place_overview (
  kind text not null check (kind in ('region', 'prefecture', 'municipality')),
  place_id integer not null,
  version integer not null,
  shape geometry(MultiPolygon, 3857) not null,
  primary key (kind, place_id)
);
create index place_overview_shape on place_overview using gist (shape);
