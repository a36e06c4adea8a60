import { getApiErrorText } from '@estia/contract/api-error-texts';
import { type ErrorCode, errorStatuses } from '@estia/contract/errors';
import { readProperty } from '@estia/contract/read-property';

/** The one error a feature throws on purpose. Anything else is a fault of ours and becomes a 500 with a reference. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(getApiErrorText(code));
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.fields = fields;
  }
}

/** What the database driver says, without a code, of a connection that is lost or was never made. */
const lostConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * The database cannot be asked or cannot write at the moment: no connection (08), no resources or a full disk (53),
 * starting or stopping (57P), read-only because another server has taken over (25006).
 */
export function isUnavailable(error: unknown): boolean {
  const [code, message] = [readProperty(error, 'code'), readProperty(error, 'message')];
  if (typeof code === 'string') return /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08|53|57P|25006)/.test(code);
  return typeof message === 'string' && lostConnection.test(message);
}

/** Faults that have a code of their own although no feature threw them. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const [code, statusCode] = [readProperty(error, 'code'), readProperty(error, 'statusCode')];
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'too_large';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return 'unsupported_type';
  if (statusCode === 429) return 'too_many_requests';
  if (statusCode === 503 || code === '57014' || isUnavailable(error)) return 'overloaded';
  // Two transactions stood in each other's way and PostgreSQL ended one: nothing happened, it can be asked again.
  if (code === '40P01' || code === '40001') return 'overloaded';
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not_found';
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'invalid_input';
  return 'internal';
}
