/** LIST-5: somebody says what is wrong with a listing; a person decides, and both sides are told why. */
import { athensDay } from '@estia/contract/athens';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getReportGround } from '@estia/contract/moderation/report-grounds';
import { type Locale, toLocale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import type { AfterDecision } from '../../platform/after-decision.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer, Viewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { sanitizeDisplayName } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { generateEmailCode, hashEmailCode } from '../../platform/security/email-codes.ts';
import { countHit, enforceRateLimit, enforceRateLimitByNetwork } from '../../platform/security/throttle.ts';
import { assertProofOfWork, consumeProofOfWork } from '../inbox/index.ts';
import { composeTitle, pauseListingAsAdmin } from '../listings/index.ts';
import { getRuleNumber } from '../rules/index.ts';
import { writeStatement } from '../statements-of-reasons/index.ts';
import type { ModerationEmailValues } from './moderation.emails.ts';
import * as q from './moderation.queries.ts';
import { type DecisionHours, getDecisionHours } from './moderation.view.ts';
import { findHandleFrom, imposeMisuseMeasure } from './report-misuse.service.ts';
import { hashReporterEmail, unsealReporter } from './reporters.ts';

const HOURLY_LIMIT = { hits: 5, seconds: 3_600 };
const DAILY_LIMIT = { hits: 30, seconds: 86_400 };
const EMAIL_LIMIT = { hits: 5, seconds: 86_400 };
const CODE_LIMIT = { hits: 30, seconds: 15 * 60 };
/** What the codes of receipts are hashed with. */
const REPORT_CODE_USE = 'report';

type ReportInput = {
  for: Purpose;
  property_id: number;
  reason_id: number;
  description: string;
  name?: string | undefined;
  email?: string | undefined;
  locale: Locale;
  proof_of_work?: { puzzle: string; answer: string } | undefined;
};

type EmailRecipient = { id: number | null; email: string; locale: string; username?: string };

const enqueueModerationEmail = <T extends keyof ModerationEmailValues>(
  trx: Trx,
  deps: Deps,
  recipient: EmailRecipient,
  template: T,
  values: ModerationEmailValues[T],
) => enqueueEmailTo(trx, deps, recipient, { template, values });

/** As in emails to strangers: a title that could be an advertisement is left out, the facts stay. */
const getListingTitle = (listing: q.ReportedListingRow | undefined, locale: string): string => {
  if (!listing) return '';
  const lang = toLocale(locale);
  return (
    sanitizeDisplayName((lang === 'el' ? listing.title_el : listing.title_en) ?? '') ||
    composeTitle(listing.type_id, listing.area)[lang]
  );
};

/**
 * The same person again: by account, or by where they are today and the email they gave. Not by the email alone: who
 * types somebody's would be told whether they have reported.
 */
function hashReporter({ secrets, clock }: Deps, email: string | undefined, { viewer, request }: CallContext): Buffer {
  if (viewer) return secrets.hash('reporter', `account ${viewer.userId}`);
  const day = clock().toISOString().slice(0, 10);
  return secrets.hash('reporter', `${day} ${getClientNetwork(request)} ${email?.toLowerCase() ?? ''}`);
}

export async function readDecisionHours(db: Db, now: Date): Promise<DecisionHours> {
  const read = (name: 'report_illegal_hours' | 'report_hours') => getRuleNumber(db, 'work_queue', name, athensDay(now));
  const [illegal, other] = await Promise.all([read('report_illegal_hours'), read('report_hours')]);
  return { illegal, other };
}

/** What whoever reports is told. `handle_from`: on which day it is handled, where not as all others are. */
type CreatedReport = { number: number; handle_from: string | null };

export async function createReport(deps: Deps, input: ReportInput, context: CallContext): Promise<CreatedReport> {
  const { db, secrets, clock } = deps;
  const { viewer, request } = context;
  const listing = await q.findListingToReport(db, input.property_id, purposeIds[input.for]);
  if (!listing?.is_active) throw new AppError('not_found');
  const hash = hashReporter(deps, input.email, context);
  const same = { listingId: listing.listing_id, reasonId: input.reason_id, hash };
  const before = await q.findOpenReport(db, same);
  if (before !== null) return toCreatedReport(before, viewer);

  const identity = viewer ? `account ${viewer.userId}` : `address ${getClientNetwork(request)}`;
  const often = (await countHit(db, `report hour ${identity}`, HOURLY_LIMIT, clock())) > HOURLY_LIMIT.hits;
  const proof = !viewer || often ? assertProofOfWork(deps, input.proof_of_work) : null;
  await enforceRateLimit(db, `report ${identity}`, DAILY_LIMIT, clock());
  const account = viewer ? await q.findReporterAccount(db, viewer.userId) : undefined;
  const confirmedEmail = account?.email_confirmed_at ? account.email : undefined;
  const email = input.email ?? confirmedEmail;
  const locale = viewer?.locale ?? input.locale;
  const emailCount = email ? await countHit(db, `report letter ${email.toLowerCase()}`, EMAIL_LIMIT, clock()) : 0;

  const hours = getDecisionHours(input.reason_id, await readDecisionHours(db, clock()));

  const emailHash = email ? hashReporterEmail(secrets, email) : null;
  const confirmedHash = confirmedEmail ? hashReporterEmail(secrets, confirmedEmail) : null;
  // Of a visitor nobody knows whether the email is theirs, until they open its link.
  const confirmation = email && !viewer ? generateEmailCode(secrets, REPORT_CODE_USE) : null;

  const created = await db.transaction().execute(async (trx) => {
    if (proof) await consumeProofOfWork(trx, deps, proof);
    const { name } = input;
    const handleFrom = await findHandleFrom(trx, deps, {
      accountId: viewer?.userId ?? null,
      emailHash: viewer ? confirmedHash : emailHash,
    });
    const id = await q.insertReport(trx, {
      listing_id: listing.listing_id,
      property_id: listing.property_id,
      purpose: listing.purpose,
      reason_id: input.reason_id,
      description: input.description,
      reporter_id: viewer?.userId ?? null,
      reporter_hash: hash,
      locale,
      reporter:
        name || email ? secrets.seal('reporter', JSON.stringify({ name: name ?? null, email: email ?? null })) : null,
      email_hash: emailHash,
      confirm_hash: confirmation?.hash ?? null,
      handle_from: handleFrom,
      at: clock(),
    });
    if (id === null) return null;
    if (email && emailCount <= EMAIL_LIMIT.hits) {
      const values = {
        number: id,
        ad: getListingTitle(listing, locale),
        reason_id: input.reason_id,
        hours,
        handle_from: handleFrom,
        confirm_code: confirmation?.code ?? null,
      };
      await enqueueModerationEmail(trx, deps, { id: viewer?.userId ?? null, email, locale }, 'report_received', values);
    }
    return { id, handle_from: handleFrom };
  });
  const found = created ?? (await q.findOpenReport(db, same));
  if (found === null) throw new AppError('changed_meanwhile');
  return toCreatedReport(found, viewer);
}

/** Who types somebody's email does not learn from the answer whether their reports are suspended: the email says it. */
const toCreatedReport = ({ id, handle_from }: q.OpenReport, viewer: Viewer): CreatedReport => ({
  number: id,
  handle_from: viewer ? handle_from : null,
});

/** The link of the receipt. Opened again it says the same. */
export async function confirmReport(deps: Deps, { code }: { code: string }, { request }: CallContext): Promise<void> {
  const { db, secrets, clock } = deps;
  await enforceRateLimitByNetwork(db, 'report-code', getClientNetwork(request), CODE_LIMIT, clock());
  if (!(await q.confirmReport(db, hashEmailCode(secrets, REPORT_CODE_USE, code), clock())))
    throw new AppError('wrong_code', { code: 'invalid' });
}

type Decision = { state: 'upheld' | 'dismissed'; decision: string; is_unfounded: boolean };

/** One transaction: decided, the listing stopped, written down, both told. The same decision again changes nothing. */
export async function decideReport(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { onDecided, toReporter, ...input }: Decision & { toReporter?: string; onDecided?: AfterDecision },
): Promise<void> {
  const { db, secrets, clock } = deps;
  await db.transaction().execute(async (trx) => {
    const lockedReport = await q.lockReport(trx, id);
    if (!lockedReport) throw new AppError('not_found');
    const { state, decision, is_unfounded } = input;
    if (lockedReport.state !== 'open') {
      if (q.isSameDecision(lockedReport, { ...input, adminId: viewer.userId })) return;
      throw new AppError('already_decided');
    }
    const now = clock();
    if (is_unfounded) await imposeMisuseMeasure(trx, deps, viewer, lockedReport);
    await q.updateDecision(trx, id, { ...input, adminId: viewer.userId, now });
    const listing = await q.findReportedListing(trx, lockedReport.listing_id);
    const stopped = state === 'upheld' && listing ? await pauseListingAsAdmin(trx, listing.listing_id, now) : false;
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `report_${state}`,
      now,
      reason: decision,
      // Under the home, which is there for as long as its owner is: its listing may be deleted before them.
      subject: 'property' as const,
      subjectId: lockedReport.property_id ?? 0,
      after: { report: id, ...(stopped ? { is_active: false } : {}), ...(is_unfounded ? { is_unfounded } : {}) },
    });
    const about = { number: id, reason_id: lockedReport.reason_id, decision: toReporter ?? decision };
    // Taken down already, by another report or in review: it is restricted once, with one statement.
    if (state === 'upheld' && listing && listing.pause_reason !== 'admin') {
      const owner = { id: listing.user_id, email: listing.email, locale: listing.locale, username: listing.username };
      const statement = await writeStatement(trx, deps, {
        accountId: listing.user_id,
        kind: 'listing_stopped',
        ground: getReportGround(lockedReport.reason_id),
        foundBy: 'report',
        decidedBy: viewer.userId,
        facts: decision,
        listings: [{ id: listing.listing_id, code: formatListingCode(listing.property_id, listing.purpose) }],
        reasonId: lockedReport.reason_id,
        reportId: id,
      });
      await enqueueModerationEmail(trx, deps, owner, 'listing_stopped', {
        number: id,
        reason_id: lockedReport.reason_id,
        ad: getListingTitle(listing, listing.locale),
        statement,
      });
    }
    const { email } = unsealReporter(secrets, lockedReport.reporter);
    await onDecided?.(trx);
    if (email) {
      const recipient = { id: lockedReport.reporter_id, email, locale: lockedReport.locale };
      await enqueueModerationEmail(trx, deps, recipient, `report_${state}`, {
        ...about,
        ad: getListingTitle(listing, lockedReport.locale),
      });
    }
  });
}
