import { expect, it } from 'vitest';
import { readSearchName } from './read-search-name.ts';

it.each([
  [{ name: ' Για τη Μαρία ', original_name: 'Αγορά · Χαλάνδρι' }, 'Για τη Μαρία'],
  [{ name: 'Αγορά · Χαλάνδρι', original_name: 'Αγορά · Χαλάνδρι ' }, null],
  [{ name: 'Για τη Μαρία' }, 'Για τη Μαρία'],
  [{ name: ' ', original_name: 'Αγορά' }, null],
  [{}, null],
])('[ALRT-1] %j is the name %s', (values, name) => {
  expect(readSearchName(values as Record<string, string>)).toBe(name);
});
