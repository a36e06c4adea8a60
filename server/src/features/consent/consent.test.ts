import { randomUUID } from 'node:crypto';
import { COOKIE_POLICY_VERSION, consentPurposes } from '@estia/contract/consent/purposes';
import { necessaryPurposeMessages, purposeMessages } from '@estia/contract/consent/settings-messages';
import { lookups } from '@estia/contract/lookups/lookups';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { callApiAs } from '../../../testing/people/api-users.ts';
import { deleteExpiredData, eraseAccounts } from '../accounts/index.ts';
import { listConsentsForExport } from './index.ts';

const NOW = Date.parse('2026-11-15T10:00:00Z');
const DAY = 86_400_000;

describe('cookie choices on record', () => {
  let testApp: TestApp;
  const send = async (consent_id: string, allowed: readonly string[], token: string | null = null, over: object = {}) =>
    (
      await callApiAs(testApp, token, 'POST', '/site/consent', {
        consent_id,
        purposes: allowed,
        version: COOKIE_POLICY_VERSION,
        locale: 'el',
        ...over,
      })
    ).status;
  const rowsOf = (consent_id: string) =>
    testApp.deps.db
      .selectFrom('consent_record')
      .selectAll()
      .where('consent_id', '=', consent_id)
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.setNow(new Date(NOW)));

  it('[COOK-1] a choice is stored with version, date and language, once however often it is sent', async () => {
    const browser = randomUUID();
    // As a browser whose line broke sends it: again, at once, and in another order.
    const answers = await Promise.all([
      send(browser, ['storage_access', 'basic_ads']),
      send(browser, ['basic_ads', 'storage_access']),
      send(browser, ['storage_access', 'basic_ads', 'basic_ads']),
    ]);
    expect(answers).toEqual([200, 200, 200]);
    expect(await rowsOf(browser)).toMatchObject([
      {
        purposes: ['storage_access', 'basic_ads'],
        version: COOKIE_POLICY_VERSION,
        locale: 'el',
        account_id: null,
        created_at: new Date(NOW),
        withdrawn_at: null,
      },
    ]);
  });

  it('[COOK-1] another choice ends the one before; of many at once one holds', async () => {
    const browser = randomUUID();
    await send(browser, [...consentPurposes]);
    testApp.setNow(new Date(NOW + DAY));
    await send(browser, []);
    expect((await rowsOf(browser)).map(({ purposes, withdrawn_at }) => [purposes.length, withdrawn_at])).toEqual([
      [consentPurposes.length, new Date(NOW + DAY)],
      [0, null],
    ]);
    await Promise.all(consentPurposes.map((purpose) => send(browser, [purpose])));
    const rows = await rowsOf(browser);
    expect(rows).toHaveLength(2 + consentPurposes.length);
    expect(rows.filter((row) => row.withdrawn_at === null)).toHaveLength(1);
  });

  it('[COOK-1] it is on record with the account of who is logged in, given with their data and erased with them', async () => {
    const browser = randomUUID();
    const { id, token } = await buildUser(testApp.deps.db);
    const other = await buildUser(testApp.deps.db);
    await send(browser, ['storage_access'], token);
    await send(browser, ['storage_access'], token);
    // Another person at the same browser, and then nobody: their choice is their own.
    await send(browser, ['storage_access'], other.token);
    await send(browser, ['storage_access']);
    expect((await rowsOf(browser)).map((row) => row.account_id)).toEqual([id, other.id]);
    expect(await listConsentsForExport(testApp.deps.db, id)).toMatchObject([
      { consent_id: browser, purposes: ['storage_access'] },
    ]);
    await testApp.deps.db
      .updateTable('account')
      .set({ erase_after: new Date(NOW) })
      .where('id', '=', id)
      .execute();
    await eraseAccounts(testApp.workerDeps);
    expect((await rowsOf(browser)).map((row) => row.account_id)).toEqual([other.id]);
  });

  it('[COOK-1] no address, no device: the record has no column for them', async () => {
    const [row] = await rowsOf(await newChoice());
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'account_id',
      'consent_id',
      'created_at',
      'id',
      'locale',
      'purposes',
      'version',
      'withdrawn_at',
    ]);
  });

  it('[COOK-1] nonsense is refused, and so is who sends too much', async () => {
    const browser = randomUUID();
    expect(await send('not-a-uuid', [])).toBe(400);
    expect(await send(browser, ['necessary'])).toBe(400);
    expect(await send(browser, ['everything'])).toBe(400);
    expect(await send(browser, [], null, { version: 'x'.repeat(500) })).toBe(400);
    expect(await send(browser, [], null, { locale: 'de' })).toBe(400);
    expect(await rowsOf(browser)).toEqual([]);
    const answers: number[] = [];
    for (let n = 0; n < 62; n += 1) answers.push(await send(browser, n % 2 === 0 ? [] : ['storage_access']));
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers.slice(60)).toEqual([429, 429]);
  });

  it('[COOK-1] a choice is forgotten two years after it was made', async () => {
    const browser = await newChoice();
    testApp.setNow(new Date(NOW + 729 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    expect(await rowsOf(browser)).toHaveLength(1);
    testApp.setNow(new Date(NOW + 731 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    expect(await rowsOf(browser)).toEqual([]);
  });

  it('[COOK-1] purposes and their names are those of the list, in its order', () => {
    const list = lookups.consent_purposes;
    expect(list).toHaveLength(14);
    expect(list.map((row) => row.code)).toEqual(['necessary', ...consentPurposes]);
    const names = [necessaryPurposeMessages.name, ...consentPurposes.map((purpose) => purposeMessages[purpose].name)];
    expect(names).toEqual(list.map((row) => row.name));
  });

  async function newChoice(): Promise<string> {
    const browser = randomUUID();
    await send(browser, ['storage_access']);
    return browser;
  }
});
