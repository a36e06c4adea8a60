import { describe, expect, it } from 'vitest';
import { getListRole, mayChangeList, mayDeleteComment, mayRemoveMember } from './lists.policy.ts';

const [OWNER, MEMBER, STRANGER] = [1, 2, 3];
const list = (is_member: boolean) => ({ account_id: OWNER, is_member });

describe('who may do what in a list', () => {
  it('[SHRE-1] its owner, people in it, and nobody else', () => {
    expect(getListRole(OWNER, list(true))).toBe('owner');
    expect(getListRole(MEMBER, list(true))).toBe('member');
    expect(getListRole(STRANGER, list(false))).toBeNull();
  });

  it('[SHRE-1] only the owner changes it; comments go by the owner or by who wrote them', () => {
    expect([mayChangeList('owner'), mayChangeList('member')]).toEqual([true, false]);
    const comment = { account_id: MEMBER };
    expect(mayDeleteComment('owner', comment, OWNER)).toBe(true);
    expect(mayDeleteComment('member', comment, MEMBER)).toBe(true);
    expect(mayDeleteComment('member', comment, STRANGER)).toBe(false);
  });

  it('[SHRE-1] the owner takes others out and never themselves, everybody else only themselves', () => {
    expect(mayRemoveMember('owner', MEMBER, OWNER)).toBe(true);
    expect(mayRemoveMember('owner', OWNER, OWNER)).toBe(false);
    expect(mayRemoveMember('member', MEMBER, MEMBER)).toBe(true);
    expect(mayRemoveMember('member', OWNER, MEMBER)).toBe(false);
  });
});
