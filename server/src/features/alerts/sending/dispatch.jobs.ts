import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import { createRunLimit } from '../../../platform/jobs/run-limit.ts';
import { type DispatchDeps, dispatchNext } from './dispatch.service.ts';

/** 200,000 digests of a day must leave within the hour: with one at a time the round trips to the database would not allow it. */
const CONCURRENCY = 3;

/** Until nobody has anything due, or the run is over. A subscriber that cannot be served is reported, and tried again later. */
export async function dispatchAlerts(
  deps: DispatchDeps & Pick<Deps, 'failures'>,
  stopping?: AbortSignal,
): Promise<number> {
  const isOver = createRunLimit(stopping);
  let count = 0;
  const lane = async () => {
    while (!isOver()) {
      const result = await dispatchNext(deps);
      if (result === 'none') return;
      if (result === 'done') count += 1;
      else if (result !== 'already-sent')
        deps.failures.record({ kind: 'job', name: 'alert-dispatch' satisfies JobName, error: result.error });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return count;
}
