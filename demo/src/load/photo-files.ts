/**
 * The drawn pictures as files: every width a page may ask for. Drawing them takes half a minute of a processor and always
 * gives the same, so they are cached on this machine, for every checkout and every seed.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { photoWidths } from '@estia/contract/photos/model';
import { renderPlaceholder } from '@estia/server/src/features/photos/index';
import { createDirectoryFileStore, type FileStore } from '@estia/server/src/platform/files/file-store';
import sharp, { type OutputInfo } from 'sharp';
import { pictureCatalog } from '../pictures/catalog.ts';
import { drawPictureSvg } from '../pictures/draw.ts';

const height = 1200;
const width = 1600;
const DAY_MS = 86_400_000;
/** Drawings of other versions of the code are removed when nobody has asked for them in this time. */
const UNUSED_MS = 60 * DAY_MS;

export type PhotoFile = { key: string; width: number; height: number; placeholder: string };

/** Where nobody looks at pictures: their rows without their files. */
export const undrawnPool = (): PhotoFile[] =>
  pictureCatalog.map(({ key }) => ({ key, width, height, placeholder: '' }));

const formats = ['webp', 'jpg'] as const;
const names = photoWidths.flatMap((size) => formats.map((format) => `${size}.${format}`));
/** First line: what it was drawn by. The rest is the placeholder. */
const NOTE = 'placeholder.txt';

/** Of everything that decides about a byte of a picture: code, parameters (pictures/catalog.ts) and the encoders. */
async function hashDrawing(): Promise<string> {
  const code = fileURLToPath(new URL('../pictures/', import.meta.url));
  const drawn = (await readdir(code, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const others = ['./photo-files.ts', '../../../server/src/features/photos/renditions.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const hash = createHash('sha256').update(JSON.stringify([sharp.versions, names]));
  for (const path of [...drawn.map((name) => join(code, name)), ...others]) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

async function readAll(files: FileStore, key: string): Promise<Buffer | null> {
  const found = await files.open(key);
  if (!found) return null;
  const parts: Uint8Array[] = [];
  for await (const part of found.read()) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

type Picture = { placeholder: string; bodies: ReadonlyMap<string, Buffer> };

async function drawPicture(index: number): Promise<Picture> {
  const picture = pictureCatalog[index];
  if (!picture) throw new RangeError('No such picture');
  // Drawn to pixels once; every rendition starts from those, because reading the drawing is the slow part.
  const drawn = await sharp(Buffer.from(drawPictureSvg(picture.kind, picture.seed)))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bodies = new Map<string, Buffer>();
  for (const size of photoWidths) {
    const full = sharp(drawn.data, { raw: rawOf(drawn.info) });
    const sized =
      size === drawn.info.width
        ? drawn
        : await full.resize({ width: size }).raw().toBuffer({ resolveWithObject: true });
    const open = () => sharp(sized.data, { raw: rawOf(sized.info) });
    bodies.set(`${size}.webp`, await open().webp({ quality: 80, effort: 1 }).toBuffer());
    bodies.set(`${size}.jpg`, await open().jpeg({ quality: 80, mozjpeg: false }).toBuffer());
  }
  return { placeholder: await renderPlaceholder({ data: drawn.data, ...rawOf(drawn.info) }), bodies };
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

/** Null where it was not drawn by this very code. */
async function readNote(files: FileStore, folder: string, hash: string): Promise<string | null> {
  const [drawnBy, placeholder] = String((await readAll(files, `${folder}/${NOTE}`)) ?? '').split('\n');
  return drawnBy === hash && placeholder ? placeholder : null;
}

async function readPicture(files: FileStore, folder: string, hash: string): Promise<Picture | null> {
  const placeholder = await readNote(files, folder, hash);
  if (!placeholder) return null;
  const bodies = new Map<string, Buffer>();
  for (const name of names) {
    const body = await readAll(files, `${folder}/${name}`);
    if (!body) return null;
    bodies.set(name, body);
  }
  return { placeholder, bodies };
}

/** The note is written last: where it stands, the pictures do too. */
async function putPicture(files: FileStore, folder: string, hash: string, picture: Picture): Promise<void> {
  for (const [name, body] of picture.bodies) await files.put(`${folder}/${name}`, body);
  await files.put(`${folder}/${NOTE}`, Buffer.from(`${hash}\n${picture.placeholder}`));
}

async function removeUnused(folder: string, hash: string): Promise<void> {
  const used = join(folder, hash);
  await utimes(used, new Date(), new Date()).catch(() => {});
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (name !== hash && found && Date.now() - found.mtimeMs > UNUSED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Two at a time: sharp itself uses the other cores. */
export async function renderCatalogPhotos(
  files: FileStore,
  cacheDir: string,
  log: (line: string) => void,
): Promise<PhotoFile[]> {
  const hash = await hashDrawing();
  const folder = join(cacheDir, 'pictures');
  const cache = createDirectoryFileStore(folder);
  let canCache = true;
  async function renderPhoto(index: number): Promise<PhotoFile> {
    const key = pictureCatalog[index]?.key ?? '';
    const stored = await readNote(files, `photos/${key}`, hash);
    if (stored) return { key, width, height, placeholder: stored };
    const cached = await readPicture(cache, `${hash}/${key}`, hash);
    const picture = cached ?? (await drawPicture(index));
    await putPicture(files, `photos/${key}`, hash, picture);
    if (!cached && canCache)
      await putPicture(cache, `${hash}/${key}`, hash, picture).catch((error: unknown) => {
        // They are drawn, and that is what was asked for.
        canCache = false;
        log(`pictures are not cached: ${error instanceof Error ? error.message : error}`);
      });
    return { key, width, height, placeholder: picture.placeholder };
  }
  const shots: PhotoFile[] = new Array(pictureCatalog.length);
  let next = 0;
  const lane = async () => {
    while (next < pictureCatalog.length) {
      const index = next++;
      shots[index] = await renderPhoto(index);
    }
  };
  await Promise.all([lane(), lane()]);
  if (canCache) await removeUnused(folder, hash);
  return shots;
}
