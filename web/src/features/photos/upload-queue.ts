/**
 * Photos on their way to a draft: two at a time, resumable (tus), retried after 500, 1000 and 3000 ms and then whenever
 * the connection may be back. The server knows a file by its client key: announcing it twice makes one photo.
 */
import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoRejection } from '@estia/contract/photos/model';
import type { DetailedError, Upload } from 'tus-js-client';
import { getXsrfToken } from '../../platform/api-client.ts';
import { deletePendingUpload, listPendingUploads, type PendingUpload, savePendingUpload } from './pending-uploads.ts';

export type PhotoUpload = {
  readonly clientKey: string;
  readonly name: string;
  readonly blob: Blob;
  readonly at: number;
  readonly sent: number;
  /** `sent`: the server has it all; what becomes of it is in the draft. */
  readonly state: 'waiting' | 'sending' | 'stopped' | 'sent' | 'refused';
  readonly why?: PhotoRejection | 'too_many' | 'lost';
};

const MAX_PARALLEL = 2;
const CHUNK_BYTES = 1024 * 1024;
const RETRY_MS = [500, 1000, 3000];
const RETRY_STOPPED_MS = 4_000;

const isImageFile = (file: File): boolean =>
  file.type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif)$/i.test(file.name);

export function createUploadQueue(draftId: number, onSent: () => void) {
  let items: readonly PhotoUpload[] = [];
  let paused = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const running = new Map<string, Upload | null>();
  const urls = new Map<string, string>();
  const listeners = new Set<() => void>();
  // A snapshot that stays the same while nothing changes.
  let shown = { items, paused };

  const notify = () => {
    shown = { items, paused };
    for (const listener of listeners) listener();
  };
  const change = (clientKey: string, overrides: Partial<PhotoUpload>) => {
    items = items.map((item) => (item.clientKey === clientKey ? { ...item, ...overrides } : item));
    notify();
  };
  const forget = (clientKey: string) => {
    items = items.filter((item) => item.clientKey !== clientKey);
    void deletePendingUpload(clientKey);
    notify();
  };

  const statusOf = (error: Error | DetailedError): number =>
    'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

  const bodyOf = (error: Error | DetailedError): string =>
    'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';

  /** Refused for good, or only not now. */
  function verdict(error: Error | DetailedError): Partial<PhotoUpload> {
    const status = statusOf(error);
    const creating = 'originalRequest' in error && error.originalRequest?.getMethod() === 'POST';
    if (status === 409 && creating)
      return { state: 'refused', why: bodyOf(error).includes('too_many_photos') ? 'too_many' : 'lost' };
    if (status === 413) return { state: 'refused', why: 'too_large' };
    if (status >= 400 && status < 500 && ![408, 409, 423, 425, 429].includes(status))
      return { state: 'refused', why: 'lost' };
    return { state: 'stopped' };
  }

  async function start(item: PhotoUpload): Promise<void> {
    change(item.clientKey, { state: 'sending' });
    // Holds the lane while the library is being loaded.
    running.set(item.clientKey, null);
    const { Upload } = await import('tus-js-client');
    if (closed || paused) {
      running.delete(item.clientKey);
      return change(item.clientKey, { state: 'waiting' });
    }
    const token = getXsrfToken();
    const upload = new Upload(item.blob, {
      endpoint: '/api/uploads',
      uploadUrl: urls.get(item.clientKey) ?? null,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      metadata: { draft_id: String(draftId), client_key: item.clientKey },
      headers: token === null ? {} : { 'X-XSRF-TOKEN': token },
      // What is under way is remembered by pending-uploads, with the file itself.
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => verdict(error).state === 'stopped',
      onUploadUrlAvailable: () => {
        if (!upload.url) return;
        urls.set(item.clientKey, upload.url);
        const { clientKey, name, blob, at } = item;
        void savePendingUpload({ clientKey, draftId, name, blob, at, url: upload.url });
        pump();
      },
      onProgress: (sent) => change(item.clientKey, { sent }),
      onSuccess: () => {
        running.delete(item.clientKey);
        void deletePendingUpload(item.clientKey);
        change(item.clientKey, { state: 'sent', sent: item.blob.size });
        onSent();
        pump();
      },
      onError: (error) => {
        running.delete(item.clientKey);
        // An address that the server no longer knows is announced anew.
        if (statusOf(error) === 404 && urls.delete(item.clientKey))
          change(item.clientKey, { state: 'stopped', sent: 0 });
        else change(item.clientKey, verdict(error));
        // One that was refused because the session ended is sent after the next login.
        const refused = items.find((found) => found.clientKey === item.clientKey && found.state === 'refused');
        if (refused && refused.why !== 'lost') void deletePendingUpload(item.clientKey);
        checkAgain();
        pump();
      },
    });
    running.set(item.clientKey, upload);
    upload.start();
  }

  /** The server orders photos as they are announced: one after the other, as they were chosen. */
  function pump(): void {
    if (closed || paused) return;
    for (const item of items) {
      if (running.size >= MAX_PARALLEL) return;
      if (item.state === 'waiting' && !running.has(item.clientKey)) void start(item);
      if (item.state !== 'refused' && item.state !== 'sent' && !urls.has(item.clientKey)) return;
    }
  }

  const again = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const item of items) if (item.state === 'stopped') change(item.clientKey, { state: 'waiting' });
    pump();
  };
  const checkAgain = () => {
    if (!closed && timer === undefined && items.some((item) => item.state === 'stopped'))
      timer = setTimeout(again, RETRY_STOPPED_MS);
  };

  const enter = (file: PendingUpload) => {
    if (items.some((item) => item.clientKey === file.clientKey)) return;
    if (file.url) urls.set(file.clientKey, file.url);
    const { clientKey, name, blob, at } = file;
    items = [...items, { clientKey, name, blob, at, sent: 0, state: 'waiting' }];
  };

  addEventListener('online', again);
  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async add(files: readonly File[], room: number): Promise<void> {
      let left = room;
      const now = Date.now();
      for (const [nth, file] of files.entries()) {
        const at = now + nth;
        const clientKey = crypto.randomUUID();
        const why = !isImageFile(file)
          ? 'not_an_image'
          : file.size === 0
            ? 'broken'
            : file.size > listingLimits.photoBytes
              ? 'too_large'
              : left <= 0
                ? 'too_many'
                : null;
        if (why) {
          items = [...items, { clientKey, name: file.name, blob: file, at, sent: 0, state: 'refused', why }];
          continue;
        }
        left -= 1;
        const stored: PendingUpload = { clientKey, draftId, name: file.name, blob: file, at, url: null };
        enter(stored);
        notify();
        // Kept before it is sent: from here on a reload loses nothing.
        await savePendingUpload(stored);
      }
      notify();
      pump();
    },

    /** What an earlier page left unfinished; what the server already has is let go. */
    async takeUp(done: ReadonlySet<string>): Promise<void> {
      for (const file of await listPendingUploads(draftId)) {
        if (done.has(file.clientKey)) void deletePendingUpload(file.clientKey);
        else enter(file);
      }
      notify();
      pump();
    },

    pause(on: boolean): void {
      paused = on;
      if (on) {
        for (const [clientKey, upload] of running) {
          void upload?.abort();
          running.delete(clientKey);
          change(clientKey, { state: 'waiting' });
        }
      }
      notify();
      pump();
    },

    again,
    remove(clientKey: string): void {
      void running.get(clientKey)?.abort();
      running.delete(clientKey);
      forget(clientKey);
      pump();
    },

    close(): void {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', again);
      for (const upload of running.values()) void upload?.abort();
      running.clear();
    },
  };
}
