/**
 * Article 23 of Regulation (EU) 2022/2065: whoever often makes manifestly unfounded reports is warned first, then their
 * reports are received but left for a time. It follows from the decision of an admin who is told beforehand, by the dated
 * rule `report_misuse`.
 */
import { athensDay } from '@estia/contract/athens';
import { getNextMeasure, type MisuseMeasure } from '@estia/contract/moderation/misuse';
import { misuseEmailMessages, misuseFactsMessages } from '@estia/contract/moderation/misuse-messages';
import { toLocale } from '@estia/contract/pair';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { getRulesNow } from '../rules/index.ts';
import { writeStatement } from '../statements-of-reasons/index.ts';
import { findReporterAccount, type ReportRow, type StoredReport } from './moderation.queries.ts';
import { reporterView } from './moderation.view.ts';
import * as q from './report-misuse.queries.ts';
import { hashReporterEmail, unsealReporter } from './reporters.ts';

export type MisuseRule = RuleParams<'report_misuse'>;

const readMisuseRule = async (db: Db, deps: Pick<Deps, 'clock'>): Promise<MisuseRule> =>
  (await getRulesNow(db, deps, ['report_misuse'])).report_misuse.params;

/** Null: a visitor whose email nobody confirmed is nobody that could be held to anything. */
async function findReporterKey(db: Db, secrets: Secrets, report: StoredReport): Promise<q.ReporterKey | null> {
  if (report.reporter_id !== null) {
    const account = await findReporterAccount(db, report.reporter_id);
    const isConfirmed = account !== undefined && account.email_confirmed_at !== null;
    return {
      accountId: report.reporter_id,
      emailHash: isConfirmed ? hashReporterEmail(secrets, account.email) : null,
    };
  }
  if (report.email_confirmed_at === null || report.email_hash === null) return null;
  return { accountId: null, emailHash: report.email_hash };
}

/** What an admin who looks at a report is told of who made it. */
export async function readReporters(deps: Deps, reports: readonly ReportRow[]) {
  const { db, secrets, clock } = deps;
  const shown = new Map<number, ReturnType<typeof reporterView>>();
  if (reports.length === 0) return shown;
  const rule = await readMisuseRule(db, deps);
  const records = await q.listReporterRecords(
    db,
    reports.map(({ id }) => id),
    rule,
    clock(),
  );
  for (const report of reports) {
    const key = await findReporterKey(db, secrets, report);
    const measures = key ? await q.listMisuseOf(db, key) : [];
    const record = records.find(({ report_id }) => report_id === report.id);
    shown.set(report.id, reporterView(report, record, { rule, measures }));
  }
  return shown;
}

/** To whom emails about a measure go. */
async function findMisuseRecipient(
  db: Db,
  secrets: Secrets,
  { account_id, reporter, locale }: Pick<q.MisuseRow, 'account_id' | 'reporter' | 'locale'>,
) {
  if (account_id !== null) {
    const account = await findReporterAccount(db, account_id);
    // Whoever registered with somebody else's email gets them no letter.
    return account?.email_confirmed_at ? account : undefined;
  }
  const { name, email } = unsealReporter(secrets, reporter);
  return email === null ? undefined : { id: null, email, locale, username: name ?? '' };
}

/** In the transaction that decides the report, before it is marked as decided. */
export async function imposeMisuseMeasure(
  trx: Trx,
  deps: Deps,
  viewer: SignedInViewer,
  report: StoredReport,
): Promise<void> {
  const { secrets, clock } = deps;
  const now = clock();
  const reporter = await findReporterKey(trx, secrets, report);
  if (reporter === null) return;
  await q.lockReporter(trx, reporter);
  const rule = await readMisuseRule(trx, deps);
  const [record] = await q.listReporterRecords(trx, [report.id], rule, now);
  if (!record?.counts) return;
  const kind = getNextMeasure({ ...record, unfounded: record.unfounded_ids.length }, rule);
  if (kind === null) return;
  await saveMeasure(trx, deps, viewer, { kind, report, reporter, rule, record, now });
}

type Measure = {
  kind: MisuseMeasure;
  report: StoredReport;
  reporter: q.ReporterKey;
  rule: MisuseRule;
  record: q.ReporterRecordRow;
  now: Date;
};

async function saveMeasure(
  trx: Trx,
  deps: Deps,
  viewer: SignedInViewer,
  { kind, report, reporter, rule, record, now }: Measure,
): Promise<void> {
  const reportIds = [...record.unfounded_ids, report.id].toSorted((a, b) => a - b);
  const until = kind === 'suspended' ? addDays(athensDay(now), rule.suspended_days) : null;
  const locale = toLocale(report.locale);
  const statement = await writeStatement(trx, deps, {
    accountId: reporter.accountId,
    kind: `reports_${kind}`,
    ground: 'moderation',
    foundBy: 'own_check',
    decidedBy: viewer.userId,
    facts: misuseFactsMessages[locale](record.decided + 1, reportIds.length, reportIds.join(', ')),
    ...(until === null ? {} : { until }),
  });
  await q.insertMisuse(trx, {
    ...reporter,
    kind,
    reporter: report.reporter,
    locale,
    statementId: statement.id,
    reportIds,
    now,
    until,
  });
  const recipient = await findMisuseRecipient(trx, deps.secrets, {
    account_id: reporter.accountId,
    reporter: report.reporter,
    locale,
  });
  if (recipient)
    await enqueueEmailTo(trx, deps, recipient, { template: `reports_${kind}`, values: { statement, until } });
  await writeAuditLog(trx, {
    adminId: viewer.userId,
    action: `reports_${kind}`,
    ...getAuditSubject(reporter.accountId, report.property_id),
    after: { report: report.id, decision_number: statement.id, ...(until === null ? {} : { until }) },
    reason: null,
    now,
  });
}

/** A visitor has no page: what is done about their reports stands under the property they reported. */
const getAuditSubject = (accountId: number | null, propertyId: number | null) =>
  accountId === null
    ? { subject: 'property' as const, subjectId: propertyId ?? 0 }
    : { subject: 'account' as const, subjectId: accountId };

/** The first day on which a report of this reporter is handled; null: as all others. */
export async function findHandleFrom(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  reporter: q.ReporterKey,
): Promise<string | null> {
  const until = await q.findSuspension(db, reporter, athensDay(clock()));
  return until === null ? null : addDays(until, 1);
}

/** The same again changes nothing. */
export async function liftMisuseMeasure(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { reason }: { reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const measure = await q.lockMisuse(trx, id);
    if (!measure) throw new AppError('not_found');
    if (measure.lifted_at !== null) return;
    await liftAndTell(trx, deps, viewer, { measure, reason });
    await liftWhatRestedOn(trx, deps, viewer, measure);
  });
}

type Lifting = { measure: q.MisuseRow; reason: string };

async function liftAndTell(trx: Trx, deps: Deps, viewer: SignedInViewer, { measure, reason }: Lifting): Promise<void> {
  const now = deps.clock();
  await q.liftMisuse(trx, measure, { adminId: viewer.userId, now, today: athensDay(now) });
  const recipient = await findMisuseRecipient(trx, deps.secrets, measure);
  if (recipient)
    await enqueueEmailTo(trx, deps, recipient, {
      template: 'reports_measure_lifted',
      values: { kind: measure.kind, statement_id: measure.statement_id, reason },
    });
  await writeAuditLog(trx, {
    adminId: viewer.userId,
    action: 'reports_measure_lifted',
    ...getAuditSubject(measure.account_id, measure.property_id),
    after: { decision_number: measure.statement_id },
    reason,
    now,
  });
}

/** Nobody is suspended without a warning that counts. */
async function liftWhatRestedOn(trx: Trx, deps: Deps, viewer: SignedInViewer, measure: q.MisuseRow): Promise<void> {
  const { repeat_days: repeatDays } = await readMisuseRule(trx, deps);
  for (const suspension of await q.lockUnwarnedSuspensions(trx, measure, {
    today: athensDay(deps.clock()),
    repeatDays,
  })) {
    const reason = misuseEmailMessages.reports_measure_lifted.unwarned[toLocale(suspension.locale)];
    await liftAndTell(trx, deps, viewer, { measure: suspension, reason });
  }
}

/** With an accepted complaint, in its transaction. */
export async function endMisuseOfStatement(
  trx: Trx,
  deps: Deps,
  viewer: SignedInViewer,
  statementId: number,
): Promise<void> {
  const measure = await q.findMisuseOfStatement(trx, statementId);
  if (!measure) return;
  const now = deps.clock();
  await q.liftMisuse(trx, measure, { adminId: viewer.userId, now, today: athensDay(now) });
  await liftWhatRestedOn(trx, deps, viewer, measure);
}

/** Who complains about a measure without an account is written to as they were about it. */
export async function findMisuseContact(
  db: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  statementId: number,
): Promise<{ email: string; locale: string } | null> {
  const measure = await q.findMisuseOfStatement(db, statementId);
  const recipient = measure && (await findMisuseRecipient(db, secrets, measure));
  return recipient ? { email: recipient.email, locale: recipient.locale } : null;
}
