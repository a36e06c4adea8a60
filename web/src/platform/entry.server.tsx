/**
 * Request → finished page. Pages are rendered whole: the host hashes their inline scripts for the Content-Security-Policy
 * and a shared cache may keep them, so nothing is sent before all of it is known.
 */

import { readProperty } from '@estia/contract/read-property';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler as createHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { dataScripts } from './data-scripts.ts';
import { earlyScript } from './early-script.ts';
import { getFailure } from './failures.ts';
import { getErrorReporter, getNonce, getRenderReporter } from './load-context.ts';
import { isDashboardPath, isPrivatePath } from './private-paths.ts';
import { dashboardRoutes, getPublicManifest, openRoutes, otherPrivateRoutes } from './public-routes.ts';

/**
 * The host takes both from here (`build.entry.module`): in development Vite and Node resolve React Router to different
 * copies, and a handler of one refuses the context of the other.
 */
export { createLoadContext } from './load-context.ts';
export { isPrivatePath };

/**
 * Private pages carry the list of all routes, public ones that of the public. An address is matched with the routes of
 * its own part of the site alone. In development there is only the whole.
 */
export function createRequestHandler(build: ServerBuild, mode: 'production' | 'development') {
  if (mode === 'development') return createHandler(build, mode);
  const createPrivate = (pick: typeof dashboardRoutes) =>
    createHandler(
      { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } },
      mode,
    );
  const handleDashboard = createPrivate(dashboardRoutes);
  const handleOtherPrivate = createPrivate(otherPrivateRoutes);
  const handlePublic = createHandler(
    { ...build, routes: openRoutes(build.routes), assets: getPublicManifest(build.assets) },
    mode,
  );
  return (request: Request, context: RouterContextProvider) => {
    const { pathname } = new URL(request.url);
    if (isDashboardPath(pathname)) return handleDashboard(request, context);
    return (isPrivatePath(pathname) ? handleOtherPrivate : handlePublic)(request, context);
  };
}

/** Of requests in which a loader let the failure of a call through: the call's status is true, a 500 would not be. */
const statusOfFailure = new WeakMap<object, number>();

export default function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const status = (routerStatus === 500 && statusOfFailure.get(loadContext)) || routerStatus;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const frame = { isComplete: readProperty(routerContext.staticHandlerContext.loaderData.root, 'isComplete') };
  if (status >= 400 || frame?.isComplete === false) headers.set('Cache-Control', 'no-store');
  if (status === 503) headers.set('Retry-After', '10');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  const begun = performance.now();
  return render(request, routerContext, getNonce(loadContext) ?? undefined).then((page) => {
    getRenderReporter(loadContext)((performance.now() - begun) / 1_000);
    return new Response(Buffer.from(page), { status, headers });
  });
}

/** As one text: no screen waits for anything while it renders, and a stream costs a fifth more. */
async function render(request: Request, routerContext: EntryContext, nonce: string | undefined): Promise<string> {
  const { serverHandoffStream, ...context } = routerContext;
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  if (!serverHandoffStream || !context.renderMeta?.didRenderScripts) return `<!DOCTYPE html>${html}`;
  const early = `<script data-early=""${nonce === undefined ? '' : ` nonce="${nonce}"`}>${earlyScript}</script>`;
  const data = await new Response(serverHandoffStream).text();
  return `<!DOCTYPE html>${html.replace(/<\/body><\/html>$/, '').replace('<script data-early=""></script>', () => early)}${dataScripts(data, nonce)}</body></html>`;
}

/** Failures of asks are logged where they happen, by the host; what is left here is a fault of a screen. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const { code, status } = getFailure(error);
  if (code !== 'internal') statusOfFailure.set(context, status);
  else if (!request.signal.aborted) getErrorReporter(context)(error);
}
