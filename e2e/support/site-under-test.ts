/**
 * The site a test file runs on. Files that only look share one that stays as it was seeded: what they find there must
 * not depend on which files ran before them. Every worker has one of its own for the files that write, so that two that
 * run side by side never meet.
 */
import { expect, inject } from 'vitest';
import type { Site } from './global-setup.ts';

/** Names of files below e2e/, without `.test.ts`. */
const READ_ONLY_TESTS = new Set([
  'listings/listings',
  'screens/about',
  'screens/auth',
  'screens/codes',
  'screens/home',
  'screens/legal',
  'screens/listing',
  'screens/searches',
  'search/area-pages',
  'search/filters',
  'search/filters-facets',
  'search/filters-no-script',
  'search/map-draw',
  'search/map-move',
  'search/map-on-demand',
  'search/map-parity',
  'search/results-back',
  'search/results-memory',
  'search/results-views',
  'search/search',
  'search/search-history',
  'search/search-places',
  'search/search-presets',
  'site/offline',
  'site/proxy-cache',
  'site/site',
  'site/sitemap',
  'valuation/valuation-map',
]);

let current: Site | undefined;
let isReadOnlyTest = false;

/** Before each test file (vitest.config.ts names support/use-own-site.ts): files of one worker share its modules. */
export async function openOwnSite(): Promise<void> {
  const name = /\/e2e\/(.*)\.test\.ts$/.exec(expect.getState().testPath ?? '')?.[1] ?? '';
  isReadOnlyTest = READ_ONLY_TESTS.has(name);
  // Who reads every word of a site must not find the people of other tests there.
  const kind = name.startsWith('screens/texts-') ? 'words' : 'worker';
  const site = isReadOnlyTest ? 'unchanged' : `${kind}/${process.env.VITEST_POOL_ID}`;
  const response = await fetch(`${inject('sitesUrl')}/${site}`);
  if (!response.ok) throw new Error(await response.text());
  current = (await response.json()) as Site;
}

/** What changes a site calls this first. */
export function assertMayChange(): void {
  if (isReadOnlyTest) throw new Error('This file shares a site with others that only look: see site-under-test.ts');
}

function get<K extends keyof Site>(key: K): Site[K] {
  if (!current) throw new Error('The site is not open yet');
  return current[key];
}

export const siteUnderTest: Readonly<Site> = {
  get origin() {
    return get('origin');
  },
  get databaseUrl() {
    return get('databaseUrl');
  },
  get mailFolder() {
    return get('mailFolder');
  },
  get inboundPort() {
    return get('inboundPort');
  },
  get cardPages() {
    return get('cardPages');
  },
  get pushService() {
    return get('pushService');
  },
  get feedHost() {
    return get('feedHost');
  },
  get siteEnv() {
    return get('siteEnv');
  },
};
