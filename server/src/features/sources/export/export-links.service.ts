/** EXTS: the addresses under which an agency publishes its own listings: on, changed and off by its owners. */
import { exportFiles, exportFormats } from '@estia/contract/sources/export/export-choices';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { generateToken, hashToken } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { getOwnAgency, withOwnAgency } from '../api/api-keys.service.ts';
import * as q from './export.queries.ts';

const SECRET_PURPOSE = 'agency export';

const linksView = (origin: string, token: string, { created_at, last_read_on }: q.ExportLinkRow) => ({
  links: exportFormats.map((format) => ({
    format,
    url: `${origin}/api/agency-export/${token}/${exportFiles[format]}`,
  })),
  created_at: created_at.toISOString(),
  last_read_on,
});

export async function getExport(deps: Deps, viewer: SignedInViewer) {
  const agency = await getOwnAgency(deps, viewer);
  const row = await q.findExportLink(deps.db, agency.id);
  const token = row && deps.secrets.open(SECRET_PURPOSE, row.token_sealed);
  return { export: row && token ? linksView(deps.config.origin, token, row) : null };
}

/** Asked again, the addresses change: who had the earlier ones reads nothing any more. */
export const createExport = (deps: Deps, viewer: SignedInViewer) =>
  withOwnAgency(deps, viewer, async (trx, agency) => {
    const now = deps.clock();
    const token = generateToken();
    const token_sealed = deps.secrets.seal(SECRET_PURPOSE, token);
    await q.upsertExportLink(trx, {
      agency_id: agency.id,
      token_hash: hashToken(token),
      token_sealed,
      created_at: now,
    });
    await auditExport(trx, viewer, { action: 'export_published', agencyId: agency.id, now });
    return { export: linksView(deps.config.origin, token, { token_sealed, created_at: now, last_read_on: null }) };
  });

export const deleteExport = (deps: Deps, viewer: SignedInViewer): Promise<void> =>
  withOwnAgency(deps, viewer, async (trx, agency) => {
    if (!(await q.deleteExportLink(trx, agency.id))) throw new AppError('not_found');
    await auditExport(trx, viewer, { action: 'export_ended', agencyId: agency.id, now: deps.clock() });
  });

type ExportAudit = { action: 'export_published' | 'export_ended'; agencyId: number; now: Date };

const auditExport = (
  trx: Parameters<typeof writeAuditLog>[0],
  { userId }: SignedInViewer,
  { action, agencyId, now }: ExportAudit,
) => writeAuditLog(trx, { adminId: userId, action, subject: 'agency', subjectId: agencyId, reason: null, now });
