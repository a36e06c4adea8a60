/**
 * Request → finished page. Pages are rendered whole: the host hashes their inline scripts for the Content-Security-Policy
 * and a shared cache may keep them, so nothing is sent before all of it is known.
 */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { faultOf, nonceFrom } from './load-context.ts';

/**
 * The host takes both from here (`build.entry.module`): in development Vite and Node resolve React Router to different
 * copies, and a handler of one refuses the context of the other.
 */
export { createRequestHandler } from 'react-router';
export { createContext } from './load-context.ts';
export { isPrivate } from './private.ts';

/** Loaders answer long before this; it only frees a render that hangs. */
const RENDER_TIMEOUT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status >= 400) headers.set('Cache-Control', 'no-store');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  const nonce = nonceFrom(loadContext) ?? undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed: unknown;
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        done();
        if (failed === undefined) resolve(new Response(Buffer.concat(chunks), { status, headers }));
        else reject(failed);
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => pipe(body),
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error) => {
          failed = error;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('render timed out')), RENDER_TIMEOUT_MS);
  });
}

/** Failures of asks are logged where they happen, by the host; what is left here is a fault of a screen. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) faultOf(context)(error);
}
