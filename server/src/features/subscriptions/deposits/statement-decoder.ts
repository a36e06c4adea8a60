/** Bytes of a bank's file → text, and what separates its cells. Strangers' bytes: everything has a limit. */
import { type Separator, splitRows } from '../../../platform/csv.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1253';

const startsWithBytes = (bytes: Buffer, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Without a mark UTF-16 shows by the zeros beside every digit; what is no UTF-8 either is what Greek banks used before it. */
export function decodeStatement(bytes: Buffer): { text: string; encoding: Encoding } {
  const as = (encoding: Encoding, from: number) => ({
    text: new TextDecoder(encoding).decode(bytes.subarray(from)).replaceAll('\0', ''),
    encoding,
  });
  if (startsWithBytes(bytes, 0xef, 0xbb, 0xbf)) return as('utf-8', 3);
  if (startsWithBytes(bytes, 0xff, 0xfe)) return as('utf-16le', 2);
  if (startsWithBytes(bytes, 0xfe, 0xff)) return as('utf-16be', 2);
  const head = bytes.subarray(0, 2_000);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const many = head.length / 8;
  if (zeros(1) > many && zeros(1) > zeros(0)) return as('utf-16le', 0);
  if (zeros(0) > many) return as('utf-16be', 0);
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', ''),
      encoding: 'utf-8',
    };
  } catch {
    return as('windows-1253', 0);
  }
}

/** The one that cuts most of the first rows into the same number of cells. */
export function guessSeparator(text: string): Separator {
  const head = text.slice(0, 20_000);
  const scored = ([';', '\t', ','] as const).map((separator) => {
    const rows = (splitRows(head, separator, 20_000) ?? []).slice(0, 60).map((row) => row.length);
    const wide = rows.filter((cells) => cells > 1);
    const byCount = [...Map.groupBy(wide, (cells) => cells).values()].map((same) => same.length);
    return { separator, score: Math.max(0, ...byCount) };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}
