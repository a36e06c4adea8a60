/** The file of a list as the answer to the form that asked for it. */
import { toFileStream } from './file-stream.ts';

/** Its name is a header that the call sets. */
export const createCsvResponse = (file: AsyncIterable<Uint8Array>): Response =>
  new Response(toFileStream(file), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
