/** What waits for an admin, in a demo world that was seeded without it: node demo/src/command/seed-open-work.ts */
import { loadConfig } from '@estia/server/src/config';
import { createDeps } from '@estia/server/src/main/create-deps';
import { seedOpenWork } from '../open-work/open-work.ts';

const { deps, close } = createDeps(loadConfig());
console.log(
  (await seedOpenWork(deps)) ? 'Work waits for the admins.' : 'There is open work already: nothing was added.',
);
await close();
