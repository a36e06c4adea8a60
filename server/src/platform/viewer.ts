/** Who is asking, and what a call's `access` means for them. */
import type { Access } from '@estia/contract/call';

export type Viewer = {
  readonly userId: number;
  readonly roleId: 1 | 2 | 3;
  readonly isMainAdmin: boolean;
  readonly status: 'waiting' | 'approved' | 'rejected';
  readonly username: string;
} | null;

type Verdict = 'ok' | 'not_authenticated' | 'forbidden';

export function mayUse(access: Access, viewer: Viewer): Verdict {
  if (access === 'everyone') return 'ok';
  if (!viewer) return 'not_authenticated';
  const admin = viewer.roleId === 1;
  const approved = viewer.status === 'approved';
  const allowed = {
    member: true,
    poster: approved,
    professional: approved && (viewer.roleId === 3 || admin),
    admin: approved && admin,
    main_admin: approved && admin && viewer.isMainAdmin,
  }[access];
  return allowed ? 'ok' : 'forbidden';
}
