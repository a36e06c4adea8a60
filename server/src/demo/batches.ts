/** Properties in batches, made in a worker thread while the database takes the one before. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addPast, addProperty, type Batch, emptyBatch, type TableName, tableNames } from './lines.ts';
import { hasPast, makePast } from './past.ts';
import { makeProperty } from './property.ts';
import { buildWorld, planOffers, type World, type WorldInput } from './world.ts';

/** Small enough that the texts of a batch die young: with 4,000 a third of the time went to the garbage collector. */
const batchSize = 500;
/** Batches that are sent to the database together, as bytes: for each table a COPY of its own costs a millisecond. */
const together = 8;
/** Portions made ahead: enough to keep both threads busy, about 50 MB. */
const ahead = 8;
/** Of the thread: a batch and what it was made from fit into a third of it. */
const youngMb = 384;
/** Above this a thread of its own pays for its start. */
const alone = 20_000;

type BatchBytes = Record<TableName, Uint8Array[]>;

type Made = { batch: Batch; properties: number; listings: number };

/** All properties from 0, `batchSize` at a time; after them the homes whose ads are over. */
export function* makeBatches(world: World): Generator<Made> {
  const offers = planOffers(world.seed, world.listings);
  let listing = 1;
  for (let from = 0; from < offers.length; from += batchSize) {
    const batch = emptyBatch();
    const to = Math.min(offers.length, from + batchSize);
    for (let index = from; index < to; index++) {
      const count = offers[index] as number;
      addProperty(batch, world, makeProperty(world, index, count, listing));
      listing += count;
    }
    yield { batch, properties: to, listings: listing - 1 };
  }
  yield* makePastBatches(world, offers);
}

function* makePastBatches(world: World, offers: Uint8Array): Generator<Made> {
  const homes = offers.length;
  let properties = homes;
  for (let from = 0; from < homes; from += batchSize) {
    const batch = emptyBatch();
    for (let index = from; index < Math.min(homes, from + batchSize); index++)
      if (hasPast(world, index)) addPast(batch, makePast(world, index, offers[index] as number, homes, ++properties));
    yield { batch, properties, listings: world.listings };
  }
}

type Portion = { bytes: BatchBytes; listings: number };

function* makePortions(world: World): Generator<Portion> {
  const encoder = new TextEncoder();
  const empty = () => Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as BatchBytes;
  let portion: Portion = { bytes: empty(), listings: 0 };
  let batches = 0;
  for (const { batch, listings } of makeBatches(world)) {
    for (const name of tableNames) if (batch[name] !== '') portion.bytes[name].push(encoder.encode(batch[name]));
    portion.listings = listings;
    batches += 1;
    if (batches % together > 0) continue;
    yield portion;
    portion = { bytes: empty(), listings };
  }
  if (batches % together > 0) yield portion;
}

/** Small worlds are made here; large ones in a thread of their own. */
export async function* portions(input: WorldInput): AsyncGenerator<Portion> {
  if (input.listings <= alone) {
    yield* makePortions(buildWorld(input));
    return;
  }
  const worker = new Worker(new URL('./batches.ts', import.meta.url), {
    workerData: { demoWorld: input },
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  const ready: (Portion | Error | null)[] = [];
  let wake = () => {};
  const push = (item: Portion | Error | null) => {
    ready.push(item);
    wake();
  };
  worker.on('message', (item: Portion | null) => push(item));
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

async function serveMain(port: NonNullable<typeof parentPort>, input: WorldInput): Promise<void> {
  let credit = ahead;
  port.on('message', () => {
    credit++;
  });
  for (const portion of makePortions(buildWorld(input))) {
    port.postMessage(
      portion,
      tableNames.flatMap((name) => portion.bytes[name].map((bytes) => bytes.buffer as ArrayBuffer)),
    );
    credit--;
    while (credit <= 0) await once(port, 'message');
  }
  port.postMessage(null);
  port.close();
}

const given = (workerData as { demoWorld?: WorldInput } | null)?.demoWorld;
if (!isMainThread && parentPort && given) await serveMain(parentPort, given);
