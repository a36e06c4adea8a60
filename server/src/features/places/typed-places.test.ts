/** What people type and the place they mean, letter by letter, in both alphabets, with mistakes and by old names. */
import { readFileSync } from 'node:fs';
import type { PlaceSuggestion } from '@estia/contract/places/model';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { parseCsv } from '../../platform/csv.ts';
import { createPlaceSuggester, type PlaceSuggester } from './place-suggestions.service.ts';
import { createPlaceTreeCache } from './place-tree.service.ts';

const rows = parseCsv(readFileSync(new URL('../../../testing/places/typed-places.csv', import.meta.url), 'utf8')).map(
  (row) => ({ typed: row.typed ?? '', expected: (row.expected ?? '').split('|') }),
);

/** An expectation is a place, or the name that is shown for a place inside another. */
const isExpected = (option: PlaceSuggestion, expected: readonly string[]): boolean =>
  expected.includes(option.value) || expected.includes(option.title.el);

describe('what people type', () => {
  let testApp: TestApp;
  let suggest: PlaceSuggester;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    suggest = createPlaceSuggester(testApp.deps.db, createPlaceTreeCache(testApp.deps.db));
  });
  afterAll(() => testApp.close());

  it('[SRCH-2] 97 of 100 typed beginnings find their place first, all in the first three', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    const found = await Promise.all(rows.map(async (row) => ({ ...row, options: await suggest(row.typed) })));
    const late = found
      .map(({ typed, expected, options }) => {
        const [first] = options;
        const position = options.findIndex((option) => isExpected(option, expected));
        return {
          position,
          line: `${typed}: ${expected.join(' or ')} at ${position}, first ${first?.value} ${first?.title.el}`,
        };
      })
      .filter(({ position }) => position !== 0);
    const missed = late.filter(({ position }) => position < 0 || position > 2).map(({ line }) => line);
    expect(missed).toEqual([]);
    expect(late.length / rows.length, late.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(0.03);
  });
});
