/** The people a demonstration logs in as. */
import { readFileSync } from 'node:fs';
import { parseTaxNumber } from '@estia/contract/accounts/identifiers';
import { openTestApp, type TestApp } from '@estia/server/testing/environment/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDataset } from '../dataset.ts';
import { hashDemoPassword } from '../seed.ts';
import { demoAccounts, demoPassword, pendingAgency } from './accounts.ts';
import { insertAccounts, insertPendingAgency, readPlaces } from './small-tables.ts';

describe('people of the demo world', () => {
  let testApp: TestApp;

  const write = async (secure: boolean) => {
    const { pool, passwords, clock, db } = testApp.deps;
    const hash = await hashDemoPassword(secure, passwords);
    const client = await pool.connect();
    try {
      await client.query('delete from agency; delete from account');
      const demo = createDataset({ seed: 7, listings: 100, now: clock().getTime(), places: await readPlaces(client) });
      await insertAccounts(client, demo, hash);
      await insertPendingAgency(client, demo);
    } finally {
      client.release();
    }
    return db.selectFrom('account').selectAll().where('password_hash', 'is not', null).orderBy('id').execute();
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('[ROLE-1] one of every kind has the password of the README, the mailbox confirmed', async () => {
    const people = await write(false);
    expect(people.map(({ role_id, status, is_main_admin }) => [role_id, status, is_main_admin])).toEqual(
      expect.arrayContaining([
        [1, 'approved', true],
        [1, 'approved', false],
        [2, 'approved', false],
        [2, 'blocked', false],
        [3, 'waiting', false],
        [3, 'approved', false],
      ]),
    );
    expect(people).toHaveLength(demoAccounts.length + 1);
    for (const { password_hash, email_confirmed_at } of people) {
      expect(await testApp.deps.passwords.matches(demoPassword, password_hash)).toBe(true);
      expect(email_confirmed_at).not.toBeNull();
    }
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(`\`${demoPassword}\``);
    const shown = [...readme.matchAll(/`([\w-]+@estia\.example)`/g)].map(([, email]) => email);
    expect(shown.length).toBeGreaterThan(4);
    expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining(shown));
  });

  it('[ROLE-1] on a site with https nobody has a password', async () => {
    expect(await write(true)).toEqual([]);
  });

  it('[ROLE-5] the professional who waits has an agency with numbers that can be checked', async () => {
    await write(false);
    const agency = await testApp.deps.db
      .selectFrom('agency')
      .innerJoin('account', 'account.id', 'agency.account_id')
      .select(['account.status', 'tax_number'])
      .where('gemi', '=', pendingAgency.gemi)
      .executeTakeFirst();
    expect(agency?.status).toBe('waiting');
    expect(parseTaxNumber(agency?.tax_number ?? '')).toBe(pendingAgency.taxNumber);
  });
});
