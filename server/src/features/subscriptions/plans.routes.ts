import { findLookup } from '@estia/contract/lookups/model';
import { athensDay, findInForce, isInForce } from '@estia/contract/rules/in-force';
import { listPlans as plansCall } from '@estia/contract/subscriptions/calls';
import { computeTaxedAmount } from '@estia/contract/subscriptions/money';
import * as calls from '@estia/contract/subscriptions/plan-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import type { rulesInForce } from '../rules/index.ts';
import { byAds, keepPlans, planView } from './plans.kept.ts';
import { officesByPlan, type PriceRow, plansOn, recentPrices, versionsPage } from './plans.queries.ts';
import { addVersion, dearerFrom, withdrawVersion } from './plans.service.ts';

function versionView(row: PriceRow, day: string, vatPercent: number) {
  const state =
    row.valid_to === row.valid_from
      ? ('withdrawn' as const)
      : isInForce(row, day)
        ? ('in_force' as const)
        : row.valid_from > day
          ? ('planned' as const)
          : ('past' as const);
  const { version, max_ads, valid_from, valid_to, changed_by, reason } = row;
  return {
    ...computeTaxedAmount(row.net_cents, vatPercent),
    ...{ version, max_ads, valid_from, valid_to, state, changed_by, reason },
    changed_at: row.changed_at.toISOString(),
  };
}

function namedPlan(planId: number) {
  const named = findLookup('subscription_plans', planId);
  if (!named) throw new AppError('not_found');
  return { plan_id: planId, code: named.code, name: named.name };
}

export function planRoutes({ serve }: CallServer, deps: Deps, rules: ReturnType<typeof rulesInForce>): void {
  const { db, clock } = deps;
  const kept = keepPlans(deps);
  const today = () => athensDay(clock());
  const numbers = async () => {
    const { vat, trial_months } = await rules.inForce();
    return { vat_percent: vat.params.percent, free_months: trial_months.params.months };
  };

  serve(plansCall, async () => {
    const { vat_percent, free_months } = await numbers();
    const rows = (await kept.plansOn(today())).map((row) => planView(row, vat_percent));
    return { count: rows.length, rows, free_months, vat_percent };
  });

  serve(calls.listPlansForAdmin, async () => {
    const day = today();
    const { vat_percent, free_months } = await numbers();
    const [all, offices] = await Promise.all([recentPrices(db), officesByPlan(db)]);
    const plans = [...Map.groupBy(all, (row) => row.plan_id)].flatMap(([id, versions]) => {
      const current = findInForce(versions, day);
      if (!current) return [];
      const planned = versions
        .filter((row) => row.valid_from > day && row.valid_to !== row.valid_from)
        .sort((a, b) => (a.valid_from < b.valid_from ? -1 : 1))[0];
      return { id, current, planned, count: versions[0]?.version ?? 0 };
    });
    return {
      ...{ day, vat_percent, free_months },
      plans: plans
        .sort((a, b) => byAds(a.current, b.current))
        .map(({ id, current, planned, count }) => ({
          ...namedPlan(id),
          current: versionView(current, day, vat_percent),
          planned: planned ? versionView(planned, day, vat_percent) : null,
          count,
          offices: offices.get(id) ?? 0,
        })),
    };
  });

  serve(calls.getPlanForAdmin, async ({ params: { id }, query }) => {
    const named = namedPlan(id);
    const day = today();
    const { vat_percent } = await numbers();
    const current = (await plansOn(db, day)).find((row) => row.plan_id === id);
    if (!current) throw new AppError('not_found');
    const { rows, count } = await versionsPage(db, id, query);
    return {
      ...{ ...named, day, vat_percent, dearer_from: dearerFrom(day), count },
      offices: (await officesByPlan(db)).get(id) ?? 0,
      current: versionView(current, day, vat_percent),
      versions: rows.map((row) => versionView(row, day, vat_percent)),
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.createPlanVersion, async ({ params: { id }, body }, asker) => {
    const version = await addVersion(deps, memberOf(asker).userId, id, body);
    kept.forget();
    return { message: 'Success!' as const, version };
  });

  serve(calls.withdrawPlanVersion, async ({ params: { id }, body }, asker) => {
    await withdrawVersion(deps, memberOf(asker).userId, id, body);
    kept.forget();
    return { message: 'Success!' as const };
  });
}
