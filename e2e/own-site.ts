/**
 * The site a test file runs on. Files that only look share one that stays as it was seeded: what they find there must
 * not depend on which files ran before them. Every worker has one of its own for the files that write, so that two that
 * run side by side never meet.
 */
import { basename } from 'node:path';
import { expect, inject } from 'vitest';
import type { Site } from './site.ts';

const READ_ONLY_TESTS = new Set(
  [
    ...[
      'area',
      'filters',
      'filters-facets',
      'filters-no-script',
      'front',
      'history',
      'listings',
      'map-draw',
      'map-move',
    ],
    ...['map-on-demand', 'map-parity', 'offline', 'results-back', 'results-memory', 'results-views', 'screens-about'],
    ...[
      'screens-auth',
      'screens-codes',
      'screens-home',
      'screens-legal',
      'screens-listing',
      'screens-searches',
      'search',
    ],
    ...['search-places', 'search-presets', 'site', 'sitemap', 'valuation-map'],
  ].map((name) => `${name}.test.ts`),
);

let current: Site | undefined;
let isReadOnlyTest = false;

/** Before each test file (vitest.config.ts names use-own-site.ts): files of one worker share its modules. */
export async function openOwnSite(): Promise<void> {
  const file = basename(expect.getState().testPath ?? '');
  isReadOnlyTest = READ_ONLY_TESTS.has(file);
  // Who reads every word of a site must not find the people of other tests there.
  const kind = file.startsWith('words-') ? 'words' : 'worker';
  const name = isReadOnlyTest ? 'unchanged' : `${kind}/${process.env.VITEST_POOL_ID}`;
  const answer = await fetch(`${inject('sitesUrl')}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  current = (await answer.json()) as Site;
}

/** What changes a site calls this first. */
export function assertMayChange(): void {
  if (isReadOnlyTest) throw new Error('This file shares a site with others that only look: see own-site.ts');
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
  get cardPages() {
    return get('cardPages');
  },
  get siteEnv() {
    return get('siteEnv');
  },
};
