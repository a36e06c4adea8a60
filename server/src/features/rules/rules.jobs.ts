/** What happens to rules by itself. Both are safe to run twice and to be killed half way. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import {
  findGoldenVisaRoute,
  findQualifyingRoute,
  type GoldenVisaRule,
  isGoldenVisaZone,
} from '@estia/contract/rules/golden-visa';
import { athensDay, findInForce, RULE_REVIEW_DAYS } from '@estia/contract/rules/in-force';
import { type RuleParams, ruleCodes } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import type { PlaceTree, PlaceTreeLoader } from '../places/index.ts';
import { enqueueRuleEmail } from './rules.emails.ts';
import * as q from './rules.queries.ts';

const DAY = 86_400_000;
const REMIND_DAYS = 30;
const SLICE = 500;
const MAX_NAMED = 5;

/** Admins hear of rules that nobody has looked at for 90 days, at most once in 30. */
export async function enqueueRuleReviewReminder(deps: Deps): Promise<number> {
  const { db } = deps;
  const now = deps.clock();
  const rows = await q.listRecentRules(db);
  const late = ruleCodes.filter((code) => {
    const row = findInForce(
      rows.filter((each) => each.code === code),
      athensDay(now),
    );
    return row !== undefined && row.checked_at.getTime() <= now.getTime() - RULE_REVIEW_DAYS * DAY;
  });
  if (late.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await q.claimRuleReminder(trx, now, new Date(now.getTime() - REMIND_DAYS * DAY)))) return 0;
    const admins = await q.listAdminRecipients(trx);
    for (const admin of admins)
      await enqueueRuleEmail(trx, deps, admin, 'rules_recheck', { codes: late.join(','), days: RULE_REVIEW_DAYS });
    return admins.length;
  });
}

function canQualifyUnder(row: q.GoldenVisaBadgeRow, rule: GoldenVisaRule, tree: PlaceTree): boolean {
  const zone = tree.districts.get(row.district_id)?.municipality.zone ?? '';
  const property = {
    ...row,
    for: 'sale' as const,
    route: findGoldenVisaRoute(row.golden_visa_route_id),
    zone: isGoldenVisaZone(zone) ? zone : null,
  };
  return findQualifyingRoute(property, rule) !== null;
}

/**
 * Writes down for each listing whether it bears the mark. Where a new version of the rule, and not the owner's own
 * change, took it away, the owner hears of it: the email is written with the row, so that it is written once.
 */
export async function refreshGoldenVisaBadges(deps: Deps, places: PlaceTreeLoader): Promise<number> {
  const { db } = deps;
  const now = deps.clock();
  const versions = (await q.listRecentRules(db)).filter((row) => row.code === 'golden_visa');
  const asRule = (row: q.RuleRow): GoldenVisaRule => ({
    status: row.status,
    params: row.params as unknown as RuleParams<'golden_visa'>,
  });
  const current = findInForce(versions, athensDay(now));
  if (!current) return 0;
  const rule = asRule(current);
  const before = new Map(versions.map((row) => [row.version, asRule(row)]));
  const tree = await places();
  let emailCount = 0;
  for (let after = 0, full = true; full; ) {
    await db.transaction().execute(async (trx) => {
      await q.lockBadges(trx);
      const rows = await q.listBadgeCandidates(trx, after, SLICE);
      full = rows.length === SLICE;
      after = rows.at(-1)?.property_id ?? after;
      if (rows.length === 0) return;
      const computed = rows.map((row) => ({ ...row, now: canQualifyUnder(row, rule, tree) }));
      const dropped = computed.filter((row) => {
        const was = row.rule_version === null ? undefined : before.get(row.rule_version);
        const byRule = row.rule_version !== current.version && was !== undefined && canQualifyUnder(row, was, tree);
        return row.holds === true && !row.now && byRule;
      });
      const stillTrue = computed.map((row) => ({ listing_id: row.listing_id, holds: row.now }));
      await q.upsertBadges(trx, stillTrue, current.version, now);
      const byOwner = Map.groupBy(dropped, (row) => row.account_id);
      if (byOwner.size === 0) return;
      for (const owner of await q.listEmailRecipients(trx, [...byOwner.keys()])) {
        const codes = (byOwner.get(owner.id) ?? []).map((row) => formatListingCode(row.property_id, 1));
        const listingCount =
          codes.slice(0, MAX_NAMED).join(', ') + (codes.length > MAX_NAMED ? ` +${codes.length - MAX_NAMED}` : '');
        await enqueueRuleEmail(trx, deps, owner, 'visa_mark_dropped', { ads: listingCount, count: codes.length });
        emailCount += 1;
      }
    });
  }
  return emailCount;
}
