/** A failed ask → the right status and an error screen. Never an empty page that says 200. */
import { type ErrorCode, errors } from '@estia/contract/errors';
import { data } from 'react-router';

export type Failure = { code: ErrorCode; reference: string | null };

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

export function getFailure(error: unknown): Failure {
  const { code, reference } = (error ?? {}) as { code?: unknown; reference?: unknown };
  return {
    code: isErrorCode(code) ? code : 'internal',
    reference: typeof reference === 'string' ? reference : null,
  };
}

/** Throws what the error boundary shows. Redirects and answers made on purpose pass through. */
export function throwFailure(error: unknown): never {
  if (error instanceof Response) throw error;
  const failure = getFailure(error);
  throw data(failure, { status: errors[failure.code].status });
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

export const throwNotFound = (): never => throwFailure({ code: 'not_found' });
