/** The hot statements as they reach PostgreSQL, on record beside the code that writes them: a changed plan begins here. */
import { compileFacetStatement } from './facets/facets.queries.ts';
import type { CompiledFilter } from './filter-compiler.ts';
import { coverWithCells, type MapShape } from './map-cells.ts';
import { compileCountStatement, compilePageStatement, type PageOptions, type Statement } from './search.queries.ts';
import { compileTileStatement } from './tiles.queries.ts';

const filter: CompiledFilter = {
  purpose: 1,
  category: 1,
  ranges: [
    { lo: 16, hi: 400 },
    { lo: 4_000, hi: 4_000 },
  ],
  prefectures: null,
  onMap: null,
  cells: [],
  words: null,
  wordsLead: false,
  impossible: false,
  conditions: [
    { group: 'types', column: 'type', op: 'in', value: [1, 3] },
    { group: 'price', column: 'price', op: '<=', value: 250_000 },
    { group: 'year', column: 'year', op: '<=', value: 2007, orNull: true },
    { group: 'extras', column: 'extras', op: 'has', value: '8388608' },
  ],
};

const mapShape: MapShape = {
  box: { x1: 151_900_000, y1: 103_400_000, x2: 151_950_000, y2: 103_450_000 },
  circle: { x: 151_920_000, y: 103_420_000, r: 20_000 },
  polygons: [
    [
      { x: 151_900_000, y: 103_400_000 },
      { x: 151_950_000, y: 103_400_000 },
      { x: 151_920_000, y: 103_450_000 },
    ],
  ],
};
const mapFilter: CompiledFilter = { ...filter, ranges: null, onMap: mapShape, cells: coverWithCells(mapShape, 4) };
const textFilter: CompiledFilter = { ...filter, wordsLead: true, words: "'=1.1' & ('διαμερισμα' | 'διαμερισματα')" };

const page: PageOptions = {
  sort: { column: 'ranked_at', descending: true },
  shape: 'sort',
  limit: 20,
  offset: 0,
  after: null,
  seqs: [16, 32, 4_000],
};

/** Made when asked for: the features know each other, and who is read first has not everything yet. */
export const getRecordedStatements = (): Record<string, Statement> => ({
  'count over ranges': compileCountStatement(filter),
  'count over prefectures': compileCountStatement({ ...filter, prefectures: [33, 34] }),
  'page, sort': compilePageStatement(filter, page),
  'page, walk': compilePageStatement(filter, { ...page, shape: 'walk' }),
  'page, walk, read on': compilePageStatement(filter, {
    ...page,
    shape: 'walk',
    after: { key: '2026-11-15 10:00:00+00', id: 7 },
  }),
  'page, walk by price': compilePageStatement(filter, {
    ...page,
    shape: 'walk',
    sort: { column: 'price', descending: false },
  }),
  'count on the map': compileCountStatement(mapFilter),
  'count by words': compileCountStatement(textFilter),
  'count of words on the map': compileCountStatement({ ...mapFilter, words: textFilter.words }),
  'page on the map, sort': compilePageStatement(mapFilter, page),
  'page by words, walk': compilePageStatement(textFilter, { ...page, shape: 'walk' }),
  facets: compileFacetStatement(filter, { since: [new Date(0)], oneIn: 1 }),
  'facets on the map': compileFacetStatement(mapFilter, { since: [new Date(0)], oneIn: 1 }),
  tile: compileTileStatement(filter, 12, 2_317, 1_578),
  'page, merge': compilePageStatement(filter, {
    ...page,
    shape: 'merge',
    sort: { column: 'price', descending: false },
  }),
});

export const renderRecordedSql = (): string =>
  Object.entries(getRecordedStatements())
    .map(([name, { text }]) => `-- ${name}\n${text};\n`)
    .join('\n');
