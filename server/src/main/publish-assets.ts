/** A step of each release, before its processes start: npm run assets. Needs the database and the file store alone. */
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { publishAssets } from '../features/site/index.ts';
import { createDeps } from './create-deps.ts';

const { deps, close } = createDeps(loadConfig('web'));
try {
  const { names, sent } = await publishAssets(
    deps,
    fileURLToPath(new URL('../../../web/build/client/assets/', import.meta.url)),
  );
  console.log(`${names} assets of this release are in the file store, ${sent} of them new`);
} finally {
  await close();
}
