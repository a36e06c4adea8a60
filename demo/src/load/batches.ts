/** Properties in batches, made in a worker thread while the database takes the one before. */

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { mapNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import { createDataset, type Dataset, type DatasetOptions, planListingCounts } from '../dataset.ts';
import { createPastProperty, hasPastListing } from '../property/past-listings.ts';
import { createProperty } from '../property/property.ts';
import { appendPastProperty, appendProperty, type Batch, type CopyTable, copyTables, emptyBatch } from './copy-rows.ts';

/** Small enough that the texts of a batch die young: with 4,000 a third of the time went to the garbage collector. */
const batchSize = 500;
/** Batches that are sent to the database together, as bytes: for each table a COPY of its own costs a millisecond. */
const together = 8;
/** Portions made ahead: enough to keep both threads busy, about 50 MB. */
const maxQueuedBatches = 8;
/** Of the thread: a batch and what it was made from fit into a third of it. */
const youngMb = 384;
/** Above this a thread of its own pays for its start. */
const workerThreshold = 20_000;

type BatchBytes = Record<CopyTable, Uint8Array[]>;

type GeneratedBatch = { batch: Batch; properties: number; listings: number };

/** All properties from 0, `batchSize` at a time; after them the homes whose listings are over. */
export function* createBatches(dataset: Dataset): Generator<GeneratedBatch> {
  const offers = planListingCounts(dataset.seed, dataset.listings);
  let listing = 1;
  for (let from = 0; from < offers.length; from += batchSize) {
    const batch = emptyBatch();
    const to = Math.min(offers.length, from + batchSize);
    for (let index = from; index < to; index++) {
      const count = requireValue(offers[index]);
      appendProperty(batch, dataset, createProperty(dataset, index, count, listing));
      listing += count;
    }
    yield { batch, properties: to, listings: listing - 1 };
  }
  yield* makePastBatches(dataset, offers);
}

function* makePastBatches(dataset: Dataset, offers: Uint8Array): Generator<GeneratedBatch> {
  const propertyCount = offers.length;
  let properties = propertyCount;
  for (let from = 0; from < propertyCount; from += batchSize) {
    const batch = emptyBatch();
    for (let index = from; index < Math.min(propertyCount, from + batchSize); index++)
      if (hasPastListing(dataset, index))
        appendPastProperty(
          batch,
          createPastProperty(dataset, index, requireValue(offers[index]), propertyCount, ++properties),
        );
    yield { batch, properties, listings: dataset.listings };
  }
}

type EncodedBatch = { bytes: BatchBytes; listings: number };

function* makePortions(dataset: Dataset): Generator<EncodedBatch> {
  const encoder = new TextEncoder();
  const empty = () => mapNames(copyTables, (): Uint8Array[] => []);
  let portion: EncodedBatch = { bytes: empty(), listings: 0 };
  let batches = 0;
  for (const { batch, listings } of createBatches(dataset)) {
    for (const name of copyTables) if (batch[name] !== '') portion.bytes[name].push(encoder.encode(batch[name]));
    portion.listings = listings;
    batches += 1;
    if (batches % together > 0) continue;
    yield portion;
    portion = { bytes: empty(), listings };
  }
  if (batches % together > 0) yield portion;
}

/** Small worlds are made here; large ones in a thread of their own. */
export async function* streamBatches(input: DatasetOptions): AsyncGenerator<EncodedBatch> {
  if (input.listings <= workerThreshold) {
    yield* makePortions(createDataset(input));
    return;
  }
  const worker = new Worker(new URL('./batches.ts', import.meta.url), {
    workerData: { demoWorld: input },
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  const ready: (EncodedBatch | Error | null)[] = [];
  let wake = () => {};
  const push = (item: EncodedBatch | Error | null) => {
    ready.push(item);
    wake();
  };
  worker.on('message', (item: EncodedBatch | null) => push(item));
  worker.on('error', push);
  try {
    while (true) {
      while (ready.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const item = ready.shift() ?? null;
      if (item === null) return;
      if (item instanceof Error) throw item;
      worker.postMessage('next');
      yield item;
    }
  } finally {
    await worker.terminate();
  }
}

async function runWorkerThread(port: NonNullable<typeof parentPort>, input: DatasetOptions): Promise<void> {
  let credit = maxQueuedBatches;
  port.on('message', () => {
    credit++;
  });
  for (const portion of makePortions(createDataset(input))) {
    port.postMessage(
      portion,
      copyTables.flatMap((name) => portion.bytes[name].map((bytes) => bytes.buffer as ArrayBuffer)),
    );
    credit--;
    while (credit <= 0) await once(port, 'message');
  }
  port.postMessage(null);
  port.close();
}

const given = (workerData as { demoWorld?: DatasetOptions } | null)?.demoWorld;
if (!isMainThread && parentPort && given) await runWorkerThread(parentPort, given);
