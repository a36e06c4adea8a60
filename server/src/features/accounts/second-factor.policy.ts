/** When a session may change the second factors of its own account. Pure: the service brings what the account has. */
import type { Viewer } from '../../platform/viewer.ts';

type Member = Pick<NonNullable<Viewer>, 'roleId' | 'strong'>;
type Held = { totp: boolean; passkeys: number };

const MAX_PASSKEYS = 10;

export const countOf = (held: Held): number => (held.totp ? 1 : 0) + held.passkeys;

/** Once there is a factor, only a session that gave one: else a stolen password would bring a factor of its own. */
export const mayChangeFactors = (viewer: Member, held: Held): boolean => viewer.strong || countOf(held) === 0;

/** Admins cannot be without: the last one stays. */
export const mayRemoveFactor = (viewer: Member, held: Held): boolean => viewer.roleId !== 1 || countOf(held) > 1;

export const mayAddPasskey = (held: Held): boolean => held.passkeys < MAX_PASSKEYS;
