/** The password again, before something that a stolen session alone must not be able to do. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { enforceRateLimit, resetHits } from '../../../platform/security/throttle.ts';
import { findPasswordHash } from './profile.queries.ts';

const PASSWORD_ATTEMPT_LIMIT = { hits: 10, seconds: 15 * 60 };

/**
 * Throws unless it is the viewer's password. Every attempt is counted before it is looked at, so that many at once do
 * not slip through; a right one takes the count away. Not for use inside a transaction: it hashes.
 */
export async function assertCurrentPassword(
  deps: Pick<Deps, 'db' | 'passwords' | 'clock'>,
  viewer: SignedInViewer,
  password: string,
): Promise<void> {
  const key = `password proof ${viewer.userId}`;
  await enforceRateLimit(deps.db, key, PASSWORD_ATTEMPT_LIMIT, deps.clock());
  const stored = await findPasswordHash(deps.db, viewer.userId);
  if (!(await deps.passwords.matches(password, stored)))
    throw new AppError('invalid_input', { current_password: 'password_wrong' });
  await resetHits(deps.db, key);
}
