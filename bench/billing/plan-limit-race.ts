/**
 * POST-7: an agency with room for one more listing publishes many at the same instant, through two of its people.
 * Exactly one may get through, each time.
 *   npm run bench -- billing/plan-limit-race --rounds 50 --parallel 200
 */
import { racePlanLimit } from '@estia/server/testing/billing-simulation/plan-limit-race';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ rounds: '50', parallel: '200', limit: '150' });
const [rounds, parallel, limit] = [Number(options.rounds), Number(options.parallel), Number(options.limit)];
const services = findServices();
const testApp = await openTestApp(
  { ...services, template: await createTemplateDatabase(services.databaseUrl) },
  { DB_POOL: '40' },
);
let correctRounds = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    const { active, published, refused, turnedAway } = await racePlanLimit(testApp, { parallel, limit });
    if (active === limit && published === 1 && refused + turnedAway === parallel - 1) correctRounds += 1;
    else
      console.log(
        `round ${round}: ${active} active, ${published} published, ${refused} refused, ${turnedAway} turned away`,
      );
  }
} finally {
  await testApp.close();
}
console.log(
  `${correctRounds} of ${rounds} rounds of ${parallel} parallel publishes left exactly the limit of ${limit}`,
);
process.exit(correctRounds === rounds ? 0 : 1);
