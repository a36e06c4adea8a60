/** Stripe's REST protocol over the core: forms in, JSON out, keys that make a request happen once, pages of lists. */

import type { CheckoutSessions } from './checkout-sessions.ts';
import type { Core } from './core.ts';
import type { Disputes } from './disputes.ts';
import {
  type ApiError,
  asList,
  asText,
  createInvalidRequestError,
  type Form,
  StripeError,
  type StripeResource,
} from './objects.ts';
import type { Refunds } from './refunds.ts';

export type ApiRequest = { method: string; path: string; headers: Record<string, string>; body: string };
export type ApiResponse = { status: number; headers: Record<string, string>; body: string };

/** Stripe forgets a key after a day. */
const KEY_SECONDS = 24 * 3600;

/** `a[b][0]=c` → { a: { b: { 0: c } } } */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    let at = form;
    for (const step of path) {
      const next = at[step];
      const into: Form = typeof next === 'object' ? next : Object.create(null);
      at[step] = into;
      at = into;
    }
    if (last !== undefined) at[last] = value;
  }
  return form;
}

type HandlerResult = { thing: unknown };
type Handler = (form: Form, id: string) => HandlerResult;
type Route = { method: string; path: RegExp; takes: string; handle: Handler };

const PAGING = 'limit starting_after ending_before expand';
const INTENT =
  'amount currency customer payment_method allowed_payment_method_types confirm off_session description metadata expand';
const SESSION =
  'customer locale allowed_payment_method_types wallet_options success_url cancel_url metadata mode currency payment_method_options setup_intent_data adaptive_pricing line_items payment_intent_data expand';

function listOf(things: readonly StripeResource[], form: Form, url: string): HandlerResult {
  const limit = Number(asText(form.limit) ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw createInvalidRequestError('Invalid limit', { param: 'limit' });
  const newest = things.toReversed();
  const after = asText(form.starting_after);
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0)
    throw createInvalidRequestError(`No such object: '${after}'`, { code: 'resource_missing' });
  const data = newest.slice(from, from + limit);
  return { thing: { object: 'list', url, has_more: from + limit < newest.length, data } };
}

type Parts = { core: Core; sessions: CheckoutSessions; refunds: Refunds; disputes: Disputes };

function routes({ core, sessions, refunds, disputes }: Parts): Route[] {
  const listByKey = (name: string) => core.lists.get(name) ?? [];
  const at = (method: string, path: string, takes: string, handle: Handler): Route => ({
    method,
    path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
    takes,
    handle,
  });
  return [
    at('POST', 'customers', 'name preferred_locales metadata expand', (form) => ({ thing: core.createCustomer(form) })),
    at('GET', 'payment_methods/:id', 'expand', (_, id) => ({
      thing: core.get('payment_method', id, 404, 'payment_method'),
    })),
    at('POST', 'payment_methods/:id/detach', 'expand', (_, id) => ({ thing: core.detach(id) })),
    at('POST', 'payment_intents', INTENT, (form) => ({ thing: core.createIntent(form) })),
    at('GET', 'payment_intents', `customer ${PAGING}`, (form) =>
      listOf(listByKey(`intents ${asText(form.customer)}`), form, '/v1/payment_intents'),
    ),
    at('GET', 'payment_intents/:id', 'expand', (_, id) => ({ thing: core.get('payment_intent', id, 404, 'intent') })),
    at('POST', 'payment_intents/:id/cancel', 'cancellation_reason expand', (form, id) => ({
      thing: core.cancelIntent(core.get('payment_intent', id, 404, 'intent'), asText(form.cancellation_reason) ?? null),
    })),
    at('POST', 'checkout/sessions', SESSION, (form) => ({ thing: sessions.create(form) })),
    at('GET', 'checkout/sessions', `customer ${PAGING}`, (form) =>
      listOf(listByKey(`sessions ${asText(form.customer)}`), form, '/v1/checkout/sessions'),
    ),
    at('GET', 'checkout/sessions/:id', 'expand', (_, id) => ({ thing: sessions.get(id) })),
    at('POST', 'checkout/sessions/:id/expire', 'expand', (_, id) => ({ thing: sessions.expire(id) })),
    at('POST', 'refunds', 'payment_intent amount metadata expand', (form) => ({ thing: refunds.create(form) })),
    at('GET', 'refunds', `payment_intent ${PAGING}`, (form) =>
      listOf(listByKey(`refunds ${asText(form.payment_intent)}`), form, '/v1/refunds'),
    ),
    at('GET', 'disputes', `created ${PAGING}`, (form) => listOf(disputes.list(form), form, '/v1/disputes')),
    at('GET', 'disputes/:id', 'expand', (_, id) => ({ thing: core.get('dispute', id, 404, 'dispute') })),
  ];
}

/** Names in an answer become what they name: `data.latest_charge`. A copy: what is kept keeps its names. */
function expand(core: Core, thing: unknown, steps: readonly string[]): unknown {
  if (Array.isArray(thing)) return thing.map((one) => expand(core, one, steps));
  const named = typeof thing === 'string' ? core.things.get(thing) : thing;
  const [step, ...rest] = steps;
  if (step === undefined || named === null || typeof named !== 'object') return named ?? thing;
  if (!(step in named))
    throw createInvalidRequestError(`This property cannot be expanded (${step}).`, {
      code: 'property_cannot_be_expanded',
    });
  return { ...named, [step]: expand(core, (named as Record<string, unknown>)[step], rest) };
}

export type Api = ReturnType<typeof createApi>;

export function createApi(parts: Parts, apiKey: string) {
  const { core } = parts;
  const table = routes(parts);
  const keys = new Map<string, { asked: string; answer: ApiResponse; at: number }>();

  const response = (status: number, thing: unknown, headers: Record<string, string> = {}): ApiResponse => ({
    status,
    headers: { 'content-type': 'application/json', 'request-id': core.newId('req'), ...headers },
    body: JSON.stringify(thing),
  });
  const refused = (status: number, error: ApiError) => response(status, { error });

  function deleteExpiredKeys(): void {
    for (const [key, { at }] of keys) {
      if (core.now() - at < KEY_SECONDS) return;
      keys.delete(key);
    }
  }

  /** `isCached`: the endpoint ran, so Stripe remembers what it answered. What is refused at the door can be asked again. */
  function run({ method, path, body }: ApiRequest): { answer: ApiResponse; isCached: boolean } {
    const [name = '', query = ''] = path.split('?');
    let isCached = false;
    try {
      const route = table.find((one) => one.method === method && one.path.test(name));
      if (!route) throw createInvalidRequestError(`Unrecognized request URL (${method}: ${name}).`, {}, 404);
      const form = parseForm(method === 'GET' ? query : body);
      const unknown = Object.keys(form).find((param) => !route.takes.split(' ').includes(param));
      if (unknown)
        throw createInvalidRequestError(`Received unknown parameter: ${unknown}`, {
          code: 'parameter_unknown',
          param: unknown,
        });
      const { thing } = route.handle(form, decodeURIComponent(route.path.exec(name)?.[1] ?? ''));
      isCached = true;
      const full = asList(form.expand).reduce<unknown>(
        (whole, one) => expand(core, whole, String(one).split('.')),
        thing,
      );
      return { answer: response(200, full), isCached };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { answer: refused(error.status, error.error), isCached: isCached || error.status === 402 };
    }
  }

  function handle(request: ApiRequest, broken = false): ApiResponse {
    const { method, path, headers, body } = request;
    if (headers.authorization !== `Bearer ${apiKey}`)
      return refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const version = { 'stripe-version': headers['stripe-version'] ?? '' };
    const key = method === 'POST' ? headers['idempotency-key'] : undefined;
    if (key === undefined) {
      const { answer: response } = run(request);
      return { ...response, headers: { ...response.headers, ...version } };
    }
    if (key.length > 255) return refused(400, { type: 'invalid_request_error', message: 'The key is too long' });
    deleteExpiredKeys();
    const asked = `${path} ${body.split('&').sort().join('&')}`;
    const before = keys.get(key);
    if (before && before.asked !== asked)
      return refused(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (before) return { ...before.answer, headers: { ...before.answer.headers, 'idempotent-replayed': 'true' } };
    const made = broken
      ? { answer: refused(500, { type: 'api_error', message: 'Something went wrong' }), isCached: true }
      : run(request);
    made.answer.headers = { ...made.answer.headers, ...version, 'idempotency-key': key };
    if (made.isCached) keys.set(key, { asked, answer: made.answer, at: core.now() });
    return made.answer;
  }

  return {
    handle,
    /** Before anything was looked at. */
    refuse: (status: 429 | 503): ApiResponse =>
      status === 429
        ? refused(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' })
        : refused(503, { type: 'api_error', message: 'Try again later' }),
  };
}
