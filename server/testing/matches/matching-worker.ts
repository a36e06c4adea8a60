/** The worker's matching on a database of a benchmark. */
import type { Pool } from 'pg';
import type { Deps } from '../../src/deps.ts';
import { matchProperties } from '../../src/features/matches/index.ts';
import { createDb } from '../../src/platform/db/db.ts';
import { createSecrets } from '../../src/platform/security/secrets.ts';
import { thrownFailures } from '../alerts/thrown-failures.ts';

/** Properties that are in the queue, at most a batch of them; how many. */
export function createMatchingWorker(pool: Pool): () => Promise<number> {
  const deps = {
    db: createDb(pool),
    clock: () => new Date(),
    failures: thrownFailures as Deps['failures'],
    secrets: createSecrets(Buffer.alloc(32, 7)),
  };
  return () => matchProperties(deps);
}
