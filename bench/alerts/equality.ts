/**
 * Saved searches against changes of listings: every match of the inverse index and every alert must be what the search's own
 * SQL says. Changes the database it is given: use a copy.
 *   npm run bench -- alerts/equality --searches 2000 --changes 5000 --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */
import { connectMatchingEquality } from '@estia/server/testing/alerts/matching-equality';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ searches: '2000', changes: '5000', batches: '10', seed: '20261117' });
const [SEARCHES, CHANGES, BATCHES] = [Number(options.searches), Number(options.changes), Number(options.batches)];

const world = await connectMatchingEquality(options.databaseUrl, Number(options.seed));
const sum = { differences: 0, matches: 0, alerts: 0 };
try {
  await world.saveSearches(SEARCHES);
  for (let batch = 1; batch <= BATCHES; batch++) {
    const { differences, matches, alerts } = await world.compare(await world.changeListings(CHANGES / BATCHES));
    for (const text of differences.slice(0, 20)) console.log(`differs: ${text}`);
    sum.differences += differences.length;
    sum.matches += matches;
    sum.alerts += alerts;
    console.log(`batch ${batch}: ${matches} matches, ${alerts} alerts, ${differences.length} differences`);
  }
} finally {
  await world.close();
}
console.log(
  `${SEARCHES} saved searches, ${CHANGES} changes: ${sum.matches} matches and ${sum.alerts} alerts compared, ${sum.differences} differences`,
);
process.exitCode = sum.differences === 0 && sum.matches > 0 && sum.alerts > 0 ? 0 : 1;
