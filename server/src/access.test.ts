/** [ROLE-4] Every declared call × every kind of viewer × own and other's record. A call without an entry fails. */
import { readdirSync } from 'node:fs';
import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caseGroups } from '../testing/access/call-groups.ts';
import { ids, openCalls } from '../testing/access/open-calls.ts';
import { statusOf } from '../testing/access/requests.ts';
import { type AccessUsers, buildAccessUsers, hashTestPassword, type Role, roles } from '../testing/access/roles.ts';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../testing/factories/records.ts';

describe('[ROLE-4] access', () => {
  let testApp: TestApp;
  let people: AccessUsers;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { db, passwords } = testApp.deps;
    people = await buildAccessUsers(db, await hashTestPassword(passwords.hash));
    const searchOf = async (token: string | null, count: number) => {
      const { body } = await testApp.app.inject({
        method: 'PUT',
        url: '/api/user/update-search-history',
        headers: { authorization: `Bearer ${token}` },
        payload: { for: 'sale', category_id: 1, prefecture_ids: [33], count },
      });
      return (JSON.parse(body) as { search: { id: number } }).search.id;
    };
    const owner = people.individual;
    ids.search = await searchOf(owner.token, 1);
    ids.adminsSearch = await searchOf(people.mainAdmin.token, 2);
    ids.active = await buildProperty(db, { account_id: owner.id, district_id: 461200 });
    ids.listing = await buildListing(db, { property_id: ids.active });
    ids.paused = await buildProperty(db, { account_id: owner.id, district_id: 461200 });
    await buildListing(db, { property_id: ids.paused, is_active: false });
    const article = {
      title_el: 'Τ',
      title_en: 'T',
      description_el: 'Π',
      description_en: 'D',
      content_el: 'Κ',
      content_en: 'C',
    };
    ids.article = (
      await db
        .insertInto('article')
        .values({ ...article, category_id: 6, author: 'Estia', published_at: new Date('2026-01-01') })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
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
