/** Reads read: every GET is asked by every kind of viewer over connections on which PostgreSQL refuses each write. */
import { allCalls } from '@estia/contract/calls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caseGroups } from '../testing/access/call-groups.ts';
import { type Case, ids, openCalls } from '../testing/access/open-calls.ts';
import { statusOf } from '../testing/access/requests.ts';
import {
  type AccessCase,
  type AccessUsers,
  buildAccessUsers,
  hashTestPassword,
  roles,
} from '../testing/access/roles.ts';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../testing/factories/records.ts';
import { buildApp } from './app.ts';
import { createDb } from './platform/db/db.ts';

const open: Partial<Record<string, Case[] | (() => Case[])>> = openCalls;
const grouped: Partial<Record<string, AccessCase[]>> = Object.assign({}, ...Object.values(caseGroups));

describe('[ROLE-4] no GET writes', () => {
  let testApp: TestApp;
  let people: AccessUsers;
  let reading: TestApp;
  let pool: pg.Pool;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { db, passwords, config } = testApp.deps;
    people = await buildAccessUsers(db, await hashTestPassword(passwords.hash));
    ids.active = await buildProperty(db, { account_id: people.individual.id, district_id: 461200 });
    ids.listing = await buildListing(db, { property_id: ids.active });
    ids.paused = await buildProperty(db, { account_id: people.individual.id, district_id: 461200 });
    await buildListing(db, { property_id: ids.paused, is_active: false });
    const options = '-c jit=off -c default_transaction_read_only=on';
    pool = new pg.Pool({ connectionString: config.databaseUrl, options, max: 5 });
    const { app } = await buildApp({ ...testApp.deps, pool, db: createDb(pool) });
    reading = { ...testApp, app };
  });
  afterAll(async () => {
    await reading.app.close();
    await pool.end();
    await testApp.close();
  });

  it('PostgreSQL refuses a write on these connections', async () => {
    await expect(pool.query("insert into throttle values ('x', 1, now())")).rejects.toMatchObject({ code: '25006' });
  });

  const gets = allCalls.filter((call) => call.method === 'GET');

  it('there are calls to look at', () => expect(gets.length).toBeGreaterThan(60));

  for (const call of gets) {
    it(call.key, async () => {
      const entry = open[call.key] ?? [];
      const openCases = typeof entry === 'function' ? entry() : entry;
      expect([...openCases, ...(grouped[call.key] ?? [])]).not.toHaveLength(0);
      for (const one of openCases)
        for (const role of roles) {
          const status = await statusOf(reading, call, people[role].token, one);
          expect([role, one.what, status < 500]).toEqual([role, one.what, true]);
        }
      for (const one of grouped[call.key] ?? []) {
        for (const role of roles) {
          const { query, ...asked } = (await one.buildRequest?.(people[role], testApp.deps.db)) ?? {};
          const input = { what: one.what, ...asked, query: new URLSearchParams(query).toString() };
          const status = await statusOf(reading, call, people[role].token, input);
          expect([role, one.what, status < 500]).toEqual([role, one.what, true]);
        }
      }
    });
  }

  it.each(['/sitemap.xml', '/robots.txt', '/api/openapi.json', '/health/ready', '/photos/none-640.webp'])(
    '%s',
    async (url) => expect((await reading.app.inject({ url })).statusCode).toBeLessThan(500),
  );
});
