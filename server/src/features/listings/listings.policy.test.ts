import { roleIds } from '@estia/contract/accounts/roles';
import { expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { maySeeListing } from './listings.policy.ts';

const viewer = (overrides: Partial<NonNullable<Viewer>>): Viewer => ({
  userId: 7,
  roleId: roleIds.individual,
  isMainAdmin: false,
  status: 'approved',
  username: 'x',
  locale: 'el',
  sessionId: 1,
  worksFor: overrides.userId ?? 7,
  agencyRole: null,
  strong: false,
  ...overrides,
});
const owner = viewer({ userId: 20 });
const other = viewer({});
const admin = viewer({ roleId: roleIds.admin, strong: true });
const weakAdmin = viewer({ roleId: roleIds.admin });
const viewers = [null, other, owner, weakAdmin, admin];

it('[ROLE-4] an active ad is everyone’s; another only its owner’s and the admins’, when they ask for it', () => {
  const seen = (is_active: boolean | null, paranoid: boolean) =>
    viewers.map((currentViewer) => maySeeListing(currentViewer, { is_active, account_id: 20 }, paranoid));
  expect(seen(true, false)).toEqual([true, true, true, true, true]);
  for (const is_active of [false, null]) {
    expect(seen(is_active, true)).toEqual([false, false, true, false, true]);
    expect(seen(is_active, false)).toEqual([false, false, false, false, false]);
  }
});
