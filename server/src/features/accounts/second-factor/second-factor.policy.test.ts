import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { expect, it } from 'vitest';
import { countFactors, mayAddPasskey, mayChangeFactors, mayRemoveFactor } from './second-factor.policy.ts';

const none = { totp: false, passkeys: 0 };
const app = { totp: true, passkeys: 0 };
const key = { totp: false, passkeys: 1 };
const both = { totp: true, passkeys: 2 };
const all = [none, app, key, both];

it('[ROLE-1] counts the app once and every passkey', () => {
  expect(all.map(countFactors)).toEqual([0, 1, 1, 3]);
});

it('[ROLE-1] whoever has a factor changes factors only in a session that gave one', () => {
  const weak = { roleId: roleIds.individual, strong: false } as const;
  expect(all.map((factors) => mayChangeFactors(weak, factors))).toEqual([true, false, false, false]);
  expect(all.map((factors) => mayChangeFactors({ ...weak, strong: true }, factors))).toEqual([true, true, true, true]);
});

it('[ROLE-1] an admin keeps the last factor, others may do without', () => {
  const removes = (roleId: RoleId) => all.map((factors) => mayRemoveFactor({ roleId, strong: true }, factors));
  expect(removes(roleIds.admin)).toEqual([false, false, false, true]);
  expect(removes(roleIds.individual)).toEqual([true, true, true, true]);
  expect(removes(roleIds.agency)).toEqual([true, true, true, true]);
});

it('[ROLE-1] ten passkeys are enough', () => {
  expect([0, 9, 10, 11].map((passkeys) => mayAddPasskey({ totp: true, passkeys }))).toEqual([true, true, false, false]);
});
