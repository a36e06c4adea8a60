import { expect, it } from 'vitest';
import { compare, type Measurements } from './budget-limits.ts';

const budgets: Measurements = {
  'page /': { scriptBytes: 100_000, styleBytes: 12_000, htmlBytes: 90_000, statements: 10, renderRatio: 4 },
  seed: { seedRatio: 20 },
};
const grown = (factor: number): Measurements =>
  Object.fromEntries(
    Object.entries(budgets).map(([name, measured]) => [
      name,
      Object.fromEntries(Object.entries(measured).map(([kind, measured]) => [kind, measured * factor])),
    ]),
  );

it('holds what is as it was, and what became smaller', () => {
  for (const factor of [1, 0.9]) expect(compare(budgets, grown(factor)).filter(({ ok }) => !ok)).toEqual([]);
});

it('fails every kind that grew by a tenth', () => {
  expect(compare(budgets, grown(1.1)).filter(({ ok }) => ok)).toEqual([]);
});

it('fails what has no budget, and a budget that nothing was measured for', () => {
  const others = { 'page /': { scriptBytes: 1, statements: 1, renderRatio: 1 }, 'page /new': { scriptBytes: 1 } };
  const failed = compare(budgets, others).filter(({ ok }) => !ok);
  expect(failed.map(({ name, kind }) => `${name} ${kind}`).sort()).toEqual([
    'page / htmlBytes',
    'page / styleBytes',
    'page /new scriptBytes',
    'seed seedRatio',
  ]);
});

it('fails where no statement was counted of what sends some', () => {
  const statements = (count: number): Measurements => ({ 'call search': { statements: count } });
  expect(compare(statements(2), statements(0)).map(({ ok }) => ok)).toEqual([false]);
  expect(compare(statements(0), statements(0)).map(({ ok }) => ok)).toEqual([true]);
});
