/**
 * An HTTP call, declared once. The server puts it on the wire, the web asks it, OpenAPI describes it and the access
 * test walks it: all four read this object, so none of them can forget a call.
 */
import type { z } from 'zod';
import type { ApiScope } from './sources/api/api-scopes.ts';

/**
 * Who may use a call at all. Whose record it is, is the policy's question (`<feature>.policy.ts`).
 * - everyone: no session needed
 * - member: any session whose user is not blocked
 * - poster: a member who may publish (approved individual or professional, or an admin)
 * - professional: an approved professional, or an admin
 * - admin / main_admin
 * - agency_key: a program with a key of an approved agency, and nobody else; a key opens no other call
 */
export type Access = 'everyone' | 'member' | 'poster' | 'professional' | 'admin' | 'main_admin' | 'agency_key';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = z.ZodObject | z.ZodUnion | z.ZodPipe;

type CallDefinition<
  M extends Method,
  P extends string,
  I,
  Q,
  B,
  R,
  O extends true | undefined = true | undefined,
  A extends Access = Access,
> = {
  readonly method: M;
  /** As in the customer's list, without the /api prefix; `{id}` marks a path parameter. */
  readonly path: P;
  readonly access: A;
  /** Which scope a key needs for it. Only with `agency_key`; left out: every key will do. */
  readonly scope?: ApiScope;
  readonly summary: string;
  readonly params?: I;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  /** Requests a minute from one address, where the default of the house does not fit. */
  readonly perMinute?: number;
  /** Bytes of a body larger than the house takes otherwise. It is only read from who may use the call. */
  readonly maxBody?: number;
  /** How long a shared cache may keep the answer, in seconds. Only for calls that say the same to everyone. */
  readonly maxAge?: number;
  /**
   * Changes something: with an Idempotency-Key it is done once, and its answer is stored for a day. Never for reads.
   */
  readonly idempotent?: O;
  /** Media type of an answer that is not JSON: the reply is then its bytes, or a stream of them. */
  readonly produces?: string;
};

export type Call<
  M extends Method = Method,
  P extends string = string,
  I extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  O extends true | undefined = true | undefined,
  A extends Access = Access,
> = CallDefinition<M, P, I, Q, B, R, O, A> & { readonly key: `${M} ${P}` };

export function call<
  const M extends Method,
  const P extends string,
  const A extends Access,
  R extends z.ZodType,
  I extends ObjectSchema | undefined = undefined,
  Q extends ObjectSchema | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  O extends true | undefined = undefined,
>(definition: CallDefinition<M, P, I, Q, B, R, O, A>): Call<M, P, I, Q, B, R, O, A> {
  if (definition.idempotent && (definition.method === 'GET' || definition.produces))
    throw new Error(`${definition.method} ${definition.path} reads: its answer is not stored`);
  if (definition.scope && definition.access !== 'agency_key')
    throw new Error(`${definition.method} ${definition.path} has a scope: only keys have scopes`);
  return { ...definition, key: `${definition.method} ${definition.path}` };
}

type InputPart<S, Name extends string, Side extends 'in' | 'out'> = S extends z.ZodType
  ? { [K in Name]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

/** Asked twice with the same key, a call that changes something does it once and answers twice. */
type WithIdempotencyKey<O> = O extends true ? { idempotencyKey?: string | undefined } : unknown;

/** What the viewer passes. */
export type CallRequest<C> =
  C extends Call<Method, string, infer I, infer Q, infer B, z.ZodType, infer O>
    ? InputPart<I, 'params', 'in'> & InputPart<Q, 'query', 'in'> & InputPart<B, 'body', 'in'> & WithIdempotencyKey<O>
    : never;

/** What the handler is given, after the schemas. */
export type HandlerInput<C> =
  C extends Call<Method, string, infer I, infer Q, infer B>
    ? InputPart<I, 'params', 'out'> & InputPart<Q, 'query', 'out'> & InputPart<B, 'body', 'out'>
    : never;

export type CallReply<C extends Call> = z.output<C['reply']>;
/** What a handler must return: the reply before its schema drops what must not leave. */
export type HandlerResult<C extends Call> = z.input<C['reply']>;
