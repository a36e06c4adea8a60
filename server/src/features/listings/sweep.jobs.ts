/** What of ads is kept no longer: ads removed long ago, hashes of visitors. Drafts and their files are the photos' to sweep. */
import type { Deps } from '../../deps.ts';
import { forgetRemoved } from './states.service.ts';
import { forgetVisits } from './views.queries.ts';

const SLICE = 200;
const VISIT_DAYS = 2;

/** Each step is whole: killed in between, the next sweep goes on. */
export async function sweepAds(deps: Deps, removedBefore: Date): Promise<void> {
  while ((await forgetRemoved(deps, removedBefore, SLICE)) === SLICE);
  await forgetVisits(deps.db, new Date(deps.clock().getTime() - VISIT_DAYS * 86_400_000));
}
