/** What every API request passes before its call: no token in the address, a known session, no foreign page behind it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { bearerOf, findSession, SESSION_COOKIE, XSRF_HEADER, xsrfMatches } from './sessions.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * AUTH-4. A script's write that carries the session cookie must prove with XSRF-TOKEN that it could read our pages.
 * A form posted without script, and a visitor's write, cannot: the browser's own word on where it came from decides.
 */
function checkOrigin(request: FastifyRequest, ownOrigin: string, cookie: string | undefined): void {
  if (safe.has(request.method) || bearerOf(request)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') || (origin !== undefined && origin !== ownOrigin);
  if (foreign) throw new AppError('cross_site');
  const byScript = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (cookie && byScript && !xsrfMatches(cookie, request.headers[XSRF_HEADER])) throw new AppError('cross_site');
  if (cookie && !byScript && origin === undefined && site === undefined) throw new AppError('cross_site');
}

export function guard(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('viewer', null);
  app.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    if ((request.query as Record<string, unknown> | undefined)?.token !== undefined) throw new AppError('token_in_url');
    const cookie = request.cookies[SESSION_COOKIE];
    checkOrigin(request, deps.config.origin, cookie);
    const token = bearerOf(request) ?? cookie;
    if (token) request.viewer = await findSession(deps.db, token, deps.clock());
  });
}
