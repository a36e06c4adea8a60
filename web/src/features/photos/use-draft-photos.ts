/** The photos of a draft as the page holds them: what the server has, what is on its way, and what is asked of both. */
import type { DraftPhoto } from '@estia/contract/listings/draft/draft';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { createUploadQueue } from './upload-queue.ts';

const POLL_INTERVAL_MS = 700;
const emptyQueue = { items: [], paused: false };

export function useDraftPhotos(draftId: number, first: readonly DraftPhoto[]) {
  const [photos, setPhotos] = useState(first);
  const [failed, setFailed] = useState(false);
  const [queue, setQueue] = useState<ReturnType<typeof createUploadQueue> | null>(null);
  const latest = useRef(photos);
  latest.current = photos;
  /** Answers that left before a later order arrived are not shown. */
  const request = useRef(0);

  const refresh = useCallback(async () => {
    const mine = request.current;
    const { draft } = await callApi('GET /property/drafts/{id}', { params: { id: draftId } });
    if (mine === request.current) setPhotos(draft.photos);
  }, [draftId]);

  useEffect(() => {
    const made = createUploadQueue(draftId, () => void refresh().catch(() => {}));
    setQueue(made);
    void made.takeUp(
      new Set(latest.current.filter((photo) => photo.state !== 'uploading').map((photo) => photo.client_key)),
    );
    return () => made.close();
  }, [draftId, refresh]);

  const { items, paused } = useSyncExternalStore(
    useCallback((listener) => queue?.subscribe(listener) ?? (() => {}), [queue]),
    () => queue?.get() ?? emptyQueue,
    () => emptyQueue,
  );

  const known = useMemo(() => new Map(photos.map((photo) => [photo.client_key, photo])), [photos]);
  /** The worker has some: look again until it has said what became of them. */
  const waits =
    photos.some((photo) => photo.state === 'uploaded') ||
    items.some(
      (item) => item.state === 'sent' && !['ready', 'refused'].includes(known.get(item.clientKey)?.state ?? ''),
    );
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void refresh().catch(() => {}), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [waits, refresh]);

  const tryTo = async (work: () => Promise<{ photos: DraftPhoto[] }>) => {
    request.current += 1;
    try {
      setPhotos((await work()).photos);
      setFailed(false);
    } catch {
      setFailed(true);
      await refresh().catch(() => {});
    }
  };

  return {
    photos,
    known,
    items,
    paused,
    failed,
    queue,
    /** Only drawn: what is being carried has no place yet. */
    show(next: readonly DraftPhoto[]) {
      request.current += 1;
      setPhotos(next);
    },
    order(next: readonly DraftPhoto[]) {
      setPhotos(next);
      return tryTo(() =>
        callApi('PUT /property/drafts/{id}/photos', {
          params: { id: draftId },
          body: { photos: next.map(({ id }) => ({ id })) },
        }),
      );
    },
    describe(photo: DraftPhoto, alt: { alt_el?: string; alt_en?: string }) {
      return tryTo(() =>
        callApi('PUT /property/drafts/{id}/photos', {
          params: { id: draftId },
          body: { photos: latest.current.map(({ id }) => (id === photo.id ? { id, ...alt } : { id })) },
        }),
      );
    },
    remove(photo: DraftPhoto) {
      queue?.remove(photo.client_key);
      setPhotos(latest.current.filter(({ id }) => id !== photo.id));
      return tryTo(() =>
        callApi('DELETE /property/drafts/{id}/photos/{photo_id}', { params: { id: draftId, photo_id: photo.id } }),
      );
    },
  };
}
