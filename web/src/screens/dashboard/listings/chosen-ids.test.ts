import { expect, it } from 'vitest';
import { getChosenIds } from './chosen-ids.ts';

it('[POST-5] only ticked boxes of real ids are acted on', () => {
  expect(getChosenIds({ 'id-12': 'on', 'id-7': 'on', intent: 'remove' })).toEqual([12, 7]);
  expect(getChosenIds({ 'id-0': 'on', 'id-x': 'on', 'id-': 'on', id: '5', 'id-1;2': 'on' })).toEqual([]);
});
