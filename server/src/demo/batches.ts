/** Properties in batches, made in a worker thread while the database takes the one before. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addPast, addProperty, type Batch, emptyBatch, type TableName, tableNames } from './lines.ts';
import { hasPast, makePast } from './past.ts';
import { makeProperty } from './property.ts';
import { buildWorld, planOffers, type World, type WorldInput } from './world.ts';

/** Small enough that a batch dies young: with 20,000 a third of the time went to the garbage collector. */
const batchSize = 4_000;
/** Batches made ahead: enough to keep both threads busy, about 50 MB. */
const ahead = 8;
/** Above this a thread of its own pays for its start. */
const alone = 20_000;

type BatchBytes = Record<TableName, Uint8Array>;

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

type Portion = { bytes: BatchBytes; properties: number; listings: number };

function toPortion(made: Made): Portion {
  const bytes = Object.fromEntries(tableNames.map((name) => [name, new TextEncoder().encode(made.batch[name])]));
  return { bytes: bytes as BatchBytes, properties: made.properties, listings: made.listings };
}

/** Small worlds are made here; large ones in a thread of their own. */
export async function* portions(input: WorldInput): AsyncGenerator<Portion> {
  if (input.listings <= alone) {
    for (const made of makeBatches(buildWorld(input))) yield toPortion(made);
    return;
  }
  const worker = new Worker(new URL('./batches.ts', import.meta.url), {
    workerData: { demoWorld: input },
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
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
  for (const made of makeBatches(buildWorld(input))) {
    const portion = toPortion(made);
    port.postMessage(
      portion,
      tableNames.map((name) => portion.bytes[name].buffer as ArrayBuffer),
    );
    credit--;
    while (credit <= 0) await once(port, 'message');
  }
  port.postMessage(null);
  port.close();
}

const given = (workerData as { demoWorld?: WorldInput } | null)?.demoWorld;
if (!isMainThread && parentPort && given) await serveMain(parentPort, given);
