/**
 * A file that an agency sent as its signed mandate → what it is by its bytes, and those bytes without what hangs behind
 * them. Nothing is decoded: it is only ever handed out again, as a download. So what a reader's program would run must
 * not be in it.
 */
import { inflateSync } from 'node:zlib';

export type DocumentFile = { mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'; body: Buffer };
/** `type`: none of the three; `damaged`: begins like one and does not end like it; `active`: a PDF that does something. */
type DocumentRefusal = 'type' | 'damaged' | 'active';
type DocumentResult = DocumentFile | { refusal: DocumentRefusal };

const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 20_000;
const isReadableSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;

/** Where the entropy-coded data that begins here ends: at a marker that is neither a stuffed byte nor a restart. */
function findNextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at + 1)) {
    const code = jpeg[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return -1;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Telephones write more behind the picture (a film, a second picture): it is not part of the document. */
function cutJpeg(file: Buffer): Buffer | null {
  let isSized = false;
  let hasScan = false;
  for (let at = 2; at >= 0 && at + 4 <= file.length + 2; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return isSized && hasScan ? file.subarray(0, at + 2) : null;
    if (marker < 0xc0 || marker === 0xd8 || at + 4 > file.length) return null;
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) return null;
    if (isFrameHeader(marker)) {
      if (isSized || length < 8 || !isReadableSize(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5))) return null;
      isSized = true;
    }
    at += 2 + length;
    if (marker === 0xda) {
      hasScan = true;
      at = findNextMarker(file, at);
    }
  }
  return null;
}

function cutPng(file: Buffer): Buffer | null {
  let hasPixels = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length || !/^[A-Za-z]{4}$/.test(name)) return null;
    if ((at === 8) !== (name === 'IHDR')) return null;
    if (name === 'IHDR' && (length !== 13 || !isReadableSize(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12))))
      return null;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? file.subarray(0, end) : null;
    at = end;
  }
  return null;
}

/** Names of what a PDF can do besides being read. A name may be written with #xx for any of its letters. */
const ACTIVE_NAME = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition)\b/;
const hasActiveName = (text: string): boolean =>
  ACTIVE_NAME.test(
    text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/** Objects may be packed into streams. Unpacked to so many bytes and no further. */
const MAX_UNPACKED_BYTES = 16_000_000;

/** What stands between the streams, and in the streams that hold objects; null where these cannot be unpacked. */
function listPdfObjects(file: Buffer): string[] | null {
  const texts: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  let at = 0;
  while (at < file.length) {
    const begins = file.indexOf('stream', at, 'latin1');
    const dictionary = file.toString('latin1', at, begins < 0 ? file.length : begins);
    texts.push(dictionary);
    if (begins < 0) break;
    const ends = file.indexOf('endstream', begins, 'latin1');
    if (ends < 0) return null;
    if (/\/ObjStm\b/.test(dictionary.slice(dictionary.lastIndexOf('obj')))) {
      const data = file.subarray(begins + 'stream'.length + (file[begins + 6] === 0x0d ? 2 : 1), ends);
      try {
        const unpacked = /\/FlateDecode\b/.test(dictionary) ? inflateSync(data, { maxOutputLength: left }) : data;
        left -= unpacked.length;
        texts.push(unpacked.toString('latin1'));
      } catch {
        return null;
      }
      if (left <= 0) return null;
    }
    at = ends + 'endstream'.length;
  }
  return texts;
}

function parsePdf(file: Buffer): DocumentResult {
  const end = file.lastIndexOf('%%EOF', file.length, 'latin1');
  if (end < 0 || !file.includes('startxref', 0, 'latin1')) return { refusal: 'damaged' };
  const body = file.subarray(0, end + '%%EOF'.length);
  const objects = listPdfObjects(body);
  if (!objects?.some((text) => /\bobj\b/.test(text))) return { refusal: 'damaged' };
  return objects.some(hasActiveName) ? { refusal: 'active' } : { mediaType: 'application/pdf', body };
}

export function parseDocumentFile(file: Buffer): DocumentResult {
  if (/^%PDF-(1\.[0-7]|2\.0)\s/.test(file.toString('latin1', 0, 9))) return parsePdf(file);
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) {
    const body = cutJpeg(file);
    return body ? { mediaType: 'image/jpeg', body } : { refusal: 'damaged' };
  }
  if (file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') {
    const body = cutPng(file);
    return body ? { mediaType: 'image/png', body } : { refusal: 'damaged' };
  }
  return { refusal: 'type' };
}
