/** What several calls of the door and of the admin's desk share. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { isCommonPassword, type Known } from '../../platform/common-passwords.ts';
import type { Db } from '../../platform/db.ts';
import { addOffice } from '../agencies/index.ts';

/** AUTH-6, the part that the schema cannot say. `confirmation` is undefined where a client asked its user only once. */
export function checkNewPassword(password: string, confirmation: string | undefined, known: Known = {}): void {
  if (confirmation !== undefined && confirmation !== password)
    throw new AppError('invalid_input', { passwordConfirmation: 'passwords_differ' });
  if (isCommonPassword(password, known)) throw new AppError('invalid_input', { password: 'password_common' });
}

/** The office's own words for what is wrong, at the place it has in a form that makes a person with it. */
export async function addOfficeOf(
  trx: Db,
  accountId: number,
  agency: Parameters<typeof addOffice>[2],
  now: Date,
): Promise<void> {
  try {
    await addOffice(trx, accountId, agency, now);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, code]) => [`agency.${name}`, code]);
    throw new AppError(error.code, Object.fromEntries(fields));
  }
}

/** Many times longer than the work it hides, also on a busy day; work that takes longer ends at the next step. */
const STEP_MS = 250;
/** Timers are late by a millisecond or so, and by how much depends on when they were set: the rest is waited out in turns. */
const TIMER_MS = 3;

/**
 * Begins when a question comes; what it returns waits for a fixed moment after that. An answer given then does not tell
 * by its time whether there was anything to do: a letter to an email we know costs a few writes, to others none.
 */
export function evenMoment(): () => Promise<void> {
  const begun = performance.now();
  return async () => {
    const end = begun + Math.ceil((performance.now() - begun + TIMER_MS) / STEP_MS) * STEP_MS;
    await setTimeout(end - performance.now() - TIMER_MS);
    while (performance.now() < end) await setImmediate();
  };
}
