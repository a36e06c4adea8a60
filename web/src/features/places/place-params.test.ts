import { expect, it } from 'vitest';
import { createPlaceSearchPath, formatPlaceParams, parsePlaceParams } from './place-params.ts';

const read = (query: string) => parsePlaceParams(new URLSearchParams(query), 5);

it('[AGEN-1] [PAGE-1] places come repeated or in lists, each once and in one order, and never more than ten', () => {
  expect(read('district_ids=9,7&district_ids=7&prefecture_ids=33&municipality_ids=0,x,-1').places).toEqual([
    { kind: 'prefecture', id: 33 },
    { kind: 'district', id: 7 },
    { kind: 'district', id: 9 },
  ]);
  expect(read('district_ids=1,2,3,4,5,6,7,8,9,10,11,12').places).toHaveLength(10);
});

it.each([
  ['page=5', 5],
  ['page=6', 1],
  ['page=0', 1],
  ['page=2.5', 1],
  ['', 1],
])('[AGEN-1] [PAGE-1] a page that is none is the first: %s', (query, page) => {
  expect(read(query).page).toBe(page);
});

it('[AGEN-1] [PAGE-1] an address names what is asked for and nothing else, and is read back', () => {
  const { places } = read('district_ids=9,7&prefecture_ids=33');
  expect(formatPlaceParams(places)).toEqual([
    ['prefecture_ids', '33'],
    ['district_ids', '7,9'],
  ]);
  const path = createPlaceSearchPath('/show-realtors', places, { name: 'Α & Β', gemi: '' }, 2);
  expect(path).toBe(`/show-realtors?prefecture_ids=33&district_ids=7,9&name=${encodeURIComponent('Α & Β')}&page=2`);
  expect(read(path.split('?')[1] ?? '')).toEqual({ places, q: '', page: 2 });
  expect(createPlaceSearchPath('/complexes', [], { stage: '' }, 1)).toBe('/complexes');
});
