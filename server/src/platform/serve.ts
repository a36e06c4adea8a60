/**
 * Puts declared calls on the server. A call is answered the same way whether it comes over HTTP or from a page that
 * is being rendered in this process: input schema → access → handler → reply schema (the second lock on the way out).
 */
import type { Answer, Call, Given, Input, Reply } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { keepAnswers } from './keep-fresh.ts';
import { mayUse, type Viewer } from './viewer.ts';

export type Asker = { viewer: Viewer; request?: FastifyRequest; reply?: FastifyReply };
type Handler = (given: unknown, asker: Asker) => Promise<unknown> | unknown;
type RawInput = { params?: unknown; query?: unknown; body?: unknown };

/** What `ask` is on the server: the same signature as in the browser. */
export type Ask = <K extends keyof CallByKey>(key: K, input: Input<CallByKey[K]>) => Promise<Reply<CallByKey[K]>>;

const fieldsOf = (part: string, error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || part, issue.message]));

function parse(part: 'params' | 'query' | 'body', call: Call, raw: RawInput): unknown {
  const schema = call[part];
  if (!schema) return undefined;
  const read = schema.safeParse(raw[part] ?? {});
  if (!read.success) throw new AppError('invalid_input', fieldsOf(part, read.error));
  return read.data;
}

const KEPT_SECONDS = 60;
const MAX_KEPT = 500;

export type CallServer = ReturnType<typeof callServer>;

export function callServer(app: FastifyInstance, viewerOf: (request: FastifyRequest) => Promise<Viewer>) {
  const handlers = new Map<string, { call: Call; handler: Handler }>();

  async function answer(call: Call, handler: Handler, raw: RawInput, asker: Asker): Promise<unknown> {
    const verdict = mayUse(call.access, asker.viewer);
    if (verdict !== 'ok') throw new AppError(verdict);
    const given = {
      params: parse('params', call, raw),
      query: parse('query', call, raw),
      body: parse('body', call, raw),
    };
    return call.reply.parse(await handler(given, asker));
  }

  const kept = keepAnswers(MAX_KEPT);

  return {
    serve<C extends Call>(call: C, handler: (given: Given<C>, asker: Asker) => Promise<Answer<C>> | Answer<C>): void {
      if (handlers.has(call.key)) throw new Error(`${call.key} is served twice`);
      handlers.set(call.key, { call, handler: handler as Handler });
      app.route({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ...(call.perMinute ? { config: { rateLimit: { max: call.perMinute } } } : {}),
        handler: async (request, reply) => {
          const raw = { params: request.params, query: request.query, body: request.body };
          const body = await answer(call, handler as Handler, raw, { viewer: await viewerOf(request), request, reply });
          reply.header('cache-control', call.maxAge ? `public, max-age=${call.maxAge}` : 'no-store');
          if (call.produces) return reply.type(call.produces).send(body);
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
        },
      });
    },

    /**
     * Asked by a page in this process, as a visitor: public pages carry nothing of who is reading them. An answer that
     * its call lets shared caches keep is kept here too, for a minute at most.
     */
    askAsVisitor: (async (key: string, input: RawInput = {}) => {
      const found = handlers.get(key);
      if (!found) throw new Error(`${key} is not served`);
      const read = () => answer(found.call, found.handler, input, { viewer: null });
      const { maxAge } = found.call;
      return maxAge ? kept(`${key} ${JSON.stringify(input)}`, Math.min(maxAge, KEPT_SECONDS) * 1_000, read) : read();
    }) as unknown as Ask,

    served: (): readonly Call[] => [...handlers.values()].map((entry) => entry.call),
  };
}
