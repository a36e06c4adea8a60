/** Who is asking, and what a call's `access` means for them. */
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import type { Access } from '@estia/contract/call';
import type { ApiScope } from '@estia/contract/sources/api/api-scopes';

/** A program of an agency, by the key it sent. */
export type ApiKey = {
  readonly id: number;
  readonly agencyId: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
};

export type Viewer = {
  readonly userId: number;
  /**
   * Whose listings, drafts, photos, inbox and developments they work on: their own account, or that of their agency.
   */
  readonly worksFor: number;
  /** Null for who is no professional. */
  readonly agencyRole: 'owner' | 'agent' | null;
  readonly roleId: RoleId;
  readonly isMainAdmin: boolean;
  readonly status: 'waiting' | 'approved' | 'rejected';
  readonly username: string;
  readonly locale: 'el' | 'en';
  readonly sessionId: number;
  /** A second factor was given in this session. Admins can do nothing of an admin without it. */
  readonly strong: boolean;
  /** Only in calls of the agency API: the viewer is then the agency itself, as an agent of it. */
  readonly apiKey?: ApiKey;
} | null;

/** Somebody with a session. */
export type SignedInViewer = NonNullable<Viewer>;
export type ApiKeyViewer = SignedInViewer & { readonly apiKey: ApiKey };

type AccessResult = 'ok' | 'not_authenticated' | 'api_key_refused' | 'forbidden' | 'second_factor_required';

export function checkAccess(access: Access, viewer: Viewer): AccessResult {
  if (access === 'everyone') return 'ok';
  // Neither stands for the other: no session opens the agency API, no key anything else.
  if (access === 'agency_key') return viewer?.apiKey ? 'ok' : 'api_key_refused';
  if (!viewer || viewer.apiKey) return 'not_authenticated';
  const admin = viewer.roleId === roleIds.admin;
  const approved = viewer.status === 'approved';
  const allowed = {
    member: true,
    poster: approved,
    professional: approved && (viewer.roleId === roleIds.agency || admin),
    admin: approved && admin,
    main_admin: approved && admin && viewer.isMainAdmin,
  }[access];
  if (!allowed) return 'forbidden';
  const adminsOnly = access === 'admin' || access === 'main_admin';
  return adminsOnly && !viewer.strong ? 'second_factor_required' : 'ok';
}

/** An admin who may act as one: what policies ask before they let somebody touch another's record. */
export const canActAsAdmin = (viewer: Viewer): boolean => checkAccess('admin', viewer) === 'ok';
