import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { expect, it } from 'vitest';
import { getStatusAfterConfirmation, mayLogIn } from './accounts.policy.ts';

const statuses = ['waiting', 'approved', 'blocked', 'rejected'] as const;

it('[ROLE-5] everybody but the blocked may log in', () => {
  expect(statuses.map(mayLogIn)).toEqual([true, true, false, true]);
});

it('[ROLE-5] a proven mailbox approves an individual who waits, and nobody else', () => {
  const proven = (role_id: RoleId) => statuses.map((status) => getStatusAfterConfirmation({ role_id, status }));
  expect(proven(roleIds.individual)).toEqual(['approved', 'approved', 'blocked', 'rejected']);
  for (const role of [roleIds.admin, roleIds.agency]) expect(proven(role)).toEqual(statuses);
});
