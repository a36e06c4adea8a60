import { Readable } from 'node:stream';
import * as calls from '@estia/contract/accounts/admin-calls';
import { athensDay } from '@estia/contract/athens';
import { isCalendarDay } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { findAgencyForAdmin } from '../../agencies/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { userView } from '../accounts.view.ts';
import { exportAudit } from '../audit.export.ts';
import { auditView } from '../audit.view.ts';
import { auditNames } from '../audit-names.queries.ts';
import {
  findPlanChoice,
  findUserForAdmin,
  listAdministrators,
  listRegisterChecks,
  listUsers,
} from './admin.queries.ts';
import {
  changeUserStatus,
  checkBusinessRegister,
  enqueuePasswordCode,
  type OnStatusChange,
  registerUserAsAdmin,
  removeSecondFactors,
} from './admin.service.ts';
import { administratorView, registerCheckView, userDetailView, userListItemView } from './admin.view.ts';
import { inviteAdministrator, removeAdministrator } from './administrators.service.ts';
import { type AuditRow, listAuditLog, listAuditLogForUser } from './audit-log.queries.ts';
import { auditUserExport, streamUsersCsv } from './users-csv.service.ts';

const success = { message: 'Success!' } as const;

function assertDays(days: { from?: string | undefined; to?: string | undefined }): void {
  for (const name of ['from', 'to'] as const)
    if (days[name] !== undefined && !isCalendarDay(days[name]))
      throw new AppError('invalid_input', { [name]: 'invalid' });
}

export function adminRoutes(
  { serve }: CallServer,
  deps: Deps,
  places: PlaceTreeLoader,
  onStatusChange: OnStatusChange,
): void {
  const { db } = deps;
  const readable = async (rows: AuditRow[]) => {
    const [names, tree] = await Promise.all([auditNames(db, rows), places()]);
    return rows.map((row) => auditView(row, names, tree));
  };

  serve(calls.listUsers, async ({ query: { limit, offset, sort, order, ...filter } }) => {
    const { rows, count } = await listUsers(db, filter, { limit, offset, sort, order });
    return { users: rows.map(userListItemView), count, pagination: { limit, offset } };
  });

  serve(calls.exportUsers, async ({ body: { lang, ...filter } }, { reply, viewer }) => {
    await auditUserExport(deps, viewer, filter);
    reply?.header('content-disposition', `attachment; filename="estia-users-${athensDay(deps.clock())}.csv"`);
    return Readable.from(streamUsersCsv(db, filter, lang));
  });

  serve(calls.getUser, async ({ params: { id } }) => {
    const row = await findUserForAdmin(db, id);
    if (!row) throw new AppError('not_found');
    const agency = await findAgencyForAdmin(db, id);
    const [plan, checks, log] = await Promise.all([
      findPlanChoice(db, id),
      agency ? listRegisterChecks(db, agency.agency_id) : [],
      listAuditLogForUser(db, id, agency?.agency_id ?? null),
    ]);
    return {
      user: userDetailView(row),
      agency,
      plan: plan ? { plan_id: plan.plan_id, payment: plan.payment } : null,
      checks: checks.map(registerCheckView),
      audit_log: await readable(log),
    };
  });

  serve(calls.updateUserStatus, async (input, { viewer }) => ({
    ...success,
    user: userView(await changeUserStatus(deps, viewer, input, onStatusChange)),
  }));

  serve(calls.removeUserSecondFactors, async ({ params: { id }, body: { reason } }, { viewer }) => ({
    ...success,
    needs_approval: await removeSecondFactors(deps, viewer, id, reason),
  }));

  serve(calls.checkBusinessRegister, async ({ params: { id } }, { viewer }) => ({
    ...success,
    verdict: await checkBusinessRegister(deps, viewer, id),
  }));

  serve(calls.createUser, async (input, { viewer }) => ({
    ...success,
    user: userView(await registerUserAsAdmin(deps, viewer, input)),
  }));

  serve(calls.sendPasswordCode, async ({ body }, { viewer }) => {
    await enqueuePasswordCode(deps, viewer, body);
    return { message: 'Email sent!' } as const;
  });

  serve(calls.listAdministrators, async () => ({
    administrators: (await listAdministrators(db)).map(administratorView),
  }));

  serve(calls.createAdministrator, async (input, { viewer }) => ({
    ...success,
    user: userView(await inviteAdministrator(deps, viewer, input)),
  }));

  serve(calls.removeAdministrator, async ({ params: { id }, body: { reason } }, { viewer }) => {
    await removeAdministrator(deps, viewer, id, reason);
    return success;
  });

  serve(calls.listAuditLog, async ({ query }) => {
    assertDays(query);
    const rows = await listAuditLog(db, { ...query, action: query.action || undefined });
    const last = rows.at(-1);
    return { entries: await readable(rows), next_before: last && rows.length === query.limit ? last.id : null };
  });

  serve(calls.exportAuditLog, async ({ query: { lang, ...filter } }, { reply }) => {
    assertDays(filter);
    reply?.header('content-disposition', `attachment; filename="estia-audit-log-${athensDay(deps.clock())}.csv"`);
    return Readable.from(
      exportAudit(db, { filter: { ...filter, action: filter.action || undefined }, locale: lang, places }),
    );
  });
}
