/** The password again, before something that a stolen session alone must not be able to do. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { forgetHits, takeTurn } from '../../platform/throttle.ts';
import type { Member } from '../../platform/viewer.ts';
import { passwordHashOf } from './profile.queries.ts';

const WRONG_PASSWORDS = { hits: 10, seconds: 15 * 60 };

/**
 * Throws unless it is the viewer's password. Every attempt is counted before it is looked at, so that many at once do
 * not slip through; a right one takes the count away. Not for use inside a transaction: it hashes.
 */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'passwords' | 'clock'>,
  viewer: Member,
  password: string,
): Promise<void> {
  const key = `password proof ${viewer.userId}`;
  await takeTurn(deps.db, key, WRONG_PASSWORDS, deps.clock());
  const stored = await passwordHashOf(deps.db, viewer.userId);
  if (!(await deps.passwords.matches(password, stored)))
    throw new AppError('invalid_input', { current_password: 'password_wrong' });
  await forgetHits(deps.db, key);
}
