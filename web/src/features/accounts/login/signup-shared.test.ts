import { expect, it } from 'vitest';
import { storeShared, takeShared } from './signup-shared.ts';

const newStore = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};

it('[AUTH-1] what both forms of registration ask goes from one to the other, once, and no password with it', () => {
  const store = newStore();
  const both = { username: 'Μάρκος', email: 'markos@estia.example', over_18: 'on' };
  storeShared(
    { ...both, mobile: '', password: 'τρία μικρά', passwordConfirmation: 'τρία μικρά', form_key: 'k' },
    store,
  );
  expect([...store.stored.values()].join()).not.toContain('τρία');
  expect(takeShared(store)).toEqual(both);
  expect(store.stored.size).toBe(0);
  expect(takeShared(store)).toEqual({});
});

it('[AUTH-1] what is none of ours in the storage is left out', () => {
  const store = newStore();
  store.setItem('estia:signup', '{"email":7,"password":"x","username":"Άννα"}');
  expect(takeShared(store)).toEqual({ username: 'Άννα' });
  store.setItem('estia:signup', 'no json');
  expect(takeShared(store)).toEqual({});
  expect(takeShared(null)).toEqual({});
});
