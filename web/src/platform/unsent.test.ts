import { expect, it } from 'vitest';
import { isStoredFor, knownAgain, remembered, type Shape } from './unsent.ts';

const here = '/dashboard/admin/articles/new';
const shape = (names: string[], more: Partial<Shape> = {}): Shape => ({
  path: here,
  form: null,
  names,
  hidden: [],
  ...more,
});

const logout = shape([], { path: '/auth/logout' });
const article = shape(['content.el', 'form_key', 'title.el', 'version']);

it('a form without a name is known again by where it goes and what it asks, not by being the first', () => {
  const control = shape(['intent'], { hidden: [['intent', 'archive']] });
  expect(knownAgain(article, [logout, control, article])).toBe(article);
  expect(knownAgain(article, [logout, control])).toBeUndefined();
  expect(knownAgain(article, [{ ...article, path: '/dashboard/admin/articles' }])).toBeUndefined();
  expect(knownAgain(article, [{ ...article, form: 'reply' }])).toBeUndefined();
});

it('a question that came with an answer does not make it another form', () => {
  const conflict = shape([...article.names, 'over'].sort());
  expect(knownAgain(conflict, [logout, article])).toBe(article);
  expect(knownAgain(article, [conflict, article])).toBe(article);
});

it('of forms that ask the same, the one with the same hidden fields; none if that cannot be told', () => {
  const row = (id: string) => shape(['id', 'note'], { hidden: [['id', id]] });
  const rows = [row('1'), row('2')];
  expect(knownAgain(row('2'), rows)).toBe(rows[1]);
  expect(knownAgain(row('3'), rows)).toBeUndefined();
});

it('a form that has a name is known by it, whatever it asks today', () => {
  const reply = shape(['form', 'reply.body'], { form: 'reply' });
  expect(knownAgain(shape(['form'], { form: 'reply' }), [logout, article, reply])).toBe(reply);
});

const makeStore = () => {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
};

it('what one account typed is given to no other, and is not kept for later', () => {
  const store = makeStore();
  const unsent = { account: 7, ...article, values: [['title.el', 'Α']] };
  store.setItem('estia:unsent', JSON.stringify(unsent));
  expect(remembered(7, '/dashboard', store)).toBeNull();
  expect(remembered(7, here, store)).toEqual(unsent);
  expect(remembered(8, here, store)).toBeNull();
  expect(remembered(7, here, store)).toBeNull();
  // Kept by a page that did not write down whose it was.
  store.setItem('estia:unsent', JSON.stringify({ ...unsent, account: undefined }));
  expect(remembered(7, here, store)).toBeNull();
});

it('a login promises what was typed only where the page behind it will give something back', () => {
  const store = makeStore();
  const save = (more: object) =>
    store.setItem('estia:unsent', JSON.stringify({ account: 7, ...article, values: [['title.el', 'Α']], ...more }));
  expect(isStoredFor(`${here}?unsent=1`, store)).toBe(false);
  save({});
  expect(isStoredFor(`${here}?unsent=1`, store)).toBe(true);
  expect(isStoredFor(here, store)).toBe(false);
  expect(isStoredFor('/dashboard?unsent=1', store)).toBe(false);
  save({ account: undefined });
  expect(isStoredFor(`${here}?unsent=1`, store)).toBe(false);
  // Of a password nothing is kept but what the page itself had put into its form.
  save({ hidden: [['intent', 'password']], values: [['intent', 'password']] });
  expect(isStoredFor(`${here}?unsent=1`, store)).toBe(false);
});
