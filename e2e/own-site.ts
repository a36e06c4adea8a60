/**
 * The site this file is tested on. Files that only look share one that stays as it was seeded: what they find there must
 * not hang on which files ran before them. Every worker has one of its own for the files that write, so that two that
 * run side by side never meet.
 */
import { basename } from 'node:path';
import { expect, inject } from 'vitest';

const ONLY_LOOK = new Set(
  [
    ...['area', 'filters', 'front', 'history', 'listings', 'map', 'map-parity', 'offline', 'results', 'search', 'site'],
    ...['sitemap', 'valuation-map'],
  ].map((name) => `${name}.test.ts`),
);

/** People are made on the sites that may change alone (people.ts). */
export const onlyLooks = ONLY_LOOK.has(basename(expect.getState().testPath ?? ''));

const { seeded, own } = inject('sites');
const site = onlyLooks ? seeded : own[Number(process.env.VITEST_POOL_ID) - 1];
if (!site) throw new Error(`No site for worker ${process.env.VITEST_POOL_ID}`);

export const ownSite = site;
