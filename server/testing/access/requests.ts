/**
 * Asks as every kind of viewer: with people made anew for each case, since some of these calls end sessions and
 * accounts.
 */
import type { Call } from '@estia/contract/call';
import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../environment/test-app.ts';
import { type CaseGroup, caseGroups } from './call-groups.ts';
import type { Case } from './open-calls.ts';
import { type AccessCase, type AccessUsers, buildAccessUsers, hashTestPassword, type Role, roles } from './roles.ts';

let address = 0;

/** Each request comes from an address of its own: who may is the question here, not how often. */
export async function statusOf(
  testApp: Pick<TestApp, 'app'>,
  call: Call,
  token: string | null,
  { params = {}, query = '', body = {} }: Omit<Case, 'expected'>,
) {
  address += 1;
  const response = await testApp.app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}${query && `?${encodeURI(query)}`}`,
    remoteAddress: `10.9.${address >> 8}.${address & 255}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(call.method === 'GET' ? {} : { payload: body }),
  });
  if (response.statusCode === 501)
    expect(response.json()).toMatchObject({ code: 'not_built', fields: { call: call.key } });
  return response.statusCode;
}

/** The tests of one group of calls, for a file of its own. */
export function testAccess(group: CaseGroup): void {
  const cases: Partial<Record<string, AccessCase[]>> = caseGroups[group];

  describe('[ROLE-4] access', () => {
    let testApp: TestApp;
    let people: AccessUsers;
    let hash: string;
    beforeAll(async () => {
      testApp = await openTestApp(inject('services'));
      hash = await hashTestPassword(testApp.deps.passwords.hash);
      people = await buildAccessUsers(testApp.deps.db, hash);
    });
    afterAll(() => testApp.close());

    for (const call of allCalls) {
      for (const one of cases[call.key] ?? []) {
        it(`${call.key} (${call.access}): ${one.what}`, async () => {
          const { db } = testApp.deps;
          // A call that only reads leaves people as they were.
          const reusable = call.method === 'GET' && !one.strong;
          const viewers = reusable ? people : await buildAccessUsers(db, hash, { strong: one.strong ?? false });
          const answers: Partial<Record<Role, number>> = {};
          for (const role of roles) {
            const { query, ...asked } = (await one.buildRequest?.(viewers[role], db)) ?? {};
            const text = new URLSearchParams(query).toString();
            answers[role] = await statusOf(testApp, call, viewers[role].token, { ...asked, query: text });
          }
          expect(answers).toEqual(one.expected);
        });
      }
    }
  });
}
