/**
 * The statements that draw areas and borders. They work on a temporary table `cover`: areas of all kinds that share
 * their edges exactly and run out into the sea. From it come the areas (cut at the coast) and the borders (shared edges).
 */
export const mercatorPointSql = (lon: string, lat: string): string =>
  `st_transform(st_setsrid(st_point(${lon}, ${lat}), 4326), 3857)`;

/** Metres around the outermost points: no cell is larger than it needs to be to reach its coast. */
const COVER_MARGIN_M = 30_000;

export const createCoverSql = `create temp table cover (
  kind text, id int, parent_id int, approximate boolean default true, g geometry, primary key (kind, id)) on commit drop`;

/** Every point that is known to lie in a district, each spot once; the district's own centre wins. */
export const createSitesSql = `create temp table site on commit drop as
  select distinct on (round(st_x(p)), round(st_y(p))) district_id, p from (
    select id as district_id, ${mercatorPointSql('lon', 'lat')} as p, 0 as turn from district
    union all select district_id, ${mercatorPointSql('lon', 'lat')}, 1 from settlement
    union all select district_id, ${mercatorPointSql('lon', 'lat')}, 2 from postcode) known
  order by round(st_x(p)), round(st_y(p)), turn`;

const dissolveSql = (kind: string, table: string, parent: string, child: string): string => `
  insert into cover (kind, id, parent_id, g)
  select '${kind}', p.id, ${parent}, st_union(c.g) from cover c join ${child} k on k.id = c.id
  join ${table} p on p.id = k.${table}_id where c.kind = '${child}' group by p.id`;

export const coverStatements: readonly string[] = [
  createCoverSql,
  createSitesSql,
  'create index on site using gist (p)',
  `create temp table cell on commit drop as
     select (st_dump(st_voronoipolygons(st_collect(p), 0, st_expand(st_extent(p)::geometry, ${COVER_MARGIN_M})))).geom as g from site`,
  'create index on cell using gist (g)',
  'analyze site, cell',
  `insert into cover (kind, id, parent_id, g)
     select 'district', d.id, d.municipality_id, st_union(c.g)
     from site s join cell c on st_intersects(c.g, s.p) join district d on d.id = s.district_id group by d.id`,
  dissolveSql('municipality', 'municipality', 'p.prefecture_id', 'district'),
  dissolveSql('prefecture', 'prefecture', 'p.region_id', 'municipality'),
  dissolveSql('region', 'region', '0', 'prefecture'),
];

/** Greek land in small pieces: cutting at a coast of 12,000 points a thousand times over would take most of the load. */
export const landPieceStatements: readonly string[] = [
  `create temp table piece on commit drop as
     select st_subdivide(shape, 256) as g from land where side = 'greece'`,
  'create index on piece using gist (g)',
  'analyze piece',
];

/** Cut at the coast. A piece that lies within the area, or around it, is no work. */
export const boundaryStatements: readonly string[] = [
  ...landPieceStatements,
  `insert into place_boundary (kind, place_id, approximate, shape)
     select kind, id, true, st_multi(st_union(g, 0.01)) from (
       select c.kind, c.id, case when st_covers(c.g, p.g) then p.g
         else st_collectionextract(st_intersection(c.g, p.g), 3) end as g
       from cover c join piece p on st_intersects(c.g, p.g) where c.kind = 'district') part
     where not st_isempty(g) group by kind, id`,
  ...[
    ['municipality', 'district'],
    ['prefecture', 'municipality'],
    ['region', 'prefecture'],
  ].map(
    ([kind, child]) => `insert into place_boundary (kind, place_id, approximate, shape)
     select '${kind}', k.${kind}_id, true, st_multi(st_union(a.shape, 0.01))
     from place_boundary a join ${child} k on k.id = a.place_id where a.kind = '${child}' group by k.${kind}_id`,
  ),
];

/** Where two areas of one parent meet, on land: a border out at sea means nothing to anybody. */
export const borderStatements: readonly string[] = [
  'create index on cover using gist (g)',
  'analyze cover',
  `create temp table edge on commit drop as
     select a.kind, a.approximate or b.approximate as approximate, a.id as one, b.id as other,
            st_linemerge(st_collectionextract(st_intersection(st_boundary(a.g), st_boundary(b.g)), 2)) as line
     from cover a join cover b
       on a.kind = b.kind and a.parent_id = b.parent_id and a.id < b.id and st_intersects(a.g, b.g)`,
  `insert into place_border (kind, approximate, line)
     select kind, approximate, st_multi(st_linemerge(st_collectionextract(st_union(st_intersection(e.line, p.g)), 2)))
     from edge e join piece p on st_intersects(p.g, e.line)
     group by kind, approximate, one, other`,
  'delete from place_border where st_isempty(line)',
];

/** The land frontier: where Greek land and other land meet. */
export const countryBorderStatements: readonly string[] = [
  `insert into place_border (kind, approximate, line)
     select 'country', false, st_multi(st_linemerge(st_collectionextract(
       st_intersection(st_boundary(g.shape), st_boundary(a.shape)), 2)))
     from land g join land a on g.side = 'greece' and a.side = 'abroad' and st_intersects(g.shape, a.shape)
     where st_length(st_collectionextract(st_intersection(st_boundary(g.shape), st_boundary(a.shape)), 2)) > 0`,
];

/**
 * Names, each from the zoom where it has room. A district or settlement with the name of the place around it would say
 * the same twice. Nobody counts the people of a neighbourhood or a village: they come after those that are counted.
 */
export const labelStatements: readonly string[] = [
  `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'prefecture', id, name_el, name_en, 7, population, st_pointonsurface(a.shape)
     from prefecture p join place_boundary a on a.kind = 'prefecture' and a.place_id = p.id
     where not exists (select 1 from municipality m where m.prefecture_id = p.id and m.name_el = p.name_el)`,
  `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'municipality', id, name_el, name_en,
            case when population >= 250000 then 4 when population >= 120000 then 5 when population >= 60000 then 6
                 when population >= 25000 then 7 when population >= 8000 then 8 else 9 end,
            population, ${mercatorPointSql('lon', 'lat')} from municipality`,
  `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'district', d.id, d.name_el, d.name_en,
            case when d.population >= 15000 then 10 when d.population >= 3000 then 11 else 12 end,
            greatest(d.population, case d.kind when 'neighbourhood' then 9000 else 0 end), ${mercatorPointSql('d.lon', 'd.lat')}
     from district d join municipality m on m.id = d.municipality_id where m.name_el <> d.name_el`,
  `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'settlement', s.id, s.name_el, s.name_en, 13, 0, ${mercatorPointSql('s.lon', 's.lat')}
     from settlement s join district d on d.id = s.district_id join municipality m on m.id = d.municipality_id
     where s.name_el not in (d.name_el, m.name_el)`,
];
