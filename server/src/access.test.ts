/** [ROLE-4] Every declared call × every kind of viewer × own and other's record. A call without an entry fails. */
import { readdirSync } from 'node:fs';
import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caseGroups } from '../testing/access/call-groups.ts';
import { openCalls } from '../testing/access/open-calls.ts';
import { buildOpenWorld } from '../testing/access/open-world.ts';
import { statusOf } from '../testing/access/requests.ts';
import { type AccessUsers, type Role, roles } from '../testing/access/roles.ts';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';

describe('[ROLE-4] access', () => {
  let testApp: TestApp;
  let people: AccessUsers;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    people = await buildOpenWorld(testApp);
  });
  afterAll(() => testApp.close());

  it('[CALL-1] has an entry for every declared call, and none for calls that do not exist', () => {
    const grouped = Object.values(caseGroups).flatMap((cases) => Object.keys(cases));
    const entries = [...Object.keys(openCalls), ...grouped];
    expect(entries.sort()).toEqual(allCalls.map((call) => call.key).sort());
    expect(allCalls.length).toBeGreaterThan(80);
  });

  it('every group of calls has a test file of its own', () => {
    const files = readdirSync(new URL('./', import.meta.url)).flatMap(
      (name) => /^access\.(\w+)\.test\.ts$/.exec(name)?.[1] ?? [],
    );
    expect(files.sort()).toEqual(Object.keys(caseGroups).sort());
  });

  for (const [key, entry] of Object.entries(openCalls)) {
    const call = allCalls.find((one) => one.key === key);
    it(`${key} (${call?.access})`, async () => {
      if (!call) throw new Error(`${key} is not declared`);
      for (const one of typeof entry === 'function' ? entry() : entry) {
        const answers: Partial<Record<Role, number>> = {};
        for (const role of roles) answers[role] = await statusOf(testApp, call, people[role].token, one);
        expect(answers, one.what).toEqual(one.expected);
      }
    });
  }
});
