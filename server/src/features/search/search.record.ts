/** The hot statements as they reach PostgreSQL, on record beside the code that writes them: a changed plan begins here. */
import type { CompiledFilter } from './search.compile.ts';
import { countStatement, type Page, pageStatement, type Statement } from './search.queries.ts';

const filter: CompiledFilter = {
  purpose: 1,
  category: 1,
  ranges: [
    { lo: 16, hi: 400 },
    { lo: 4_000, hi: 4_000 },
  ],
  prefectures: null,
  conditions: [
    { column: 'type', op: '=', value: 1 },
    { column: 'price', op: '<=', value: 250_000 },
    { column: 'year', op: '<=', value: 2007 },
    { column: 'extras', op: 'has', value: '8388608' },
  ],
};

const page: Page = {
  sort: { column: 'ranked_at', descending: true },
  shape: 'sort',
  limit: 20,
  offset: 0,
  after: null,
  seqs: [16, 32, 4_000],
};

export const recordedStatements: Record<string, Statement> = {
  'count over ranges': countStatement(filter),
  'count over prefectures': countStatement({ ...filter, prefectures: [33, 34] }),
  'page, sort': pageStatement(filter, page),
  'page, walk': pageStatement(filter, { ...page, shape: 'walk' }),
  'page, walk, read on': pageStatement(filter, {
    ...page,
    shape: 'walk',
    after: { key: '2026-11-15 10:00:00+00', id: 7 },
  }),
  'page, walk by price': pageStatement(filter, {
    ...page,
    shape: 'walk',
    sort: { column: 'price', descending: false },
  }),
  'page, merge': pageStatement(filter, { ...page, shape: 'merge', sort: { column: 'price', descending: false } }),
};

export const recordText = (): string =>
  Object.entries(recordedStatements)
    .map(([name, { text }]) => `-- ${name}\n${text};\n`)
    .join('\n');
