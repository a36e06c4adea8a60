import { expect, it } from 'vitest';
import { runInBatches } from './run-in-batches.ts';

it('[SAME-5] runs every row once, in batches, and notes those that fail without stopping', async () => {
  const failed: unknown[] = [];
  const ran: number[] = [];
  const due = [2, 3, 5, 8, 13];
  await runInBatches(
    { failures: { record: ({ name, details }) => void failed.push([name, details]) } },
    {
      name: 'statement-deadlines',
      subject: 'account',
      size: 2,
      list: async ({ after, limit }) => due.filter((id) => id > after).slice(0, limit),
      run: async (id) => {
        ran.push(id);
        if (id === 3) throw new Error('refused');
      },
    },
  );
  expect(ran).toEqual(due);
  expect(failed).toEqual([['statement-deadlines', { account: 3 }]]);
});
