import { roleIds } from '@estia/contract/accounts/roles';
import { expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import {
  getActingRole,
  mayChange,
  mayChangeProperty,
  mayPublish,
  mayReverseAdminPause,
  maySeeListing,
  refusalToPost,
} from './listings.policy.ts';

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

it('[ROLE-4] an active listing is everyone’s; another only its owner’s and the admins’, when they ask for it', () => {
  const seen = (is_active: boolean | null, paranoid: boolean) =>
    viewers.map((currentViewer) => maySeeListing(currentViewer, { is_active, account_id: 20 }, paranoid));
  expect(seen(true, false)).toEqual([true, true, true, true, true]);
  for (const is_active of [false, null]) {
    expect(seen(is_active, true)).toEqual([false, false, true, false, true]);
    expect(seen(is_active, false)).toEqual([false, false, false, false, false]);
  }
});

it('[POST-7] who is approved and has not asked to be forgotten may publish', () => {
  const day = new Date('2026-11-01');
  expect(mayPublish({ status: 'approved', erase_after: null })).toBe(true);
  expect(mayPublish({ status: 'approved', erase_after: day })).toBe(false);
  expect(mayPublish({ status: 'waiting', erase_after: null })).toBe(false);
  expect(mayPublish({ status: 'blocked', erase_after: day })).toBe(false);
});

it('[POST-7] who may not publish is told the one reason they can clear, or their status', () => {
  const day = new Date('2026-11-01');
  expect(refusalToPost({ status: 'waiting', email_confirmed_at: null })).toEqual(['email_not_confirmed']);
  expect(refusalToPost({ status: 'waiting', email_confirmed_at: day })).toEqual(['forbidden', { status: 'waiting' }]);
  expect(refusalToPost({ status: 'rejected', email_confirmed_at: null })).toEqual([
    'forbidden',
    { status: 'rejected' },
  ]);
  expect(refusalToPost({ status: 'approved', email_confirmed_at: day })).toEqual(['forbidden']);
  expect(refusalToPost({ status: 'approved', email_confirmed_at: day }, 'waiting')).toEqual([
    'forbidden',
    { status: 'waiting' },
  ]);
});

it('[ROLE-4] somebody acts on a listing as its owner, as an admin with a second factor, or not at all', () => {
  const agent = viewer({ userId: 21, worksFor: 20, agencyRole: 'agent', roleId: roleIds.agency });
  expect([...viewers, agent].map((who) => getActingRole(who, { account_id: 20 }))).toEqual([
    null,
    null,
    'owner',
    null,
    'admin',
    'owner',
  ]);
});

it('[ADMN-3] what an admin stopped its advertiser neither changes nor brings back', () => {
  const free = { pause_reason: null, is_property_stopped: false };
  const own = { pause_reason: 'owner', is_property_stopped: false };
  const stopped = { pause_reason: 'admin', is_property_stopped: true };
  const otherStopped = { pause_reason: null, is_property_stopped: true };
  const all = [free, own, stopped, otherStopped];
  expect(all.map((each) => mayChange('owner', each))).toEqual([true, true, false, true]);
  expect(all.map((each) => mayChangeProperty('owner', each))).toEqual([true, true, false, false]);
  expect(all.map((each) => mayReverseAdminPause('owner', 'activate', each))).toEqual([true, true, false, false]);
  expect(all.map((each) => mayReverseAdminPause('owner', 'delete', each))).toEqual([true, true, false, true]);
  expect(all.map((each) => mayReverseAdminPause('owner', 'remove', each))).toEqual([true, true, true, true]);
  for (const each of all) {
    expect(mayChange('admin', each)).toBe(true);
    expect(mayChangeProperty('admin', each)).toBe(true);
    for (const act of ['activate', 'delete', 'remove']) expect(mayReverseAdminPause('admin', act, each)).toBe(true);
  }
});
