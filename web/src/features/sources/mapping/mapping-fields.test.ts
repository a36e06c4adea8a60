import { expect, it } from 'vitest';
import { type Column, getProposals, listMissing, readSettledColumns } from './column-fields.ts';
import { getValueFields, IGNORE, readSettledValues, type ValueRow } from './value-fields.ts';

const value = (over: Partial<ValueRow>): ValueRow => ({
  field: 'heating_id',
  from: 'Heating',
  value: 'Wood\ngas',
  count: 1,
  to: null,
  is_ignored: false,
  suggestions: [],
  is_certain: false,
  examples: [],
  ...over,
});

it('[EXTS-2] only what was changed in the form of values is saved; line ends of a value survive the form', () => {
  const rows = [
    value({}),
    value({ value: 'b', to: '4' }),
    value({ value: 'c', is_ignored: true }),
    value({ value: 'd' }),
  ];
  const chosen = ['3', '', IGNORE, IGNORE];
  const sent = Object.fromEntries(
    rows.flatMap((row, at) => {
      const { choice, about, identity } = getValueFields(row, at);
      // As a browser sends it.
      return [[choice, chosen[at] ?? ''] as const, [about, identity.replaceAll('\n', '\r\n')] as const];
    }),
  );
  expect(readSettledValues(sent)).toEqual([
    { field: 'heating_id', value: 'Wood\ngas', to: '3' },
    { field: 'heating_id', value: 'b', to: null },
    { field: 'heating_id', value: 'd', to: '' },
  ]);
});

it('[EXTS-2] a form of values that somebody has written by hand changes nothing that is no field', () => {
  expect(
    readSettledValues({ 'to-1': '3', 'about-1': '["owner","x",""]', 'to-2': '1', 'about-2': 'null', 'to-3': '1' }),
  ).toEqual([]);
});

it('fields of two values never share a name, whichever page they are on', () => {
  expect(getValueFields(value({}), 0).choice).not.toBe(getValueFields(value({ value: 'other' }), 0).choice);
});

const column = (position: number, name: string, over: Partial<Column> = {}): Column => ({
  position,
  name,
  samples: [],
  guess: null,
  chosen: null,
  ...over,
});

it('[EXTS-2] columns: two for one thing and none for the reference are faults; photos and places may be several', () => {
  const sent = (targets: string[]) =>
    Object.fromEntries(
      targets.flatMap((target, at) => [
        [`target-${at + 1}`, target],
        [`name-${at + 1}`, JSON.stringify(`c${at + 1}`)],
      ]),
    );
  expect(readSettledColumns(sent(['reference', 'price', '', 'price', 'photos', 'photos'])).faults).toEqual([
    { position: 4, name: 'c4', target: 'price' },
  ]);
  expect(readSettledColumns(sent(['price', 'owner'])).faults).toEqual([
    { position: null, name: '', target: 'reference' },
  ]);
  expect(readSettledColumns(sent(['reference', 'photos', 'photos'])).columns).toHaveLength(3);
});

it('[EXTS-2] what was settled is proposed; a header that has lost its reference is guessed again', () => {
  const settled = [column(1, 'a', { chosen: 'reference' }), column(2, 'b', { guess: 'price' })];
  expect([...getProposals(settled)]).toEqual([[1, 'reference']]);
  const changed = [column(1, 'A', { guess: 'reference' }), column(2, 'b', { chosen: 'price' })];
  expect([...getProposals(changed)]).toEqual([
    [1, 'reference'],
    [2, 'price'],
  ]);
  expect(listMissing(changed)).toEqual(['purpose', 'type_id', 'area', 'place']);
});
