/**
 * Puts declared calls on the server. A call is answered the same way whether it comes over HTTP or from a page that
 * is being rendered in this process: access → input schema → handler → reply schema (the second lock on the way out).
 */
import { randomUUID } from 'node:crypto';
import type { Access, Call, CallReply, CallRequest, HandlerInput, HandlerResult } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError, toErrorCode } from '../app-error.ts';
import { type ApiKeyViewer, checkAccess, type SignedInViewer, type Viewer } from '../auth/viewer.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import { agencyKeyHooks } from './agency-key-guard.ts';
import { getClientNetwork } from './client-network.ts';
import { IDEMPOTENCY_HEADER, parseIdempotencyKey, runIdempotent, WAIT_MS } from './idempotency.ts';
import { loadViewer } from './request-guard.ts';

/** A call that is not for everyone is only handled for somebody with a session. */
export type CallContext<A extends Access = Access> = {
  viewer: A extends 'everyone' ? Viewer : A extends 'agency_key' ? ApiKeyViewer : SignedInViewer;
  request?: FastifyRequest;
  reply?: FastifyReply;
  /** Of who has a public page open, for counts alone. Such a page is given nothing else of its reader. */
  ip?: string;
};
type Handler = (given: unknown, context: CallContext) => Promise<unknown> | unknown;
type RawInput = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: unknown };

/** What `ask` is on the server: the same signature as in the browser. */
export type ApiClient = <K extends keyof CallByKey>(
  key: K,
  input: CallRequest<CallByKey[K]>,
) => Promise<CallReply<CallByKey[K]>>;

type Issue = z.core.$ZodIssue;

/** The contract says its own codes; the validator speaks English. */
const isCode = (message: string): boolean => /^[a-z][a-z0-9_]*$/.test(message);

const uncoded = (issues: readonly Issue[]): number => issues.filter(({ message }) => !isCode(message)).length;

/** Of a choice between shapes, the faults of the one most nearly met: first of all one that the contract has a code for. */
const leaves = (issue: Issue, path: readonly PropertyKey[] = []): { issue: Issue; path: PropertyKey[] }[] => {
  const at = [...path, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || isCode(issue.message))
    return [{ issue, path: at }];
  const nearest = issue.errors.toSorted((a, b) => uncoded(a) - uncoded(b) || a.length - b.length)[0] ?? [];
  return nearest.flatMap((each) => leaves(each, at));
};

const codeOfIssue = (issue: Issue): string => {
  if (isCode(issue.message)) return issue.message;
  if (issue.code === 'too_big') return 'too_long';
  const isMissing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
  return isMissing ? 'required' : 'invalid';
};

const toFieldErrors = (part: string, error: z.ZodError): Record<string, string> =>
  // Of several faults of a field the first is reported: an empty one is empty before it is too short.
  Object.fromEntries(
    error.issues
      .flatMap((issue) => leaves(issue))
      .toReversed()
      .map(({ issue, path }) => [path.join('.') || part, codeOfIssue(issue)]),
  );

function parseInput(part: 'params' | 'query' | 'body', call: Call, raw: RawInput): unknown {
  const schema = call[part];
  // Also where nothing is expected: what is deeper than any form could not even be compared.
  makeSafeInput(part, raw[part]);
  if (!schema) return undefined;
  const read = schema.safeParse(raw[part] ?? {});
  if (!read.success) throw new AppError('invalid_input', toFieldErrors(part, read.error));
  return read.data;
}

const MAX_DEPTH = 16;
/** Values in all. The largest list any call takes has 2,500. */
const MAX_VALUES = 20_000;

/**
 * No text of ours has a NUL in it (PostgreSQL could not keep it), and nothing is this deep or has so many values. Half a
 * character, as a cut through an emoji leaves it, becomes the sign for one that is missing: PostgreSQL refuses it in JSON.
 * Walked without recursion: a body may be nested as deep as it is long.
 */
function makeSafeInput(part: string, raw: unknown): void {
  const refuse = () => new AppError('invalid_input', { [part]: 'invalid' });
  const left: [value: unknown, depth: number][] = [[raw, 0]];
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' ? value.includes('\0') : depth > MAX_DEPTH) throw refuse();
    if (value === null || typeof value !== 'object') continue;
    const names = Array.isArray(value) ? null : Object.keys(value);
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inner.length;
    if (values > MAX_VALUES || names?.some((name) => name.includes('\0') || !name.isWellFormed())) throw refuse();
    for (const [at, each] of inner.entries()) {
      if (typeof each === 'string' && !each.isWellFormed())
        Object.assign(value, { [names?.[at] ?? at]: each.toWellFormed() });
      left.push([each, depth + 1]);
    }
  }
}

const MAX_CACHE_SECONDS = 60;
const MAX_CACHE_ENTRIES = 500;

export type CallServer = ReturnType<typeof createCallServer>;

/**
 * A visitor who is half way through a login brings it in a cookie, not in the body: without it two such visitors with
 * the same weak key and the same code would be one.
 */
const getLoginChallenge = (request: FastifyRequest | undefined): string =>
  request?.cookies['__Host-estia_challenge'] ?? request?.cookies.estia_challenge ?? '';

export function createCallServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'pool' | 'secrets' | 'clock' | 'log'>,
  { waitMs = WAIT_MS } = {},
) {
  const handlers = new Map<string, { call: Call; handler: Handler }>();

  async function handleCall(call: Call, handler: Handler, raw: RawInput, context: CallContext): Promise<unknown> {
    const verdict = checkAccess(call.access, context.viewer);
    if (verdict !== 'ok') throw new AppError(verdict);
    if (call.scope && !context.viewer?.apiKey?.scopes.includes(call.scope))
      throw new AppError('scope_missing', { scope: call.scope });
    const given = {
      params: parseInput('params', call, raw),
      query: parseInput('query', call, raw),
      body: parseInput('body', call, raw),
    };
    const run = async (reply: FastifyReply | undefined) =>
      call.reply.parse(await handler(given, reply ? { ...context, reply } : context));
    const key = call.idempotent ? parseIdempotencyKey(raw.idempotencyKey) : null;
    if (key === null) return run(context.reply);
    const accountId = context.viewer?.userId ?? null;
    const { params, query, body } = raw;
    const scope = `${call.key} ${accountId ?? `visitor ${getLoginChallenge(context.request)}`}`;
    const asked = { key, scope, accountId, address: getClientNetwork(context.request), body: { params, query, body } };
    return runIdempotent(deps, asked, context.reply, run, waitMs);
  }

  const cache = createMemoryCache(MAX_CACHE_ENTRIES);

  /** For pages of this process: a fault is logged here, as HTTP does for others, and gets the reference the page shows. */
  async function handlePageCall(key: string, input: RawInput, context: CallContext): Promise<unknown> {
    const found = handlers.get(key);
    if (!found) throw new Error(`${key} is not served`);
    try {
      return await handleCall(found.call, found.handler, input, context);
    } catch (error) {
      if (error instanceof AppError) throw error;
      const reference = context.request?.id ?? randomUUID();
      const code = toErrorCode(error);
      if (code === 'internal') deps.log.error({ id: reference, call: key, err: error }, 'unexpected');
      throw Object.assign(new AppError(code), { reference });
    }
  }

  /** A large body is not read from who may not send it. */
  const checkAccessBeforeBody = (call: Call) => async (request: FastifyRequest) => {
    const verdict = checkAccess(call.access, await loadViewer(request, deps));
    if (verdict !== 'ok') throw new AppError(verdict);
  };

  return {
    serve<C extends Call>(
      call: C,
      handler: (
        given: HandlerInput<C>,
        context: CallContext<C['access']>,
      ) => Promise<HandlerResult<C>> | HandlerResult<C>,
    ): void {
      if (handlers.has(call.key)) throw new Error(`${call.key} is served twice`);
      handlers.set(call.key, { call, handler: handler as Handler });
      app.route({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ...(call.perMinute && call.access !== 'agency_key' ? { config: { rateLimit: { max: call.perMinute } } } : {}),
        ...(call.access === 'agency_key' ? agencyKeyHooks(app, deps) : {}),
        ...(call.maxBody ? { bodyLimit: call.maxBody } : {}),
        ...(call.maxBody && call.access !== 'agency_key' ? { onRequest: checkAccessBeforeBody(call) } : {}),
        handler: async (request, reply) => {
          const { params, query, body: sent, viewer } = request;
          const raw = { params, query, body: sent, idempotencyKey: request.headers[IDEMPOTENCY_HEADER] };
          const body = await handleCall(call, handler as Handler, raw, { viewer, request, reply });
          if (!reply.hasHeader('cache-control'))
            reply.header('cache-control', call.maxAge ? `public, max-age=${call.maxAge}` : 'no-store');
          if (call.produces) return reply.type(call.produces).send(body);
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
        },
      });
    },

    /**
     * Asked by a page in this process, as a visitor: public pages carry nothing of who is reading them. An answer that
     * its call lets shared caches keep is cached here too, for a minute at most.
     */
    callApiAsVisitor: (async (key: string, input: RawInput = {}, ip?: string) => {
      const read = () => handlePageCall(key, input, { viewer: null, ...(ip ? { ip } : {}) });
      const maxAge = handlers.get(key)?.call.maxAge;
      return maxAge
        ? cache(`${key} ${JSON.stringify(input)}`, Math.min(maxAge, MAX_CACHE_SECONDS) * 1_000, read)
        : read();
    }) as unknown as ApiClient,

    /** Asked by a private page in this process, with the rights of whoever has it open. */
    callApiAs: (context: CallContext): ApiClient =>
      ((key: string, input: RawInput = {}) => handlePageCall(key, input, context)) as unknown as ApiClient,

    served: (): readonly Call[] => [...handlers.values()].map((entry) => entry.call),
  };
}
