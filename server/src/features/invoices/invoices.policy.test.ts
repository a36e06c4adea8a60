import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { isAgencyOwner, maySeeInvoice } from './invoices.policy.ts';

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
const invoice = { account_id: 7 };

describe('[ROLE-4] who may read an invoice', () => {
  it.each([
    ['an owner of its agency', viewer({}), true, true],
    ['another owner of its agency', viewer({ userId: 8 }), true, true],
    ['an agent of its agency', viewer({ userId: 8, agencyRole: 'agent' }), false, false],
    ['the owner of another agency', viewer({ userId: 9, worksFor: 9 }), true, false],
    ['an individual', viewer({ userId: 9, worksFor: 9, agencyRole: null, roleId: roleIds.individual }), false, false],
    [
      'an admin',
      viewer({ userId: 9, worksFor: 9, agencyRole: null, roleId: roleIds.admin, strong: true }),
      false,
      true,
    ],
    [
      'an admin without a second factor',
      viewer({ userId: 9, worksFor: 9, agencyRole: null, roleId: roleIds.admin }),
      false,
      false,
    ],
    ['a visitor', null, false, false],
  ])('%s', (_, who, isOwner, maySee) => {
    expect([isAgencyOwner(who), maySeeInvoice(who, invoice)]).toEqual([isOwner, maySee]);
  });
});
