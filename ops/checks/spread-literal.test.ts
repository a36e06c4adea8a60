import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSpreadViolations, SPREAD_PLUGIN } from './lint-fixture.ts';

it('refuses object and array literals that are spread into another, and nothing else', async () => {
  expect(await listSpreadViolations('spread-literals/literals.tsx')).toEqual([1, 2, 3, 4]);
  const { plugins } = JSON.parse(readFileSync(new URL('../../biome.json', import.meta.url), 'utf8'));
  expect(plugins).toContain(SPREAD_PLUGIN);
});
