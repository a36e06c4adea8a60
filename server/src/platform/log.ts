/** Structured logs. What a person could be known by, or log in with, never reaches them. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = ['authorization', 'cookie', 'password', 'token', 'email', 'phone', 'mobile', 'landline', 'code'];

const isDatabaseError = (error: Error): boolean => 'severity' in error && 'code' in error;

/** What was quoted, or looks like an address or a number to call: errors repeat what somebody typed. */
const quiet = (text: string): string =>
  text.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|\+?\d[\d\s().-]{5,}\d/g, '[hidden]');

/**
 * An error without what somebody typed. The database quotes values in message, detail and where; which constraint of
 * which table it was says enough.
 */
function errorLine(error: Error): Record<string, unknown> {
  const { name, stack = '', cause } = error;
  const { code, table, constraint, column } = error as unknown as Record<string, unknown>;
  return {
    type: name,
    message: isDatabaseError(error) ? 'the database refused' : quiet(error.message),
    ...Object.fromEntries(Object.entries({ fault: code, table, constraint, column }).filter(([, value]) => value)),
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause instanceof Error ? { cause: errorLine(cause) } : {}),
  };
}

/** To standard output, unless a test wants to read along. */
export const makeLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: (error: unknown) => (error instanceof Error ? errorLine(error) : '[not an error]') },
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? pino.destination(1),
  );
