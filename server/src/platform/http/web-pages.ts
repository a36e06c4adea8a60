/**
 * Hosts the web's pages. Public pages are the same bytes for everyone: they are rendered whole, and the scripts that
 * the framework wrote into them are allowed by hash. Each render gets a secret nonce; only scripts that carry it are
 * hashed, and it is then taken out, so a script that came in with somebody's text is never allowed. Private pages
 * (the web says which) keep the nonce instead, act with the rights of whoever has them open, and take forms.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Access } from '@estia/contract/call';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, toErrorCode } from '../app-error.ts';
import { checkAccess } from '../auth/viewer.ts';
import { giveFlash, takeFlash } from '../flash.ts';
import type { ApiClient, CallContext } from './call-server.ts';
import { loadViewer } from './request-guard.ts';

type Handler = (request: Request, context: unknown) => Promise<Response>;

/** What the web's server build offers the host (web/src/platform/entry.server.tsx). */
export type WebBuild = {
  entry: {
    module: {
      createLoadContext: (parts: {
        callApi: ApiClient;
        nonce: string | null;
        origin: string;
        fault: (error: unknown) => void;
        /** Which route of the web answers, as its pattern; and how long drawing its page took. */
        matched: (route: string) => void;
        rendered: (seconds: number) => void;
        /** What the page may say: an action that succeeded led here. */
        flash: string | null;
        /** For a loader that leads on: of itself only the answer to a form may make a page say something. */
        willSay: (path: string) => void;
      }) => unknown;
      createRequestHandler: (build: WebBuild, mode: 'production' | 'development') => Handler;
      /** Of an address or of the data behind it. */
      isPrivatePath: (pathname: string) => boolean;
    };
  };
};

const basePolicy = [
  "default-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const listMapOrigins = (mapStyleUrl: string | null): string[] => (mapStyleUrl ? [new URL(mapStyleUrl).origin] : []);

/** A form of a private page may end on the card provider's page: browsers hold redirects to form-action too. */
const listCheckoutOrigins = (stripe: Deps['config']['stripe']): string[] =>
  stripe ? [stripe.host ?? 'https://checkout.stripe.com'] : [];

/** `mapStyleUrl` is null while the map is our own: then nothing outside the site is ever asked. */
export function buildContentSecurityPolicy(
  scriptSources: readonly string[],
  secure: boolean,
  mapStyleUrl: string | null = null,
  forms: readonly string[] = [],
): string {
  const map = listMapOrigins(mapStyleUrl);
  const parts = [
    ...basePolicy,
    ["form-action 'self'", ...forms].join(' '),
    ["img-src 'self' data:", ...map].join(' '),
    ["connect-src 'self'", ...map].join(' '),
    ["script-src 'self'", ...scriptSources].join(' '),
  ];
  return (secure ? [...parts, 'upgrade-insecure-requests'] : parts).join('; ');
}

/** A worker has the policy of its own file, not of its page: the map's worker asks for tiles and does nothing else. */
export const buildWorkerPolicy = (mapStyleUrl: string | null): string =>
  ["default-src 'none'; connect-src 'self'", ...listMapOrigins(mapStyleUrl)].join(' ');

/** The development server injects its own scripts, styles and socket; nothing of this is ever served to the public. */
const devPolicy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-ancestors 'none'; base-uri 'none'";

/**
 * Hashes the framework's own inline scripts, found by the nonce of this very render, and takes the nonce out. It works
 * on the bytes as they were rendered: decoding and encoding a page again would cost as much as a tenth of rendering it.
 */
export function hashInlineScripts(page: Buffer, nonce: string): { page: Buffer; hashes: string[] } {
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

function toWebRequest(request: FastifyRequest, url: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Who is asking is not a page's business: a public page must not be able to differ by it, and a private one asks.
    if (value === undefined || name === 'cookie' || name === 'authorization') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
  return new Request(url, { method: request.method, headers, signal, ...body });
}

/** What a page's form sends. Its fields are read by the page; here it is bytes, as many as any body may have. */
const FORM_CONTENT_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Pages whose form carries a file, in both languages: more bytes, and read from those alone who may send it. */
const FILE_UPLOAD_PAGES: readonly { path: string; access: Access; bytes: number }[] = [
  { path: '/dashboard/admin/deposits', access: 'admin', bytes: 2_200_000 },
  { path: '/dashboard/mandates', access: 'professional', bytes: 8_600_000 },
  // More than a feed may have, so that one that is a little too large is refused by the page, with what was typed.
  {
    path: '/dashboard/properties/external-sources/:source(^(?:new|[0-9]+)$)',
    access: 'professional',
    bytes: 26_000_000,
  },
  // A file, or the text of one, somewhat above the limit that the page says: it then says so itself.
  { path: '/feed-validator/result', access: 'everyone', bytes: 3 * sourceLimits.checkBytes },
];

/** From one address: more than anybody types, less than a script would like. */
const FORMS_PER_MINUTE = 120;

/** Searches of public pages are counted by network, as those of the API. */
const countedFrom = (callApi: ApiClient, ip: string): ApiClient =>
  ((key: never, input: never) =>
    (callApi as unknown as (key: string, input: unknown, ip: string) => Promise<unknown>)(
      key,
      input,
      ip,
    )) as unknown as ApiClient;

type ApiClients = { callApi: ApiClient; callApiAs: (context: CallContext) => ApiClient };

export function registerWebPages(
  app: FastifyInstance,
  deps: Deps,
  { callApi, callApiAs }: ApiClients,
  load: () => Promise<WebBuild>,
): void {
  const { config } = deps;
  const mode = config.webDevUrl ? 'development' : 'production';
  let cachedHandler: { build: WebBuild; handler: Handler } | null = null;

  /** As the page will read it: `/dashboard/../` is not the dashboard. */
  const addressOf = (request: FastifyRequest): URL => {
    // A request line may name a whole address, as for a proxy. Ours never do.
    const address = request.url.startsWith('/') ? URL.parse(`${config.origin}${request.url}`) : null;
    if (!address) throw new AppError('invalid_input');
    return address;
  };

  /** When nobody can say who reads, every question of the page fails alike, and the page tells it in its own words. */
  async function createClientForReader(request: FastifyRequest, reply: FastifyReply): Promise<ApiClient> {
    try {
      return callApiAs({ viewer: await loadViewer(request, deps), request, reply });
    } catch (error) {
      const code = toErrorCode(error);
      if (code === 'internal') deps.log.error({ id: request.id, err: error }, 'unexpected');
      const failure = Object.assign(new AppError(code), { reference: request.id });
      return (() => Promise.reject(failure)) as unknown as ApiClient;
    }
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const build = await load();
    const { createLoadContext, createRequestHandler, isPrivatePath } = build.entry.module;
    if (cachedHandler?.build !== build) cachedHandler = { build, handler: createRequestHandler(build, mode) };
    const address = addressOf(request);
    const isPrivatePage = isPrivatePath(address.pathname);
    // In development nothing is sealed, and a nonce left in the page would not match what the browser renders.
    const nonce = config.webDevUrl ? null : randomBytes(16).toString('base64url');
    const clientClosed = new AbortController();
    reply.raw.once('close', () => clientClosed.abort());
    const flash = isPrivatePage ? takeFlash(deps, request, reply, address) : null;
    const apiClient = isPrivatePage ? await createClientForReader(request, reply) : countedFrom(callApi, request.ip);
    const context = createLoadContext({
      callApi: apiClient,
      nonce,
      origin: config.origin,
      flash,
      matched: (route) => {
        request.pageRoute = route;
      },
      rendered: (seconds) => deps.measures.pageRendered(request.pageRoute ?? '/*', seconds),
      willSay: (path) => (isPrivatePage ? giveFlash(deps, reply, path) : undefined),
      fault: (error) => deps.log.error({ id: request.id, err: error }, 'a screen failed'),
    });
    const response = await cachedHandler.handler(toWebRequest(request, address.href, clientClosed.signal), context);

    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    // The answer to a form alone: where a mere link leads may have been written by anybody. A loader that knows says so itself.
    if (isPrivatePage && request.method === 'POST' && response.status >= 300 && response.status < 400)
      giveFlash(deps, reply, response.headers.get('location'));
    if (isPrivatePage) reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage) return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');

    if (nonce === null) return reply.header('content-security-policy', devPolicy).send(await response.text());
    if (isPrivatePage) {
      const scripts = [`'nonce-${nonce}'`];
      const forms = listCheckoutOrigins(config.stripe);
      reply.header(
        'content-security-policy',
        buildContentSecurityPolicy(scripts, config.secure, config.mapStyleUrl, forms),
      );
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
    }
    const sealed = hashInlineScripts(Buffer.from(await response.arrayBuffer()), nonce);
    return reply
      .header('content-security-policy', buildContentSecurityPolicy(sealed.hashes, config.secure, config.mapStyleUrl))
      .send(sealed.page);
  }

  // A room of their own: here bodies are forms and nothing else, while the API goes on taking none.
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(FORM_CONTENT_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Before a body is read: whatever is not a private page takes none.
    pages.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return;
      const { pathname } = addressOf(request);
      if (/^\/api(\/|$)/.test(pathname)) throw new AppError('not_found');
      const build = await load();
      if (!build.entry.module.isPrivatePath(pathname)) return reply.code(405).header('allow', 'GET, HEAD').send();
    });
    pages.route({ method: ['GET', 'HEAD'], url: '/*', handler: page });
    // The limits of calls hang on the API's routes; a form that asks the same calls from here has this one.
    pages.route({ method: 'POST', url: '/*', config: { rateLimit: { max: FORMS_PER_MINUTE } }, handler: page });
    const formLimit = app.initialConfig.bodyLimit ?? 0;
    const uploadPages = FILE_UPLOAD_PAGES.flatMap(({ path, ...page }) =>
      ['', '/en'].map((language) => ({ url: `${language}${path}`, ...page })),
    );
    for (const { url, access, bytes } of uploadPages)
      pages.route({
        method: 'POST',
        url,
        bodyLimit: bytes,
        config: { rateLimit: { max: FORMS_PER_MINUTE } },
        onRequest: async (request, reply) => {
          // As long as any other form: the page itself says who may send it, and gives back what was written.
          if (Number(request.headers['content-length']) <= formLimit) return;
          // Without an answer nobody is refused here: the page that follows says what is wrong.
          const viewer = await loadViewer(request, deps).catch(() => undefined);
          const verdict = viewer === undefined ? 'ok' : checkAccess(access, viewer);
          if (verdict === 'not_authenticated') {
            const { pathname } = addressOf(request);
            const login = pathname.replace(/dashboard.*/, 'auth/login');
            return reply.redirect(`${login}?next=${encodeURIComponent(pathname)}`, 303);
          }
          if (verdict !== 'ok') throw new AppError(verdict);
        },
        handler: page,
      });
  });
}
