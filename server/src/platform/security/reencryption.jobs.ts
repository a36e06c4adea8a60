/**
 * Encrypts what is stored with the current key, so that those before it can be taken away (ops/README.md, "Changing the secret
 * key"). In batches, each with how far it came: killed, or changed to another key, the next run goes on or begins anew, and a
 * value that has the current key is not written again.
 */
import { listEntries } from '@estia/contract/map-names';
import type { Deps } from '../../deps.ts';
import { createRunLimit } from '../jobs/run-limit.ts';
import * as q from './reencryption.queries.ts';
import { type SealedColumn, type SealedUse, sealedUses } from './secret-uses.ts';
import type { Secrets } from './secrets.ts';

const BATCH = 200;

type UsedColumn = SealedColumn & { use: SealedUse; name: string };

export const sealedColumns: readonly UsedColumn[] = listEntries(sealedUses).flatMap(([use, columns]) =>
  columns.map((column: SealedColumn) => ({ ...column, use, name: `${column.table}.${column.column}` })),
);

type KeyDeps = Pick<Deps, 'db' | 'secrets' | 'failures' | 'clock' | 'log'>;

/** Values of every column by the key that sealed them. */
export const countSealed = ({ db, secrets }: Pick<Deps, 'db' | 'secrets'>) =>
  Promise.all(
    sealedColumns.map(async (column) => ({ name: column.name, keys: await q.countByKey(db, column, secrets.keys) })),
  );

/** Rows that another key than the current one has sealed. With one key for everything none is named. */
export const countOld = ({ keyIds, isNamed }: Secrets, keys: readonly q.KeyCount[]): number =>
  keys.reduce((sum, { key_id, rows }) => sum + (key_id === (isNamed || key_id ? keyIds.current : null) ? 0 : rows), 0);

/** Null: there was nothing after this row. */
async function reencryptBatch(
  { db, secrets }: KeyDeps,
  column: UsedColumn,
  after: number,
): Promise<{ last: number } | null> {
  return db.transaction().execute(async (trx) => {
    const rows = await q.lockOldRows(trx, column, { after, header: secrets.currentHeader, limit: BATCH });
    const last = rows.at(-1)?.row_id;
    if (last === undefined) return null;
    const anew = rows.flatMap(({ row_id, sealed }) => {
      try {
        return [{ row_id, sealed: secrets.seal(column.use, secrets.open(column.use, sealed)) }];
      } catch {
        return []; // counted: no key that we have opens it
      }
    });
    await q.updateSealed(trx, column, anew);
    await q.saveProgress(trx, { name: column.name, after: last, unreadable: rows.length - anew.length });
    return { last };
  });
}

async function endColumn(deps: KeyDeps, column: UsedColumn): Promise<void> {
  const { db, secrets, failures, clock } = deps;
  const old = countOld(secrets, await q.countByKey(db, column, secrets.keys));
  const unreadable = await q.saveColumnResult(db, { name: column.name, old, now: clock() });
  if (unreadable > 0)
    failures.record({
      kind: 'job',
      name: 'secret-keys',
      error: new Error(`Values of ${column.name} that no key opens`),
      details: { values: unreadable },
    });
}

type HashKeyDeps = Pick<Deps, 'db' | 'secrets' | 'clock'>;

/** Another key of hashes finds nothing that was stored before, and nothing else would say so. */
export async function findHashKeyProblem({ db, secrets, clock }: HashKeyDeps): Promise<string | null> {
  const { hash, current, previous } = secrets.keyIds;
  if ((await q.findHashKey(db)) === undefined) {
    if (![current, ...previous].includes(hash) && (await q.hasAccountsBeforeHashKey(db)))
      return `HASH_KEY is ${hash}, and stored hashes were made with the SECRET_KEY that this site had before: HASH_KEY must be that one`;
    await q.recordHashKey(db, hash, clock());
  }
  const known = await q.findHashKey(db);
  return known === hash ? null : `HASH_KEY is ${hash}, and stored hashes were made with ${known}`;
}

/** Where an admin sees it. Each process has its own environment, so each asks when it starts. */
export async function reportHashKeyProblem(deps: HashKeyDeps & Pick<Deps, 'failures'>): Promise<void> {
  const problem = await findHashKeyProblem(deps);
  if (problem) deps.failures.record({ kind: 'job', name: 'secret-keys', error: new Error(problem) });
}

/** It was changed on purpose, and what was hashed before is given up. */
export const acceptHashKey = ({ db, secrets, clock }: HashKeyDeps): Promise<unknown> =>
  q.replaceHashKey(db, secrets.keyIds.hash, clock());

/** Goes on with a pass that has not ended, or begins one. Answers when there is more to do; null: the pass is over. */
export async function reencryptSecrets(deps: KeyDeps, stopping?: AbortSignal, runMs?: number): Promise<Date | null> {
  const { db, secrets, clock, log } = deps;
  const { current, previous } = secrets.keyIds;
  await reportHashKeyProblem(deps);
  // One key, as always: there is nothing to encrypt anew, and the release before could not read it.
  if (!secrets.isNamed) return null;
  const isOver = createRunLimit(stopping, runMs);
  if ((await q.listOpenColumns(db, current)).length === 0)
    await q.beginPass(
      db,
      current,
      sealedColumns.map(({ name }) => name),
    );
  const open = new Map((await q.listOpenColumns(db, current)).map(({ name, after_id }) => [name, after_id]));
  for (const column of sealedColumns) {
    let after = open.get(column.name);
    if (after === undefined) continue;
    for (;;) {
      if (isOver()) return clock();
      const batch = await reencryptBatch(deps, column, after);
      if (!batch) break;
      after = batch.last;
    }
    await endColumn(deps, column);
  }
  const { old_rows } = await q.getSealedRows(db);
  if (old_rows === 0 && previous.length > 0) log.info({ previous }, 'nothing stored needs a previous key');
  else if (old_rows) log.warn({ old_rows }, 'stored secrets that could not be encrypted with the current key');
  return null;
}
