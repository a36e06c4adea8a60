import { roleIds } from '@estia/contract/accounts/roles';
import type { Access } from '@estia/contract/call';
import { describe, expect, it } from 'vitest';
import { canActAsAdmin, checkAccess, type Viewer } from './viewer.ts';

type TestViewer = NonNullable<Viewer>;
const createViewer = (overrides: Partial<TestViewer>): TestViewer => ({
  userId: 1,
  worksFor: 1,
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

const accesses: Access[] = ['everyone', 'member', 'poster', 'professional', 'admin', 'main_admin', 'agency_key'];
type Verdict = ReturnType<typeof checkAccess>;
const short = {
  y: 'ok',
  l: 'not_authenticated',
  n: 'forbidden',
  '2': 'second_factor_required',
  k: 'api_key_refused',
} as const;

/** One letter an access, in the order above: y yes, l log in first, n never, 2 only with a second factor, k only with a key. */
const table: [who: string, viewer: Viewer, verdicts: string][] = [
  ['visitor', null, 'ylllllk'],
  ['individual', createViewer({}), 'yyynnnk'],
  ['individual, strong', createViewer({ strong: true }), 'yyynnnk'],
  ['individual, waiting', createViewer({ status: 'waiting' }), 'yynnnnk'],
  ['individual, rejected', createViewer({ status: 'rejected' }), 'yynnnnk'],
  ['individual marked main admin by mistake', createViewer({ isMainAdmin: true, strong: true }), 'yyynnnk'],
  ['professional', createViewer({ roleId: roleIds.agency }), 'yyyynnk'],
  ['professional, strong', createViewer({ roleId: roleIds.agency, strong: true }), 'yyyynnk'],
  ['professional, waiting', createViewer({ roleId: roleIds.agency, status: 'waiting' }), 'yynnnnk'],
  ['professional, rejected', createViewer({ roleId: roleIds.agency, status: 'rejected' }), 'yynnnnk'],
  [
    'professional marked main admin by mistake',
    createViewer({ roleId: roleIds.agency, isMainAdmin: true, strong: true }),
    'yyyynnk',
  ],
  ['admin', createViewer({ roleId: roleIds.admin }), 'yyyy2nk'],
  ['admin, strong', createViewer({ roleId: roleIds.admin, strong: true }), 'yyyyynk'],
  ['admin, waiting', createViewer({ roleId: roleIds.admin, status: 'waiting', strong: true }), 'yynnnnk'],
  ['admin, rejected', createViewer({ roleId: roleIds.admin, status: 'rejected', strong: true }), 'yynnnnk'],
  ['main admin', createViewer({ roleId: roleIds.admin, isMainAdmin: true }), 'yyyy22k'],
  ['main admin, strong', createViewer({ roleId: roleIds.admin, isMainAdmin: true, strong: true }), 'yyyyyyk'],
  [
    'main admin, waiting',
    createViewer({ roleId: roleIds.admin, isMainAdmin: true, status: 'waiting', strong: true }),
    'yynnnnk',
  ],
  [
    'a key of an agency',
    createViewer({
      roleId: roleIds.agency,
      apiKey: { id: 1, agencyId: 1, name: 'CRM', scopes: ['listings:write'], expiresAt: null },
    }),
    'yllllly',
  ],
];

describe('[ROLE-4] what a call’s access means', () => {
  it.each(table)('%s', (_, viewer, verdicts) => {
    const expected = [...verdicts].map((letter) => short[letter as keyof typeof short] as Verdict);
    expect(accesses.map((access) => checkAccess(access, viewer))).toEqual(expected);
    expect(canActAsAdmin(viewer)).toBe(expected[accesses.indexOf('admin')] === 'ok');
  });
});
