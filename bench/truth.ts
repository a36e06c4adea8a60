/** Random searches through the API against a plain query over the wide tables: every count and every page must agree. */
import { searchMix } from '@estia/server/testing/search-mix';
import { referenceSearch } from '@estia/server/testing/search-reference';
import pg from 'pg';
import { options, startSite } from './site.ts';

const wish = options({ searches: '200', seed: '7' });
const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 1 });
const site = await startSite(wish.databaseUrl);
const next = await searchMix(pool, Number(wish.seed));
let differences = 0;
let rowsSeen = 0;
try {
  for (let i = 0; i < Number(wish.searches); i++) {
    const { body } = next();
    body.offset = 0;
    const answer = (await (
      await fetch(`${site.origin}/api/property/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { count: number; properties: { listing_id: number }[] };
    const truth = await referenceSearch(pool, body);
    const ids = answer.properties.map((card) => card.listing_id);
    rowsSeen += ids.length;
    if (answer.count !== truth.count || ids.join() !== truth.ids.join()) {
      differences += 1;
      console.log(`differs: ${JSON.stringify(body)} count ${answer.count} / ${truth.count}`);
    }
  }
} finally {
  await site.stop();
  await pool.end();
}
console.log(`${wish.searches} searches, ${rowsSeen} rows compared, ${differences} differences`);
process.exitCode = differences === 0 && rowsSeen > 0 ? 0 : 1;
