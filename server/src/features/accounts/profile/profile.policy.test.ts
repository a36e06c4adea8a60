import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import {
  countFactors,
  mayAddPasskey,
  mayChangeFactors,
  mayRemoveFactor,
} from '../second-factor/second-factor.policy.ts';
import { isOwnProfile, mayEditProfile, maySeeProfile } from './profile.policy.ts';

const base = {
  userId: 1,
  worksFor: 1,
  agencyRole: null,
  isMainAdmin: false,
  username: 'x',
  locale: 'el',
  sessionId: 1,
} as const;
const viewers: Record<string, Viewer> = {
  visitor: null,
  individual: { ...base, roleId: roleIds.individual, status: 'approved', strong: true },
  professional: { ...base, roleId: roleIds.agency, status: 'approved', strong: true },
  'weak admin': { ...base, roleId: roleIds.admin, status: 'approved', strong: false },
  'waiting admin': { ...base, roleId: roleIds.admin, status: 'waiting', strong: true },
  'weak main admin': { ...base, roleId: roleIds.admin, isMainAdmin: true, status: 'approved', strong: false },
  admin: { ...base, roleId: roleIds.admin, status: 'approved', strong: true },
  'main admin': { ...base, roleId: roleIds.admin, isMainAdmin: true, status: 'approved', strong: true },
};

describe('[ROLE-1] whose profile one may see and change', () => {
  // own · see another's · edit a user's · edit an admin's
  it.each([
    ['visitor', false, false, false, false],
    ['individual', true, false, false, false],
    ['professional', true, false, false, false],
    ['weak admin', true, false, false, false],
    ['waiting admin', true, false, false, false],
    ['weak main admin', true, false, false, false],
    ['admin', true, true, true, false],
    ['main admin', true, true, true, true],
  ])('%s', (name, isOwner, see, editUser, editAdmin) => {
    const viewer = viewers[name] ?? null;
    expect(isOwnProfile(viewer, 1)).toBe(isOwner);
    expect(isOwnProfile(viewer, 2)).toBe(false);
    expect(maySeeProfile(viewer, 1)).toBe(isOwner);
    expect(maySeeProfile(viewer, 2)).toBe(see);
    for (const role_id of [roleIds.admin, roleIds.individual, roleIds.agency])
      expect(mayEditProfile(viewer, { id: 1, role_id })).toBe(isOwner);
    expect(mayEditProfile(viewer, { id: 2, role_id: roleIds.individual })).toBe(editUser);
    expect(mayEditProfile(viewer, { id: 2, role_id: roleIds.agency })).toBe(editUser);
    expect(mayEditProfile(viewer, { id: 2, role_id: roleIds.admin })).toBe(editAdmin);
  });
});

describe('[ROLE-1] who may change their second factors', () => {
  const none = { totp: false, passkeys: 0 };
  const app = { totp: true, passkeys: 0 };
  const key = { totp: false, passkeys: 1 };
  const both = { totp: true, passkeys: 1 };
  const keys = { totp: false, passkeys: 2 };

  it('counts the app and each passkey', () => {
    expect([none, app, key, both, keys].map(countFactors)).toEqual([0, 1, 1, 2, 2]);
  });

  it('a session that has not given a factor changes them only while there is none', () => {
    const weak = { roleId: roleIds.individual, strong: false } as const;
    const strong = { roleId: roleIds.individual, strong: true } as const;
    expect([none, app, key, both].map((factors) => mayChangeFactors(weak, factors))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([none, app, key, both].map((factors) => mayChangeFactors(strong, factors))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each([
    [1, [false, false, true, true]],
    [2, [true, true, true, true]],
    [3, [true, true, true, true]],
  ] as const)('role %i removes the last one: only who is no admin', (roleId, expected) => {
    const may = [app, key, both, keys].map((factors) => mayRemoveFactor({ roleId, strong: true }, factors));
    expect(may).toEqual(expected);
  });

  it('ten passkeys, no more', () => {
    expect([0, 9, 10, 11].map((passkeys) => mayAddPasskey({ totp: true, passkeys }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
