import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inboxLimits } from '@estia/contract/inbox/limits';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { parseConfig } from '../../config.ts';
import { assertProofOfWork, consumeProofOfWork, createPuzzle, isSolution } from './proof-of-work.ts';

describe('[LIST-6] proof of work', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  const refused = (work: Parameters<typeof assertProofOfWork>[1]) =>
    expect(() => assertProofOfWork(testApp.deps, work)).toThrow('Proof of work');

  it('takes an answer to a puzzle of ours, and only an answer', () => {
    const puzzle = createPuzzle(testApp.deps);
    const { workBits } = testApp.deps.config;
    expect(puzzle.bits).toBe(workBits);
    const work = solveProofOfWork(puzzle);
    expect(assertProofOfWork(testApp.deps, work)).toBe(work);
    refused(undefined);
    const wrong = Array.from({ length: 50 }, (_, n) => ({ puzzle: puzzle.puzzle, answer: String(900_000 + n) }));
    const unsolved = wrong.filter((one) => !isSolution(one, workBits));
    expect(unsolved.length).toBeGreaterThan(0);
    for (const one of unsolved) refused(one);
    expect(`${puzzle.puzzle}.${'9'.repeat(15)}`.length).toBeLessThanOrEqual(55);
  });

  it('refuses a puzzle somebody made, changed or spelled otherwise, however well it is solved', () => {
    const { puzzle, bits } = createPuzzle(testApp.deps);
    const bytes = Buffer.from(puzzle, 'base64url');
    for (const at of [0, 3, 5, 12, 20]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      refused(solveProofOfWork({ puzzle: forged.toString('base64url'), bits }));
    }
    for (const other of [`${puzzle}=`, `${puzzle}==`, ` ${puzzle}`, puzzle.slice(0, -1), ''])
      refused(solveProofOfWork({ puzzle: other, bits }));
  });

  it('costs 65,536 tries on average by default, and one that is solved for less is refused', () => {
    const { workBits } = parseConfig(
      parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')),
    );
    expect(workBits).toBe(16);
    const deps = { ...testApp.deps, config: { ...testApp.deps.config, workBits } };
    const puzzle = createPuzzle(deps);
    expect(puzzle.bits).toBe(16);
    const work = solveProofOfWork(puzzle);
    expect(assertProofOfWork(deps, work)).toBe(work);
    const tries = Array.from({ length: 5_000 }, (_, n) => ({ puzzle: puzzle.puzzle, answer: String(n) }));
    const cheap = tries.find((one) => isSolution(one, 8) && !isSolution(one, 16));
    expect(cheap).toBeDefined();
    expect(() => assertProofOfWork(deps, cheap)).toThrow('Proof of work');
  });

  it('is good for ten minutes', () => {
    const work = solveProofOfWork(createPuzzle(testApp.deps));
    const now = testApp.deps.clock().getTime();
    testApp.setNow(new Date(now + inboxLimits.workMinutes * 60_000 - 1_000));
    expect(assertProofOfWork(testApp.deps, work)).toBe(work);
    testApp.setNow(new Date(now + inboxLimits.workMinutes * 60_000));
    refused(work);
    testApp.setNow(new Date(now));
  });

  it('is used once, also by many at once; what is rolled back was not used', async () => {
    const { db } = testApp.deps;
    const work = solveProofOfWork(createPuzzle(testApp.deps));
    const spend = () => db.transaction().execute((trx) => consumeProofOfWork(trx, testApp.deps, work));
    await db
      .transaction()
      .execute(async (trx) => {
        await consumeProofOfWork(trx, testApp.deps, work);
        throw new Error('crash');
      })
      .catch(() => {});
    const all = await Promise.allSettled(Array.from({ length: 8 }, spend));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is handed out over HTTP', async () => {
    const response = await testApp.app.inject({ method: 'GET', url: '/api/inbox/proof-of-work' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(assertProofOfWork(testApp.deps, solveProofOfWork(response.json()))).toBeTruthy();
  });
});
