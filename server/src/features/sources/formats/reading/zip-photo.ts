/** Images out of the ZIP of a feed, by the names that its photos have. */
import type { FeedLimits } from '../feed-item.ts';
import { openZip } from './zip-file.ts';

export type ZipPhoto = { bytes: Buffer } | { problem: 'not_in_zip' | 'too_large' };
export type ZipPhotos = { read: (name: string) => Promise<ZipPhoto>; close: () => void };

/** The list of files is read once, whatever number of photos. `most`: bytes of one. `close` must be called. */
export async function openZipPhotos(
  file: string,
  { limits, most }: { limits: FeedLimits; most: number },
): Promise<ZipPhotos> {
  const { entries, close } = await openZip(file, limits);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    close,
    async read(name) {
      const entry = byName.get(name);
      if (!entry) return { problem: 'not_in_zip' };
      if (entry.size > most) return { problem: 'too_large' };
      const pieces: Uint8Array[] = [];
      for await (const piece of entry.open()) pieces.push(piece);
      return { bytes: Buffer.concat(pieces) };
    },
  };
}
