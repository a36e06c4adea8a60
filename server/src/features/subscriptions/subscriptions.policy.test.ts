import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { isBillingOwner, maySeeBilling } from './subscriptions.policy.ts';

const viewer = (overrides: Partial<NonNullable<Viewer>>): Viewer => ({
  userId: 7,
  worksFor: 7,
  agencyRole: 'owner',
  roleId: roleIds.agency,
  isMainAdmin: false,
  status: 'approved',
  username: 'x',
  locale: 'el',
  sessionId: 1,
  strong: false,
  ...overrides,
});
const admin = { userId: 9, worksFor: 9, agencyRole: null, roleId: roleIds.admin } as const;

describe('[ROLE-4] who may see and change what an agency pays', () => {
  it.each([
    ['its owner', viewer({}), true, true],
    ['a second owner', viewer({ userId: 8 }), true, true],
    ['its agent', viewer({ userId: 8, agencyRole: 'agent' }), false, false],
    ['the owner of another agency', viewer({ userId: 9, worksFor: 9 }), false, false],
    ['an owner whose role is no longer that of an agency', viewer({ roleId: roleIds.individual }), false, false],
    ['an admin', viewer({ ...admin, strong: true }), false, true],
    ['an admin without a second factor', viewer(admin), false, false],
    ['a visitor', null, false, false],
  ])('%s', (_, who, isOwner, maySee) => {
    expect([isBillingOwner(who, 7), maySeeBilling(who, 7)]).toEqual([isOwner, maySee]);
  });
});
