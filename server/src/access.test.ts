/** [ROLE-4] Every declared call × every kind of asker × own and other's record. A call without an entry fails. */
import type { Call } from '@estia/contract/call';
import { allCalls, type CallByKey } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountCases as ownCases } from '../testing/access-accounts.ts';
import { adminCases } from '../testing/access-admin.ts';
import {
  type AccountCase,
  admin,
  all,
  buildPeople,
  type Expected,
  member,
  type People,
  passwordHash,
  poster,
  professional,
  type Role,
  roles,
} from '../testing/access-people.ts';
import { buildListing, buildProperty } from '../testing/factories.ts';
import { openWorld, type World } from '../testing/world.ts';

const accountCases = { ...ownCases, ...adminCases };

type Case = { expected: Expected; query?: string; body?: object; params?: Record<string, string>; what?: string };

/** Ids of records that exist in the test's world, filled before the cases run. */
const ids = { active: 0, paused: 0, listing: 0, article: 0, search: 0, adminsSearch: 0 };

const open: Case[] = [{ expected: all(200) }];
const later = { everyone: [{ expected: all(501) }], member: [{ expected: member(501) }] };
const laterPoster: Case[] = [{ expected: poster(501) }];
const laterProfessional: Case[] = [{ expected: professional(501) }];
const laterAdmin: Case[] = [{ expected: admin(501) }];

const property =
  (path: string): (() => Case[]) =>
  () => [
    { what: 'active ad', query: `for=sale&property_id=${ids.active}`, expected: all(200) },
    { what: 'paused ad', query: `for=sale&property_id=${ids.paused}`, expected: all(404) },
    {
      what: `paused ad asked for with its owner's right at ${path}`,
      query: `for=sale&property_id=${ids.paused}&paranoid=true`,
      expected: { ...all(404), individual: 200, admin: 200, mainAdmin: 200 },
    },
    {
      what: 'a user_id of the client never widens rights',
      query: `for=sale&property_id=${ids.paused}&paranoid=true&user_id=1`,
      expected: { ...all(404), individual: 200, admin: 200, mainAdmin: 200 },
    },
  ];

const table: Record<Exclude<keyof CallByKey, keyof typeof accountCases>, Case[] | (() => Case[])> = {
  'GET /session': open,
  'GET /property': property('/property'),
  'GET /property/property': property('/property/property'),
  'GET /property/listing': () => [{ query: `listing_id=${ids.listing}`, expected: all(200) }],
  'GET /property/similar': () => [{ query: `for=sale&property_id=${ids.active}`, expected: all(200) }],
  'POST /property/search': [{ body: { for: 'sale', category_id: 1, district_ids: [461200] }, expected: all(200) }],
  'GET /property/search/facets': [{ query: 'for=sale&category_id=1&district_ids=461200', expected: all(200) }],
  'GET /property/search/tiles/{z}/{x}/{y}': [
    { params: { z: '9', x: '289', y: '197' }, query: 'for=sale&category_id=1&district_ids=461200', expected: all(200) },
  ],
  'GET /property/cards': () => [{ query: `ids=${ids.listing}`, expected: all(200) }],
  'GET /property/places': [{ query: 'search_key=χαλάνδρι', expected: all(200) }],
  'GET /map/tiles/{z}/{x}/{y}': [{ params: { z: '9', x: '289', y: '197' }, expected: all(200) }],
  'GET /map/style': open,
  'GET /property/places/by-value': [{ query: 'values=district_id-461200', expected: all(200) }],
  'GET /property/new-properties': open,
  'GET /property/top-districts': open,
  'GET /property/recommended-houses': open,
  'GET /property/more-views': open,
  'GET /property/top-searches': open,
  'GET /property/live-figures': open,
  'GET /property/administrative-regions': open,
  'GET /property/prefectures': open,
  'GET /property/municipalities': open,
  'GET /property/districts': open,
  'GET /property/categories': open,
  'GET /property/types': open,
  'GET /property/building-access': open,
  'GET /property/electricity-types': open,
  'GET /property/floors': open,
  'GET /property/floor-types': open,
  'GET /property/frames': open,
  'GET /property/heatings': open,
  'GET /property/energyClasses': open,
  'GET /property/parkings': open,
  'GET /property/wardrobes': open,
  'GET /property/leanings': open,
  'GET /property/doors': open,
  'GET /property/gardens': open,
  'GET /property/swimming-pools': open,
  'GET /property/conditions': open,
  'GET /property/transportations': open,
  'GET /property/spatial-plannings': open,
  'GET /property/orientations': open,
  'GET /property/views': open,
  'GET /property/extras': open,
  'GET /property/report-reasons': open,
  'GET /user/realtor-associations': open,
  'GET /user/realtor-association-ranks': open,
  'GET /user/user-alerts/reasons': open,
  'GET /user/subscriptions/types': open,
  'GET /user/subscriptions/plans': open,
  'GET /user/search-realtors-home': open,
  'GET /article': open,
  'GET /article/{id}': () => [{ params: { id: String(ids.article) }, expected: all(200) }],
  'POST /property/create': laterPoster,
  'PUT /property/update': laterPoster,
  'DELETE /property/delete': laterPoster,
  'PUT /property/addcount': later.everyone,
  'PUT /property/report': later.everyone,
  'GET /user/{id}/properties/sale': [{ params: { id: '1' }, expected: all(501) }],
  'GET /user/{id}/properties/rent': [{ params: { id: '1' }, expected: all(501) }],
  'GET /property/area': [{ query: 'kind=municipality&id=4612', expected: all(200) }],
  'GET /property/biggest-areas': open,
  'PUT /user/update-search-history': [
    { body: { for: 'sale', category_id: 1, district_ids: [461200], count: 3 }, expected: member(200) },
  ],
  'GET /user/search-history': [{ expected: member(200) }],
  'PUT /user/search-history/{id}': () => [
    {
      what: 'a search of one individual: nobody else has it, admins neither',
      params: { id: String(ids.search) },
      body: { name: 'Για τη Μαρία' },
      expected: { ...member(404), individual: 200 },
    },
  ],
  // The owner asks last, when everybody else has been refused.
  'DELETE /user/search-history/{id}': () => [
    { params: { id: String(ids.adminsSearch) }, expected: { ...member(404), mainAdmin: 200 } },
  ],
  'GET /user/favorites': later.member,
  'PUT /user/add-favorite': later.member,
  'PUT /user/remove-favorite': later.member,
  'GET /user/search-realtors': later.everyone,
  'GET /user/subscriptions': laterProfessional,
  'DELETE /user/subscription': laterProfessional,
  'PUT /user/change-subscription-plan': laterProfessional,
  'PUT /user/update-subscription': laterAdmin,
  'PUT /user/change-payment': laterProfessional,
  'GET /user/user-alerts': laterAdmin,
  'POST /user/send-alert-mail': laterAdmin,
  'GET /user/external-sources': laterProfessional,
  'GET /user/external-source': laterProfessional,
  'POST /user/external-source': laterProfessional,
  'POST /user/external-sources': laterProfessional,
  'GET /adminPanel/propertiesForRent': laterAdmin,
  'GET /adminPanel/propertiesForSale': laterAdmin,
  'POST /adminPanel/article': laterAdmin,
  'PUT /adminPanel/article/{id}': [{ params: { id: '1' }, expected: admin(501) }],
  'DELETE /adminPanel/article/{id}': [{ params: { id: '1' }, expected: admin(501) }],
  'POST /adminPanel/home-image': laterAdmin,
};

describe('[ROLE-4] access', () => {
  let world: World;
  let people: People;
  let hash: string;

  beforeAll(async () => {
    world = await openWorld(inject('services'));
    const { db, passwords } = world.deps;
    hash = await passwordHash(passwords.hash);
    people = await buildPeople(db, hash);
    const searchOf = async (token: string | null, count: number) => {
      const { body } = await world.app.inject({
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
  afterAll(() => world.close());

  let address = 0;
  /** Each request comes from an address of its own: who may is the question here, not how often. */
  async function statusOf(
    call: Call,
    token: string | null,
    { params = {}, query = '', body = {} }: Omit<Case, 'expected'>,
  ) {
    address += 1;
    const answer = await world.app.inject({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}${query && `?${encodeURI(query)}`}`,
      remoteAddress: `10.9.${address >> 8}.${address & 255}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(call.method === 'GET' ? {} : { payload: body }),
    });
    if (answer.statusCode === 501)
      expect(answer.json()).toMatchObject({ code: 'not_built', fields: { call: call.key } });
    return answer.statusCode;
  }

  it('[CALL-1] has an entry for every declared call, and none for calls that do not exist', () => {
    const entries = [...Object.keys(table), ...Object.keys(accountCases)];
    expect(entries.sort()).toEqual(allCalls.map((call) => call.key).sort());
    expect(allCalls.length).toBeGreaterThan(80);
  });

  for (const call of allCalls) {
    const accounts: AccountCase[] | undefined = accountCases[call.key as keyof typeof accountCases];
    for (const one of accounts ?? []) {
      it(`${call.key} (${call.access}): ${one.what}`, async () => {
        const { db } = world.deps;
        // Some of these end sessions and accounts: everybody is new.
        const fresh = await buildPeople(db, hash, { strong: one.strong ?? false });
        const answers: Partial<Record<Role, number>> = {};
        for (const role of roles) {
          const { query, ...asked } = (await one.ask?.(fresh[role], db)) ?? {};
          const text = new URLSearchParams(query).toString();
          answers[role] = await statusOf(call, fresh[role].token, { ...asked, query: text });
        }
        expect(answers).toEqual(one.expected);
      });
    }
    if (accounts) continue;
    it(`${call.key} (${call.access})`, async () => {
      const entry = table[call.key as keyof typeof table];
      for (const one of typeof entry === 'function' ? entry() : entry) {
        const answers: Partial<Record<Role, number>> = {};
        for (const role of roles) answers[role] = await statusOf(call, people[role].token, one);
        expect(answers, one.what).toEqual(one.expected);
      }
    });
  }
});
