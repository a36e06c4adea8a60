/** The dated rules an ad is judged by, read inside the transaction that judges it: what holds on the day of Athens. */
import type { ListingRules } from '@estia/contract/listings/ad-rules';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { ruleNumber } from '../rules/index.ts';

export const photosNeeded = (trx: Db, { clock }: Pick<Deps, 'clock'>): Promise<number> =>
  ruleNumber(trx, 'photo_minimum', 'photos', athensDay(clock()));

export async function adRulesNow(trx: Db, deps: Pick<Deps, 'clock'>): Promise<ListingRules> {
  const day = athensDay(deps.clock());
  return {
    photosMin: await photosNeeded(trx, deps),
    mandateMonths: await ruleNumber(trx, 'exclusive_mandate', 'months', day),
    mandateExtension: await ruleNumber(trx, 'exclusive_mandate', 'extension_months', day),
  };
}
