/**
 * POST-7: an office with room for one more ad publishes many at the same instant, through two of its people. Exactly one
 * may get through, each time.
 *   npm run bench -- limit-race --rounds 50 --parallel 200
 */
import { raceForLimit } from '@estia/server/testing/limit-race';
import { findServices, makeTemplate } from '@estia/server/testing/template';
import { openWorld } from '@estia/server/testing/world';
import { options } from './site.ts';

const wish = options({ rounds: '50', parallel: '200', limit: '150' });
const [rounds, parallel, limit] = [Number(wish.rounds), Number(wish.parallel), Number(wish.limit)];
const services = findServices();
const world = await openWorld({ ...services, template: await makeTemplate(services.databaseUrl) }, { DB_POOL: '40' });
let held = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    const { active, published, refused, turnedAway } = await raceForLimit(world, { parallel, limit });
    if (active === limit && published === 1 && refused + turnedAway === parallel - 1) held += 1;
    else
      console.log(
        `round ${round}: ${active} active, ${published} published, ${refused} refused, ${turnedAway} turned away`,
      );
  }
} finally {
  await world.close();
}
console.log(`${held} of ${rounds} rounds of ${parallel} parallel publishes left exactly the limit of ${limit}`);
process.exit(held === rounds ? 0 : 1);
