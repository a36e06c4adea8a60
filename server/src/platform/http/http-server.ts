/** The HTTP server without any feature: limits, headers, logs, errors. */

import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { getApiErrorText } from '@estia/contract/api-error-texts';
import { type ErrorBody, errorStatuses } from '@estia/contract/errors';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, toErrorCode } from '../app-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { holderOf } from './client-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the page that the web's router has found: all pages are one route of this server. */
    pageRoute: string | null;
  }
}

const BODY_LIMIT = 256 * 1024;
const MAX_WAITING_FOR_DB = 200;
/** The policy of an answer that is no page. */
const DENY_ALL_CSP = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

function errorBody(error: unknown, requestId: string): { status: number; body: ErrorBody } {
  const code = toErrorCode(error);
  const status = errorStatuses[code];
  const message = getApiErrorText(code);
  const fields = error instanceof AppError ? error.fields : undefined;
  return {
    status,
    body: {
      message,
      code,
      ...(fields ? { fields } : {}),
      ...(status >= 500 ? { reference: requestId } : {}),
    },
  };
}

export async function createHttpServer(deps: Deps, metrics: Metrics): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log as unknown as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // A request that arrives on a kept connection while the process stops is answered like any other.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // A link of an email can name fifty searches.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 700 },
    // An address that cannot be read reaches no hook: its answer would lack our headers and repeat the address.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('content-security-policy', DENY_ALL_CSP);
      sendError(error, request, reply);
    },
  });

  await app.register(helmet, {
    // Pages bring their own policy; everything else may load nothing at all.
    contentSecurityPolicy: false,
    hsts: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Text, JSON, XML and vector tiles, which the media type registry does not call compressible (they halve).
    customTypes: /^text\/(?!event-stream)|[+/](json|xml|javascript)(;|$)|vector-tile(;|$)/,
    // Level 4 of 11: within 5 % of the best at a tenth of the time. The flush keeps streamed pages moving.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  });
  if (config.maxLoopDelayMs > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxLoopDelayMs,
      retryAfter: 1,
      pressureHandler: () => {
        throw new AppError('overloaded');
      },
    });
  }
  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.rateLimitPerMinute,
      timeWindow: 60_000,
      redis: deps.redis,
      nameSpace: 'rate:',
      keyGenerator: (request) => holderOf(request.ip),
      // Without Redis nothing is counted and everything is served.
      skipOnError: true,
      errorResponseBuilder: () => new AppError('too_many_requests'),
    });
  }

  app.decorateRequest('pageRoute', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && deps.pool.waitingCount > MAX_WAITING_FOR_DB)
      throw new AppError('overloaded');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', DENY_ALL_CSP);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: addresses hold what people typed.
    const route = request.pageRoute ?? request.routeOptions.url ?? 'unknown';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    const line = {
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    log[reply.statusCode >= 500 ? 'warn' : 'info'](line, 'answered');
  });

  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = errorBody(error, request.id);
    if (body.code === 'internal') log.error({ id: request.id, err: error }, 'unexpected');
    if (status === 503 || body.code === 'in_progress') reply.header('retry-after', '1');
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(body));
  };
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not_found'), request, reply));
  return app;
}
