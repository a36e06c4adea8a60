/**
 * Plans in each process's memory. What holds is chosen at every reading by the day asked for, so that a price begins at
 * midnight in Athens and not when the memory is next refreshed.
 */
import { findLookup } from '@estia/contract/lookups/model';
import { findInForce } from '@estia/contract/rules/in-force';
import type { Plan } from '@estia/contract/subscriptions/model';
import { computeTaxedAmount } from '@estia/contract/subscriptions/money';
import type { Deps } from '../../deps.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import { type PriceRow, recentPrices } from './plans.queries.ts';

/** Other processes follow an admin's change this late. */
const FRESH_MS = 10_000;

type Priced = Pick<PriceRow, 'plan_id' | 'max_ads' | 'net_cents'>;

/** A plan as it travels: its names are of the lookup list, its numbers of the row. */
export function planView(row: Priced, vatPercent: number): Plan {
  const named = findLookup('subscription_plans', row.plan_id);
  if (!named) throw new Error(`No name of the plan ${row.plan_id}`);
  return {
    ...computeTaxedAmount(row.net_cents, vatPercent),
    id: row.plan_id,
    code: named.code,
    name: named.name,
    max_active_ads: row.max_ads,
    period: 'month',
  };
}

/** By how many ads they allow, the unlimited last. */
export const byAds = (a: Priced, b: Priced): number =>
  (a.max_ads ?? Number.POSITIVE_INFINITY) - (b.max_ads ?? Number.POSITIVE_INFINITY) || a.plan_id - b.plan_id;

export type Plans = {
  plansOn: (day: string) => Promise<PriceRow[]>;
  planOn: (day: string, planId: number) => Promise<PriceRow | undefined>;
  rows: () => Promise<readonly PriceRow[]>;
  /** This process has just written one. */
  forget: () => void;
};

export function keepPlans({ db }: Pick<Deps, 'db'>): Plans {
  const keep = () => keepFresh(() => recentPrices(db), FRESH_MS);
  let read = keep();
  const plansOn = async (day: string): Promise<PriceRow[]> =>
    [...Map.groupBy(await read(), (row) => row.plan_id).values()]
      .map((versions) => findInForce(versions, day))
      .filter((row) => row !== undefined)
      .sort(byAds);
  return {
    plansOn,
    planOn: async (day, planId) => (await plansOn(day)).find((row) => row.plan_id === planId),
    rows: () => read(),
    forget() {
      read = keep();
    },
  };
}
