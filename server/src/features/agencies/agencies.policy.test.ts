import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { isAdminEdit, isPublicAgency, mayChangeIdentifiers, mayEditAgency, maySeeAgency } from './agencies.policy.ts';

const viewer = (overrides: Partial<NonNullable<Viewer>>): Viewer => ({
  userId: 7,
  roleId: roleIds.agency,
  isMainAdmin: false,
  status: 'approved',
  username: 'x',
  locale: 'el',
  sessionId: 1,
  worksFor: overrides.userId ?? 7,
  agencyRole: overrides.roleId === roleIds.admin ? null : ('owner' as const),
  strong: false,
  ...overrides,
});
const agency = (status: string, erase_after: Date | null = null) => ({ account_id: 7, status, erase_after });

const owner = viewer({});
const waitingOwner = viewer({ status: 'waiting' });
const rejectedOwner = viewer({ status: 'rejected' });
const other = viewer({ userId: 8 });
const agent = viewer({ userId: 8, worksFor: 7, agencyRole: 'agent' });
const partner = viewer({ userId: 8, worksFor: 7 });
const admin = viewer({ userId: 9, roleId: roleIds.admin, strong: true });
const weakAdmin = viewer({ userId: 9, roleId: roleIds.admin });
const approved = agency('approved');
const waiting = agency('waiting');
const leaving = agency('approved', new Date());

describe('[ROLE-4] who may see and change an agency', () => {
  it('public are the approved ones whose owner is not leaving', () => {
    expect([approved, waiting, agency('rejected'), agency('blocked'), leaving].map(isPublicAgency)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['a visitor', null, { approved: true, waiting: false, leaving: false }],
    ['its owner', owner, { approved: true, waiting: true, leaving: true }],
    ['its agent', agent, { approved: true, waiting: true, leaving: true }],
    ['another professional', other, { approved: true, waiting: false, leaving: false }],
    ['an admin', admin, { approved: true, waiting: true, leaving: true }],
    ['an admin without the second factor', weakAdmin, { approved: true, waiting: false, leaving: false }],
  ])('%s sees', (_, who, expected) => {
    expect({
      approved: maySeeAgency(who, approved),
      waiting: maySeeAgency(who, waiting),
      leaving: maySeeAgency(who, leaving),
    }).toEqual(expected);
  });

  it.each([
    ['a visitor', null, false],
    ['its owner', owner, true],
    ['its waiting owner', waitingOwner, true],
    ['its rejected owner', rejectedOwner, true],
    ['its agent', agent, false],
    ['its second owner', partner, true],
    ['another professional', other, false],
    ['an admin', admin, true],
    ['an admin without the second factor', weakAdmin, false],
  ])('%s may edit: %s', (_, who, expected) => {
    expect(mayEditAgency(who, approved)).toBe(expected);
  });

  it('the approved numbers are changed by admins only, others by the owner too', () => {
    expect(mayChangeIdentifiers(owner, approved)).toBe(false);
    expect(mayChangeIdentifiers(waitingOwner, waiting)).toBe(true);
    expect(mayChangeIdentifiers(rejectedOwner, agency('rejected'))).toBe(true);
    expect(mayChangeIdentifiers(admin, approved)).toBe(true);
    expect(mayChangeIdentifiers(weakAdmin, approved)).toBe(false);
  });

  it("an edit is the admin's when the agency is not the editor's own", () => {
    expect(isAdminEdit(owner, approved)).toBe(false);
    expect(isAdminEdit(admin, approved)).toBe(true);
  });
});
