/**
 * A document that an agency sent, looked through outside of the thread that answers everybody else. The work is bounded by the
 * scan itself; a file that takes longer all the same is refused as damaged, and nobody waits for it but its sender.
 */
import { Worker } from 'node:worker_threads';
import type { DocumentFile, DocumentRefusal, DocumentResult } from './document-file.ts';

/** Of the processor, not of the clock: on a busy machine a harmless file takes no more of it. 8 MB take about 0.3 s. */
const MAX_CPU_MS = 2_000;
const LOOK_EVERY_MS = 100;
/** Inside one long search a thread does not say what it took. */
const MAX_WAIT_MS = 20_000;
const MAX_MEMORY_MB = 256;

type Answer = { mediaType: DocumentFile['mediaType']; bytes: number; refusal: null } | { refusal: DocumentRefusal };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function runScan(script: URL, file: Buffer): Promise<Answer> {
  const worker = new Worker(script, {
    workerData: file,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  return new Promise<Answer>((resolve, reject) => {
    const stop = (): void => {
      resolve({ refusal: 'damaged' });
      void worker.terminate();
    };
    const look = async (): Promise<void> => {
      const { user, system } = await worker.cpuUsage();
      if ((user + system) / 1_000 > MAX_CPU_MS) stop();
    };
    // One that has ended meanwhile says nothing of its time: its answer is there.
    const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
    const waiting = setTimeout(stop, MAX_WAIT_MS);
    worker.once('message', resolve);
    worker.once('error', (error) => (isOutOfMemory(error) ? resolve({ refusal: 'damaged' }) : reject(error)));
    worker.once('exit', (code) => {
      clearInterval(looking);
      clearTimeout(waiting);
      reject(new Error(`The scan of a document ended with ${code} and without an answer`));
    });
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One after another, however many are sent at once. `script`: another one in a test. */
export async function scanDocumentFile(
  file: Buffer,
  script = new URL('./document-scan.worker.ts', import.meta.url),
): Promise<DocumentResult> {
  const scan = last.then(() => runScan(script, file));
  last = scan.catch(() => {});
  const answer = await scan;
  if (answer.refusal !== null) return { refusal: answer.refusal };
  return { mediaType: answer.mediaType, body: file.subarray(0, answer.bytes) };
}
