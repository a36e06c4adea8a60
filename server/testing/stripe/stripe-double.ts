/**
 * A double of Stripe that speaks its real protocol, for tests, e2e and laptops: the official SDK talks to it over HTTP
 * (`startStripeDouble`) or in process without a socket (`createStripeDoubleHttpClient`). It keeps state and a ledger of its own.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { createApi } from './api.ts';
import { getReturnUrl, handlePageRequest } from './checkout-pages.ts';
import { type CheckoutStep, createCheckoutSessions } from './checkout-sessions.ts';
import { createCore } from './core.ts';
import { createDisputes } from './disputes.ts';
import { createFaults } from './faults.ts';
import { createRefunds } from './refunds.ts';
import { createHttpDelivery, createWebhooks, type Deliver } from './webhooks.ts';

export { testCards } from './test-cards.ts';

type Options = {
  apiKey?: string;
  webhookSecret?: string;
  clock?: () => Date;
  random?: () => number;
  /** Where its messages go; without it there are none. */
  webhook?: string | Deliver;
};

export type StripeDouble = ReturnType<typeof createStripeDouble>;

export function createStripeDouble({
  apiKey = 'sk_test_double',
  webhookSecret = 'whsec_double',
  clock = () => new Date(),
  random = Math.random,
  webhook,
}: Options = {}) {
  const core = createCore({ clock, random });
  const sessions = createCheckoutSessions(core);
  const refunds = createRefunds(core);
  const disputes = createDisputes(core);
  const faults = createFaults(createApi({ core, sessions, refunds, disputes }, apiKey), random);
  let deliver: Deliver = async () => 200;
  const webhooks = createWebhooks({ secret: webhookSecret, clock, random, deliver: (...sent) => deliver(...sent) });
  const deliverTo = (to: string | Deliver): void => {
    deliver = typeof to === 'string' ? createHttpDelivery(to) : to;
  };
  if (webhook) {
    deliverTo(webhook);
    core.onEvent(webhooks.add);
  }
  return {
    core,
    sessions,
    refunds,
    disputes,
    faults,
    webhooks,
    deliverTo,
    /** What `createStripeProvider` needs to know. */
    options: { apiKey, webhookSecret },
    ledger: core.book.read,
    decline: core.decline,
    recover: core.recover,
    /** A card that was set up some time ago. */
    addCard: (customer: string, number: string, expiry?: { month: number; year: number }): string =>
      core.addCard(customer, number, expiry).id,
    /** Somebody fills in a page, and answers their bank. `to` is where the browser goes then. */
    fillPage(
      id: string,
      number: string,
      { authenticate = true, expiry }: { authenticate?: boolean; expiry?: { month: number; year: number } } = {},
    ): CheckoutStep & { to: string | null } {
      const first = sessions.submit(id, { number, ...(expiry && { expiry }) });
      const step = first.next === 'authenticate' ? sessions.authenticate(id, authenticate) : first;
      return { ...step, to: step.next === 'done' ? getReturnUrl(sessions.get(id)) : null };
    },
  };
}

const lower = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** For `new Stripe(key, { httpClient })`. What gets no answer is a timeout at once. */
export function createStripeDoubleHttpClient({ faults }: Pick<StripeDouble, 'faults'>): Stripe.HttpClient {
  const timeout = () => Object.assign(new TypeError('ETIMEDOUT'), { code: 'ETIMEDOUT' });
  return {
    getClientName: () => 'double',
    async makeRequest(_host, _port, path, method, headers, body, _protocol, timeoutMs) {
      const { answer: response, afterMs } = faults.exchange({
        method,
        path,
        headers: lower(headers),
        body: body ?? '',
      });
      if (!response || afterMs >= timeoutMs) throw timeout();
      const raw = { headers: response.headers, statusCode: response.status };
      return {
        getStatusCode: () => response.status,
        getHeaders: () => response.headers,
        getRawResponse: () => raw,
        toStream: () => {
          throw new Error('Not used');
        },
        toJSON: async () => JSON.parse(response.body),
      };
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** `port` 0: any. Messages are delivered by themselves, as soon as they are due. */
export async function startStripeDouble({ port = 0, ...options }: Options & { port?: number } = {}) {
  const double = createStripeDouble(options);

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const body = await bodyOf(request);
    const pageId = /^\/c\/pay\/([^/?#]+)$/.exec(path)?.[1];
    if (pageId) {
      const shown = handlePageRequest(double.sessions, pageId, method === 'POST' ? new URLSearchParams(body) : null);
      if ('location' in shown) reply.writeHead(303, { location: shown.location }).end();
      else reply.writeHead(shown.status, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
    } else {
      const { answer: response, afterMs } = double.faults.exchange({
        method,
        path,
        headers: lower(request.headers),
        body,
      });
      if (afterMs) await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (response) reply.writeHead(response.status, response.headers).end(response.body);
      else request.socket.destroy();
    }
    void double.webhooks.flush();
  }

  const server = createServer((request, reply) => {
    serve(request, reply).catch((error: Error) => {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(500).end(error.message);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  double.sessions.setBase(origin);
  const due = setInterval(() => void double.webhooks.flush(), 250).unref();
  return {
    ...double,
    origin,
    options: { ...double.options, host: origin },
    async close(): Promise<void> {
      clearInterval(due);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
