import { type EstimateFacts, estimateFactNames } from '@estia/contract/valuation/estimate-facts';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearTabStorage } from '../../platform/tab-storage.ts';
import { storeFacts, takeFacts } from './facts-storage.ts';

const facts = {
  ...Object.fromEntries(estimateFactNames.map((name) => [name, ''])),
  for: 'rent',
  type_id: '1',
  district_id: '461200',
  street: '',
  area: '92',
  lat: '38.02',
  lon: '23.79',
  extras: [],
} as unknown as EstimateFacts;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('are given once, without the pin', () => {
  storeFacts(facts, 700);
  expect(takeFacts()).toEqual({ facts: { ...facts, lat: '', lon: '' }, price: 700 });
  expect(takeFacts()).toBeNull();
});

it('are not given after a logout', () => {
  storeFacts(facts, 700);
  clearTabStorage();
  expect(takeFacts()).toBeNull();
});
