/** Structured logs. What a person could be known by, or log in with, never reaches them. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = ['authorization', 'cookie', 'password', 'token', 'email', 'phone', 'mobile', 'landline', 'code'];

/** To standard output, unless a test wants to read along. */
export const makeLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? pino.destination(1),
  );
