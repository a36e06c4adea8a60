import { openOwnSite } from './site-under-test.ts';

await openOwnSite();
