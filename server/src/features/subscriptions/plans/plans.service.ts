/** A price changes by a new version from a day on, in one transaction with its row in the audit log. */
import type { HandlerInput } from '@estia/contract/call';
import { findLookup } from '@estia/contract/lookups/model';
import { athensDay, findInForce } from '@estia/contract/rules/in-force';
import { isCalendarDay } from '@estia/contract/rules/rule-params';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { depositLimits as limits } from '@estia/contract/subscriptions/deposit-states';
import type { createPlanVersion } from '@estia/contract/subscriptions/plan-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import * as q from './plans.queries.ts';

type PlanDeps = Pick<Deps, 'db' | 'clock'>;
type PlanTerms = Pick<q.PlanPriceRow, 'plan_id' | 'max_active_listings' | 'net_cents'>;

const getListingLimit = ({ max_active_listings }: Pick<PlanTerms, 'max_active_listings'>): number =>
  max_active_listings ?? Number.POSITIVE_INFINITY;

/** Worse for who has it: dearer, or fewer listings. */
const isWorse = (now: Omit<PlanTerms, 'plan_id'>, before: Omit<PlanTerms, 'plan_id'>): boolean =>
  now.net_cents > before.net_cents || getListingLimit(now) < getListingLimit(before);

const toAuditFields = (row: Pick<q.PlanPriceRow, 'max_active_listings' | 'net_cents' | 'valid_from'>) => ({
  max_active_listings: row.max_active_listings,
  net_cents: row.net_cents,
  valid_from: row.valid_from,
});

export const getEarliestIncreaseDay = (today: string): string => addDays(today, limits.dearerNoticeDays);

/** Who takes a larger plan pays more, on every day from then on. */
function arePricesAscending(rows: readonly q.PlanPriceRow[], input: PlanTerms & { valid_from: string }): boolean {
  const others = [...Map.groupBy(rows, (row) => row.plan_id)].filter(([id]) => id !== input.plan_id);
  const days = new Set([
    input.valid_from,
    ...rows.map((row) => row.valid_from).filter((day) => day > input.valid_from),
  ]);
  return [...days].every((day) =>
    others.every(([, versions]) => {
      const other = findInForce(versions, day);
      if (!other) return true;
      if (getListingLimit(other) === getListingLimit(input)) return false;
      return (
        getListingLimit(other) < getListingLimit(input) === other.net_cents < input.net_cents &&
        other.net_cents !== input.net_cents
      );
    }),
  );
}

export async function createPlanPriceVersion(
  { db, clock }: PlanDeps,
  adminId: number,
  planId: number,
  given: HandlerInput<typeof createPlanVersion>['body'],
): Promise<number> {
  const now = clock();
  const today = athensDay(now);
  const { based_on, valid_from, net: net_cents, max_active_listings, reason } = given;
  if (!findLookup('subscription_plans', planId)) throw new AppError('not_found');
  if (!isCalendarDay(valid_from)) throw new AppError('invalid_input', { valid_from: 'invalid' });
  return db.transaction().execute(async (trx) => {
    const rows = await q.lockPlanPrices(trx);
    const ownPrices = rows.filter((row) => row.plan_id === planId);
    const newest = ownPrices[0]?.version ?? 0;
    if (newest !== based_on) throw new AppError('changed_meanwhile');
    if (valid_from <= today) throw new AppError('invalid_input', { valid_from: 'not_before_tomorrow' });
    const before = findInForce(ownPrices, addDays(valid_from, -1));
    const input = { plan_id: planId, max_active_listings, net_cents, valid_from };
    const current = [findInForce(ownPrices, today), before].filter((row) => row !== undefined);
    if (current.some((row) => isWorse(input, row)) && valid_from < getEarliestIncreaseDay(today))
      throw new AppError('invalid_input', { valid_from: 'dearer_notice' });
    if (!arePricesAscending(rows, input)) throw new AppError('invalid_input', { net: 'prices_ascend' });
    const version = newest + 1;
    await q.endPlanPricesFrom(trx, planId, valid_from);
    await q.insertPlanPrice(trx, { ...input, version, reason, adminId, now });
    await writeAuditLog(trx, {
      adminId,
      action: 'plan_changed',
      subject: 'setting' as const,
      subjectId: planId,
      reason,
      now,
      before: before ? toAuditFields(before) : {},
      after: toAuditFields(input),
    });
    return version;
  });
}

export async function withdrawPlanPriceVersion(
  { db, clock }: PlanDeps,
  adminId: number,
  planId: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const rows = await q.lockPlanPrices(trx);
    const row = rows.find((each) => each.plan_id === planId && each.version === version);
    if (!row) throw new AppError('not_found');
    const withdrawn = row.valid_to === row.valid_from;
    if (withdrawn) return;
    if (row.valid_from <= athensDay(now)) throw new AppError('changed_meanwhile');
    await q.withdrawPlanPrice(trx, planId, version);
    await writeAuditLog(trx, {
      adminId,
      action: 'plan_withdrawn',
      subject: 'setting' as const,
      subjectId: planId,
      reason,
      now,
      before: toAuditFields(row),
      after: {},
    });
  });
}
