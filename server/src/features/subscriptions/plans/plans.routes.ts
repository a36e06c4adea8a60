import { findLookup } from '@estia/contract/lookups/model';
import { athensDay, findInForce, isInForce } from '@estia/contract/rules/in-force';
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { listPlans as plansCall } from '@estia/contract/subscriptions/calls';
import * as calls from '@estia/contract/subscriptions/plan-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { createRulesCache } from '../../rules/index.ts';
import { compareByListingLimit, createPlanCache, planView } from './plan-cache.service.ts';
import {
  countAgenciesByPlan,
  listPlanPrices,
  listPlanPriceVersions,
  listRecentPlanPrices,
  type PlanPriceRow,
} from './plans.queries.ts';
import { createPlanPriceVersion, getEarliestIncreaseDay, withdrawPlanPriceVersion } from './plans.service.ts';

function planPriceVersionView(row: PlanPriceRow, day: string, vatPercent: number) {
  const state =
    row.valid_to === row.valid_from
      ? ('withdrawn' as const)
      : isInForce(row, day)
        ? ('in_force' as const)
        : row.valid_from > day
          ? ('planned' as const)
          : ('past' as const);
  const { version, max_active_listings, valid_from, valid_to, changed_by, reason } = row;
  return {
    ...computeTaxedAmount(row.net_cents, vatPercent),
    version,
    max_active_listings,
    valid_from,
    valid_to,
    state,
    changed_by,
    reason,
    changed_at: row.changed_at.toISOString(),
  };
}

function getPlanName(planId: number) {
  const named = findLookup('subscription_plans', planId);
  if (!named) throw new AppError('not_found');
  return { plan_id: planId, code: named.code, name: named.name };
}

export function planRoutes({ serve }: CallServer, deps: Deps, rules: ReturnType<typeof createRulesCache>): void {
  const { db, clock } = deps;
  const planCache = createPlanCache(deps);
  const today = () => athensDay(clock());
  const numbers = async () => {
    const { vat, trial_months } = await rules.inForce();
    return { vat_percent: vat.params.percent, free_months: trial_months.params.months };
  };

  serve(plansCall, async () => {
    const { vat_percent, free_months } = await numbers();
    const rows = (await planCache.plansOn(today())).map((row) => planView(row, vat_percent));
    return { count: rows.length, rows, free_months, vat_percent };
  });

  serve(calls.listPlansForAdmin, async () => {
    const day = today();
    const { vat_percent, free_months } = await numbers();
    const [all, agencies] = await Promise.all([listRecentPlanPrices(db), countAgenciesByPlan(db)]);
    const plans = [...Map.groupBy(all, (row) => row.plan_id)].flatMap(([id, versions]) => {
      const current = findInForce(versions, day);
      if (!current) return [];
      const planned = versions
        .filter((row) => row.valid_from > day && row.valid_to !== row.valid_from)
        .sort((a, b) => (a.valid_from < b.valid_from ? -1 : 1))[0];
      return { id, current, planned, count: versions[0]?.version ?? 0 };
    });
    return {
      day,
      vat_percent,
      free_months,
      plans: plans
        .sort((a, b) => compareByListingLimit(a.current, b.current))
        .map(({ id, current, planned, count }) => ({
          ...getPlanName(id),
          current: planPriceVersionView(current, day, vat_percent),
          planned: planned ? planPriceVersionView(planned, day, vat_percent) : null,
          version_count: count,
          agency_count: agencies.get(id) ?? 0,
        })),
    };
  });

  serve(calls.getPlanForAdmin, async ({ params: { id }, query }) => {
    const named = getPlanName(id);
    const day = today();
    const { vat_percent } = await numbers();
    const current = (await listPlanPrices(db, day)).find((row) => row.plan_id === id);
    if (!current) throw new AppError('not_found');
    const { rows, count } = await listPlanPriceVersions(db, id, query);
    return {
      ...named,
      day,
      vat_percent,
      price_increase_from: getEarliestIncreaseDay(day),
      count,
      agency_count: (await countAgenciesByPlan(db)).get(id) ?? 0,
      current: planPriceVersionView(current, day, vat_percent),
      versions: rows.map((row) => planPriceVersionView(row, day, vat_percent)),
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.createPlanVersion, async ({ params: { id }, body }, { viewer }) => {
    const version = await createPlanPriceVersion(deps, viewer.userId, id, body);
    planCache.forget();
    return { message: 'Success!' as const, version };
  });

  serve(calls.withdrawPlanVersion, async ({ params: { id }, body }, { viewer }) => {
    await withdrawPlanPriceVersion(deps, viewer.userId, id, body);
    planCache.forget();
    return { message: 'Success!' as const };
  });
}
