/**
 * ADMN-6: the end of a contract with an agency. Its reasons are told at least 30 days before (Regulation (EU) 2019/1150,
 * article 4); where the law or the terms allow to end it at once, the statement says which of them. Until the day nothing changes.
 */

import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import type { giveContractNotice } from '@estia/contract/contract-ends/calls';
import { DAYS_TO_END } from '@estia/contract/contract-ends/model';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { pauseListingsOfAccount } from '../listings/index.ts';
import { writeStatement } from '../statements-of-reasons/index.ts';
import {
  clearContractEnd,
  closeOpenAttempts,
  endContractSubscription,
  findPaidEnd,
  lockAgencyAccount,
  setContractEnd,
} from '../subscriptions/index.ts';
import type { ContractEndEmailValues } from './contract-ends.emails.ts';
import * as q from './contract-ends.queries.ts';

type Notice = HandlerInput<typeof giveContractNotice>['body'];
type Agency = NonNullable<Awaited<ReturnType<typeof lockAgencyAccount>>>;

const enqueueEmail = <T extends keyof ContractEndEmailValues>(
  trx: Trx,
  deps: Deps,
  agency: Agency,
  template: T,
  values: ContractEndEmailValues[T],
): Promise<void> => enqueueEmailTo(trx, deps, agency, { template, values });

/** After 30 whole days, and never before the end of what is paid for: nobody pays for a day without a contract. */
export async function findEarliestEnd(db: Db, { clock }: Pick<Deps, 'clock'>, accountId: number) {
  const paidUntil = await findPaidEnd(db, accountId);
  const noticed = addDays(athensDay(clock()), DAYS_TO_END);
  return { paidUntil, earliest: paidUntil !== null && paidUntil > noticed ? paidUntil : noticed };
}

async function lockApprovedAgency(trx: Trx, accountId: number): Promise<Agency> {
  const agency = await lockAgencyAccount(trx, accountId);
  if (!agency) throw new AppError('not_found');
  if (agency.role_id !== roleIds.agency || agency.status !== 'approved') throw new AppError('not_in_this_state');
  return agency;
}

/** The same notice again finds one that holds already. */
export async function giveNotice(deps: Deps, adminId: number, accountId: number, notice: Notice): Promise<void> {
  const now = deps.clock();
  const today = athensDay(now);
  const exception = notice.exception ?? null;
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockApprovedAgency(trx, accountId);
    if (await q.findContractEnd(trx, accountId)) throw new AppError('not_in_this_state');
    const { earliest } = await findEarliestEnd(trx, deps, accountId);
    if (exception === null && notice.ends_on === undefined)
      throw new AppError('invalid_input', { ends_on: 'required' });
    const endsOn = exception === null ? (notice.ends_on ?? earliest) : today;
    if (exception === null && endsOn < earliest) throw new AppError('invalid_input', { ends_on: 'invalid' });
    const statement = await writeStatement(trx, deps, {
      accountId,
      kind: 'agency_terminated',
      ground: notice.ground,
      foundBy: 'own_check',
      decidedBy: adminId,
      facts: notice.facts,
      effectiveOn: endsOn,
      ...(exception === null ? {} : { noticeException: exception }),
    });
    await q.insertContractEnd(trx, {
      account_id: accountId,
      statement_id: statement.id,
      given_at: now,
      given_on: today,
      given_by: adminId,
      exception,
      ends_on: endsOn,
    });
    await setContractEnd(trx, deps, accountId, endsOn);
    if (exception === null) await enqueueEmail(trx, deps, agency, 'contract_notice', { ends_on: endsOn, statement });
    else await enqueueEmail(trx, deps, agency, 'contract_ended_at_once', { statement });
    await writeAuditLog(trx, {
      adminId,
      action: 'contract_notice',
      subject: 'account',
      subjectId: accountId,
      reason: notice.facts,
      after: {
        decision_number: statement.id,
        contract_ends_on: endsOn,
        ...(exception === null ? {} : { notice_exception: exception }),
      },
      now,
    });
  });
  // Notice is given, also where a payment under way puts off the end: the job ends it within minutes.
  if (exception !== null)
    await endContract(deps, accountId).catch((error: unknown) =>
      deps.failures.record({ kind: 'job', name: 'contract-ends', error, details: { account: accountId } }),
    );
}

/** On its day. Again, or beside another worker, changes nothing. */
export async function endContract(deps: Deps, accountId: number): Promise<void> {
  await closeOpenAttempts(deps, accountId);
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgencyAccount(trx, accountId);
    const end = await q.findContractEnd(trx, accountId);
    if (!agency || !end || end.ended_at !== null || end.ends_on > athensDay(now)) return;
    const pausedListingIds = await pauseListingsOfAccount(trx, accountId, now);
    const wasSwitchedOn = await endContractSubscription(trx, deps, accountId);
    await q.markContractEnded(trx, end.id, { now, pausedListingIds, wasSwitchedOn });
    // What ends at once was told with its reasons.
    if (end.exception === null)
      await enqueueEmail(trx, deps, agency, 'contract_ended', {
        ends_on: end.ends_on,
        statement_id: end.statement_id,
      });
    await writeAuditLog(trx, {
      adminId: end.given_by,
      action: 'contract_ended',
      subject: 'account',
      subjectId: accountId,
      reason: null,
      after: { decision_number: end.statement_id, contract_ends_on: end.ends_on },
      now,
    });
  });
}

type Withdrawal = { adminId: number; reason: string };

async function withdraw(trx: Trx, deps: Deps, end: q.ContractEndRow, { adminId, reason }: Withdrawal): Promise<void> {
  const now = deps.clock();
  await q.markWithdrawn(trx, end.id, { by: adminId, reason, now });
  if (end.ended_at !== null) await q.releaseEndedListings(trx, end, now);
  await clearContractEnd(trx, deps, end.account_id, {
    hadEnded: end.ended_at !== null,
    wasSwitchedOn: end.was_switched_on ?? true,
  });
  await writeAuditLog(trx, {
    adminId,
    action: 'contract_notice_withdrawn',
    subject: 'account',
    subjectId: end.account_id,
    reason,
    after: { decision_number: end.statement_id },
    now,
  });
}

export async function withdrawNotice(deps: Deps, accountId: number, withdrawal: Withdrawal): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgencyAccount(trx, accountId);
    const end = await q.findContractEnd(trx, accountId);
    if (!agency || !end) throw new AppError('not_found');
    await withdraw(trx, deps, end, withdrawal);
    await enqueueEmail(trx, deps, agency, 'contract_notice_withdrawn', {
      reason: withdrawal.reason,
      had_ended: end.ended_at !== null,
    });
  });
}

/** With an accepted complaint, in its transaction; its answer is the email. */
export async function withdrawEndOfStatement(
  trx: Trx,
  deps: Deps,
  statementId: number,
  withdrawal: Withdrawal,
): Promise<void> {
  const end = await q.findEndOfStatement(trx, statementId);
  if (end && end.withdrawn_at === null) await withdraw(trx, deps, end, withdrawal);
}
