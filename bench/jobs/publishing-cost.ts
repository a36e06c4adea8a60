/**
 * What the job of a changed listing adds to the transaction that publishes it: property, private facts and listing are
 * written in two databases in turn, of which one has no such job. Wall time of the transaction, commit included.
 *   npm run bench -- jobs/publishing-cost --rounds 600
 */
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import { createTemplateDatabase } from '@estia/server/testing/environment/database-template';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import { buildAccount, buildListing, buildProperty } from '@estia/server/testing/factories/records';
import pg from 'pg';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ rounds: '600' });
const MAX_RATIO = 1.1;
const WARM_UP = 50;
const DISTRICT = 461200;

const template = await createTemplateDatabase(options.databaseUrl);
const services = { databaseUrl: options.databaseUrl, redisUrl: '', template };

async function dropTriggers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    drop trigger listing_change_to_queue on listing_change;
    drop trigger market_stats_change_to_queue on market_stats_change;
    drop trigger property_to_match_inserted_to_queue on property_to_match;
    drop trigger property_to_match_updated_to_queue on property_to_match`);
  await client.end();
}

async function openSide(hasJob: boolean) {
  const clone = await cloneDatabase(services);
  const { db, close } = connectDatabase(clone.url);
  if (!hasJob) await dropTriggers(clone.url);
  const account = await buildAccount(db);
  const taken: number[] = [];
  return {
    taken,
    async publish(): Promise<void> {
      const begun = performance.now();
      await db.transaction().execute(async (trx) => {
        const property = await buildProperty(trx, { district_id: DISTRICT, account_id: account });
        await trx.insertInto('property_private').values({ property_id: property }).execute();
        await buildListing(trx, { property_id: property });
      });
      taken.push(performance.now() - begun);
    },
    async close(): Promise<void> {
      await close();
      await clone.drop();
    },
  };
}

const [without, withJob] = [await openSide(false), await openSide(true)];
try {
  for (let round = 0; round < Number(options.rounds) + WARM_UP; round++)
    // Whoever comes first meets a processor that is cooler or busier: they take turns at that too.
    for (const side of round % 2 === 0 ? [without, withJob] : [withJob, without]) await side.publish();
  const [before, after] = [without, withJob].map(({ taken }) => computePercentiles(taken.slice(WARM_UP)));
  if (!before || !after) throw new Error('Nothing was measured');
  const ratio = after.p50 / before.p50;
  console.log(`without the job ${formatPercentiles(before)}`);
  console.log(`with the job    ${formatPercentiles(after)}`);
  console.log(`publishing with its job takes ${ratio.toFixed(3)} times as long at p50 (bar ${MAX_RATIO})`);
  process.exitCode = ratio <= MAX_RATIO ? 0 : 1;
} finally {
  await without.close();
  await withJob.close();
}
