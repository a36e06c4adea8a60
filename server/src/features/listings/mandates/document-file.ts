/**
 * A file that an agency sent as its signed mandate → what it is by its bytes, and those bytes without what hangs behind
 * them. Nothing is decoded: it is only ever handed out again, as a download. So what a reader's program would run must
 * not be in it.
 */
import { mandateDocumentLimits } from '@estia/contract/listings/mandates/mandates';
import { listPdfObjects } from './pdf-objects.ts';

export type DocumentFile = { mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'; body: Buffer };
/** `type`: none of the three; `damaged`: begins like one and does not end like it; `active`: a PDF that does something;
 * `encrypted`: one that cannot be looked into; `too_small`: a picture on which nobody reads a page; `no_page`: a PDF of none. */
export type DocumentRefusal = 'type' | 'damaged' | 'active' | 'encrypted' | 'too_small' | 'no_page';
export type DocumentResult = DocumentFile | { refusal: DocumentRefusal };

const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 20_000;
const isPossibleSize = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
const isLegibleSize = ({ width, height }: Size): boolean => Math.min(width, height) >= mandateDocumentLimits.shortSide;

type Size = { width: number; height: number };
type Picture = { body: Buffer; size: Size };

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
function cutJpeg(file: Buffer): Picture | null {
  let size: Size | null = null;
  let hasScan = false;
  for (let at = 2; at >= 0 && at + 4 <= file.length + 2; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return size && hasScan ? { body: file.subarray(0, at + 2), size } : null;
    if (marker < 0xc0 || marker === 0xd8 || at + 4 > file.length) return null;
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) return null;
    if (isFrameHeader(marker)) {
      if (size || length < 8) return null;
      size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
      if (!isPossibleSize(size)) return null;
    }
    at += 2 + length;
    if (marker === 0xda) {
      hasScan = true;
      at = findNextMarker(file, at);
    }
  }
  return null;
}

function cutPng(file: Buffer): Picture | null {
  let size: Size = { width: 0, height: 0 };
  let hasPixels = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length || !/^[A-Za-z]{4}$/.test(name)) return null;
    if ((at === 8) !== (name === 'IHDR')) return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
      if (!isPossibleSize(size)) return null;
    }
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? { body: file.subarray(0, end), size } : null;
    at = end;
  }
  return null;
}

/**
 * Names of what a PDF can do besides being read. What it opens with may be a place in itself, as LibreOffice writes into
 * every file; anything else is an action.
 */
const ACTIVE_NAME =
  /\/(?:JavaScript|JS|Launch|EF|EmbeddedFiles?|FileAttachment|RichMedia|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|AA)\b|\/OpenAction\b(?!\s*\[)/;
const IS_ENCRYPTED = /\/Encrypt\b/;
/** A page itself, not the list of them. */
const IS_PAGE = /\/Type\s*\/Page\b/;
const HAS_PAGES = /\/(?:Pages|Catalog)\b/;
/** Less than one empty page takes. */
const MIN_PDF_BYTES = 100;

function parsePdf(file: Buffer): DocumentResult {
  const end = file.lastIndexOf('%%EOF', file.length, 'latin1');
  if (end < MIN_PDF_BYTES || !file.includes('startxref', 0, 'latin1')) return { refusal: 'damaged' };
  const body = file.subarray(0, end + '%%EOF'.length);
  const objects = listPdfObjects(body);
  if (objects?.some((text) => IS_ENCRYPTED.test(text)) || (!objects && IS_ENCRYPTED.test(body.toString('latin1'))))
    return { refusal: 'encrypted' };
  if (!objects?.some((text) => HAS_PAGES.test(text))) return { refusal: 'damaged' };
  if (objects.some((text) => ACTIVE_NAME.test(text))) return { refusal: 'active' };
  return objects.some((text) => IS_PAGE.test(text)) ? { mediaType: 'application/pdf', body } : { refusal: 'no_page' };
}

function checkPicture(mediaType: 'image/jpeg' | 'image/png', picture: Picture | null): DocumentResult {
  if (!picture) return { refusal: 'damaged' };
  return isLegibleSize(picture.size) ? { mediaType, body: picture.body } : { refusal: 'too_small' };
}

export function parseDocumentFile(file: Buffer): DocumentResult {
  if (/^%PDF-(1\.[0-7]|2\.0)\s/.test(file.toString('latin1', 0, 9))) return parsePdf(file);
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return checkPicture('image/jpeg', cutJpeg(file));
  if (file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return checkPicture('image/png', cutPng(file));
  return { refusal: 'type' };
}
