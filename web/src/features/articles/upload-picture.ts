/** Sends a picture in and gives what was made of it, or the reason why not. */

import { articleLimits } from '@estia/contract/articles/limits';
import type { ErrorBody, ErrorCode } from '@estia/contract/errors';
import { getXsrfToken } from '../../platform/api-client.ts';

/** Large files over slow lines, and the making of all sizes. */
const TIMEOUT_MS = 120_000;

export type UploadedPicture = { key: string; width: number; height: number; placeholder: string; avif: boolean };
type UploadResult = { ok: true; picture: UploadedPicture } | { ok: false; code: ErrorCode };

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

export async function uploadPicture(file: File): Promise<UploadResult> {
  if (file.size > articleLimits.pictureBytes) return { ok: false, code: 'too_large' };
  try {
    const response = await fetch('/api/adminPanel/article-picture', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': getXsrfToken() ?? '' },
      body: JSON.stringify({ image: await readAsDataUrl(file) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.json();
    if (response.ok) return { ok: true, picture: body.picture };
    return { ok: false, code: (body as ErrorBody).code };
  } catch {
    return { ok: false, code: 'overloaded' };
  }
}
