import { locales } from '@estia/contract/pair';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildDepositAgency } from '../../../../testing/factories/deposits.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { depositEmails, enqueuePriceChangeEmails } from '../index.ts';
import { getPlanPrice, listPlanPrices } from './plans.queries.ts';

const reason = 'Νέος τιμοκατάλογος';

describe('[SUBS-1] plans as dated rows', () => {
  let testApp: AdminTestApp;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const request = (method: 'GET' | 'POST', path: string, payload?: object) =>
    testApp.call(testApp.admin.token, method, `/adminPanel/plans${path}`, payload);
  const shown = async () => (await testApp.call(null, 'GET', '/user/subscriptions/plans')).body;
  const version = async (id: number) => (await request('GET', `/${id}`)).body.versions[0].version;
  const add = async (id: number, over: object) =>
    request('POST', `/${id}`, {
      based_on: await version(id),
      valid_from: '2027-01-01',
      net: '49',
      max_active_listings: '150',
      reason,
      ...over,
    });

  it('everybody sees eleven plans without and with VAT, and the free months of the rule', async () => {
    const { rows, count, free_months, vat_percent } = await shown();
    expect({ count, free_months, vat_percent }).toEqual({ count: 11, free_months: 3, vat_percent: 24 });
    expect(rows.map((row: { max_active_listings: number }) => row.max_active_listings)).toEqual([
      150,
      350,
      550,
      750,
      900,
      1000,
      1150,
      1300,
      1500,
      2500,
      null,
    ]);
    expect(rows[0]).toMatchObject({ id: 1, code: 'ads_150', net_cents: 4900, vat_cents: 1176, gross_cents: 6076 });
    for (const row of rows) expect(row.gross_cents).toBe(row.net_cents + Math.round((row.net_cents * 24) / 100));
  });

  it('refuses what nobody could have known of, and prices that do not ascend', async () => {
    const fields = async (over: object) => (await add(1, over)).body.fields;
    expect(await fields({ valid_from: '2026-11-15', net: '40' })).toEqual({ valid_from: 'not_before_tomorrow' });
    expect(await fields({ valid_from: '2026-12-14', net: '50' })).toEqual({ valid_from: 'dearer_notice' });
    expect(await fields({ valid_from: '2026-11-16', max_active_listings: '149' })).toEqual({
      valid_from: 'dearer_notice',
    });
    expect(await fields({ net: '89' })).toEqual({ net: 'prices_ascend' });
    expect(await fields({ net: '90,5' })).toEqual({ net: 'prices_ascend' });
    expect(await fields({ max_active_listings: '350' })).toEqual({ net: 'prices_ascend' });
    expect(await fields({ max_active_listings: '' })).toEqual({ net: 'prices_ascend' });
    expect(await fields({ net: '0' })).toEqual({ net: 'amount' });
    expect(await fields({ valid_from: '2027-02-30' })).toEqual({ valid_from: 'invalid' });
    expect((await request('GET', '/99')).status).toBe(404);
    expect((await request('GET', '/1')).body.count).toBe(1);
  });

  it('a dearer price is announced: each agency is written to once, and pays it from its day on', async () => {
    const [agency, other] = [await buildDepositAgency(testApp.db), await buildDepositAgency(testApp.db, { planId: 2 })];
    expect((await add(1, { valid_from: '2026-12-15', net: '55,50' })).status).toBe(200);
    expect(
      (
        await request('POST', '/1', {
          based_on: 1,
          valid_from: '2027-01-01',
          net: '60',
          max_active_listings: '150',
          reason,
        })
      ).status,
    ).toBe(409);
    expect((await getPlanPrice(testApp.db, 1, '2026-12-14')).net_cents).toBe(4900);
    expect((await getPlanPrice(testApp.db, 1, '2026-12-15')).net_cents).toBe(5550);
    expect((await listPlanPrices(testApp.db, '2026-12-15')).length).toBe(11);
    expect((await shown()).rows[0].net_cents).toBe(4900);
    const { deps } = testApp.world;
    expect(await enqueuePriceChangeEmails(deps)).toBe(1);
    expect(await enqueuePriceChangeEmails(deps)).toBe(0);
    expect(
      (await testApp.listEmailsTo(agency.accountId)).map(({ template, values }) => [template, values.after_cents]),
    ).toEqual([['plan_dearer', 5550]]);
    expect(await testApp.listEmailsTo(other.accountId)).toEqual([]);
    const listed = (await request('GET', '')).body.plans[0];
    expect(listed).toMatchObject({
      plan_id: 1,
      agency_count: 1,
      current: { net_cents: 4900 },
      planned: { net_cents: 5550 },
    });
  });

  it('taken back before it begins, what held goes on, and who was written to is written to again', async () => {
    const [row] = (await request('GET', '/1')).body.versions;
    expect((await request('POST', '/1/withdraw', { version: row.version, reason })).status).toBe(200);
    expect((await request('POST', '/1/withdraw', { version: row.version, reason })).status).toBe(200);
    expect((await getPlanPrice(testApp.db, 1, '2027-06-01')).net_cents).toBe(4900);
    expect((await request('POST', '/1/withdraw', { version: 1, reason })).status).toBe(409);
    expect(await enqueuePriceChangeEmails(testApp.world.deps)).toBe(1);
    expect(await enqueuePriceChangeEmails(testApp.world.deps)).toBe(0);
    const log = await testApp.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'setting')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['plan_changed', 'plan_withdrawn']);
  });

  it('a cheaper price may begin tomorrow, at midnight in Athens, without a restart', async () => {
    expect((await add(1, { valid_from: '2026-11-16', net: '45' })).status).toBe(200);
    expect((await shown()).rows[0].net_cents).toBe(4900);
    testApp.world.setNow(new Date('2026-11-15T21:59:59Z'));
    expect((await shown()).rows[0].net_cents).toBe(4900);
    testApp.world.setNow(new Date('2026-11-15T22:00:00Z'));
    expect((await shown()).rows[0].net_cents).toBe(4500);
    await expect(sql`update plan_price set net_cents = 1`.execute(testApp.db)).rejects.toThrow('append-only');
  });
});

describe('[I18N-1] emails about deposits and prices', () => {
  const deposit = {
    cents: 6076,
    due_on: '2026-11-20',
    reference: '123456789000',
    beneficiary: 'Estia',
    bank: 'Aegean',
  };
  const samples: Record<keyof typeof depositEmails, Record<string, string | number | boolean | null>> = {
    deposit_instructions: { ...deposit, iban: 'GR1601101250000000012300695' },
    deposit_reminder: { ...deposit, iban: '', beneficiary: '', bank: '' },
    deposit_received: { ...deposit, iban: '', owed: false },
    deposit_expired: { ...deposit, iban: '' },
    plan_dearer: {
      plan_el: 'Έως 150',
      plan_en: 'Up to 150',
      from: '2027-01-01',
      vat_percent: 24,
      before_cents: 4900,
      after_cents: 5550,
      before_ads: null,
      after_ads: 5000,
    },
    plan_stays: { from: '2027-01-01' },
  };
  const names = Object.keys(samples) as (keyof typeof samples)[];
  it.each(locales.flatMap((locale) => names.map((name) => [name, locale] as const)))('%s in %s', (template, locale) => {
    const write = createEmailRenderer('https://estia.example', depositEmails);
    const { subject, text, html } = write({
      template,
      locale,
      values: { name: 'Maria', ...samples[template] },
      at: new Date(),
    });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Greek}/u);
    expect(html).toContain('/dashboard/user/subscription');
    if (template === 'deposit_instructions') expect(text).toContain('GR16 0110 1250 0000 0001 2300 695');
    if (template.startsWith('deposit')) expect(text).toContain('60,76');
  });
});
