/**
 * The dated rules a listing is judged by, read inside the transaction that judges it: what holds on the day of Athens.
 */
import type { ListingRules } from '@estia/contract/listings/listing-rules';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { getRuleNumber } from '../../rules/index.ts';

export const getMinimumPhotos = (db: Db, { clock }: Pick<Deps, 'clock'>): Promise<number> =>
  getRuleNumber(db, 'photo_minimum', 'photos', athensDay(clock()));

export async function getCurrentListingRules(db: Db, deps: Pick<Deps, 'clock'>): Promise<ListingRules> {
  const day = athensDay(deps.clock());
  return {
    photosMin: await getMinimumPhotos(db, deps),
    mandateMonths: await getRuleNumber(db, 'exclusive_mandate', 'months', day),
    mandateExtension: await getRuleNumber(db, 'exclusive_mandate', 'extension_months', day),
  };
}
