/** What can go wrong with a request to an address that somebody else named. Neither text nor code names an address of ours. */
import { readProperty } from '@estia/contract/read-property';

export type GuardedCode =
  /** Not an address we ask: other scheme or port, user or password in it, a name of our own. */
  | 'url_refused'
  /** A header that is ours to set, or signs that no header may have. */
  | 'header_refused'
  /** The name does not exist, or leads to an address that is not public. */
  | 'no_public_address'
  | 'dns_failed'
  | 'connect_failed'
  | 'tls_failed'
  | 'timeout'
  | 'aborted'
  | 'redirect_refused'
  | 'too_many_redirects'
  /** Any other number than success; `httpStatus` says which. */
  | 'http_status'
  /** No HTTP, or contradictory lengths. */
  | 'bad_answer'
  | 'truncated'
  /** It does not say how long it is, so nobody can tell whether it is whole. */
  | 'length_unknown'
  | 'encoding_unsupported'
  | 'too_large';

export class GuardedError extends Error {
  readonly code: GuardedCode;
  readonly httpStatus: number | null;
  readonly retryAfterSeconds: number | null;
  constructor(code: GuardedCode, answer?: { httpStatus: number; retryAfterSeconds: number | null }) {
    super(`Guarded request: ${code}`);
    this.name = 'GuardedError';
    this.code = code;
    this.httpStatus = answer?.httpStatus ?? null;
    this.retryAfterSeconds = answer?.retryAfterSeconds ?? null;
  }
}

const TLS =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;
const CONNECT = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM)$/;
const BROKEN_BODY = /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING)/;
const CUT = /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/;

/** Null: no fault of the other side, such as a full disk. */
export function readRequestFault(error: unknown, hasAnswer: boolean): GuardedCode | null {
  if (error instanceof GuardedError) return error.code;
  const [code, message] = [readProperty(error, 'code'), readProperty(error, 'message')];
  const text = typeof code === 'string' ? code : '';
  if (text === 'ETIMEDOUT') return 'timeout';
  if (text.startsWith('HPE_')) return text === 'HPE_INVALID_EOF_STATE' ? 'truncated' : 'bad_answer';
  if (text === 'Z_BUF_ERROR' && message === 'unexpected end of file') return 'truncated';
  if (BROKEN_BODY.test(text)) return 'bad_answer';
  if (TLS.test(text)) return 'tls_failed';
  if (CONNECT.test(text)) return 'connect_failed';
  if (CUT.test(text)) return hasAnswer ? 'truncated' : 'connect_failed';
  // Several addresses were tried, each with a fault of its own.
  if (error instanceof AggregateError) return readRequestFault(error.errors[0], hasAnswer);
  return null;
}
