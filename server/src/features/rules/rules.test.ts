/** Dated rules: which holds, how one is changed, who may, and what happens by itself. */

import { roleIds } from '@estia/contract/accounts/roles';
import { getRulePresets } from '@estia/contract/rules/rule-searches';
import { presets } from '@estia/contract/search/presets';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import { EMAIL_SECRET_PURPOSE } from '../../platform/email/outbox.ts';
import { createPlaceTreeCache } from '../places/index.ts';
import { createRulesCache, enqueueRuleReviewReminder, refreshGoldenVisaBadges } from './index.ts';

const DAY = 86_400_000;
let testApp: TestApp;
let admin: { id: number; token: string };
beforeEach(async () => {
  await testApp?.close();
  testApp = await openTestApp(inject('services'));
  admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin, locale: 'en' });
});
afterAll(() => testApp.close());

async function request(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${admin.token}`;
  const response = await testApp.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const thresholds = {
  price_zone_a: '800.000',
  price_zone_b: '400000',
  min_main_area: '120',
  price_conversion: '250000',
  zone_a_prefectures: '33, 34',
  zone_b_prefectures: '52',
};
const visa = (over: object = {}, params: object = {}) => ({
  based_on: 1,
  valid_from: '2026-11-15',
  status: 'open',
  params: { ...thresholds, ...params },
  text_el: 'Νέο κείμενο',
  text_en: 'New text',
  source_url: 'https://example.org/law',
  reason: 'Νέος νόμος',
  ...over,
});
const inForceNow = async () => (await request('GET', '/site/rules')).body.rules;
const listEmails = async () => {
  const { rows } = await sql<{ account_id: number; template: string; payload: Buffer }>`
    select account_id, template, payload from email_outbox order by id`.execute(testApp.deps.db);
  return rows.map(({ payload, ...row }) => ({
    ...row,
    ...JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, payload)),
  }));
};

describe('[PAGE-1] rules that hold today', () => {
  it('stay in force however often the next version is rewritten before its day', async () => {
    for (let version = 1; version <= 21; version += 1) {
      const planned = visa({ based_on: version, valid_from: '2027-03-01' }, { price_zone_a: '900000' });
      expect((await request('POST', '/adminPanel/rules/golden_visa', planned)).status).toBe(200);
    }
    expect((await inForceNow()).golden_visa).toMatchObject({ version: 1, params: { price_zone_a: 800_000 } });
  });

  it('are the facts the migration brought, each with its date, and the presets to the letter', async () => {
    const { status, body } = await request('GET', '/site/rules');
    expect(status).toBe(200);
    expect(body.day).toBe('2026-11-15');
    expect(body.rules.golden_visa).toMatchObject({
      version: 1,
      valid_from: '2024-09-01',
      valid_to: null,
      status: 'open',
      params: { price_zone_a: 800_000, price_zone_b: 400_000, min_main_area: 120, price_conversion: 250_000 },
    });
    expect(body.rules.my_home).toMatchObject({
      version: 5,
      status: 'closed',
      valid_from: '2026-09-01',
      params: { programme: 2, price_max: 250_000, area_max: 150, year_max: 2007, age_max: 50, ends_on: '2026-08-31' },
    });
    const numbers = ['vat', 'trial_months', 'photo_minimum', 'exclusive_mandate'].map(
      (code) => body.rules[code].params,
    );
    expect(numbers).toEqual([{ percent: 24 }, { months: 3 }, { photos: 3 }, { months: 8, extension_months: 4 }]);
    const { goldenVisaNav, goldenVisaPromo, myHouse } = presets;
    expect(getRulePresets(body.rules)).toEqual({ goldenVisaNav, goldenVisaPromo, myHouse });
  });

  it('change at midnight of Athens, not of London, and without the memory being refreshed', async () => {
    const { body } = await request(
      'POST',
      '/adminPanel/rules/golden_visa',
      visa({ valid_from: '2026-12-01' }, { price_zone_a: '900000' }),
    );
    expect(body).toMatchObject({ version: 2 });
    const priceAt = async (at: string) => {
      testApp.setNow(new Date(at));
      return (await rules.inForce()).golden_visa.params.price_zone_a;
    };
    const rules = createRulesCache(testApp.deps);
    expect(await priceAt('2026-11-30T21:59:59Z')).toBe(800_000);
    expect(await priceAt('2026-11-30T22:00:00Z')).toBe(900_000);
  });

  it('programmes keep their past: the first of My Home is still to be read, what is planned is not', async () => {
    const { body } = await request('GET', '/site/rules/my_home');
    expect(
      body.versions.map((v: { version: number; params: { programme: number } }) => [v.version, v.params.programme]),
    ).toEqual([
      [5, 2],
      [4, 2],
      [3, 2],
      [2, 2],
      [1, 1],
    ]);
    await request('POST', '/adminPanel/rules/golden_visa', visa({ valid_from: '2027-01-01' }));
    expect((await request('GET', '/site/rules/golden_visa')).body.versions).toHaveLength(1);
  });

  it('the zones of 332 municipalities, 147 of them in zone A', async () => {
    const { body } = await request('GET', '/site/golden-visa-zones');
    const all = body.prefectures.flatMap((p: { municipalities: { zone: string }[] }) => p.municipalities);
    expect(all).toHaveLength(332);
    expect(all.filter((m: { zone: string }) => m.zone === 'A_800K')).toHaveLength(147);
  });
});

describe('a new version', () => {
  it('ends the one before, stays in the log with what changed, and everybody reads it at once', async () => {
    await inForceNow();
    const { status } = await request('POST', '/adminPanel/rules/golden_visa', visa({}, { price_zone_a: '900.000 €' }));
    expect(status).toBe(200);
    expect((await inForceNow()).golden_visa).toMatchObject({
      version: 2,
      params: { price_zone_a: 900_000 },
      text: { en: 'New text' },
    });
    const { body } = await request('GET', '/adminPanel/rules/golden_visa');
    expect(
      body.versions.map((v: Record<string, unknown>) => [v.version, v.valid_from, v.valid_to, v.in_force]),
    ).toEqual([
      [2, '2026-11-15', null, true],
      [1, '2024-09-01', '2026-11-15', false],
    ]);
    expect(body.versions[0].reason).toBe('Νέος νόμος');
    const log = await request('GET', '/adminPanel/audit-log');
    expect(log.body.entries[0]).toMatchObject({
      action: 'rule_changed',
      reason: 'Νέος νόμος',
      before: { price_zone_a: 800_000, valid_from: '2024-09-01' },
      after: { price_zone_a: 900_000, valid_from: '2026-11-15' },
    });
    expect(log.body.entries[0].after.price_zone_b).toBeUndefined();
  });

  it('is not written over: who had not seen the newest is told so; the same key is done once', async () => {
    const key = { 'idempotency-key': 'a-version-once-0001' };
    expect((await request('POST', '/adminPanel/rules/golden_visa', visa(), key)).body).toMatchObject({ version: 2 });
    expect((await request('POST', '/adminPanel/rules/golden_visa', visa(), key)).body).toMatchObject({ version: 2 });
    expect(await request('POST', '/adminPanel/rules/golden_visa', visa())).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    const both = await Promise.all(
      [1, 2].map(() => request('POST', '/adminPanel/rules/golden_visa', visa({ based_on: 2 }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a correction on the same day and a planned one that is replaced both leave one row a day', async () => {
    const send = (based_on: number, valid_from: string) =>
      request('POST', '/adminPanel/rules/golden_visa', visa({ based_on, valid_from }));
    await send(1, '2026-11-15');
    await send(2, '2026-11-15');
    await send(3, '2027-03-01');
    await send(4, '2026-12-01');
    const { rows } = await sql`select version, valid_from::text as from, valid_to::text as to from rule
      where code = 'golden_visa' order by version`.execute(testApp.deps.db);
    expect(rows).toEqual([
      { version: 1, from: '2024-09-01', to: '2026-11-15' },
      { version: 2, from: '2026-11-15', to: '2026-11-15' },
      { version: 3, from: '2026-11-15', to: '2026-12-01' },
      { version: 4, from: '2027-03-01', to: '2027-03-01' },
      { version: 5, from: '2026-12-01', to: null },
    ]);
    const list = (await request('GET', '/adminPanel/rules')).body.rules;
    expect(list.find((r: { rule: { code: string } }) => r.rule.code === 'golden_visa')).toMatchObject({
      planned_from: '2026-12-01',
      count: 5,
    });
  });

  it('what cannot be taken is refused at its field', async () => {
    const wrong: [object, object][] = [
      [visa({}, { price_zone_a: 'πολλά' }), { price_zone_a: 'invalid' }],
      [visa({}, { min_main_area: '' }), { min_main_area: 'required' }],
      [visa({ valid_from: '2026-02-31' }), { valid_from: 'invalid' }],
      [visa({ valid_from: '2024-08-31' }), { valid_from: 'before_current' }],
      [visa({ reason: ' ' }), { reason: 'required' }],
      [visa({ text_en: '' }), { text_en: 'required' }],
      [visa({ source_url: 'javascript:alert(1)' }), { source_url: 'invalid' }],
    ];
    for (const [body, fields] of wrong)
      expect(await request('POST', '/adminPanel/rules/golden_visa', body)).toMatchObject({
        status: 400,
        body: { fields },
      });
    expect((await inForceNow()).golden_visa.version).toBe(1);
  });

  it('what was in force is never rewritten or deleted, and no two hold on one day', async () => {
    const { db } = testApp.deps;
    await expect(sql`update rule set params = '{}' where code = 'vat'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from rule where code = 'vat'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(
      sql`insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at)
          values ('vat', 2, '2026-01-01', 'open', '{"percent": 1}', 'Κ', 'T', now(), now())`.execute(db),
    ).rejects.toThrow(/one_a_day/);
  });

  it('looking again is written down, for the version that was looked at', async () => {
    testApp.setNow(new Date('2026-11-15T12:00:00Z'));
    expect((await request('POST', '/adminPanel/rules/vat/check', { version: 2 })).status).toBe(409);
    expect((await request('POST', '/adminPanel/rules/vat/check', { version: 1 })).status).toBe(200);
    expect((await inForceNow()).vat.checked_at).toBe('2026-11-15T12:00:00.000Z');
    expect((await request('GET', '/adminPanel/audit-log')).body.entries[0]).toMatchObject({ action: 'rule_checked' });
  });
});

describe('the email to admins', () => {
  it('goes out when a rule was not looked at for 90 days, to each in their language, once in 30 days', async () => {
    const { deps } = testApp;
    await buildUser(deps.db, { role_id: roleIds.admin, locale: 'el' });
    await buildUser(deps.db, { role_id: roleIds.admin, status: 'blocked' });
    const checked = Date.parse('2026-11-14T09:00:00Z');
    const on = async (days: number) => {
      testApp.setNow(new Date(checked + days * DAY));
      return enqueueRuleReviewReminder(deps);
    };
    expect(await on(89.9)).toBe(0);
    expect(await on(90)).toBe(2);
    expect(await on(90.1)).toBe(0);
    expect(await on(119.9)).toBe(0);
    expect(await on(120)).toBe(2);
    const sent = await listEmails();
    expect(sent.map((l) => [l.template, l.locale])).toEqual(['en', 'el', 'en', 'el'].map((l) => ['rules_recheck', l]));
    expect(sent[0].values.codes.split(',')).toHaveLength(8);
  });

  it('two workers at once send one', async () => {
    testApp.setNow(new Date('2027-03-01T10:00:00Z'));
    const actual = await Promise.all([
      enqueueRuleReviewReminder(testApp.workerDeps),
      enqueueRuleReviewReminder(testApp.workerDeps),
    ]);
    expect(actual.sort()).toEqual([0, 1]);
    expect(await listEmails()).toHaveLength(1);
  });
});

describe('[PAGE-1] the mark on a listing', () => {
  const athens = 461200;
  const createListing = async (over: object = {}, price = 800_000) => {
    const owner = await buildUser(testApp.deps.db, { locale: 'el' });
    const property_id = await buildProperty(testApp.deps.db, {
      account_id: owner.id,
      district_id: athens,
      area: 150,
      main_area: 130,
      golden_visa_route_id: 1,
      ...over,
    });
    await buildListing(testApp.deps.db, { property_id, price });
    return { owner, property_id };
  };
  const markOf = async (property_id: number) =>
    (await request('GET', `/property?for=sale&property_id=${property_id}`)).body.property.may_qualify;

  it('is on the page of a listing that fits, with the day of the rule, and on no other', async () => {
    const fitting = await createListing();
    expect(await markOf(fitting.property_id)).toEqual({ route: 'standard', price: 800_000, valid_from: '2024-09-01' });
    expect(await markOf((await createListing({}, 799_999)).property_id)).toBeNull();
    expect(await markOf((await createListing({ golden_visa_route_id: null })).property_id)).toBeNull();
    expect(await markOf((await createListing({ golden_visa_route_id: 2 }, 300_000)).property_id)).toBeNull();
    const converted = await createListing({ golden_visa_route_id: 2, change_of_use_done: true }, 300_000);
    expect(await markOf(converted.property_id)).toMatchObject({ route: 'conversion', price: 250_000 });
  });

  it('follows a new version at once; its owner gets one email, however often the job runs', async () => {
    const { deps } = testApp;
    const places = createPlaceTreeCache(deps.db);
    const fitting = await createListing();
    const dear = await createListing({}, 2_000_000);
    expect(await refreshGoldenVisaBadges(deps, places)).toBe(0);
    await request('POST', '/adminPanel/rules/golden_visa', visa({}, { price_zone_a: '900000' }));
    expect(await markOf(fitting.property_id)).toBeNull();
    expect(await markOf(dear.property_id)).toMatchObject({ price: 900_000, valid_from: '2026-11-15' });
    expect(await refreshGoldenVisaBadges(deps, places)).toBe(1);
    expect(await refreshGoldenVisaBadges(deps, places)).toBe(0);
    const sent = await listEmails();
    expect(sent).toMatchObject([{ account_id: fitting.owner.id, template: 'visa_mark_dropped', values: { count: 1 } }]);
    expect(sent[0].values.ads).toBe(`ES-${fitting.property_id}S`);
  });

  it('who changed the listing so that it no longer fits knows it: no email', async () => {
    const { deps } = testApp;
    const places = createPlaceTreeCache(deps.db);
    const listing = await createListing();
    await refreshGoldenVisaBadges(deps, places);
    await sql`update listing set price = 500000 where property_id = ${listing.property_id}`.execute(deps.db);
    await request('POST', '/adminPanel/rules/golden_visa', visa({}, { price_zone_a: '900000' }));
    expect(await refreshGoldenVisaBadges(deps, places)).toBe(0);
    expect(await listEmails()).toEqual([]);
  });
});
