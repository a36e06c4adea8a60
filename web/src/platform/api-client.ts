/**
 * The only way this room gets data: a declared call, named by its key. The types come from the contract, its schemas
 * stay on the server, so no validator ever reaches the browser.
 */
import type { CallReply, CallRequest } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import type { ErrorBody, ErrorCode } from '@estia/contract/errors';

type CallKey = keyof CallByKey;
type ApiInput<K extends CallKey> = CallRequest<CallByKey[K]>;
export type ApiReply<K extends CallKey> = CallReply<CallByKey[K]>;
/** A call without a query, body or path parameter is asked by its key alone. */
type ApiArguments<K extends CallKey> =
  object extends ApiInput<K> ? [input?: ApiInput<K>, signal?: AbortSignal] : [input: ApiInput<K>, signal?: AbortSignal];
export type ApiClient = <K extends CallKey>(key: K, ...rest: ApiArguments<K>) => Promise<ApiReply<K>>;

/** What a failed ask rejects with, on both sides. */
class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly reference: string | undefined;
  /** Why which field of a form was refused: codes of contract/src/field-errors.ts. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, status: number, { reference, fields }: Pick<ErrorBody, 'reference' | 'fields'> = {}) {
    super(code);
    this.name = 'AskError';
    this.code = code;
    this.status = status;
    this.reference = reference;
    this.fields = fields;
  }
}

const TIMEOUT_MS = 10_000;
/** A slow line sends so many letters in a millisecond: a picture may take its time. */
const MIN_UPLOAD_CHARS_PER_MS = 150;

type CallInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
};

function createApiUrl(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? `/api${filled}` : `/api${filled}?${text}`;
}

/** Also for uploads, which speak a protocol of their own. */
export function getXsrfToken(): string | null {
  const found = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

let pageAccount: number | null = null;

/** Whose page it is: what its script writes is refused once another account is logged in. Returns how to forget it. */
export function setPageAccount(id: number): () => void {
  pageAccount = id;
  return () => {
    pageAccount = null;
  };
}

/** In the browser: HTTP to our own server. On the server the host passes its own `ask` (see load-context.ts). */
export const callApi: ApiClient = async (key, ...rest) => {
  const parts = (rest[0] ?? {}) as CallInput;
  const body = parts.body === undefined ? null : JSON.stringify(parts.body);
  const timeout = AbortSignal.timeout(TIMEOUT_MS + Math.ceil((body?.length ?? 0) / MIN_UPLOAD_CHARS_PER_MS));
  const gap = key.indexOf(' ');
  const method = key.slice(0, gap);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== null) headers['Content-Type'] = 'application/json';
  const token = method === 'GET' ? null : getXsrfToken();
  if (token !== null) headers['X-XSRF-TOKEN'] = token;
  if (method !== 'GET' && pageAccount !== null) headers['X-Account'] = String(pageAccount);
  if (parts.idempotencyKey) headers['Idempotency-Key'] = parts.idempotencyKey;

  let response: Response;
  try {
    response = await fetch(createApiUrl(key.slice(gap + 1), parts), {
      method,
      headers,
      signal: rest[1] ? AbortSignal.any([timeout, rest[1]]) : timeout,
      ...(body === null ? {} : { body }),
    });
  } catch {
    throw new ApiError('overloaded', 503);
  }
  if (response.ok) return response.json();
  const error: Partial<ErrorBody> = await response.json().catch(() => ({}));
  throw new ApiError(error.code ?? 'internal', response.status, error);
};
