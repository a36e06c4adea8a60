/** A failed ask → the right status and an error screen. Never an empty page that says 200. */

import type { ErrorCode } from '@estia/contract/errors';
import { readProperty } from '@estia/contract/read-property';
import { data } from 'react-router';

type AnsweredFailure = { code: ErrorCode; status: number };
export type Failure = AnsweredFailure & { reference: string | null };

/** Only our answers have both. The list of codes stays out of the pages: one that is not on it has the general words. */
const isAnswered = (error: unknown): error is AnsweredFailure =>
  typeof readProperty(error, 'code') === 'string' && typeof readProperty(error, 'status') === 'number';

/** Which fields an answer refused, and why each. */
export const getRefusedFields = (error: unknown): Record<string, string> => {
  const fields = readProperty(error, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, String(code)]));
};

export function getFailure(error: unknown): Failure {
  const { code, status }: AnsweredFailure = isAnswered(error) ? error : { code: 'internal', status: 500 };
  const reference = readProperty(error, 'reference');
  return {
    code,
    status,
    reference: typeof reference === 'string' ? reference : null,
  };
}

/** Throws what the error boundary shows. Redirects and answers made on purpose pass through. */
export function throwFailure(error: unknown): never {
  if (error instanceof Response) throw error;
  const failure = getFailure(error);
  throw data(failure, { status: failure.status });
}

/** For the one ask a page cannot do without. */
export const orThrowFailure = <T>(promise: Promise<T>): Promise<T> => promise.catch(throwFailure);

export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** For a section that may fail alone, while the page around it stands. */
export const settle = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (error) => ({ ok: false, failure: getFailure(error) }),
  );

export const throwNotFound = (): never => throwFailure({ code: 'not_found', status: 404 });
