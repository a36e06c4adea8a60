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

const accesses: Access[] = ['everyone', 'member', 'poster', 'professional', 'admin', 'main_admin'];
type Verdict = ReturnType<typeof checkAccess>;
const short = { y: 'ok', l: 'not_authenticated', n: 'forbidden', '2': 'second_factor_required' } as const;

/** One letter an access, in the order above: y yes, l log in first, n never, 2 only with a second factor. */
const table: [who: string, viewer: Viewer, verdicts: string][] = [
  ['visitor', null, 'ylllll'],
  ['individual', createViewer({}), 'yyynnn'],
  ['individual, strong', createViewer({ strong: true }), 'yyynnn'],
  ['individual, waiting', createViewer({ status: 'waiting' }), 'yynnnn'],
  ['individual, rejected', createViewer({ status: 'rejected' }), 'yynnnn'],
  ['individual marked main admin by mistake', createViewer({ isMainAdmin: true, strong: true }), 'yyynnn'],
  ['professional', createViewer({ roleId: roleIds.agency }), 'yyyynn'],
  ['professional, strong', createViewer({ roleId: roleIds.agency, strong: true }), 'yyyynn'],
  ['professional, waiting', createViewer({ roleId: roleIds.agency, status: 'waiting' }), 'yynnnn'],
  ['professional, rejected', createViewer({ roleId: roleIds.agency, status: 'rejected' }), 'yynnnn'],
  [
    'professional marked main admin by mistake',
    createViewer({ roleId: roleIds.agency, isMainAdmin: true, strong: true }),
    'yyyynn',
  ],
  ['admin', createViewer({ roleId: roleIds.admin }), 'yyyy2n'],
  ['admin, strong', createViewer({ roleId: roleIds.admin, strong: true }), 'yyyyyn'],
  ['admin, waiting', createViewer({ roleId: roleIds.admin, status: 'waiting', strong: true }), 'yynnnn'],
  ['admin, rejected', createViewer({ roleId: roleIds.admin, status: 'rejected', strong: true }), 'yynnnn'],
  ['main admin', createViewer({ roleId: roleIds.admin, isMainAdmin: true }), 'yyyy22'],
  ['main admin, strong', createViewer({ roleId: roleIds.admin, isMainAdmin: true, strong: true }), 'yyyyyy'],
  [
    'main admin, waiting',
    createViewer({ roleId: roleIds.admin, isMainAdmin: true, status: 'waiting', strong: true }),
    'yynnnn',
  ],
];

describe('[ROLE-4] what a call’s access means', () => {
  it.each(table)('%s', (_, viewer, verdicts) => {
    const expected = [...verdicts].map((letter) => short[letter as keyof typeof short] as Verdict);
    expect(accesses.map((access) => checkAccess(access, viewer))).toEqual(expected);
    expect(canActAsAdmin(viewer)).toBe(expected[accesses.indexOf('admin')] === 'ok');
  });
});
