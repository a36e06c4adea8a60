/** For whom items are applied, and where they came from. */
import type { AdvertiserRow } from '../../listings/index.ts';
import type { SourceRow } from '../sources.queries.ts';

export type ApplyContext = {
  account: AdvertiserRow;
  source: Pick<SourceRow, 'id' | 'defaults'>;
  /** Null: pushed, not read by a run. */
  runId: number | null;
  /** Of the file that was read: photos may be files in it. */
  fileKey: string | null;
  now: Date;
};
