import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { getConversationSide, mayWrite } from './inbox.policy.ts';

const viewer = (overrides: Partial<NonNullable<Viewer>>): Viewer => ({
  userId: 7,
  worksFor: 7,
  agencyRole: null,
  roleId: roleIds.individual,
  isMainAdmin: false,
  status: 'approved',
  username: 'x',
  locale: 'el',
  sessionId: 1,
  strong: false,
  ...overrides,
});
const conversation = { advertiser_id: 7, lead_id: 8, confirmed_at: new Date('2026-11-01') };
const owner = viewer({});
const agent = viewer({ userId: 11, worksFor: 7, agencyRole: 'agent', roleId: roleIds.agency });
const asker = viewer({ userId: 8, worksFor: 8 });
const stranger = viewer({ userId: 9, worksFor: 9 });
const admin = viewer({ userId: 10, worksFor: 10, roleId: roleIds.admin, strong: true });

describe('[ROLE-4] who may read a conversation', () => {
  it.each([
    ['its advertiser', owner, 'advertiser'],
    ['an agent of the advertiser', agent, 'advertiser'],
    ['who asked', asker, 'lead'],
    ['somebody else', stranger, null],
    ['an admin', admin, null],
    ['a visitor', null, null],
  ])('%s', (_, who, side) => {
    expect(getConversationSide(who, conversation)).toBe(side);
  });

  it('nobody before its email is confirmed', () => {
    for (const who of [owner, agent, asker, null])
      expect(getConversationSide(who, { ...conversation, confirmed_at: null })).toBeNull();
  });

  it('a visitor’s conversation has no account that asked', () => {
    expect(getConversationSide(stranger, { ...conversation, lead_id: null })).toBeNull();
  });

  it('nobody writes once either side has blocked the other', () => {
    expect(mayWrite({ blocked_by_advertiser: false, blocked_by_lead: false })).toBe(true);
    expect(mayWrite({ blocked_by_advertiser: true, blocked_by_lead: false })).toBe(false);
    expect(mayWrite({ blocked_by_advertiser: false, blocked_by_lead: true })).toBe(false);
    expect(mayWrite({ blocked_by_advertiser: true, blocked_by_lead: true })).toBe(false);
  });
});
