import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { mayDeleteOther, mayDeleteSelf } from './privacy.policy.ts';

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
const user = { id: 20, role_id: roleIds.individual, is_main_admin: false };
const professional = { id: 21, role_id: roleIds.agency, is_main_admin: false };
const anAdmin = { id: 22, role_id: roleIds.admin, is_main_admin: false };
const mainAdmin = { id: 23, role_id: roleIds.admin, is_main_admin: true };

describe('[ROLE-4] who may have an account deleted', () => {
  it('oneself: everybody but the main admin', () => {
    expect([user, professional, anAdmin, mainAdmin].map(mayDeleteSelf)).toEqual(['ok', 'ok', 'ok', 'forbidden']);
  });

  it.each([
    ['a visitor', null, Array(4).fill('not_authenticated')],
    ['a user', viewer({}), Array(4).fill('not_found')],
    ['a professional', viewer({ roleId: roleIds.agency }), Array(4).fill('not_found')],
    ['an admin without the second factor', viewer({ roleId: roleIds.admin }), Array(4).fill('second_factor_required')],
    ['an admin', viewer({ roleId: roleIds.admin, strong: true }), ['ok', 'ok', 'forbidden', 'forbidden']],
    [
      'the main admin',
      viewer({ roleId: roleIds.admin, strong: true, isMainAdmin: true }),
      ['ok', 'ok', 'forbidden', 'forbidden'],
    ],
    [
      'a rejected admin',
      viewer({ roleId: roleIds.admin, strong: true, status: 'rejected' }),
      Array(4).fill('not_found'),
    ],
  ])('another: %s', (_, who, expected) => {
    expect([user, professional, anAdmin, mainAdmin].map((target) => mayDeleteOther(who, target))).toEqual(expected);
  });
});
