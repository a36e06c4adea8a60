/** The first photos of a property as JPEG bytes, the main one larger. What is missing, too large or not a JPEG is left out. */
import { buffer } from 'node:stream/consumers';
import type { Picture } from '@estia/contract/photos/model';
import type { FileStore } from '../../../platform/files/file-store.ts';

const MAX_PHOTOS = 3;
const MAX_PHOTO_BYTES = 400_000;

async function readJpeg(files: FileStore, key: string, widths: readonly number[]): Promise<Uint8Array | null> {
  for (const width of widths) {
    const found = await files.open(`photos/${key}/${width}.jpg`);
    if (!found || found.size > MAX_PHOTO_BYTES) continue;
    const bytes = await buffer(found.read());
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return bytes;
  }
  return null;
}

export async function readSheetPhotos(files: FileStore, pictures: readonly Picture[]): Promise<Uint8Array[]> {
  const read = await Promise.all(
    pictures
      .slice(0, MAX_PHOTOS)
      .map(({ key }, index) => readJpeg(files, key, index === 0 ? [960, 640, 320] : [640, 320])),
  );
  return read.filter((photo) => photo !== null);
}
