import * as calls from '@estia/contract/rules/calls';
import { type RuleCode, ruleCodes } from '@estia/contract/rules/fields';
import { findInForce, getNextReview } from '@estia/contract/rules/in-force';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import type { Rules } from './rules.kept.ts';
import { type RuleRow, recentRules, versionsPage } from './rules.queries.ts';
import { addVersion, confirmCheck } from './rules.service.ts';
import { anyRuleView, listedRuleView } from './rules.view.ts';
import { zonesView } from './rules.zones.ts';

const success = { message: 'Success!' } as const;
const MOST_SHOWN = 20;

const adminOf = ({ viewer }: Asker): number => {
  if (!viewer) throw new AppError('not_authenticated');
  return viewer.userId;
};

export function ruleRoutes({ serve }: CallServer, deps: Deps, places: Places, rules: Rules): void {
  const { db, clock } = deps;

  serve(calls.getRulesInForce, async () => ({ day: rules.today(), rules: await rules.inForce() }));

  serve(calls.listRuleVersions, async ({ params: { code } }) => {
    const day = rules.today();
    const held = (await rules.rows()).filter(
      (row) => row.code === code && row.valid_from <= day && row.valid_to !== row.valid_from,
    );
    return { day, versions: held.slice(0, MOST_SHOWN).map(anyRuleView) };
  });

  serve(calls.listGoldenVisaZones, async () => ({ prefectures: zonesView(await places()) }));

  const currentOf = (rows: readonly RuleRow[], code: RuleCode) => {
    const day = rules.today();
    const current = findInForce(
      rows.filter((row) => row.code === code),
      day,
    );
    if (!current) throw new Error(`No row of the rule ${code}: run the migrations first`);
    const next_check = getNextReview(current.checked_at.toISOString());
    return { rule: listedRuleView(current, day), next_check, late: new Date(next_check) <= clock() };
  };

  /** The desk reads the table itself: who has just changed a rule sees it whichever process answers. */
  serve(calls.listRulesForAdmin, async () => {
    const rows = await recentRules(db);
    const day = rules.today();
    return {
      day,
      rules: ruleCodes.map((code) => {
        const own = rows.filter((row) => row.code === code);
        const planned = own.find((row) => row.valid_from > day && row.valid_to !== row.valid_from);
        return {
          ...currentOf(rows, code),
          planned_from: planned?.valid_from ?? null,
          count: Math.max(0, ...own.map((row) => row.version)),
        };
      }),
    };
  });

  serve(calls.getRuleForAdmin, async ({ params: { code }, query: { limit, offset } }) => {
    const { rows, count } = await versionsPage(db, code, { limit, offset });
    const { rule, ...check } = currentOf(await recentRules(db), code);
    const day = rules.today();
    return {
      ...{ day, current: rule, ...check, count, pagination: { limit, offset } },
      versions: rows.map((row) => listedRuleView(row, day)),
    };
  });

  serve(calls.createRuleVersion, async ({ params: { code }, body }, asker) => {
    const version = await addVersion(deps, adminOf(asker), code, body);
    rules.forget();
    return { ...success, version };
  });

  serve(calls.confirmRule, async ({ params: { code }, body }, asker) => {
    await confirmCheck(deps, adminOf(asker), code, body);
    rules.forget();
    return success;
  });
}
