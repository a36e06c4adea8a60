/** A bare HTTP client that asks for no compression (the proxy in front does that): the cores are for what is measured. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type LoadRequest = { path: string; body?: string; token?: string };
export type LoadResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

export const createSearchRequest = (body: object): LoadRequest => ({
  path: '/api/property/search',
  body: JSON.stringify(body),
});

export function createHttpClient(origin: string, sockets = 256) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const post = ({ path, body, token }: LoadRequest): Promise<LoadResponse> =>
    new Promise((resolve, reject) => {
      const headers = body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const sent = request(
        origin + path,
        { method: body ? 'POST' : 'GET', agent, ...(headers && { headers }) },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  /** Anything but 200 ends the instrument: a refusal would look like speed. */
  const must = async (wanted: LoadRequest): Promise<LoadResponse> => {
    const reply = await post(wanted);
    if (reply.status !== 200)
      throw new Error(`answered ${reply.status}: ${wanted.path} ${wanted.body ?? ''} ${reply.bytes}`);
    return reply;
  };
  return { post, must };
}

const waitUntil = (moment: number): Promise<void> | undefined => {
  const early = moment - performance.now();
  return early > 0 ? new Promise((wait) => setTimeout(wait, early)) : undefined;
};

export type Timing = { planned: number; took: number };

/**
 * Requests leave at their planned time whether or not earlier ones are back, and latency counts from that time, so that
 * queueing cannot hide.
 */
export async function runOpenLoop(
  rate: number,
  seconds: number,
  send: (i: number) => Promise<unknown>,
): Promise<Timing[]> {
  const taken: Timing[] = [];
  const begun = performance.now();
  const flying: Promise<unknown>[] = [];
  let failed: unknown;
  for (let i = 0; i < rate * seconds && failed === undefined; i++) {
    const planned = (i * 1_000) / rate;
    await waitUntil(begun + planned);
    const sent = send(i).then(() => taken.push({ planned, took: performance.now() - begun - planned }));
    flying.push(
      sent.catch((error) => {
        failed ??= error;
      }),
    );
  }
  await Promise.all(flying);
  if (failed !== undefined) throw failed;
  return taken;
}

export const listDurations = (taken: readonly Timing[]): number[] => taken.map(({ took }) => took);

/** One client, one after the other. */
export async function runSequentially(count: number, send: (i: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    await send(i);
    took.push(performance.now() - begun);
  }
  return took;
}
