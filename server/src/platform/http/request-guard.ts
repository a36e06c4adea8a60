/** What every request passes before its call or page: no token in the address, no foreign page behind a write. */
import { readProperty } from '@estia/contract/read-property';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import {
  findViewer,
  getBearerToken,
  getSessionCookieName,
  getSessionToken,
  isValidXsrfToken,
  XSRF_HEADER,
} from '../auth/sessions.ts';
import type { Viewer } from '../auth/viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

/** Whose page it is that writes by script (web/src/platform/api-client.ts). */
const ACCOUNT_HEADER = 'x-account';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a form of any site can send without asking us first. The API takes none of them. */
const FORM_CONTENT_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/** RFC 8058: the mail program posts a form, with the token of the path as its only right. */
const ONE_CLICK_CONTENT_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const ONE_CLICK_ROUTE = '/api/alerts/unsubscribe/:token';

/** By the route that was found, too: the router reads `/%61pi` as `/api`. */
const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((path) => path !== undefined && /^\/api(\/|\?|$)/.test(path));

/**
 * AUTH-4. A script's write that carries the session cookie must prove with XSRF-TOKEN that it could read our pages.
 * A page's form, and a visitor's write, cannot: the browser's own word on where it came from decides. Every browser
 * says where a form came from; a form of which nobody says it is not taken.
 */
function assertSameOrigin(request: FastifyRequest, config: Config, api: boolean): void {
  if (SAFE_METHODS.has(request.method) || (api && getBearerToken(request))) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin !== config.origin);
  if (foreign) throw new AppError('cross_site');
  if (!api && site === undefined && origin === undefined) throw new AppError('cross_site');
  const cookie = request.cookies[getSessionCookieName(config)];
  if (api && cookie && !isValidXsrfToken(cookie, request.headers[XSRF_HEADER])) throw new AppError('cross_site');
}

/** Who is asking. The API has asked it of every request; a private page asks, and a public page must not. */
export async function loadViewer(
  request: FastifyRequest,
  deps: Pick<Deps, 'db' | 'pool' | 'config' | 'clock'>,
): Promise<Viewer> {
  const token = getSessionToken(request, deps.config);
  request.viewer = token === null ? null : await findViewer(deps, token, deps.clock());
  return request.viewer;
}

export function registerRequestGuard(app: FastifyInstance, deps: Deps): void {
  // Read by the one-click route alone, of which the body says nothing that its path does not.
  app.addContentTypeParser(ONE_CLICK_CONTENT_TYPES, { parseAs: 'buffer', bodyLimit: 1_024 }, (_request, _body, done) =>
    done(null, {}),
  );
  app.decorateRequest('viewer', null);
  // Before the body is read: what is refused here costs nothing.
  app.addHook('onRequest', async (request) => {
    const api = isApiRequest(request);
    if (api && readProperty(request.query, 'token') !== undefined) throw new AppError('token_in_url');
    // Posted by mail programs, some of them pages of another site; its token is all the right it needs.
    if (request.routeOptions.url === ONE_CLICK_ROUTE) return;
    assertSameOrigin(request, deps.config, api);
    const isForm = FORM_CONTENT_TYPE.test(request.headers['content-type'] ?? '');
    if (api && isForm) throw new AppError('unsupported_type');
  });
  app.addHook('preHandler', async (request) => {
    if (!isApiRequest(request) || request.routeOptions.config.isAgencyApi) return;
    const viewer = await loadViewer(request, deps);
    // A page that was left open writes nothing into the account of whoever has logged in since. Who is logged out may
    // still do what visitors may: that is for the call's own access to say.
    const account = request.headers[ACCOUNT_HEADER];
    if (!SAFE_METHODS.has(request.method) && viewer && account !== undefined && account !== String(viewer.userId))
      throw new AppError('not_authenticated');
  });
}
