/** API-1: thousands of requests to the agency API that nobody means well with, with good keys. */
import { Writable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { buildApiKey } from '../../../../testing/factories/api-keys.ts';
import { buildPushedListing } from '../../../../testing/factories/pushed-listings.ts';
import { buildAgency, buildUser } from '../../../../testing/factories/records.ts';
import {
  createFieldFuzzRequest,
  createFuzzRequest,
  listFieldTargets,
} from '../../../../testing/security/fuzz-requests.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';

const INPUTS = sized({ ci: 1_000, full: 10_000 });
const SEED = 20_261_118;
const AT_ONCE = 8;

describe('[API-1] hostile requests with good keys', () => {
  let testApp: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _, done) {
        log.push(String(chunk));
        done();
      },
    });
    testApp = await openTestApp(inject('services'), { LOG_LEVEL: 'debug' }, sink);
  });
  afterAll(() => testApp.close());

  it(`${INPUTS} of them: no 500, nothing of another agency, no key in the log`, async () => {
    const { db } = testApp.deps;
    const newAgency = async (reference: string) => {
      const { id } = await buildUser(db, { role_id: roleIds.agency });
      const key = await buildApiKey(db, await buildAgency(db, 461200, id));
      return { id, key, ...(await buildPushedListing(db, id, reference, { title_el: `${reference} canary` })) };
    };
    const own = await newAgency('OWN-1');
    const other = await newAgency('OTHER-1');
    const before = await db.selectFrom('listing').selectAll().where('id', '=', other.listing_id).executeTakeFirst();

    const random = createSeededRandom(SEED);
    const calls = allCalls.filter(({ access }) => access === 'agency_key');
    const targets = listFieldTargets(calls);
    const right = () => ({
      reference: random() < 0.5 ? 'OWN-1' : 'OTHER-1',
      references: ['OWN-1', 'OTHER-1'],
      price: 100_000 + Math.floor(random() * 1_000),
      limit: 20,
      days: '30',
    });
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    const send = async (at: number) => {
      const target = targets[at % targets.length];
      const call = at % 2 === 0 ? target?.call : calls[at % calls.length];
      if (!target || !call) throw new Error('There are no calls');
      const request =
        at % 2 === 0 ? createFieldFuzzRequest(target, at, right(), random) : createFuzzRequest(call, right(), random);
      // Its own headers may spoil the key: most keep a good one.
      if (random() < 0.8) request.headers.authorization = `Bearer ${own.key}`;
      const response = await testApp.app.inject(request);
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      const line = `${response.statusCode} ${call.key} ${request.url.slice(0, 200)} ${String(request.payload).slice(0, 300)}`;
      if (response.statusCode >= 500) wrong.push(line);
      if (response.body.includes('OTHER-1 canary') || response.body.includes(`"listing_id":${other.listing_id}`))
        wrong.push(`of another agency: ${line}`);
    };
    for (let at = 0; at < INPUTS; at += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(at + n)));

    expect(wrong).toEqual([]);
    const counted = JSON.stringify(Object.fromEntries(statuses));
    for (const status of [200, 400, 401, 404]) expect(statuses.get(status) ?? 0, counted).toBeGreaterThan(INPUTS / 200);
    const after = await db.selectFrom('listing').selectAll().where('id', '=', other.listing_id).executeTakeFirst();
    expect(after).toEqual(before);
    expect(log.length).toBeGreaterThan(INPUTS * 0.9);
    expect(log.filter((line) => line.includes(own.key.slice(12)))).toEqual([]);
  });
});
