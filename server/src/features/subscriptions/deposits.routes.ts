import * as calls from '@estia/contract/subscriptions/deposit-calls';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { holdBankAccount, readBankAccount, writeBankAccount } from './bank-account.queries.ts';
import { countStates, hasOtherAdmin, type ListedLine, linesPage } from './deposits.queries.ts';
import { BANK_TEXT, confirmDeposit, matchDeposit, noteDeposit, rejectDeposit } from './deposits.service.ts';
import { sendStatement, takeStatement, waitingStatement } from './statements.service.ts';

const done = { message: 'Success!' as const };
/** The log names records by number; settings have names, and this one is the second. */
const SETTING_ID = 2;

function lineView({ secrets }: Pick<Deps, 'secrets'>, row: ListedLine, mayConfirm: (row: ListedLine) => boolean) {
  const { account_id, charge_id, gemi, gross_cents, period_from, period_to } = row;
  return {
    ...{ line_id: row.id, source: row.source, booked_on: row.booked_on, cents: row.cents },
    ...{
      state: row.state,
      doubt: row.doubt,
      is_credit: row.is_credit,
      matched_by: row.matched_by,
      decided_by: row.decided_by,
    },
    text: row.text ? secrets.open(BANK_TEXT, row.text) : null,
    office:
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
  const { db, clock } = deps;

  serve(calls.getBankAccount, async () => {
    const { account, changed_at } = await readBankAccount(db);
    return { account, changed_at: changed_at?.toISOString() ?? null };
  });

  serve(calls.updateBankAccount, async ({ body: { reason, ...account } }, asker) => {
    const adminId = memberOf(asker).userId;
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const before = await holdBankAccount(trx, now);
      if (JSON.stringify(before) === JSON.stringify({ ...before, ...account })) return;
      await writeBankAccount(trx, account, adminId, now);
      await audit(trx, {
        ...{ adminId, act: 'bank_account_changed', subject: 'setting' as const, subjectId: SETTING_ID },
        ...{ reason, before, after: account, now },
      });
    });
    return done;
  });

  serve(calls.listDeposits, async ({ query }, asker) => {
    const adminId = memberOf(asker).userId;
    const [{ rows, count }, states, hasOther] = await Promise.all([
      linesPage(db, query),
      countStates(db),
      hasOtherAdmin(db, adminId),
    ]);
    const mayConfirm = (row: ListedLine) => row.matcher_id !== adminId || !hasOther;
    return {
      deposits: rows.map((row) => lineView(deps, row, mayConfirm)),
      ...{ count, states, pagination: { limit: query.limit, offset: query.offset } },
    };
  });

  serve(calls.createDeposit, async ({ body }, asker) => ({
    ...done,
    line_id: await noteDeposit(deps, memberOf(asker).userId, body),
  }));
  serve(calls.matchDeposit, async ({ params, body }, asker) => {
    await matchDeposit(deps, memberOf(asker).userId, params.id, body);
    return done;
  });
  serve(calls.confirmDeposit, async ({ params, body }, asker) => {
    await confirmDeposit(deps, memberOf(asker).userId, params.id, body.reason);
    return done;
  });
  serve(calls.rejectDeposit, async ({ params, body }, asker) => {
    await rejectDeposit(deps, memberOf(asker).userId, params.id, body.reason);
    return done;
  });

  serve(calls.uploadStatement, ({ body }, asker) => sendStatement(deps, memberOf(asker).userId, body.file));
  serve(calls.getStatement, ({ params }) => waitingStatement(deps, params.id));
  serve(calls.importStatement, async ({ params, body }, asker) => ({
    ...done,
    ...(await takeStatement(deps, memberOf(asker).userId, params.id, body)),
  }));
}
