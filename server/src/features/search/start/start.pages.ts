import { MIN_INDEXED_LISTINGS } from '@estia/contract/search/area-path';
import { purposeNames } from '@estia/contract/search/model';
import { START_CATEGORY_ID, startPath } from '@estia/contract/search/start-path';
import type { Db } from '../../../platform/db/db.ts';
import { countListingsByType } from './start.queries.ts';

/** Buy and Rent, and each type with listings enough to be found: what the sitemap lists. */
export async function listStartPages(db: Db): Promise<string[]> {
  const types = await countListingsByType(db, START_CATEGORY_ID);
  return [
    startPath('sale'),
    startPath('rent'),
    ...types
      .filter((row) => row.listing_count >= MIN_INDEXED_LISTINGS)
      .map((row) => startPath(purposeNames[row.purpose], row.type)),
  ];
}
