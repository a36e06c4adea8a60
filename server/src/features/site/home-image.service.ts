/** Changing the home page's background: files first, then the record that names them; the old ones go a day later. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { cancelHomeImageDeletion, findHomeImageKey, lockHomeImage, setHomeImage } from './home-image.queries.ts';
import { parseImageDataUrl, renderHomeImage } from './home-image-processing.ts';

/** Pages that were cached still name it. Files that no record names by then belong to nobody. */
const DAY_MS = 86_400_000;

const getFolder = (key: string): string => `photos/${key}`;

/** Without a key: back to the picture the site came with. */
async function setHomeImageKey(deps: Deps, admin: SignedInViewer, key: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockHomeImage(trx);
    const now = deps.clock();
    const before = await findHomeImageKey(trx);
    await setHomeImage(trx, { key, now, adminId: admin.userId });
    if (key) await cancelHomeImageDeletion(trx, getFolder(key));
    if (before) await enqueueFileDeletion(trx, [getFolder(before)], new Date(now.getTime() + DAY_MS));
    await writeAuditLog(trx, {
      adminId: admin.userId,
      action: 'home_image_changed',
      subject: 'setting',
      subjectId: 0,
      reason: null,
      now,
      before: { picture: before },
      after: { picture: key },
    });
  });
}

export async function replaceHomeImage(deps: Deps, admin: SignedInViewer, dataUrl: string): Promise<void> {
  const drawn = await renderHomeImage(parseImageDataUrl(dataUrl));
  const key = `home-${randomBytes(16).toString('hex')}`;
  await enqueueFileDeletion(deps.db, [getFolder(key)], new Date(deps.clock().getTime() + DAY_MS));
  for (const { name, body } of drawn) await deps.files.put(`${getFolder(key)}/${name}`, body);
  await setHomeImageKey(deps, admin, key);
}

export const restoreDefaultHomeImage = (deps: Deps, admin: SignedInViewer): Promise<void> =>
  setHomeImageKey(deps, admin, null);
