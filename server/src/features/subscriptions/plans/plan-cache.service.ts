/**
 * Plans in each process's memory. What holds is chosen at every reading by the day asked for, so that a price begins at
 * midnight in Athens and not when the memory is next refreshed.
 */
import { findLookup } from '@estia/contract/lookups/model';
import { findInForce } from '@estia/contract/rules/in-force';
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import type { Plan } from '@estia/contract/subscriptions/model';
import type { Deps } from '../../../deps.ts';
import { cached } from '../../../platform/cache/memory-cache.ts';
import { listRecentPlanPrices, type PlanPriceRow } from './plans.queries.ts';

/** Other processes follow an admin's change this late. */
const CACHE_TTL_MS = 10_000;

type PricedPlan = Pick<PlanPriceRow, 'plan_id' | 'max_active_listings' | 'net_cents'>;

/** A plan as it travels: its names are of the lookup list, its numbers of the row. */
export function planView(row: PricedPlan, vatPercent: number): Plan {
  const named = findLookup('subscription_plans', row.plan_id);
  if (!named) throw new Error(`No name of the plan ${row.plan_id}`);
  return {
    ...computeTaxedAmount(row.net_cents, vatPercent),
    id: row.plan_id,
    code: named.code,
    name: named.name,
    max_active_listings: row.max_active_listings,
    period: 'month',
  };
}

/** By how many listings they allow, the unlimited last. */
export const compareByListingLimit = (a: PricedPlan, b: PricedPlan): number =>
  (a.max_active_listings ?? Number.POSITIVE_INFINITY) - (b.max_active_listings ?? Number.POSITIVE_INFINITY) ||
  a.plan_id - b.plan_id;

export type PlanCache = {
  plansOn: (day: string) => Promise<PlanPriceRow[]>;
  planOn: (day: string, planId: number) => Promise<PlanPriceRow | undefined>;
  rows: () => Promise<readonly PlanPriceRow[]>;
  /** This process has just written one. */
  forget: () => void;
};

export function createPlanCache({ db }: Pick<Deps, 'db'>): PlanCache {
  const createCache = () => cached(() => listRecentPlanPrices(db), CACHE_TTL_MS);
  let read = createCache();
  const plansOn = async (day: string): Promise<PlanPriceRow[]> =>
    [...Map.groupBy(await read(), (row) => row.plan_id).values()]
      .map((versions) => findInForce(versions, day))
      .filter((row) => row !== undefined)
      .sort(compareByListingLimit);
  return {
    plansOn,
    planOn: async (day, planId) => (await plansOn(day)).find((row) => row.plan_id === planId),
    rows: () => read(),
    forget() {
      read = createCache();
    },
  };
}
