/** PAGE-1: writing, announcing and accepting versions of the legal texts. */

import type { HandlerInput } from '@estia/contract/call';
import type { acceptTerms, announceLegalVersion, updateLegalDraft } from '@estia/contract/pages/calls';
import { getEarliestEffectiveDay, type LegalKind } from '@estia/contract/pages/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import * as q from './legal.queries.ts';

type SignedInViewer = NonNullable<Viewer>;

/** Only what is in force can be accepted: whoever looked at a page of yesterday is shown today's. */
export async function acceptCurrentTerms(
  { db, clock }: Deps,
  viewer: SignedInViewer,
  { version, locale }: HandlerInput<typeof acceptTerms>['body'],
): Promise<void> {
  const now = clock();
  if ((await q.getTermsVersionInForce(db, now)) !== version) throw new AppError('changed_meanwhile');
  await q.insertTermsAcceptance(db, { account_id: viewer.userId, version, locale, at: now });
}

export async function getEditableLegalText({ db, clock }: Deps, kind: LegalKind) {
  const earliest = getEarliestEffectiveDay(clock());
  const draft = await q.findLegalDraft(db, kind);
  if (draft) {
    const { text_el, text_en, changes_el, changes_en, saved_at } = draft;
    return {
      text: { el: text_el, en: text_en },
      changes: { el: changes_el, en: changes_en },
      saved_at: saved_at.toISOString(),
      earliest,
    };
  }
  const [newest] = await q.listAnnouncedVersions(db, kind);
  const row = newest && (await q.findLegalText(db, kind, { version: newest.version }));
  if (!row) throw new AppError('not_found');
  return { text: { el: row.text_el, en: row.text_en }, changes: { el: '', en: '' }, saved_at: null, earliest };
}

export async function saveDraft(
  { db, clock }: Deps,
  { params: { kind }, body: { based_on: seen, ...draft } }: HandlerInput<typeof updateLegalDraft>,
): Promise<string> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const current = await q.lockLegalDraft(trx, kind);
    // Somebody else saved, threw away or announced since: their words are not written over unseen.
    if ((current?.saved_at.toISOString() ?? '') !== (seen ?? '')) throw new AppError('changed_meanwhile');
    if (current) await q.updateLegalDraft(trx, current.id, draft, now);
    else if (!(await q.insertLegalDraft(trx, kind, draft, now))) throw new AppError('changed_meanwhile');
  });
  return now.toISOString();
}

/** The law gives people 15 days to read it and go. The table refuses a shorter time too. */
export async function announceDraft(
  { db, clock }: Deps,
  viewer: SignedInViewer,
  { params: { kind }, body }: HandlerInput<typeof announceLegalVersion>,
): Promise<string> {
  const now = clock();
  const day = body.effective_from;
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    throw new AppError('invalid_input', { effective_from: 'invalid' });
  if (day < getEarliestEffectiveDay(now)) throw new AppError('invalid_input', { effective_from: 'notice_days' });
  await db.transaction().execute(async (trx) => {
    const current = await q.lockLegalDraft(trx, kind);
    if (!current) throw new AppError('not_found');
    if (current.saved_at.toISOString() !== body.saved_at) throw new AppError('changed_meanwhile');
    const [newest] = await q.listAnnouncedVersions(trx, kind);
    // A text written after another replaces it: it cannot take effect before it.
    if (newest && day <= newest.version) throw new AppError('invalid_input', { effective_from: 'after_announced' });
    await q.announceLegalText(trx, current.id, { day, now, by: viewer.userId });
    await enqueueJob(trx, 'legal-notices');
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'legal_announced',
      subject: 'legal_text',
      subjectId: current.id,
      now,
      reason: current.changes_el.slice(0, 500),
      after: { kind, effective_from: day },
    });
  });
  return day;
}
