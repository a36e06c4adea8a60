/** What is due, row by row: one that fails holds up none of the others, and killed, the next run goes on. */
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Failures } from '../failures.ts';

const BATCH_SIZE = 200;

type Batches = {
  name: JobName;
  /** What the ids are of, for the log. */
  subject: string;
  /** In the order of the ids: those after the last one. */
  list: (batch: { after: number; limit: number }) => Promise<number[]>;
  /** In a transaction of its own. It looks again whether the row is due: of two workers one finds nothing left to do. */
  run: (id: number) => Promise<unknown>;
  size?: number | undefined;
};

export async function runInBatches(
  { failures }: { failures: Pick<Failures, 'record'> },
  { name, subject, list, run, size = BATCH_SIZE }: Batches,
): Promise<void> {
  for (let after = 0, ids: number[] = [after]; ids.length > 0; after = ids.at(-1) ?? 0) {
    ids = await list({ after, limit: size });
    for (const id of ids)
      await run(id).catch((error: unknown) =>
        failures.record({ kind: 'job', name, error, details: { [subject]: id } }),
      );
  }
}
