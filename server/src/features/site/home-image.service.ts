/** Changing the home page's background: files first, then the record that names them; the old ones go a day later. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import type { Member } from '../../platform/viewer.ts';
import { drawHomeImage, readDataUrl } from './home-image.draw.ts';
import { homeImageKey, keepHomeFiles, lockHomeImage, setHomeImage } from './home-image.queries.ts';

/** Pages that were cached still name it. Files that no record names by then belong to nobody. */
const DAY_MS = 86_400_000;

const folderOf = (key: string): string => `photos/${key}`;

/** Without a key: back to the picture the site came with. */
async function show(deps: Deps, admin: Member, key: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockHomeImage(trx);
    const now = deps.clock();
    const before = await homeImageKey(trx);
    await setHomeImage(trx, { key, now, adminId: admin.userId });
    if (key) await keepHomeFiles(trx, folderOf(key));
    if (before) await forgetFiles(trx, [folderOf(before)], new Date(now.getTime() + DAY_MS));
    await audit(trx, {
      ...{ adminId: admin.userId, act: 'home_image_changed', subject: 'setting', subjectId: 0, reason: null, now },
      before: { picture: before },
      after: { picture: key },
    });
  });
}

export async function changeHomeImage(deps: Deps, admin: Member, dataUrl: string): Promise<void> {
  const drawn = await drawHomeImage(readDataUrl(dataUrl));
  const key = `home-${randomBytes(16).toString('hex')}`;
  await forgetFiles(deps.db, [folderOf(key)], new Date(deps.clock().getTime() + DAY_MS));
  for (const { name, body } of drawn) await deps.files.put(`${folderOf(key)}/${name}`, body);
  await show(deps, admin, key);
}

export const restoreHomeImage = (deps: Deps, admin: Member): Promise<void> => show(deps, admin, null);
