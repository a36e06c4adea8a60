/**
 * SAME-4: the signed mandate of a property. Its file is private: no address leads to it, and every reading is written down
 * before the first byte leaves.
 */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AuditAction } from '@estia/contract/accounts/audit-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import { mandateDocumentLimits } from '@estia/contract/listings/mandates/mandates';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { lockAdvertiser } from '../drafts/drafts.queries.ts';
import { getActingRole } from '../listings.policy.ts';
import { scanDocumentFile } from './document-scan.ts';
import * as q from './mandate-documents.queries.ts';

/** A file that no record names by then belongs to nobody. */
const ORPHAN_FILE_MS = 86_400_000;

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const auditDocument = (db: Db, deps: Deps, viewer: SignedInViewer, action: AuditAction, propertyId: number) =>
  writeAuditLog(db, {
    adminId: viewer.userId,
    action,
    subject: 'property',
    subjectId: propertyId,
    reason: null,
    now: deps.clock(),
  });

/** Who works for the agency of the property; to everybody else it is not there. */
async function lockMandate(trx: Trx, viewer: SignedInViewer, propertyId: number) {
  if (viewer.roleId !== roleIds.agency) throw new AppError('not_found');
  await lockAdvertiser(trx, viewer.worksFor);
  const mandate = await q.findMandate(trx, viewer.worksFor, propertyId);
  if (!mandate) throw new AppError('not_found');
  return mandate;
}

export async function saveMandateDocument(
  deps: Deps,
  viewer: SignedInViewer,
  { propertyId, file }: { propertyId: number; file: string },
): Promise<void> {
  // Before anything is stored: only who may.
  await deps.db.transaction().execute((trx) => lockMandate(trx, viewer, propertyId));
  const sent = Buffer.from(file, 'base64');
  if (sent.length > mandateDocumentLimits.bytes) throw new AppError('too_large');
  const document = await scanDocumentFile(sent);
  if ('refusal' in document) throw new AppError('unsupported_type', { file: document.refusal });
  const file_key = `mandates/${randomBytes(24).toString('hex')}`;
  const now = deps.clock();
  await enqueueFileDeletion(deps.db, [file_key], new Date(now.getTime() + ORPHAN_FILE_MS));
  await deps.files.put(file_key, document.body);
  await deps.db.transaction().execute(async (trx) => {
    const { signed_on } = await lockMandate(trx, viewer, propertyId);
    const earlier = await q.replaceMandateDocument(trx, {
      property_id: propertyId,
      file_key,
      media_type: document.mediaType,
      bytes: document.body.length,
      signed_on,
      uploaded_at: now,
      uploaded_by: viewer.userId,
    });
    if (earlier) await enqueueFileDeletion(trx, [earlier], now);
    await cancelFileDeletion(trx, file_key);
    await q.updateBadges(trx, [propertyId], athensDay(now));
    await auditDocument(trx, deps, viewer, 'mandate_document_saved', propertyId);
  });
}

export async function deleteMandateDocument(deps: Deps, viewer: SignedInViewer, propertyId: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await lockMandate(trx, viewer, propertyId);
    const key = await q.deleteMandateDocument(trx, propertyId);
    if (!key) throw new AppError('not_found');
    await enqueueFileDeletion(trx, [key], now);
    await q.updateBadges(trx, [propertyId], athensDay(now));
    await auditDocument(trx, deps, viewer, 'mandate_document_deleted', propertyId);
  });
}

export async function openMandateDocument(
  deps: Deps,
  viewer: SignedInViewer,
  propertyId: number,
): Promise<{ file: Readable; size: number; name: string }> {
  const document = await q.findMandateDocument(deps.db, propertyId);
  if (!document || !getActingRole(viewer, document)) throw new AppError('not_found');
  const file = await deps.files.open(document.file_key);
  if (!file) throw new AppError('not_found');
  await auditDocument(deps.db, deps, viewer, 'mandate_document_read', propertyId);
  return { file: file.read(), size: file.size, name: `mandate-${propertyId}.${extensions[document.media_type]}` };
}

const BATCH_SIZE = 500;

/** A mandate that began or ended in the night: its listings bear the badge from this day, or no longer. */
export async function refreshBadges(deps: Deps): Promise<void> {
  const today = athensDay(deps.clock());
  for (let done = BATCH_SIZE; done === BATCH_SIZE; ) {
    const ids = await q.listStaleBadges(deps.db, today, BATCH_SIZE);
    if (ids.length > 0) await deps.db.transaction().execute((trx) => q.updateBadges(trx, ids, today));
    done = ids.length;
  }
}
