-- The base map of our own: coast, areas of places and the borders between them, all in web mercator, so that a tile is
-- cut without reprojecting. Filled from server/data/places by features/places/map.load.ts; see docs/map.md.
create table land (
  side text not null check (side in ('greece', 'abroad')),
  area geometry(Polygon, 3857) not null,
  -- for zooms up to 8, where 150 m is less than half a pixel
  far geometry(Geometry, 3857) generated always as (st_simplifypreservetopology(area, 150)) stored
);
create index land_area on land using gist (area);

create table place_area (
  kind text not null check (kind in ('region', 'prefecture', 'municipality', 'district')),
  place_id integer not null,
  -- drawn by ourselves from settlement points, not read from an official boundary file
  approximate boolean not null,
  area geometry(MultiPolygon, 3857) not null,
  far geometry(Geometry, 3857) generated always as (st_simplifypreservetopology(area, 150)) stored,
  primary key (kind, place_id)
);
create index place_area_area on place_area using gist (area);

-- Where two areas of a kind meet inside one parent, each line once, without the coast. Polygons would draw every border
-- twice, and the coast as well.
create table place_border (
  kind text not null check (kind in ('country', 'region', 'prefecture', 'municipality', 'district')),
  approximate boolean not null,
  line geometry(MultiLineString, 3857) not null
);
create index place_border_line on place_border using gist (line);

create table map_label (
  kind text not null check (kind in ('region', 'prefecture', 'municipality', 'district', 'settlement', 'sea')),
  place_id text not null,
  name_el text not null,
  name_en text not null,
  -- the zoom from which there is room for this name
  zoom smallint not null,
  -- larger places win where names meet
  rank integer not null,
  point geometry(Point, 3857) not null,
  primary key (kind, place_id)
);
create index map_label_point on map_label using gist (point);

-- Which version of the files and of the loader is loaded, and a number that changes with every load or import: the
-- address of the tiles carries it, so that a kept tile is never a wrong tile.
create table map_load (
  sha256 text not null,
  version integer not null
);
