import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/environment/test-app.ts';
import { listColumnChoices, writeColumnChoices } from './column-choices.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

const schema = `export interface Account {
  id: Generated<number>;
  status: string;
  locale: Generated<string>;
}
export interface Listing {
  purpose: number;
  status: string | null;
}
export interface DB {
  account: Account;
  listing: Listing;
}
`;

it('the values that a check lists are the type of their column, texts and numbers', async () => {
  const { pool } = testApp.deps;
  await pool.query(`create table public.answer (mark text check (mark in ('it''s', 'no')), low int check (low > 3))`);
  const choices = await listColumnChoices(pool);
  const find = (table: string) => choices.filter((choice) => choice.table === table);
  expect(find('answer')).toEqual([{ table: 'answer', column: 'mark', values: ["it's", 'no'] }]);
  expect(find('account')).toContainEqual({ table: 'account', column: 'locale', values: ['el', 'en'] });
  expect(find('listing')).toContainEqual({ table: 'listing', column: 'purpose', values: [1, 2] });
});

it('they stand where the column was any text or number, in its own table', () => {
  const written = writeColumnChoices(schema, [
    { table: 'account', column: 'locale', values: ['el', 'en'] },
    { table: 'listing', column: 'purpose', values: [1, 2] },
    { table: 'listing', column: 'status', values: ["it's"] },
    { table: 'left_out', column: 'state', values: ['a'] },
  ]);
  expect(written).toContain(`  status: string;\n  locale: Generated<'el' | 'en'>;`);
  expect(written).toContain(`  purpose: 1 | 2;\n  status: 'it\\'s' | null;`);
  expect(() => writeColumnChoices(schema, [{ table: 'account', column: 'gone', values: [1] }])).toThrow('account.gone');
});
