/** SAME-3: properties that were published or changed are compared with those of other advertisers. */
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { countSharedScenes, createScene, type Scene } from '../photos/index.ts';
import * as q from './matches.queries.ts';
import { scorePair } from './pair-score.ts';
import { MAX_AREA_DIFFERENCE, type PropertyFacts } from './pair-signals.ts';
import { toPropertyFacts } from './property-facts.ts';

/** A worker that is asked to stop ends the property it has, not all that wait. */
const MAX_PROPERTIES = 50;
/** Even if all pictures were shared. */
const MOST_PHOTOS = 3;

/** Candidates that could be the same if their pictures were; the others' pictures are not read. */
const couldMatch = (property: PropertyFacts, candidate: PropertyFacts): boolean =>
  scorePair(property, candidate, MOST_PHOTOS).outcome !== 'different';

async function listScenes(db: Db, ids: readonly number[]): Promise<Map<number, Scene[]>> {
  const rows = await q.listFingerprints(db, ids);
  const scenes = new Map<number, Scene[]>();
  for (const { property_id: id, fingerprint } of rows)
    scenes.set(id, [...(scenes.get(id) ?? []), createScene(fingerprint)]);
  return scenes;
}

/** What a property is the same as, or may be. Empty while it is not on offer. */
export async function findMatchesOfProperty(db: Db, propertyId: number): Promise<q.FoundMatch[]> {
  const candidateIds = await q.listCandidateIds(db, propertyId, MAX_AREA_DIFFERENCE);
  if (candidateIds.length === 0) return [];
  const facts = (await q.listFacts(db, [propertyId, ...candidateIds], MAX_AREA_DIFFERENCE)).map(toPropertyFacts);
  const property = facts.find((each) => each.propertyId === propertyId);
  if (!property) return [];
  const candidates = facts.filter((each) => each !== property && couldMatch(property, each));
  if (candidates.length === 0) return [];
  const scenes = await listScenes(db, [propertyId, ...candidates.map((each) => each.propertyId)]);
  const mine = scenes.get(propertyId) ?? [];
  return candidates.flatMap((candidate) => {
    const shared = countSharedScenes(mine, scenes.get(candidate.propertyId) ?? []);
    const { outcome, score, reasons } = scorePair(property, candidate, shared);
    return outcome === 'different' ? [] : [{ otherId: candidate.propertyId, outcome, score, reasons }];
  });
}

/** The number of properties looked at. Killed at any moment, or beside a second worker, the same is found again. */
export async function matchProperties({
  db,
  clock,
  failures,
}: Pick<Deps, 'db' | 'clock' | 'failures'>): Promise<number> {
  for (let done = 0; done < MAX_PROPERTIES; done++) {
    const queued = await q.findNextProperty(db, clock());
    if (queued === null) return done;
    const { propertyId } = queued;
    try {
      const found = await findMatchesOfProperty(db, propertyId);
      await db.transaction().execute(async (trx) => {
        await q.replaceMatches(trx, propertyId, found, clock());
        await q.finishProperty(trx, queued);
      });
    } catch (error) {
      await q.postponeProperty(db, propertyId, clock());
      failures.record({ kind: 'job', name: 'property-matching' satisfies JobName, error, details: { propertyId } });
    }
  }
  return MAX_PROPERTIES;
}
