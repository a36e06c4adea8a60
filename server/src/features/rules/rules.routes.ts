import * as calls from '@estia/contract/rules/calls';
import { findInForce, getNextReview } from '@estia/contract/rules/in-force';
import { isMainAdminRule, type RuleCode, ruleCodes } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { goldenVisaZonesView } from './golden-visa-zones.view.ts';
import { listRecentRules, listRuleVersions, type RuleRow } from './rules.queries.ts';
import { confirmRuleCheck, createRuleVersion } from './rules.service.ts';
import { anyRuleView, listedRuleView } from './rules.view.ts';
import type { RulesCache } from './rules-cache.service.ts';

const success = { message: 'Success!' } as const;
const MAX_SHOWN_VERSIONS = 20;

export function ruleRoutes({ serve }: CallServer, deps: Deps, places: PlaceTreeLoader, rules: RulesCache): void {
  const { db, clock } = deps;

  serve(calls.getRulesInForce, async () => ({ day: rules.today(), rules: await rules.inForce() }));

  serve(calls.listRuleVersions, async ({ params: { code } }) => {
    const day = rules.today();
    const current = (await rules.rows()).filter(
      (row) => row.code === code && row.valid_from <= day && row.valid_to !== row.valid_from,
    );
    return { day, versions: current.slice(0, MAX_SHOWN_VERSIONS).map(anyRuleView) };
  });

  serve(calls.listGoldenVisaZones, async () => ({ prefectures: goldenVisaZonesView(await places()) }));

  const getCurrentRule = (rows: readonly RuleRow[], code: RuleCode) => {
    const day = rules.today();
    const current = findInForce(
      rows.filter((row) => row.code === code),
      day,
    );
    if (!current) throw new Error(`No row of the rule ${code}: run the migrations first`);
    const next_check = getNextReview(current.checked_at.toISOString());
    return { rule: listedRuleView(current, day), next_check, is_check_late: new Date(next_check) <= clock() };
  };

  /** The dashboard reads the table itself: who has just changed a rule sees it whichever process answers. */
  serve(calls.listRulesForAdmin, async () => {
    const rows = await listRecentRules(db);
    const day = rules.today();
    return {
      day,
      rules: ruleCodes.map((code) => {
        const ownRules = rows.filter((row) => row.code === code);
        const planned = ownRules.find((row) => row.valid_from > day && row.valid_to !== row.valid_from);
        return {
          ...getCurrentRule(rows, code),
          planned_from: planned?.valid_from ?? null,
          count: Math.max(0, ...ownRules.map((row) => row.version)),
        };
      }),
    };
  });

  serve(calls.getRuleForAdmin, async ({ params: { code }, query: { limit, offset } }) => {
    const { rows, count } = await listRuleVersions(db, code, { limit, offset });
    const { rule, ...check } = getCurrentRule(await listRecentRules(db), code);
    const day = rules.today();
    return {
      day,
      current: rule,
      ...check,
      count,
      pagination: { limit, offset },
      versions: rows.map((row) => listedRuleView(row, day)),
    };
  });

  serve(calls.createRuleVersion, async ({ params: { code }, body }, { viewer }) => {
    if (isMainAdminRule(code) && !viewer.isMainAdmin) throw new AppError('forbidden');
    const version = await createRuleVersion(deps, viewer.userId, code, body);
    rules.forget();
    return { ...success, version };
  });

  serve(calls.confirmRule, async ({ params: { code }, body }, { viewer }) => {
    await confirmRuleCheck(deps, viewer.userId, code, body);
    rules.forget();
    return success;
  });
}
