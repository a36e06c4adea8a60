/** POST-7: however many of an agency publish at the same instant, its plan is not passed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { racePlanLimit } from '../../../testing/billing-simulation/plan-limit-race.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'), { DB_POOL: '20' });
});
afterAll(() => testApp.close());

it('[POST-7] 30 parallel publishes of two agents at one under the limit leave exactly the limit, three times', async () => {
  for (let round = 0; round < 3; round++) {
    const race = await racePlanLimit(testApp, { parallel: 30, limit: 4 });
    expect(race).toMatchObject({ active: 4, published: 1, refused: 29 });
  }
  const { rows } = await sql`select from listing where pause_reason is not null`.execute(testApp.deps.db);
  expect(rows).toEqual([]);
});
