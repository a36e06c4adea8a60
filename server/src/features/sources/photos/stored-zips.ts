/** ZIPs of feeds while their photos are taken out: each is brought from the file store once, however many photos it has. */
import { listingLimits } from '@estia/contract/listings/limits';
import type { Deps } from '../../../deps.ts';
import { BrokenFeedError, defaultFeedLimits } from '../formats/feed-item.ts';
import { openZipPhotos, type ZipPhoto, type ZipPhotos } from '../formats/reading/zip-photo.ts';
import { openFeedFile } from '../runs/feed-files.ts';

type OpenedZip = { photos: ZipPhotos; remove: () => Promise<void> };

/** They lie on the disk meanwhile: the one that was asked for longest ago makes room. */
const AT_ONCE = 2;

export type StoredZips = {
  read: (key: string, name: string) => Promise<ZipPhoto | { problem: 'zip_gone' | 'zip_damaged' }>;
  close: () => Promise<void>;
};

async function openStoredZip(deps: Pick<Deps, 'files'>, key: string): Promise<OpenedZip | null> {
  const stored = await openFeedFile(deps, key);
  if (!stored) return null;
  try {
    const photos = await openZipPhotos(stored.path, { limits: defaultFeedLimits, most: listingLimits.photoBytes });
    return { photos, remove: stored.remove };
  } catch (error) {
    await stored.remove();
    throw error;
  }
}

export function createStoredZips(deps: Pick<Deps, 'files'>): StoredZips {
  const opened = new Map<string, { zip: Promise<OpenedZip | null>; readers: number }>();
  const close = async (key: string): Promise<void> => {
    const entry = opened.get(key);
    opened.delete(key);
    const zip = await entry?.zip.catch(() => null);
    zip?.photos.close();
    await zip?.remove();
  };
  const makeRoom = async (): Promise<void> => {
    const idle = [...opened].filter(([, { readers }]) => readers === 0).map(([key]) => key);
    for (const key of idle.slice(0, Math.max(0, opened.size - AT_ONCE))) await close(key);
  };
  return {
    async read(key, name) {
      const entry = opened.get(key) ?? { zip: openStoredZip(deps, key), readers: 0 };
      // Last in the order of the map: the one of which somebody has just read.
      opened.delete(key);
      opened.set(key, entry);
      entry.readers += 1;
      try {
        const zip = await entry.zip.catch((error: unknown) => {
          // The store did not answer: whoever asks next opens it anew.
          if (!(error instanceof BrokenFeedError) && opened.get(key) === entry) opened.delete(key);
          throw error;
        });
        return zip ? await zip.photos.read(name) : { problem: 'zip_gone' };
      } catch (error) {
        if (error instanceof BrokenFeedError) return { problem: 'zip_damaged' };
        throw error;
      } finally {
        entry.readers -= 1;
        await makeRoom();
      }
    },
    async close() {
      for (const key of [...opened.keys()]) await close(key);
    },
  };
}
