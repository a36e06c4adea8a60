/** The site this file is tested on: every worker has one of its own, so files that run side by side never meet. */
import { inject } from 'vitest';

const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
if (!site) throw new Error(`No site for worker ${process.env.VITEST_POOL_ID}`);

export const ownSite = site;
