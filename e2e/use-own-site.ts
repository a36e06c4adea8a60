import { openOwnSite } from './own-site.ts';

await openOwnSite();
