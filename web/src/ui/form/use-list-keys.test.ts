import { expect, it } from 'vitest';
import { stepThroughList } from './use-list-keys.ts';

it.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
] as const)('[SRCH-2] from %i an arrow of %i in a list of %i leads to %i', (active, step, length, next) => {
  expect(stepThroughList(active, step, length)).toBe(next);
});
