/** Figures follow changes within seconds and are made exact every night; months that are over are written down once. */
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../deps.ts';
import { countAreas } from './figures.count.ts';
import * as q from './figures.queries.ts';
import * as past from './months.queries.ts';
import * as rebuild from './rebuild.queries.ts';

/** Notes of changes taken at once: an ad that changes leaves two, so these are some 10,000 ads. */
const AT_ONCE = 20_000;
/** A worker that is asked to stop ends the batch it has, not all that wait. */
const BATCHES = 5;
/** Months written by the first run. */
const MONTHS = 24;

type Own = Pick<Deps, 'db' | 'clock'>;

/** Takes noted changes into the figures. The number of ads looked at; 0 also while others are at it. */
export async function foldFigures({ db, clock }: Own): Promise<number> {
  let looked = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const { ids, taken } = await db.transaction().execute(async (trx) => {
      if (!(await q.tryHoldFigures(trx))) return { ids: [], taken: 0 };
      const changes = await q.takeChanges(trx, AT_ONCE);
      if (changes.ids.length === 0) return changes;
      const deltas = await q.retakeAds(trx, changes.ids);
      if (deltas.length === 0) return changes;
      await q.moveBins(trx, deltas);
      await q.remakeFigures(trx, deltas, athensDay(clock()));
      await q.noteChanged(trx, clock());
      return changes;
    });
    looked += ids.length;
    if (taken < AT_ONCE) break;
  }
  return looked;
}

/** Everything anew from what is true now. Changes that come in meanwhile stay noted for the next fold. */
export async function rebuildFigures({ db, clock }: Own): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before the first look: what this transaction sees must hold all that the one before it wrote.
      await q.holdFigures(trx);
      await rebuild.forLongWork(trx);
      await rebuild.dropSeenChanges(trx);
      const today = athensDay(clock());
      await rebuild.gatherAds(trx);
      const leaves = await rebuild.readLeaves(trx, today);
      const around = await rebuild.readAround(trx);
      // The database compares and writes while this process sorts.
      const [figures, stored] = await Promise.all([
        countAreas(leaves, around),
        rebuild.putAds(trx).then(() => rebuild.readSteps(trx)),
      ]);
      await rebuild.putBins(trx, wrongSteps(figures, stored));
      await rebuild.putFigures(trx, figures, today);
      await rebuild.noteRebuilt(trx, clock());
    });
}

type Steps = rebuild.Area & { ads: number; steps: number };

/** Areas whose steps are not what their ads say: none on most nights. Null the first time: all of them. */
function wrongSteps(figures: readonly Steps[], stored: readonly Steps[]): rebuild.Area[] | null {
  if (stored.length === 0) return null;
  const keyOf = (area: rebuild.Area) => `${area.kind} ${area.place_id} ${area.purpose} ${area.category} ${area.type}`;
  const left = new Map(stored.map((area) => [keyOf(area), area]));
  const wrong = figures.filter((figure) => {
    const kept = left.get(keyOf(figure));
    left.delete(keyOf(figure));
    return kept?.ads !== figure.ads || kept.steps !== figure.steps;
  });
  return [...wrong, ...left.values()];
}

/** The number of months written. */
export async function writeMonths({ db, clock }: Own): Promise<number> {
  const months = await past.missingMonths(db, clock(), MONTHS);
  if (months.length === 0) return 0;
  return db.connection().execute(async (own) => {
    let written = 0;
    try {
      await past.gatherPast(own, months);
      const around = await rebuild.readAround(own);
      const leavesOf = async (month: past.Month | undefined) => (month ? past.monthLeaves(own, month.ends) : []);
      let next = leavesOf(months[0]);
      for (const [nth, { month }] of months.entries()) {
        const leaves = await next;
        // The database reads the next month while this process sorts.
        next = leavesOf(months[nth + 1]);
        // Until it is awaited, a failure must not end the process.
        next.catch(() => {});
        const figures = await countAreas(leaves, around);
        if ((await past.insertMonth(own, month, figures)) > 0) written += 1;
      }
    } finally {
      await past.dropPast(own);
    }
    return written;
  });
}
