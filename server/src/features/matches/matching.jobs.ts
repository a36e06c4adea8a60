/** SAME-3: properties that were published or changed are compared with those of other advertisers. */
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { countSharedScenes, createScene, type Scene } from '../photos/index.ts';
import { openExclusiveCases } from './exclusives/exclusive-cases.service.ts';
import * as q from './matches.queries.ts';
import { scorePair } from './pair-score.ts';
import { FULL_PHOTO_SIGNAL, MAX_AREA_DIFFERENCE, type PropertyFacts } from './pair-signals.ts';
import { openScheduledPauses } from './pauses/scheduled-pauses.service.ts';
import { toPropertyFacts } from './property-facts.ts';
import { regroupProperties } from './property-groups.queries.ts';

/** A worker that is asked to stop ends the property it has, not all that wait. */
const MAX_PROPERTIES = 50;
/** Of so many, one is the oldest of all that wait: however much is being published, a backlog is worked off. */
const OLDEST_EVERY = 4;
/** Candidates that could be the same if their pictures were; the others' pictures are not read. */
const couldMatch = (property: PropertyFacts, candidate: PropertyFacts): boolean =>
  scorePair(property, candidate, FULL_PHOTO_SIGNAL).outcome !== 'different';

/** Of one property at a time: the worker does other things in between. */
const listScenes = async (db: Db, propertyId: number): Promise<Scene[]> =>
  (await q.listFingerprints(db, propertyId)).map(createScene);

/** What a property is the same as, or may be, of its candidates. Empty while it is not on offer. */
async function findMatches(
  db: Db,
  propertyId: number,
  { candidateIds, endedIds }: { candidateIds: readonly number[]; endedIds: readonly number[] },
): Promise<q.FoundMatch[]> {
  if (candidateIds.length === 0) return [];
  const facts = (await q.listFacts(db, [propertyId, ...candidateIds], endedIds)).map(toPropertyFacts);
  const property = facts.find((each) => each.propertyId === propertyId);
  if (!property) return [];
  const candidates = facts.filter((each) => each !== property && couldMatch(property, each));
  if (candidates.length === 0) return [];
  const mine = await listScenes(db, propertyId);
  const alike: { candidate: PropertyFacts; shared: number }[] = [];
  for (const candidate of candidates) {
    const shared = countSharedScenes(mine, await listScenes(db, candidate.propertyId));
    if (scorePair(property, candidate, shared).outcome !== 'different') alike.push({ candidate, shared });
  }
  if (alike.length === 0) return [];
  const ids = [propertyId, ...alike.map(({ candidate }) => candidate.propertyId)];
  const twinIds = await q.listTwinIds(db, ids, MAX_AREA_DIFFERENCE);
  const withTwin = (facts: PropertyFacts): PropertyFacts => ({ ...facts, hasTwin: twinIds.has(facts.propertyId) });
  return alike.flatMap(({ candidate, shared }) => {
    const { outcome, score, reasons } = scorePair(withTwin(property), withTwin(candidate), shared);
    return outcome === 'different' ? [] : [{ otherId: candidate.propertyId, outcome, score, reasons }];
  });
}

/** What ended longer ago is no history that a new listing of it goes on with. */
const HISTORY_DAYS = 365;

async function listCandidates(db: Db, propertyId: number, now: Date) {
  const candidates = await q.listCandidates(db, propertyId, {
    maxAreaDifference: MAX_AREA_DIFFERENCE,
    endedSince: new Date(now.getTime() - HISTORY_DAYS * 86_400_000),
  });
  const listIds = (isOnOffer: boolean) => candidates.filter((each) => each.isOnOffer === isOnOffer).map(({ id }) => id);
  const endedIds = listIds(false);
  // What it was found to be before is looked at again, wherever it has moved meanwhile.
  const partnerIds = (await q.listPartnerIds(db, propertyId)).filter((id) => !endedIds.includes(id));
  return { candidateIds: [...new Set([...listIds(true), ...partnerIds])], endedIds };
}

/** The number of properties looked at. Killed at any moment, or beside a second worker, the same is found again. */
export async function matchProperties(deps: Pick<Deps, 'db' | 'clock' | 'failures' | 'secrets'>): Promise<number> {
  const { db, clock, failures } = deps;
  for (let done = 0; done < MAX_PROPERTIES; done++) {
    const lane = done % OLDEST_EVERY === OLDEST_EVERY - 1 ? 'oldest' : 'urgent';
    const queued = await q.findNextProperty(db, clock(), lane);
    if (queued === null) return done;
    const { propertyId } = queued;
    try {
      const { candidateIds, endedIds } = await listCandidates(db, propertyId, clock());
      const matches = await findMatches(db, propertyId, { candidateIds: [...candidateIds, ...endedIds], endedIds });
      const isEnded = ({ otherId }: q.FoundMatch): boolean => endedIds.includes(otherId);
      const found = matches.filter((match) => !isEnded(match));
      const earlier = matches.filter((match) => isEnded(match) && match.outcome === 'same');
      await db.transaction().execute(async (trx) => {
        await q.replaceMatches(trx, propertyId, { candidateIds, found, now: clock() });
        await q.replacePredecessors(trx, propertyId, {
          candidateIds: endedIds,
          foundIds: earlier.map(({ otherId }) => otherId),
          now: clock(),
        });
        await regroupProperties(trx, [propertyId]);
        await openScheduledPauses(trx, deps, propertyId);
        await openExclusiveCases(trx, deps, propertyId);
        await q.enqueueTwins(trx, propertyId, MAX_AREA_DIFFERENCE);
        await q.finishProperty(trx, queued);
      });
    } catch (error) {
      await q.postponeProperty(db, queued, clock());
      failures.record({ kind: 'job', name: 'property-matching' satisfies JobName, error, details: { propertyId } });
    }
  }
  return MAX_PROPERTIES;
}
