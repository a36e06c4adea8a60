import { expect, it } from 'vitest';
import { createSparklinePath } from './sparkline-path.ts';

it('[POST-5] thirty days become a line inside its box; no days, no line', () => {
  expect(createSparklinePath([])).toBeNull();
  expect(createSparklinePath([5])).toBeNull();
  expect(createSparklinePath([0, 5, 10])).toEqual({
    line: 'M0 30L60 16L120 2',
    ground: 'M0 30L60 16L120 2L120 32L0 32Z',
  });
  // Nothing at all lies on the ground, it does not divide by nothing.
  expect(createSparklinePath([0, 0])?.line).toBe('M0 30L120 30');
});
