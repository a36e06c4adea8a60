/** ROLE-3: who may open a page of the dashboard, by its row in the table of routes. Only the server asks. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { SessionUser } from '../../platform/session.ts';
import { findRoute } from '../../routes.ts';

type GuardResult = 'ok' | 'not_authenticated' | 'not_found' | 'second_factor_required';

/** Whoever is no admin sees no page of admins; admins have given a second factor, except where they set it up. */
export function checkRouteAccess(
  pattern: string,
  user: Pick<SessionUser, 'role_id' | 'has_second_factor'> | null,
): GuardResult {
  const { access, withoutSecondFactor } = findRoute(pattern);
  if (access === 'everyone') return 'ok';
  if (!user) return 'not_authenticated';
  const isAdmin = user.role_id === roleIds.admin;
  if (access === 'admin' && !isAdmin) return 'not_found';
  return isAdmin && !user.has_second_factor && !withoutSecondFactor ? 'second_factor_required' : 'ok';
}
