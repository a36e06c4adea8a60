import { type ErrorCode, errors } from '@estia/contract/errors';

/** The one error a feature throws on purpose. Anything else is a fault of ours and becomes a 500 with a reference. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(errors[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.fields = fields;
  }
}
