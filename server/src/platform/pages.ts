/**
 * Hosts the web's pages. Public pages are the same bytes for everyone: they are rendered whole, and the scripts that
 * the framework wrote into them are allowed by hash. Each render gets a secret nonce; only scripts that carry it are
 * hashed, and it is then taken out, so a script that came in with somebody's text is never allowed. Private pages
 * keep the nonce instead.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Ask } from './serve.ts';

type Handler = (request: Request, context: unknown) => Promise<Response>;

/** What the web's server build offers the host (web/src/platform/entry.server.tsx). */
export type WebBuild = {
  entry: {
    module: {
      createContext: (parts: { ask: Ask; nonce: string | null; origin: string }) => unknown;
      createRequestHandler: (build: WebBuild, mode: 'production' | 'development') => Handler;
    };
  };
};

const basePolicy = [
  "default-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const originOf = (mapStyleUrl: string | null): string[] => (mapStyleUrl ? [new URL(mapStyleUrl).origin] : []);

/** `mapStyleUrl` is null while the map is our own: then nothing outside the site is ever asked. */
export function policy(scriptSources: readonly string[], secure: boolean, mapStyleUrl: string | null = null): string {
  const map = originOf(mapStyleUrl);
  const parts = [
    ...basePolicy,
    ["img-src 'self' data:", ...map].join(' '),
    ["connect-src 'self'", ...map].join(' '),
    ["script-src 'self'", ...scriptSources].join(' '),
  ];
  return (secure ? [...parts, 'upgrade-insecure-requests'] : parts).join('; ');
}

/** A worker has the policy of its own file, not of its page: the map's worker asks for tiles and does nothing else. */
export const workerPolicy = (mapStyleUrl: string | null): string =>
  ["default-src 'none'; connect-src 'self'", ...originOf(mapStyleUrl)].join(' ');

/** The development server injects its own scripts, styles and socket; nothing of this is ever served to the public. */
const devPolicy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-ancestors 'none'; base-uri 'none'";

/**
 * Hashes the framework's own inline scripts, found by the nonce of this very render, and takes the nonce out. It works
 * on the bytes as they were rendered: decoding and encoding a page again would cost as much as a tenth of rendering it.
 */
export function sealPage(page: Buffer, nonce: string): { page: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  let done = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, done)) {
    const open = page.indexOf('>', at);
    const tag = page.subarray(page.lastIndexOf('<', at), open).toString();
    if (tag.startsWith('<script') && !tag.includes(' src=')) {
      const content = page.subarray(open + 1, page.indexOf('</script', open));
      hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    }
    parts.push(page.subarray(done, at));
    done = at + mark.length;
  }
  parts.push(page.subarray(done));
  return { page: Buffer.concat(parts), hashes: [...hashes] };
}

function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Who is asking is not a page's business: a public page must not be able to differ by it.
    if (value === undefined || name === 'cookie' || name === 'authorization') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(`${origin}${request.url}`, { method: request.method, headers, signal });
}

export function hostPages(app: FastifyInstance, deps: Deps, ask: Ask, load: () => Promise<WebBuild>): void {
  const { config } = deps;
  const mode = config.webDev ? 'development' : 'production';
  let kept: { build: WebBuild; handler: Handler } | null = null;

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const build = await load();
    if (kept?.build !== build) kept = { build, handler: build.entry.module.createRequestHandler(build, mode) };
    // In development nothing is sealed, and a nonce left in the page would not match what the browser renders.
    const nonce = config.webDev ? null : randomBytes(16).toString('base64url');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const context = build.entry.module.createContext({ ask, nonce, origin: config.origin });
    const response = await kept.handler(webRequest(request, config.origin, gone.signal), context);

    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage) return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');

    if (nonce === null) return reply.header('content-security-policy', devPolicy).send(await response.text());
    if (response.headers.get('cache-control')?.includes('private')) {
      reply.header('content-security-policy', policy([`'nonce-${nonce}'`], config.secure, config.mapStyleUrl));
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
    }
    const sealed = sealPage(Buffer.from(await response.arrayBuffer()), nonce);
    return reply
      .header('content-security-policy', policy(sealed.hashes, config.secure, config.mapStyleUrl))
      .send(sealed.page);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: page });
}
