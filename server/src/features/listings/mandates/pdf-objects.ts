/**
 * What a PDF says between its streams and in the streams that hold objects, found in one pass: work is counted and bounded,
 * since whoever sends the file chooses how many streams it seems to have.
 */
import { inflateSync } from 'node:zlib';

/** A name may be written with #xx for any of its letters; nothing but a name may. */
const NAME = /\/[^\s()<>[\]{}/%]+/g;
const decodeNames = (text: string): string =>
  text.replaceAll(NAME, (name) =>
    name.includes('#')
      ? name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : name,
  );

/** Objects may be packed into streams. Unpacked to so many bytes and so many streams, and no further. */
const MAX_UNPACKED_BYTES = 16_000_000;
export const MAX_PACKED_STREAMS = 5_000;
/** What a stream costs at least, however little is in it. */
const MIN_STREAM_COST = 1_000;
const PACKED = /\/ObjStm\b/;
/** Readers unpack objects by these two numbers, also where the stream does not say what it is. */
const FIRST = /\/First\s+\d+(?!\d|\s+\d+\s+R\b)/;
const COUNT = /\/N\s+\d+(?!\d|\s+\d+\s+R\b)/;
const isPackedUnnamed = (dictionary: string): boolean => FIRST.test(dictionary) && COUNT.test(dictionary);
const OTHER_FILTER = /\/Filter\b(?!\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\]|\/Adobe\.))|\/DecodeParms\b/;

/** With `info`, which the types of Node do not know: `bytesWritten` is how much of the data was read. */
const isInflated = (value: unknown): value is { buffer: Buffer; engine: { bytesWritten: number } } =>
  typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value;

/** Null where the objects are packed in a way that is not looked into. `cost`: bytes read or written, whichever are more. */
function unpackObjects(dictionary: string, data: Buffer, maxBytes: number): { text: string; cost: number } | null {
  const afterName = dictionary.slice(dictionary.search(PACKED) + 1);
  if (PACKED.test(afterName) || /endobj|endstream/.test(afterName) || OTHER_FILTER.test(dictionary)) return null;
  try {
    const inflated: unknown = inflateSync(data, { maxOutputLength: maxBytes, info: true });
    if (!isInflated(inflated)) return null;
    const { buffer, engine } = inflated;
    return { text: buffer.toString('latin1'), cost: Math.max(MIN_STREAM_COST, buffer.length, engine.bytesWritten) };
  } catch {
    return null;
  }
}

const OBJECT = /[\s\d]obj[\s<%[(/]/g;

/** Where in the text it is next found, from a place that only moves on: each part of the text is searched once. */
function createFinder(find: (from: number) => number): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = find(from);
    return next;
  };
}

/** Of the text before a stream, the dictionary of its object: the word may stand in a comment or a text as well. */
function findStreamDictionary(text: string): string | null {
  const at = text.lastIndexOf('obj');
  if (at <= 0 || text.slice(at - 1, at + 4).search(OBJECT) < 0) return null;
  const dictionary = text.slice(at + 3);
  return /^\s*<<[^%()]*$/.test(dictionary) ? dictionary : null;
}

/** What stands between the streams, and in the streams that hold objects; null where these cannot be unpacked. */
export function listPdfObjects(file: Buffer): string[] | null {
  const whole = file.toString('latin1');
  const streams = />>\s*stream\r?\n/g;
  const findObject = createFinder((from) => {
    OBJECT.lastIndex = from;
    return OBJECT.exec(whole)?.index ?? whole.length;
  });
  const findEnd = createFinder((from) => {
    const end = whole.indexOf('endstream', from);
    return end < 0 ? whole.length : end;
  });
  const texts: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  let streamsLeft = MAX_PACKED_STREAMS;
  for (let at = 0; ; ) {
    streams.lastIndex = at;
    const found = streams.exec(whole);
    const raw = whole.slice(at, found ? found.index + 2 : whole.length);
    const text = decodeNames(raw);
    texts.push(text);
    if (!found) return PACKED.test(text) ? null : texts;
    const begins = streams.lastIndex;
    const ends = findEnd(begins);
    if (ends === whole.length) return null;
    // By the bytes as they are: whether a name is spelt with #xx changes no place in the file.
    const dictionary = findStreamDictionary(raw);
    if (PACKED.test(text) || isPackedUnnamed(dictionary === null ? text : decodeNames(dictionary))) {
      const unpacked = unpackObjects(
        PACKED.test(text) ? text : decodeNames(dictionary ?? raw),
        file.subarray(begins, ends),
        left,
      );
      left -= unpacked?.cost ?? left;
      streamsLeft -= 1;
      if (unpacked === null || left <= 0 || streamsLeft < 0) return null;
      texts.push(decodeNames(unpacked.text));
    }
    // A table of offsets may point at an object inside the data.
    const isData = dictionary !== null && findObject(begins) >= ends;
    at = isData ? ends + 'endstream'.length : begins;
  }
}
