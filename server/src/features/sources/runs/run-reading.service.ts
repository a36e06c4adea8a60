/**
 * First half of a run: the file is read and compared with what the source has, item by item, and what would be done is written
 * down. Nothing of a listing changes here. Killed, it is read again from its beginning.
 */
import { athensDay } from '@estia/contract/athens';
import type { FeedFormat } from '@estia/contract/sources/feed-codes';
import type { Deps } from '../../../deps.ts';
import { getCurrentListingRules } from '../../listings/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { BrokenFeedError, defaultFeedLimits, type FeedItem } from '../formats/feed-item.ts';
import { loadPlaceIndex } from '../items/place-index.queries.ts';
import { getValueKey } from '../items/resolve-item.ts';
import type { SourceRow } from '../sources.queries.ts';
import { type Chunk, compareChunk, type ReadingContext } from './compare-items.service.ts';
import { createQuestions } from './open-questions.ts';
import * as q from './run-reading.queries.ts';
import { extendRunClaim, type RunRow, updateRun } from './runs.queries.ts';
import type { ReadFeed } from './source-tools.ts';

const CHUNK = 500;
/** Whoever reads says so with every chunk; one whose worker died is taken again that much later. */
export const CLAIM_MS = 30_000;

export type ReadingResult = {
  format: FeedFormat | null;
  encoding: string;
  isFull: boolean;
  items: number;
  unchanged: number;
  /** Of what people had settled when it began. */
  mappingVersion: number;
};
/** Somebody else has the run by now, or a person has ended it: nothing more is written. */
export class RunTakenError extends Error {}

async function createContext(
  deps: Deps,
  { run, source, getPlaceTree }: { run: RunRow; source: SourceRow; getPlaceTree: PlaceTreeLoader },
): Promise<ReadingContext> {
  const tree = await getPlaceTree();
  const index = await loadPlaceIndex(deps.db, tree);
  const values = await q.listSettledValues(deps.db, source.id);
  const places = await q.listSettledPlaces(deps.db, source.id);
  return {
    deps,
    run,
    source,
    index,
    defaults: source.defaults,
    settledValues: new Map(values.map(({ field, value, to }) => [getValueKey(field, value), to])),
    settledPlaces: new Map(places.map(({ key, district_id }) => [key, district_id])),
    rules: await getCurrentListingRules(deps.db, deps),
    today: athensDay(deps.clock()),
    isDistrict: (id) => tree.districts.has(id),
    questions: createQuestions(),
  };
}

async function writeChunk(context: ReadingContext, chunk: Chunk, total: ReadingResult): Promise<void> {
  const { deps, run } = context;
  const until = new Date(deps.clock().getTime() + CLAIM_MS);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await extendRunClaim(trx, run, until))) throw new RunTakenError();
    await q.insertRunItems(trx, run.id, chunk.rows);
    await q.markItemsSeen(trx, run.id, chunk.seen);
    await q.updateItemHashes(trx, chunk.hashes);
    await updateRun(trx, run.id, { items: total.items, unchanged: total.unchanged });
  });
}

/** Writes down what the file would do. What is wrong with the whole file is thrown, and nothing of it is left. */
export async function readRunFile(
  deps: Deps,
  readFeed: ReadFeed,
  { run, source, path, getPlaceTree }: { run: RunRow; source: SourceRow; path: string; getPlaceTree: PlaceTreeLoader },
): Promise<ReadingResult> {
  const context = await createContext(deps, { run, source, getPlaceTree });
  await deps.db.transaction().execute((trx) => q.deleteRunItems(trx, run.id));
  const total: ReadingResult = {
    format: null,
    encoding: '',
    isFull: false,
    items: 0,
    unchanged: 0,
    mappingVersion: source.mapping_version,
  };
  const reading = readFeed(path, {
    format: source.format,
    ...(source.columns ? { columns: source.columns } : {}),
    limits: defaultFeedLimits,
  });
  let waiting: FeedItem[] = [];
  let incomplete = 0;
  let missingColumns: readonly string[] = [];
  const flush = async () => {
    const chunk = await compareChunk(context, waiting);
    total.items += waiting.length;
    total.unchanged += chunk.unchanged;
    incomplete += chunk.incomplete;
    waiting = [];
    await writeChunk(context, chunk, total);
  };
  for (;;) {
    const next = await reading.next();
    if (next.done) {
      Object.assign(total, { format: next.value.format, encoding: next.value.encoding, isFull: next.value.isFull });
      missingColumns = next.value.missingColumns ?? [];
      break;
    }
    waiting.push(next.value);
    if (waiting.length >= CHUNK) await flush();
  }
  await flush();
  // A full file without an item would remove everything: whatever made it, nobody meant that.
  if (total.isFull && total.items === 0) throw new BrokenFeedError('no_items');
  // One answer about the columns in place of the same reason at every listing.
  if (missingColumns.length > 0 && total.items > 0 && incomplete === total.items)
    throw new BrokenFeedError('columns_missing', 1);
  const places = await context.questions.listPlaces(deps.db, context.index);
  await deps.db.transaction().execute(async (trx) => {
    if (total.isFull) await q.insertRemovals(trx, source.id, run.id);
    await q.saveOpenValues(trx, source.id, run.id, context.questions.listValues());
    await q.saveOpenPlaces(trx, source.id, run.id, places);
  });
  return total;
}
