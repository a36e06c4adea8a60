/**
 * Article 17 of Regulation (EU) 2022/2065: whoever is restricted reads what was done, why, by whom and how to object. Called
 * inside the transaction that restricts; the database refuses a restriction without it
 * (migrations/0160_statements_of_reasons.sql).
 */
import { athensDay } from '@estia/contract/athens';
import type { NoticeException } from '@estia/contract/contract-ends/model';
import {
  COMPLAINT_MONTHS,
  type FoundBy,
  type RestrictionGround,
  type RestrictionKind,
} from '@estia/contract/statements-of-reasons/model';
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { generateEmailCode } from '../../platform/security/email-codes.ts';
import * as q from './statements.queries.ts';

/** What the codes of complaints are hashed with. */
export const COMPLAINT_CODE_USE = 'complain';

export type NewStatement = {
  /** Whom it restricts: the account of the advertiser. Null: who is forgotten already, and is only counted. */
  accountId: number | null;
  kind: RestrictionKind;
  ground: RestrictionGround;
  foundBy: FoundBy;
  /** Null: a program alone. */
  decidedBy: number | null;
  /** What a person wrote, or what happened; empty where the kind says all of it. */
  facts?: string;
  /** Where it is about listings: which. */
  listings?: readonly { id: number; code: string }[];
  /** Where it is about something else than listings or the account. */
  subject?: { id: number; name: string };
  /** One of the reasons people report listings for. */
  reasonId?: number | undefined;
  reportId?: number;
  /** The last day, where it ends by itself. */
  until?: string;
  /** Of the end of a contract: the first day without it, and why it did not wait for 30 days. */
  effectiveOn?: string;
  noticeException?: NoticeException;
};

/** Of a statement what its email says. Plain values, as an email is stored. */
export type StatementValues = {
  id: number;
  kind: RestrictionKind;
  ground: RestrictionGround;
  found_by: FoundBy;
  is_automatic: boolean;
  reason_id: number | null;
  facts: string;
  codes: readonly string[];
  subject_name: string;
  until: string | null;
  effective_on?: string | null;
  notice_exception?: NoticeException | null;
  complain_by: string;
  /** With it the reader complains without logging in. */
  code: string;
};

const MAX_NAME = 200;

/** The answer goes into the email of the restriction: `enqueueStatementEmail`, or `statementBlocks` in an email that says more. */
export async function writeStatement(
  trx: Trx,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  statement: NewStatement,
): Promise<StatementValues> {
  const now = clock();
  const {
    accountId,
    kind,
    ground,
    foundBy,
    decidedBy,
    facts = '',
    listings = [],
    subject,
    reasonId,
    reportId,
  } = statement;
  const { code, hash } = generateEmailCode(secrets, COMPLAINT_CODE_USE);
  const complainBy = addMonths(athensDay(now), COMPLAINT_MONTHS);
  const codes = listings.map((listing) => listing.code);
  const subjectName = (subject?.name ?? '').slice(0, MAX_NAME);
  const id = await q.insertStatement(trx, {
    accountId,
    kind,
    listingIds: listings.map((listing) => listing.id),
    codes,
    subjectId: subject?.id ?? null,
    subjectName,
    ground,
    reasonId: reasonId ?? null,
    reportId: reportId ?? null,
    foundBy,
    decidedBy,
    facts,
    decidedAt: now,
    until: statement.until ?? null,
    complainBy,
    codeHash: hash,
  });
  return {
    id,
    kind,
    ground,
    found_by: foundBy,
    is_automatic: decidedBy === null,
    reason_id: reasonId ?? null,
    facts,
    codes,
    subject_name: subjectName,
    until: statement.until ?? null,
    effective_on: statement.effectiveOn ?? null,
    notice_exception: statement.noticeException ?? null,
    complain_by: complainBy,
    code,
  };
}
