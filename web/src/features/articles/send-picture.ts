/** Sends a picture in and gives what was made of it, or the reason why not. */

import { articleLimits } from '@estia/contract/articles/limits';
import type { ErrorBody, ErrorCode } from '@estia/contract/errors';
import { xsrfToken } from '../../platform/ask.ts';

/** Large files over slow lines, and the making of all sizes. */
const TIMEOUT_MS = 120_000;

export type SentPicture = { key: string; width: number; height: number; placeholder: string; avif: boolean };
type Sent = { ok: true; picture: SentPicture } | { ok: false; code: ErrorCode };

const dataUrl = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

export async function sendPicture(file: File): Promise<Sent> {
  if (file.size > articleLimits.pictureBytes) return { ok: false, code: 'too_large' };
  try {
    const answer = await fetch('/api/adminPanel/article-picture', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': xsrfToken() ?? '' },
      body: JSON.stringify({ image: await dataUrl(file) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.json();
    if (answer.ok) return { ok: true, picture: body.picture };
    return { ok: false, code: (body as ErrorBody).code };
  } catch {
    return { ok: false, code: 'overloaded' };
  }
}
