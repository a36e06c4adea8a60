import { userStatuses } from '@estia/contract/accounts/model';
import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { isAllowedStatusChange, mayChangeStatus, mayRemoveAdministrator } from './admin.policy.ts';

const createViewer = (overrides: Partial<NonNullable<Viewer>>): Viewer => ({
  userId: 1,
  worksFor: 1,
  agencyRole: null,
  roleId: roleIds.admin,
  isMainAdmin: false,
  status: 'approved',
  username: 'somebody',
  locale: 'el',
  sessionId: 1,
  strong: true,
  ...overrides,
});

const actors = {
  visitor: null,
  individual: createViewer({ roleId: roleIds.individual }),
  professional: createViewer({ roleId: roleIds.agency }),
  admin: createViewer({}),
  'admin without second factor': createViewer({ strong: false }),
  'admin who is not approved': createViewer({ status: 'rejected' }),
  'main admin': createViewer({ isMainAdmin: true }),
  'main admin without second factor': createViewer({ isMainAdmin: true, strong: false }),
} satisfies Record<string, Viewer>;
type Actor = keyof typeof actors;

const targets = {
  individual: { role_id: roleIds.individual, is_main_admin: false },
  professional: { role_id: roleIds.agency, is_main_admin: false },
  admin: { role_id: roleIds.admin, is_main_admin: false },
  'main admin': { role_id: roleIds.admin, is_main_admin: true },
};
type Target = keyof typeof targets;

const everyPair = (Object.keys(actors) as Actor[]).flatMap((actor) =>
  (Object.keys(targets) as Target[]).map((target) => [actor, target] as const),
);

describe('who may move whom', () => {
  const allowed: Partial<Record<Actor, readonly Target[]>> = {
    admin: ['individual', 'professional'],
    'main admin': ['individual', 'professional', 'admin'],
  };
  it.each(everyPair)('[ROLE-1] %s → %s', (actor, target) => {
    expect(mayChangeStatus(actors[actor], targets[target])).toBe(allowed[actor]?.includes(target) ?? false);
  });
});

describe('who may remove an administrator', () => {
  it.each(everyPair)('[ROLE-1] %s → %s', (actor, target) => {
    expect(mayRemoveAdministrator(actors[actor], targets[target])).toBe(
      actor === 'main admin' && target !== 'main admin',
    );
  });
});

describe('which moves there are', () => {
  const moves = [
    'waiting approved',
    'waiting rejected',
    'waiting blocked',
    'approved blocked',
    'approved rejected',
  ].concat(['rejected approved', 'rejected blocked', 'blocked approved', 'blocked rejected']);
  const states = [...userStatuses, 'toString'];
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('[ROLE-5] %s → %s', (from, to) => {
    expect(isAllowedStatusChange(from, to)).toBe(moves.includes(`${from} ${to}`));
  });
});
