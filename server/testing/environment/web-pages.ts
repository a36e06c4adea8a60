/** The built pages and the API in this process, on a clone of the seeded database: to count what one request costs. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registerWebPages, type WebBuild } from '../../src/platform/http/web-pages.ts';
import { findServices } from './database-template.ts';
import { makeSeeded } from './seeded-database.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const entry = fileURLToPath(new URL('../../../web/build/server/index.js', import.meta.url));

export async function openPages(): Promise<TestApp> {
  if (!existsSync(entry)) throw new Error('Build the pages first: npm run build');
  const services = findServices();
  const { template, env } = await makeSeeded(services);
  const testApp = await openTestApp({ ...services, template }, env);
  // The demo data are of today, however long ago the clock of the tests stood still.
  testApp.setNow(new Date());
  const build = (await import(entry)) as WebBuild;
  registerWebPages(
    testApp.app,
    testApp.deps,
    { callApi: testApp.callApi, callApiAs: testApp.callApiAs },
    async () => build,
  );
  return testApp;
}
