/**
 * Request → finished page. Pages are rendered whole: the host hashes their inline scripts for the Content-Security-Policy
 * and a shared cache may keep them, so nothing is sent before all of it is known.
 */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler as createHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { faultOf, nonceFrom } from './load-context.ts';
import { openPart } from './open-routes.ts';
import { isPrivate } from './private.ts';

/**
 * The host takes both from here (`build.entry.module`): in development Vite and Node resolve React Router to different
 * copies, and a handler of one refuses the context of the other.
 */
export { createContext } from './load-context.ts';
export { isPrivate };

/** Private pages carry the list of all routes, public ones that of the public. In development there is only the whole. */
export function createRequestHandler(build: ServerBuild, mode: 'production' | 'development') {
  const whole = createHandler(build, mode);
  if (mode === 'development') return whole;
  const open = createHandler({ ...build, assets: openPart(build.assets) }, mode);
  return (request: Request, context: RouterContextProvider) =>
    (isPrivate(new URL(request.url).pathname) ? whole : open)(request, context);
}

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
  const frame = routerContext.staticHandlerContext.loaderData.root as { whole?: boolean } | undefined;
  if (status >= 400 || frame?.whole === false) headers.set('Cache-Control', 'no-store');
  if (status === 503) headers.set('Retry-After', '10');
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
