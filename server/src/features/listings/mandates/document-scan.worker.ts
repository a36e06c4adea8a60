/** The thread in which a document is looked through: its whole life is one file. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseDocumentFile } from './document-file.ts';

const result = parseDocumentFile(Buffer.from(workerData));
parentPort?.postMessage(
  'refusal' in result ? result : { mediaType: result.mediaType, bytes: result.body.length, refusal: null },
);
