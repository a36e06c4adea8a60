import * as calls from '@estia/contract/subscriptions/deposit-calls';
import type { Deps } from '../../../deps.ts';
import { hasOtherAdmin } from '../../../platform/auth/has-other-admin.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getBankAccount } from './bank-account.queries.ts';
import { changeBankAccount } from './bank-account.service.ts';
import { countBankLinesByState, type ListedBankLine, listBankLines } from './deposits.queries.ts';
import { BANK_TEXT_PURPOSE, confirmDeposit, matchDeposit, recordDeposit, rejectDeposit } from './deposits.service.ts';
import { getStatementPreview, importStatement, uploadStatement } from './statement-import.service.ts';

const success = { message: 'Success!' as const };

function bankLineView(
  { secrets }: Pick<Deps, 'secrets'>,
  row: ListedBankLine,
  mayConfirm: (row: ListedBankLine) => boolean,
) {
  const { account_id, charge_id, gemi, gross_cents, period_from, period_to } = row;
  return {
    line_id: row.id,
    source: row.source,
    booked_on: row.booked_on,
    cents: row.cents,
    state: row.state,
    match_problem: row.match_problem,
    is_credit: row.is_credit,
    matched_by: row.matched_by,
    decided_by: row.decided_by,
    text: row.text ? secrets.open(BANK_TEXT_PURPOSE, row.text) : null,
    agency:
      account_id !== null && gemi !== null
        ? { user_id: account_id, name: { el: row.name_el ?? '', en: row.name_en ?? '' }, gemi }
        : null,
    charge:
      charge_id !== null && gross_cents !== null && period_from !== null && period_to !== null
        ? { charge_id, gross_cents, period_from, period_to }
        : null,
    can_confirm: row.state === 'matched' && mayConfirm(row),
    matched_at: row.matched_at?.toISOString() ?? null,
    decided_at: (row.confirmed_at ?? row.rejected_at)?.toISOString() ?? null,
  };
}

export function depositRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.getBankAccount, async () => {
    const { account, changed_at } = await getBankAccount(db);
    return { account, changed_at: changed_at?.toISOString() ?? null };
  });

  serve(calls.updateBankAccount, async ({ body: { reason, ...account } }, { viewer }) => ({
    ...success,
    needs_approval: await changeBankAccount(deps, viewer.userId, account, reason),
  }));

  serve(calls.listDeposits, async ({ query }, { viewer }) => {
    const adminId = viewer.userId;
    const [{ rows, count }, states, hasOther] = await Promise.all([
      listBankLines(db, query),
      countBankLinesByState(db),
      hasOtherAdmin(db, adminId),
    ]);
    const mayConfirm = (row: ListedBankLine) => row.matcher_id !== adminId || !hasOther;
    return {
      deposits: rows.map((row) => bankLineView(deps, row, mayConfirm)),
      count,
      state_counts: states,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.createDeposit, async ({ body }, { viewer }) => ({
    ...success,
    line_id: await recordDeposit(deps, viewer.userId, body),
  }));
  serve(calls.matchDeposit, async ({ params, body }, { viewer }) => {
    await matchDeposit(deps, viewer.userId, params.id, body);
    return success;
  });
  serve(calls.confirmDeposit, async ({ params, body }, { viewer }) => {
    await confirmDeposit(deps, viewer.userId, params.id, body.reason);
    return success;
  });
  serve(calls.rejectDeposit, async ({ params, body }, { viewer }) => {
    await rejectDeposit(deps, viewer.userId, params.id, body.reason);
    return success;
  });

  serve(calls.uploadStatement, ({ body }, { viewer }) => uploadStatement(deps, viewer.userId, body.file));
  serve(calls.getStatement, ({ params }) => getStatementPreview(deps, params.id));
  serve(calls.importStatement, async ({ params, body }, { viewer }) => ({
    ...success,
    ...(await importStatement(deps, viewer.userId, params.id, body)),
  }));
}
