import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageItems } from '@estia/contract/pages/legal-table-messages';
import { expect, it } from 'vitest';

/** Names that look alike and store nothing: a class of the map, a channel between tabs. */
const NOT_STORED = ['estia-pin', 'estia:hearts'];

it('[PAGE-1] the cookie policy names everything the browser is given to keep', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  expect(files.length).toBeGreaterThan(200);
  const named = storageItems.flatMap(({ name }) => name.split(', ')).map((name) => name.replace(/…$/, ''));
  const found = new Set(
    files.flatMap((text) => [
      ...[...text.matchAll(/'(estia[:-][a-z:-]+)'/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/browserMemory\(\s*'([^']+)'/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/STORE_KEY = '([^']+)'/g)].map(([, name = '']) => name),
    ]),
  );
  expect(found.size).toBeGreaterThan(6);
  expect([...found].filter((name) => !named.includes(name) && !NOT_STORED.includes(name))).toEqual([]);
});
