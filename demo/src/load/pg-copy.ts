/** Bytes into a table through COPY, as fast as the server reads them. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const piece = 1 << 18;

function* pieces(parts: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const bytes of parts) for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

/** `frozen` needs the table to be emptied in the same transaction; its rows then never need a vacuum. */
export async function copyInto(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  parts: readonly Uint8Array[],
  frozen: boolean,
): Promise<void> {
  if (parts.every((bytes) => bytes.length === 0)) return;
  const options = frozen ? ' with (freeze)' : '';
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin${options}`));
  await pipeline(Readable.from(pieces(parts), { objectMode: false, highWaterMark: piece }), stream);
}
