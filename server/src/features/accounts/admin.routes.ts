import { Readable } from 'node:stream';
import * as calls from '@estia/contract/accounts/admin-calls';
import { athensDay } from '@estia/contract/athens';
import { isCalendarDay } from '@estia/contract/rules/fields';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { officeForAdmin } from '../agencies/index.ts';
import type { Places } from '../places/index.ts';
import { userView } from './accounts.view.ts';
import {
  allAdministrators,
  checksOf,
  deskCounts,
  planOf,
  userForAdmin,
  usersPage,
  waitingStatement,
} from './admin.queries.ts';
import { askRegister, forgetSecondFactors, mailPassword, move, registerSomebody } from './admin.service.ts';
import { administratorView, checkView, listedUserView, watchedUserView } from './admin.view.ts';
import { addAdmin, removeAdmin } from './administrators.service.ts';
import { exportAudit } from './audit.export.ts';
import { type AuditRow, auditOfUser, auditPage } from './audit.queries.ts';
import { auditView } from './audit.view.ts';
import { auditNames } from './audit-names.queries.ts';

const success = { message: 'Success!' } as const;

function assertDays(days: { from?: string | undefined; to?: string | undefined }): void {
  for (const name of ['from', 'to'] as const)
    if (days[name] !== undefined && !isCalendarDay(days[name]))
      throw new AppError('invalid_input', { [name]: 'invalid' });
}

export function adminRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const { db } = deps;
  const readable = async (rows: AuditRow[]) => {
    const [names, tree] = await Promise.all([auditNames(db, rows), places()]);
    return rows.map((row) => auditView(row, names, tree));
  };

  serve(calls.listUsers, async ({ query: { limit, offset, ...filter } }) => {
    const { rows, count } = await usersPage(db, filter, { limit, offset });
    return { users: rows.map(listedUserView), count, pagination: { limit, offset } };
  });

  serve(calls.getUser, async ({ params: { id } }) => {
    const row = await userForAdmin(db, id);
    if (!row) throw new AppError('not_found');
    const agency = await officeForAdmin(db, id);
    const [plan, checks, log] = await Promise.all([
      planOf(db, id),
      agency ? checksOf(db, agency.agency_id) : [],
      auditOfUser(db, id, agency?.agency_id ?? null),
    ]);
    return {
      user: watchedUserView(row),
      agency,
      plan: plan ? { plan_id: plan.plan_id, payment: plan.payment as 'card' | 'deposit' } : null,
      checks: checks.map(checkView),
      log: await readable(log),
    };
  });

  serve(calls.updateUserStatus, async (given, asker) => ({
    ...success,
    user: userView(await move(deps, memberOf(asker), given)),
  }));

  serve(calls.removeUserSecondFactors, async ({ params: { id }, body: { reason } }, asker) => {
    await forgetSecondFactors(deps, memberOf(asker), id, reason);
    return success;
  });

  serve(calls.checkBusinessRegister, async ({ params: { id } }, asker) => ({
    ...success,
    verdict: await askRegister(deps, memberOf(asker), id),
  }));

  serve(calls.createUser, async (given, asker) => ({
    ...success,
    user: userView(await registerSomebody(deps, memberOf(asker), given)),
  }));

  serve(calls.sendPasswordCode, async ({ body }, asker) => {
    await mailPassword(deps, memberOf(asker), body);
    return { message: 'Email sent!' } as const;
  });

  serve(calls.listAdministrators, async () => ({
    administrators: (await allAdministrators(db)).map(administratorView),
  }));

  serve(calls.createAdministrator, async (given, asker) => ({
    ...success,
    user: userView(await addAdmin(deps, memberOf(asker), given)),
  }));

  serve(calls.removeAdministrator, async ({ params: { id }, body: { reason } }, asker) => {
    await removeAdmin(deps, memberOf(asker), id, reason);
    return success;
  });

  serve(calls.listAuditLog, async ({ query }) => {
    assertDays(query);
    const rows = await auditPage(db, { ...query, act: query.act || undefined });
    const last = rows.at(-1);
    return { entries: await readable(rows), next_before: last && rows.length === query.limit ? last.id : null };
  });

  serve(calls.exportAuditLog, async ({ query: { lang, ...filter } }, { reply }) => {
    assertDays(filter);
    reply?.header('content-disposition', `attachment; filename="estia-audit-log-${athensDay(deps.clock())}.csv"`);
    return Readable.from(
      exportAudit(db, { filter: { ...filter, act: filter.act || undefined }, locale: lang, places }),
    );
  });

  serve(calls.adminWaiting, async () => {
    const [waiting] = (await waitingStatement().execute(db)).rows;
    if (!waiting) throw new Error('Counting gave no row');
    return waiting;
  });

  serve(calls.getAdminCounts, () => deskCounts(db, deps.clock()));
}
