/**
 * Requests that nobody means well with, drawn from a seed: a call, an input that would be right, and something wrong in
 * it or around it. What is planted in them must never be found in a log.
 */
import type { Call } from '@estia/contract/call';
import { z } from 'zod';
import {
  canaries,
  deepJson,
  fuzzText,
  fuzzValue,
  fuzzValueAt,
  pickRandom,
  type Random,
  scriptMarkup,
} from './fuzz-values.ts';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
};

/** What fields of these names hold when they are right: most wrong inputs should get past the first check. */
export type ValidValues = Readonly<Record<string, unknown>>;

function createValidValue(schema: Schema, right: ValidValues, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pickRandom(random, schema.enum);
  if (schema.anyOf) return createValidValue(pickRandom(random, schema.anyOf), right, random);
  if (schema.properties) {
    const chosen = Object.entries(schema.properties).filter(
      ([name]) => schema.required?.includes(name) || random() < 0.5,
    );
    const asList = (inner: Schema, found: unknown) =>
      inner.type === 'array' && !Array.isArray(found) ? [found] : found;
    return Object.fromEntries(
      chosen.map(([name, inner]) => [name, asList(inner, right[name] ?? createValidValue(inner, right, random))]),
    );
  }
  if (schema.type === 'array') return [createValidValue(schema.items ?? {}, right, random)];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return 'κείμενο';
}

const schemas = new WeakMap<z.ZodType, Schema>();
function toJsonSchema(schema: z.ZodType): Schema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(schema, known);
  return known;
}

function corruptField(object: unknown, random: Random): unknown {
  if (object === null || typeof object !== 'object' || Array.isArray(object)) return fuzzValue(random);
  const entries = Object.entries(object);
  const at = Math.floor(random() * (entries.length + 1));
  if (at === entries.length) return { ...object, [fuzzText(random)]: fuzzValue(random) };
  entries[at] = [entries[at]?.[0] ?? 'x', fuzzValue(random)];
  return Object.fromEntries(entries);
}

const bodies: readonly ((random: Random) => string | Buffer)[] = [
  () => '',
  () => '{',
  () => '{"a":',
  () => 'undefined',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '123',
  () => '{"__proto__":{"admin":true}}',
  () => '{"constructor":{"prototype":{"admin":true}}}',
  () => '{"email":"a","email":{"b":1}}',
  () => deepJson(20_000),
  () => '['.repeat(100_000),
  () => `{"a":"${'x'.repeat(300_000)}"}`,
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.from('\ufeff{"a":1}'),
  () => '{"a":"\\u0000","b":"\\ud800"}',
  () => `{"email":"${canaries.email}","password":"${canaries.password}"`,
  (random) => `{${JSON.stringify(fuzzText(random))}:1e999}`,
];
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/json, text/html',
  'json',
  '/',
];
const headers: readonly (() => Record<string, string>)[] = [
  () => ({ cookie: 'estia_session=%' }),
  () => ({ cookie: `estia_session=${canaries.token}` }),
  () => ({ cookie: `estia_session=${'x'.repeat(4_000)}; estia_device=${canaries.token}` }),
  () => ({ cookie: '=;;=; estia_session; __proto__=1; estia_challenge=%00' }),
  () => ({ cookie: `XSRF-TOKEN=${canaries.token}`, 'x-xsrf-token': canaries.token }),
  () => ({ authorization: `Bearer ${canaries.token}` }),
  () => ({ authorization: `Bearer ${'x'.repeat(5_000)}` }),
  () => ({ authorization: 'Bearer' }),
  () => ({ authorization: `Basic ${Buffer.from(`${canaries.email}:${canaries.password}`).toString('base64')}` }),
  () => ({ 'idempotency-key': 'short' }),
  () => ({ 'idempotency-key': canaries.token }),
  () => ({ 'idempotency-key': "'; drop table idempotency; --" }),
  () => ({ origin: 'null' }),
  () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  () => ({ host: 'evil.example' }),
  () => ({ 'x-forwarded-for': `${scriptMarkup}, 1.1.1.1` }),
  () => ({ 'x-http-method-override': 'DELETE' }),
  () => ({ 'accept-encoding': 'br;q=x, *;q=0, zstd' }),
  () => ({ 'accept-language': 'x'.repeat(3_000) }),
  () => ({ 'user-agent': scriptMarkup }),
  () => ({ 'if-none-match': '*', range: 'bytes=-1' }),
];
const queries: readonly ((random: Random) => string)[] = [
  () => 'a=%',
  () => '%E0%A4%A=1',
  () => 'user_id=1&user_id=2',
  () => 'limit=1&limit=__proto__',
  () => 'for[]=sale&for[x]=rent',
  () => '__proto__[x]=1&constructor.prototype.x=1',
  () => '&&&===&&',
  () => 'search=%00&offset=%00',
  () => `search=${'x'.repeat(8_000)}`,
  () => Array.from({ length: 1_200 }, (_, at) => `p${at}=1`).join('&'),
  () => `token=${canaries.token}`,
  () => `email=${canaries.email}&phone=${canaries.phone}`,
];

/** A lone surrogate has no percent encoding: its replacement is sent, as browsers do. */
const encode = (raw: string): string => encodeURIComponent(raw.toWellFormed());
const written = (raw: unknown): string => {
  if (raw === null || typeof raw !== 'object') return String(raw);
  return Array.isArray(raw) ? raw.join(',').slice(0, 2_000) : JSON.stringify(raw).slice(0, 2_000);
};
const search = (query: unknown, random: Random): string => {
  if (query === null || typeof query !== 'object') return encode(written(query));
  return Object.entries(query)
    .flatMap(([name, raw]) => Array(random() < 0.05 ? 2 : 1).fill(`${encode(name)}=${encode(written(raw))}`))
    .join('&');
};

/** Each call as often as there is something to spoil in it: most of it in bodies. */
export const weightCallsByInput = (calls: readonly Call[]): readonly Call[] =>
  calls.flatMap((call) => Array<Call>(call.body ? 8 : call.query || call.params ? 3 : 1).fill(call));

export type FuzzRequest = {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** A request at random: what is around the input is spoiled as well. */
export function createFuzzRequest(call: Call, right: ValidValues, random: Random): FuzzRequest {
  const part = (schema: z.ZodType | undefined) => (schema ? createValidValue(toJsonSchema(schema), right, random) : {});
  const params = part(call.params) as Record<string, unknown>;
  const where = random();
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const meant = String(params[name] ?? 1);
    return encode(where < 0.15 ? fuzzText(random).slice(0, 300) : meant) || '0';
  });
  const query = part(call.query);
  const asked =
    random() < 0.12
      ? pickRandom(random, queries)(random)
      : search(random() < 0.5 ? corruptField(query, random) : query, random);
  const request: FuzzRequest = {
    method: call.method,
    url: `/api${path}${asked && `?${asked}`}`,
    headers: random() < 0.2 ? pickRandom(random, headers)() : {},
  };
  if (call.method === 'GET') return request;
  if (random() < 0.1) return { ...request, ...createMalformedBody(random) };
  const body = part(call.body);
  const spoiled = random() < 0.8 ? corruptField(body, random) : body;
  const nested = random() < 0.1 ? corruptField(spoiled, random) : spoiled;
  return {
    ...request,
    headers: { 'content-type': 'application/json', ...request.headers },
    payload: JSON.stringify(nested) ?? 'null',
  };
}

function createMalformedBody(random: Random): Pick<FuzzRequest, 'headers' | 'payload'> {
  const type = random() < 0.3 ? pickRandom(random, types) : 'application/json';
  return { headers: { 'content-type': type }, payload: pickRandom(random, bodies)(random) };
}

const parts = ['params', 'query', 'body'] as const;
export type FieldTarget = { call: Call; part: (typeof parts)[number]; path: readonly string[] };

const fieldsOf = (schema: Schema, path: readonly string[] = []): (readonly string[])[] =>
  [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => [[...path, name], ...fieldsOf(inner, [...path, name])]),
  );

/** Every field of every call. */
export const listFieldTargets = (calls: readonly Call[]): readonly FieldTarget[] =>
  calls.flatMap((call) =>
    parts.flatMap((part) => {
      const schema = call[part];
      return schema ? fieldsOf(toJsonSchema(schema)).map((path) => ({ call, part, path })) : [];
    }),
  );

const put = (object: unknown, [name = '', ...rest]: readonly string[], bad: unknown): unknown => {
  const inner = object !== null && typeof object === 'object' ? (object as Record<string, unknown>) : {};
  return { ...inner, [name]: rest.length === 0 ? bad : put(inner[name], rest, bad) };
};

/** A request that is right but for one field. */
export function createFieldFuzzRequest(
  { call, part, path }: FieldTarget,
  turn: number,
  right: ValidValues,
  random: Random,
): FuzzRequest {
  const made = Object.fromEntries(
    parts.map((name) => [name, call[name] ? createValidValue(toJsonSchema(call[name]), right, random) : {}]),
  ) as Record<FieldTarget['part'], unknown>;
  made[part] = put(made[part], path, fuzzValueAt(turn, random));
  const params = made.params as Record<string, unknown>;
  const address = call.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encode(written(params[name] ?? 1).slice(0, 300)) || '0',
  );
  const asked = search(made.query, () => 1);
  return {
    method: call.method,
    url: `/api${address}${asked && `?${asked}`}`,
    headers: call.method === 'GET' ? {} : { 'content-type': 'application/json' },
    ...(call.method === 'GET' ? {} : { payload: JSON.stringify(made.body) ?? 'null' }),
  };
}
