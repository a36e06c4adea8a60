/** When a session may change the second factors of its own account. Pure: the service brings what the account has. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Viewer } from '../../../platform/auth/viewer.ts';

type FactorViewer = Pick<NonNullable<Viewer>, 'roleId' | 'strong'>;
type ConfirmedFactors = { totp: boolean; passkeys: number };

const MAX_PASSKEYS = 10;

export const countFactors = (factors: ConfirmedFactors): number => (factors.totp ? 1 : 0) + factors.passkeys;

/** Once there is a factor, only a session that gave one: else a stolen password would bring a factor of its own. */
export const mayChangeFactors = (viewer: FactorViewer, factors: ConfirmedFactors): boolean =>
  viewer.strong || countFactors(factors) === 0;

/** Admins cannot be without: the last one stays. */
export const mayRemoveFactor = (viewer: FactorViewer, factors: ConfirmedFactors): boolean =>
  viewer.roleId !== roleIds.admin || countFactors(factors) > 1;

export const mayAddPasskey = (factors: ConfirmedFactors): boolean => factors.passkeys < MAX_PASSKEYS;
