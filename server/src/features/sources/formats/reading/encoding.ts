/**
 * In which letters a file is written. What a file declares is only believed when its bytes agree: programs write
 * windows-1253 under an UTF-8 declaration, and the other way round. So the whole file is looked at once, before it is read.
 */
import { isAscii } from 'node:buffer';
import { BrokenFeedError } from '../feed-item.ts';

export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1253' | 'iso-8859-7' | 'windows-1252';
export type OpenBytes = () => AsyncIterable<Uint8Array>;

/**
 * Share of the high bytes that are sequences of UTF-8. Above the one a file is UTF-8 with a few damaged letters, whose items
 * are reported one by one; under the other it is no UTF-8; between them it is two files in one, of which nobody reads both.
 */
const MOSTLY_SEQUENCES = 0.98;
const HARDLY_SEQUENCES = 0.1;

type Counts = {
  valid: number;
  invalid: number;
  controls: number;
  accentA2: number;
  accentB6: number;
  high: number;
  pairs: number;
};

/** Counts UTF-8 sequences and single high bytes; `rest` carries a sequence that a chunk cuts. */
function countBytes(chunk: Uint8Array, from: number, counts: Counts): number {
  let at = from;
  while (at < chunk.length) {
    const byte = chunk[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    counts.high += 1;
    if ((chunk[at - 1] ?? 0) >= 0x80) counts.pairs += 1;
    if (byte < 0xa0) counts.controls += 1;
    if (byte === 0xa2) counts.accentA2 += 1;
    if (byte === 0xb6) counts.accentB6 += 1;
    const more = byte >= 0xc2 && byte <= 0xdf ? 1 : (byte & 0xf0) === 0xe0 ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
    let seen = 0;
    while (seen < more && ((chunk[at + 1 + seen] ?? 0) & 0xc0) === 0x80) seen += 1;
    if (more > 0 && seen === more) counts.valid += 1;
    else if (at + 1 + seen >= chunk.length && seen < more) return at;
    else counts.invalid += 1;
    at += 1 + (seen === more ? seen : 0);
  }
  return at;
}

function findMark(head: Uint8Array): FeedEncoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0 && head[1] !== 0) return 'utf-16be';
  if (head[0] !== 0 && head[1] === 0 && head[2] !== 0) return 'utf-16le';
  return null;
}

const declaredAs = (head: Uint8Array): FeedEncoding | null => {
  const text = new TextDecoder('latin1').decode(head.subarray(0, 200));
  const name = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(text)?.[1]?.toLowerCase();
  if (name === 'iso-8859-7' || name === 'greek' || name === 'elot_928') return 'iso-8859-7';
  if (name === 'windows-1253' || name === 'cp1253') return 'windows-1253';
  if (name === 'iso-8859-1' || name === 'windows-1252' || name === 'latin1') return 'windows-1252';
  return null;
};

/** 0xA2 is Ά in windows-1253 and 0xB6 is in ISO-8859-7; below 0xA0 only windows-1253 has letters and signs. */
const greekOneByte = (counts: Counts): FeedEncoding =>
  counts.controls === 0 && counts.accentB6 > counts.accentA2 ? 'iso-8859-7' : 'windows-1253';

export async function detectEncoding(open: OpenBytes): Promise<FeedEncoding> {
  const counts: Counts = { valid: 0, invalid: 0, controls: 0, accentA2: 0, accentB6: 0, high: 0, pairs: 0 };
  let head: Uint8Array | null = null;
  let rest = new Uint8Array(0);
  let declared: FeedEncoding | null = null;
  for await (const piece of open()) {
    if (piece.length === 0) continue;
    if (head === null) {
      head = piece;
      const marked = findMark(piece);
      if (marked !== null) return marked;
      declared = declaredAs(piece);
    }
    if (rest.length === 0 && isAscii(piece)) continue;
    const chunk: Uint8Array = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    rest = Uint8Array.from(chunk.subarray(countBytes(chunk, 0, counts)));
  }
  if (head === null) throw new BrokenFeedError('empty');
  if (counts.high === 0) return 'utf-8';
  const sequences = counts.valid / (counts.valid + counts.invalid);
  if (counts.invalid === 0 || sequences > MOSTLY_SEQUENCES) return 'utf-8';
  if (sequences > HARDLY_SEQUENCES) throw new BrokenFeedError('encoding_unreadable');
  // French and Spanish accents are single high letters among plain ones; Greek words are high letters in a row.
  if (declared === 'windows-1252' && counts.pairs * 3 < counts.high) return 'windows-1252';
  return declared === 'iso-8859-7' && counts.accentA2 <= counts.accentB6 ? 'iso-8859-7' : greekOneByte(counts);
}

/** Decoded pieces. A UTF-16 file of an odd length and a letter cut at the end mean that the rest is missing. */
export async function* decode(open: OpenBytes, encoding: FeedEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const isMultiByte = encoding.startsWith('utf');
  let last = '';
  for await (const piece of open()) {
    // PostgreSQL stores no NUL.
    const text = decoder.decode(piece, { stream: true }).replaceAll('\0', '');
    if (text !== '') {
      yield text;
      last = text;
    }
  }
  const cut = decoder.decode();
  if (cut !== '' && isMultiByte) throw new BrokenFeedError('truncated');
  if (last.trimEnd() === '' && last.length === 0) throw new BrokenFeedError('empty');
}
