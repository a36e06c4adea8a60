/** PDFs that are small and seem to have very many streams: what a scan would need the square of their number for. */
import { deflateSync } from 'node:zlib';

const pages = '%PDF-1.7\n3 0 obj\n<</Type/Page/Parent/Pages>>\nendobj\n';
const end = 'startxref\n180\n%%EOF\n';

/** The object in the data of each of them stands behind all of them. */
export const createManyStreams = (count: number, spelt = '1 0 #6fbj<<>>stream\n'): Buffer =>
  Buffer.from(`${pages}${spelt.repeat(count)} 1 0 obj<\nendstream\n${end}`, 'latin1');

/** Streams of packed objects with nothing in them. */
export const createManyPacked = (count: number): Buffer => {
  const empty = deflateSync(Buffer.alloc(0)).toString('latin1');
  const stream = `1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${empty}endstream\n`;
  return Buffer.from(`${pages}${stream.repeat(count)}${end}`, 'latin1');
};
