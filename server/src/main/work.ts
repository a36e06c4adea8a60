/** The worker process: everything that must happen, but not while somebody waits. */
import { configOfProcess } from '../config.ts';
import { makeMissingAvif } from '../features/photos/index.ts';
import { keepPlaces } from '../features/places/index.ts';
import { refreshDiscover } from '../features/search/index.ts';
import { startJobs } from '../platform/jobs.ts';
import { onStop } from './on-stop.ts';
import { openDeps } from './open-deps.ts';

const config = configOfProcess();
const { deps, close } = openDeps({ ...config, statementTimeoutMs: 120_000 });
const places = keepPlaces(deps.db);

const stop = await startJobs(
  config.databaseUrl,
  [
    { name: 'discover-refresh', every: '*/5 * * * *', run: () => refreshDiscover(deps, places) },
    {
      name: 'photos-avif',
      every: '* * * * *',
      run: async () => {
        while ((await makeMissingAvif(deps)) > 0);
      },
    },
  ],
  deps.log,
);
deps.log.info('working');

onStop(deps.log, async () => {
  await stop();
  await close();
});
