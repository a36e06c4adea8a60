/** Limits of accounts, where each role lands, and how an account’s status may change. Apart from the schemas: screens load no validator. */
import { roleIds } from './roles.ts';

export const accountLimits = {
  email: 254,
  name: 120,
  passwordMin: 8,
  passwordMax: 200,
  reason: 500,
  codeMinutes: 10,
  codeTries: 5,
  confirmDays: 7,
  exportDays: 7,
} as const;

/** ROLE-2: where a person lands after logging in or registering, unless they came from somewhere. */
export const getRoleLandingPath = (roleId: number): string => {
  if (roleId === roleIds.individual) return '/select-property';
  return roleId === roleIds.agency ? '/dashboard/properties/new-property' : '/dashboard/user/favorites';
};

type Status = 'waiting' | 'approved' | 'blocked' | 'rejected';

/** ROLE-5: which states an admin may move a user to. Used by the service, the buttons and the tests. */
export const userStatusTransitions: Readonly<Record<Status, readonly Status[]>> = {
  waiting: ['approved', 'rejected', 'blocked'],
  approved: ['blocked', 'rejected'],
  rejected: ['approved', 'blocked'],
  blocked: ['approved', 'rejected'],
};
