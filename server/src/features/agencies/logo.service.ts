/** AGEN-2: changing an office's logo. All files first, then the record that names them; the old ones go a day later. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import type { Member } from '../../platform/viewer.ts';
import { bytesOfDataUrl, drawLogo } from '../photos/index.ts';
import { isOwnerOf } from './agencies.policy.ts';
import { findOffice, keepFiles, lockOffice, updateOffice } from './offices.queries.ts';

/** Pages that were cached still name it. Files that no record names by then belong to nobody. */
const DAY_MS = 86_400_000;
const folderOf = (key: string): string => `photos/${key}`;

async function show(deps: Deps, viewer: Member, key: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const office = await lockOffice(trx, { accountId: viewer.worksFor });
    if (!office || !isOwnerOf(viewer, office)) throw new AppError('forbidden');
    const now = deps.clock();
    const later = new Date(now.getTime() + DAY_MS);
    if (office.logo_key === key) return;
    if (office.logo_key) await forgetFiles(trx, [folderOf(office.logo_key)], later);
    if (key) await keepFiles(trx, folderOf(key));
    await updateOffice(trx, office.id, { logo_key: key, updated_at: now });
  });
}

export async function setLogo(deps: Deps, viewer: Member, dataUrl: string): Promise<string> {
  // Before anything is opened: only who may.
  const office = await findOffice(deps.db, { accountId: viewer.worksFor });
  if (!office || !isOwnerOf(viewer, office)) throw new AppError('forbidden');
  const drawn = await drawLogo(bytesOfDataUrl(dataUrl));
  const key = `logo-${randomBytes(16).toString('hex')}`;
  await forgetFiles(deps.db, [folderOf(key)], new Date(deps.clock().getTime() + DAY_MS));
  for (const { name, body } of drawn) await deps.files.put(`${folderOf(key)}/${name}`, body);
  await show(deps, viewer, key);
  return key;
}

export const dropLogo = (deps: Deps, viewer: Member): Promise<void> => show(deps, viewer, null);
