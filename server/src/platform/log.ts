/** Structured logs. What a person could be known by, or log in with, never reaches them. */
import { readProperty } from '@estia/contract/read-property';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const REDACTED_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'email',
  'phone',
  'mobile',
  'landline',
  'code',
];

const isDatabaseError = (error: object): boolean => 'severity' in error && 'code' in error;

/** What was quoted, or looks like an address or a number to call: errors repeat what somebody typed. */
const redactText = (text: string): string =>
  text.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|\+?\d[\d\s().-]{5,}\d/g, '[hidden]');

/**
 * An error without what somebody typed. The database quotes values in message, detail and where; which constraint of
 * which table it was says enough.
 */
function toErrorFields(error: Error): Record<string, unknown> {
  const { name = 'Error', stack = '', cause } = error;
  const where = { fault: 'code', table: 'table', constraint: 'constraint', column: 'column' };
  return {
    type: name,
    message: isDatabaseError(error) ? 'the database refused' : redactText(error.message),
    ...Object.fromEntries(
      Object.entries(where)
        .map(([field, name]) => [field, readProperty(error, name)] as const)
        .filter(([, value]) => value),
    ),
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause instanceof Error ? { cause: toErrorFields(cause) } : {}),
  };
}

/** The job queue passes on plain objects with the message and stack of an error. */
const isErrorLike = (error: unknown): error is Error =>
  error instanceof Error || typeof readProperty(error, 'message') === 'string';

/** An error as it may be written down; what is no error at all only says so. */
export const logSafeError = (
  error: unknown,
): { line: Record<string, unknown>; isDatabase: boolean } | '[not an error]' =>
  isErrorLike(error) ? { line: toErrorFields(error), isDatabase: isDatabaseError(error) } : '[not an error]';

const serializeError = (error: unknown): unknown => {
  const safe = logSafeError(error);
  return typeof safe === 'string' ? safe : safe.line;
};

/** To standard output, unless a test wants to read along. */
export const createLogger = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: serializeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? pino.destination(1),
  );
