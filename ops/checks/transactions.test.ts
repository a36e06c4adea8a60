import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findTransactionViolations } from './transactions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('every lock is taken on a transaction, and so is every second write', () => {
  const { violations, files, locks } = findTransactionViolations(['server/src/**/*.ts', 'demo/src/**/*.ts'], root);
  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(500);
  expect(locks).toBeGreaterThan(50);
});

it('finds every lock and every second write outside of a transaction among the fixtures, and nothing else', () => {
  const path = 'ops/checks/fixtures/transactions/queries.ts';
  const marked = readFileSync(`${root}/${path}`, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// found') ? [index + 1] : []));
  expect(marked).toHaveLength(7);
  const { violations } = findTransactionViolations([path], root);
  expect(violations.map(({ line }) => line).sort((a, b) => a - b)).toEqual(marked);
});
