import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  buildKeyHolders,
  expectedStatus,
  type KeyHolder,
  keyCases,
  keyHolders,
} from '../testing/access/agency-keys.ts';
import { statusOf, testAccess } from '../testing/access/requests.ts';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';

testAccess('agencyApi');

describe('[API-1] [ROLE-4] keys × scopes × own and another agency’s', () => {
  let testApp: TestApp;
  let holders: Awaited<ReturnType<typeof buildKeyHolders>>;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    holders = await buildKeyHolders(testApp.deps.db);
  });
  afterAll(() => testApp.close());

  for (const call of allCalls.filter(({ access }) => access === 'agency_key')) {
    it(`${call.key} (${call.scope ?? 'any scope'})`, async () => {
      const entry = keyCases[call.key as keyof typeof keyCases];
      const { buildRequest, others } = entry;
      const answers: Partial<Record<KeyHolder, number>> = {};
      const expected: Partial<Record<KeyHolder, number>> = {};
      for (const holder of keyHolders) {
        const request = (await buildRequest?.(testApp.deps.db, holders.account)) ?? {};
        const { query, ...asked } = request;
        const text = new URLSearchParams(query).toString();
        answers[holder] = await statusOf(testApp, call, holders.keys[holder], { ...asked, query: text });
        expected[holder] = expectedStatus(holder, call.scope, others);
      }
      expect(answers).toEqual(expected);
    });
  }

  it('no key opens a call of people, and none is told more than a visitor', async () => {
    const key = holders.keys.all;
    for (const call of allCalls.filter(({ access }) => access !== 'agency_key' && access !== 'everyone')) {
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
      expect([call.key, await statusOf(testApp, call, key, { params })]).toEqual([call.key, 401]);
    }
  });
});
