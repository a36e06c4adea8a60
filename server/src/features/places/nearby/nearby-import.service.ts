/** Replaces what was imported before by the places of a file, in one transaction: a file that cannot be read changes nothing. */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Deps } from '../../../deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import * as q from './nearby.queries.ts';
import { NearbyFileError, parseNearbyFeature } from './nearby-features.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock'>;

const MAX_LINE_CHARACTERS = 20_000_000;
/** All of Greece has some two hundred thousand, and as many pieces of coast. */
const MAX_PLACES = 3_000_000;
const PLACES_A_STATEMENT = 2_000;

/** A line that never ends must not fill the memory. */
async function* readLines(path: string): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > MAX_LINE_CHARACTERS) throw new NearbyFileError('The file has a line that is too long');
    yield* lines;
  }
  yield begun;
}

async function* readPlaces(path: string): AsyncGenerator<q.NearbyPlace[]> {
  let portion: q.NearbyPlace[] = [];
  let number = 0;
  for await (const raw of readLines(path)) {
    number += 1;
    // Some writers separate records by RS.
    const text = raw.replace('\u001e', '').trim();
    if (text === '') continue;
    try {
      portion.push(...parseNearbyFeature(text));
    } catch (error) {
      if (!(error instanceof NearbyFileError)) throw error;
      throw new NearbyFileError(`Line ${number} ${error.message}`);
    }
    if (portion.length < PLACES_A_STATEMENT) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

/** How many of each kind. Safe to repeat. */
export async function importNearbyPlaces({ db, clock }: ImportDeps, path: string): Promise<Record<string, number>> {
  await access(path).catch(() => {
    throw new NearbyFileError(`${path} cannot be read`);
  });
  const counts: Record<string, number> = {};
  await db.transaction().execute(async (trx) => {
    await q.lockNearbyPlaces(trx);
    await q.deleteImportedPlaces(trx);
    let total = 0;
    for await (const places of readPlaces(path)) {
      total += places.length;
      if (total > MAX_PLACES) throw new NearbyFileError(`The file has more than ${MAX_PLACES} places`);
      if (places.length > 0) await q.insertImportedPlaces(trx, places);
      for (const { kind } of places) counts[kind] = (counts[kind] ?? 0) + 1;
    }
    if (total === 0) throw new NearbyFileError('The file has no place that we know');
    await q.startRecount(trx, clock());
    await enqueueJob(trx, 'nearby-walks');
  });
  return counts;
}

/** Only stations are told of then. */
export const removeNearbyPlaces = ({ db, clock }: ImportDeps): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await q.lockNearbyPlaces(trx);
    await q.deleteImportedPlaces(trx);
    await q.startRecount(trx, clock());
    await enqueueJob(trx, 'nearby-walks');
  });
