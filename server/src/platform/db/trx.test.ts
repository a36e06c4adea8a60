/** Mistakes that must not compile: `npm run typecheck` fails where one of them does. Nothing here runs. */
import { expect, it } from 'vitest';
import type { Db, Trx } from './db.ts';

const lockAccount = (trx: Trx, id: number) =>
  trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

const mistakes = {
  // @ts-expect-error On the pool nothing would be locked.
  lockOnPool: (db: Db) => lockAccount(db, 1),
  // @ts-expect-error One connection is not a transaction either.
  lockOnConnection: (db: Db) => db.connection().execute((connection) => lockAccount(connection, 1)),
  // @ts-expect-error There is no such column.
  misspeltColumn: (db: Db) => db.updateTable('invoice').set({ issued_att: new Date() }).where('id', '=', 1).execute(),
  // @ts-expect-error The column is a number.
  wrongType: (db: Db) => db.updateTable('invoice').set({ charge_id: 'one' }).where('id', '=', 1).execute(),
};

const allowed = {
  lockInTransaction: (db: Db) => db.transaction().execute((trx) => lockAccount(trx, 1)),
  readInTransaction: (trx: Trx): Db => trx,
};

it('the compiler tells a transaction from the pool, and a column from a misspelt one', () => {
  expect(Object.keys({ ...mistakes, ...allowed })).toHaveLength(6);
});
