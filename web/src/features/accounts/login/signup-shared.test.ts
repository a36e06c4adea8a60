import { expect, it } from 'vitest';
import { keepShared, takeShared } from './signup-shared.ts';

const newStore = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it('[AUTH-1] what both forms of registration ask goes from one to the other, once, and no password with it', () => {
  const store = newStore();
  const both = { username: 'Μάρκος', email: 'markos@estia.example', over_18: 'on' };
  keepShared({ ...both, mobile: '', password: 'τρία μικρά', passwordConfirmation: 'τρία μικρά', form_key: 'k' }, store);
  expect([...store.kept.values()].join()).not.toContain('τρία');
  expect(takeShared(store)).toEqual(both);
  expect(store.kept.size).toBe(0);
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
