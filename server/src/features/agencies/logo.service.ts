/** AGEN-2: changing an agency's logo. All files first, then the record that names them; the old ones go a day later. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { parseImageDataUrl, renderLogo } from '../photos/index.ts';
import { isAgencyOwner } from './agencies.policy.ts';
import { findAgency, lockAgency, updateAgencyRow } from './agencies.queries.ts';

/** Pages that were cached still name it. Files that no record names by then belong to nobody. */
const DAY_MS = 86_400_000;
const getLogoFolder = (key: string): string => `photos/${key}`;

async function replaceLogo(deps: Deps, viewer: SignedInViewer, key: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgency(trx, { accountId: viewer.worksFor });
    if (!agency || !isAgencyOwner(viewer, agency)) throw new AppError('forbidden');
    const now = deps.clock();
    const later = new Date(now.getTime() + DAY_MS);
    if (agency.logo_key === key) return;
    if (agency.logo_key) await enqueueFileDeletion(trx, [getLogoFolder(agency.logo_key)], later);
    if (key) await cancelFileDeletion(trx, getLogoFolder(key));
    await updateAgencyRow(trx, agency.id, { logo_key: key, updated_at: now });
  });
}

export async function setLogo(deps: Deps, viewer: SignedInViewer, dataUrl: string): Promise<string> {
  // Before anything is opened: only who may.
  const agency = await findAgency(deps.db, { accountId: viewer.worksFor });
  if (!agency || !isAgencyOwner(viewer, agency)) throw new AppError('forbidden');
  const drawn = await renderLogo(parseImageDataUrl(dataUrl));
  const key = `logo-${randomBytes(16).toString('hex')}`;
  await enqueueFileDeletion(deps.db, [getLogoFolder(key)], new Date(deps.clock().getTime() + DAY_MS));
  for (const { name, body } of drawn) await deps.files.put(`${getLogoFolder(key)}/${name}`, body);
  await replaceLogo(deps, viewer, key);
  return key;
}

export const deleteLogo = (deps: Deps, viewer: SignedInViewer): Promise<void> => replaceLogo(deps, viewer, null);
