/** What several calls of login and of the admin dashboard share. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { User } from '@estia/contract/accounts/model';
import { AppError } from '../../platform/app-error.ts';
import { isCommonPassword, type PasswordContext } from '../../platform/auth/common-passwords.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { createAgency } from '../agencies/index.ts';
import { findUser } from './accounts.queries.ts';
import { userView } from './accounts.view.ts';

export async function findOwnUser(db: Db, id: number): Promise<User | null> {
  const row = await findUser(db, id);
  return row ? userView(row) : null;
}

/** AUTH-6, the part that the schema cannot say. `confirmation` is undefined where a client asked its user only once. */
export const newPasswordFaults = (
  password: string,
  confirmation: string | undefined,
  known: PasswordContext = {},
): Record<string, string> => ({
  ...(isCommonPassword(password, known) ? { password: 'password_common' } : {}),
  ...(confirmation !== undefined && confirmation !== password ? { passwordConfirmation: 'passwords_differ' } : {}),
});

export function assertNewPassword(
  password: string,
  confirmation: string | undefined,
  known: PasswordContext = {},
): void {
  const faults = newPasswordFaults(password, confirmation, known);
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', faults);
}

/** The agency's own words for what is wrong, at the place it has in a form that makes a person with it. */
export async function createAgencyForAccount(
  trx: Trx,
  accountId: number,
  agency: Parameters<typeof createAgency>[2],
  now: Date,
): Promise<void> {
  try {
    await createAgency(trx, accountId, agency, now);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, code]) => [`agency.${name}`, code]);
    throw new AppError(error.code, Object.fromEntries(fields));
  }
}

/**
 * Timers are late by a millisecond or so, and by how much depends on when they were set: the rest is waited out in
 * turns.
 */
const TIMER_SLACK_MS = 3;

type Time = { now: () => number; wait: (ms: number) => Promise<unknown>; breathe: () => Promise<unknown> };
const realTime: Time = { now: () => performance.now(), wait: (ms) => setTimeout(ms), breathe: () => setImmediate() };

/**
 * Begins when a question comes; what it returns waits for a fixed moment after that. An answer given then does not tell
 * by its time whether there was anything to do: an email to an email we know costs a few writes, to others none. A step
 * is many times longer than the work it hides, also on a busy day; work that takes longer ends at the next one.
 */
export function startTimingGuard(stepMs: number, time: Time = realTime): () => Promise<void> {
  const begun = time.now();
  return async () => {
    if (stepMs === 0) return;
    const end = begun + Math.ceil((time.now() - begun + TIMER_SLACK_MS) / stepMs) * stepMs;
    await time.wait(end - time.now() - TIMER_SLACK_MS);
    while (time.now() < end) await time.breathe();
  };
}
