/** Against a double of the register's open data service: it speaks the protocol the adapter's head describes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { BusinessRegisterError, createBusinessRegister } from '../../platform/business-register.ts';
import { namesAgree } from './business-register.service.ts';
import { checkAgencyOfAccount, checkNewAgencies } from './index.ts';

const HALANDRI = 461200;
const KEY = 'a-key';
const company = {
  arGemi: 123456701000,
  afm: '090000045',
  coNameEl: 'ΕΣΤΙΑΚΗ ΜΕΣΙΤΙΚΗ ΜΟΝΟΠΡΟΣΩΠΗ Ι.Κ.Ε.',
  coTitlesEl: ['ESTIAKI REALTY'],
  status: { id: 3, descr: 'Ενεργή', isActive: true },
};

type Answer = { status?: number; body?: string; slow?: boolean; location?: string; meanwhile?: () => Promise<void> };

describe('[ROLE-5] the commercial register', () => {
  let double: Server;
  let url = '';
  let testApp: TestApp;
  let answers: Record<string, Answer> = {};
  const asked: string[] = [];

  beforeAll(async () => {
    double = createServer(async (request, response) => {
      asked.push(request.url ?? '');
      if (request.headers.api_key !== KEY) return response.writeHead(401).end();
      const answer = answers[(request.url ?? '').replace('/v1/companies/', '')];
      if (answer?.slow) return;
      await answer?.meanwhile?.();
      const headers = answer?.location ? { location: answer.location } : {};
      response.writeHead(answer ? (answer.status ?? 200) : 404, headers).end(answer?.body ?? '{}');
    });
    await new Promise<void>((ready) => double.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(double.address() as AddressInfo).port}/v1`;
    testApp = await openTestApp(inject('services'), { GEMI_API_URL: url, GEMI_API_KEY: KEY });
  });
  afterAll(async () => {
    double.closeAllConnections();
    double.close();
    await testApp.close();
  });
  beforeEach(() => {
    answers = {};
    asked.length = 0;
  });

  const quick = (service: { url: string; key: string } | null = { url, key: KEY }, timeoutMs = 60_000) =>
    createBusinessRegister(service, { timeoutMs, spacingMs: 0 });

  it('finds a company by its number without leading zeros', async () => {
    answers['7001000'] = {
      body: JSON.stringify({ ...company, arGemi: '7001000', afm: 90000045, status: { descr: 'Ενεργή' } }),
    };
    expect(await quick().find('000007001000')).toEqual({
      gemi: '000007001000',
      name: 'ΕΣΤΙΑΚΗ ΜΕΣΙΤΙΚΗ ΜΟΝΟΠΡΟΣΩΠΗ Ι.Κ.Ε.',
      titles: ['ESTIAKI REALTY'],
      taxNumber: '090000045',
      active: true,
    });
    expect(asked).toEqual(['/v1/companies/7001000']);
    expect(await quick().find('000009999000')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['a fault', { status: 500 }],
    ['too many questions', { status: 429 }],
    ['no JSON', { body: '<html>' }],
    ['another shape', { body: JSON.stringify({ ...company, coNameEl: 5 }) }],
    ['another company', { body: JSON.stringify({ ...company, arGemi: 5 }) }],
    ['too much', { body: `{"coNameEl":"${'α'.repeat(1_100_000)}"}` }],
    ['no answer in time', { slow: true }],
    ['a way elsewhere', { status: 302, location: '/v1/companies/1' }],
  ])('is unreachable on %s', async (_, answer) => {
    answers['123456701000'] = answer;
    const timeoutMs = 'slow' in answer ? 100 : undefined;
    await expect(quick(undefined, timeoutMs).find('123456701000')).rejects.toBeInstanceOf(BusinessRegisterError);
  });

  it('is unreachable without a key, with a wrong key, and when nobody listens', async () => {
    for (const service of [null, { url, key: 'wrong' }, { url: 'http://127.0.0.1:1', key: KEY }])
      await expect(quick(service).find('123456701000')).rejects.toBeInstanceOf(BusinessRegisterError);
  });

  it('asks one after the other with a pause between, and lets few wait', async () => {
    const register = createBusinessRegister({ url, key: KEY }, { spacingMs: 150 });
    const begun = performance.now();
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => register.find('123456701000')));
    expect(performance.now() - begun).toBeGreaterThan(400);
    expect(all.map((one) => one.status)).toEqual([...Array(4).fill('fulfilled'), ...Array(2).fill('rejected')]);
    expect(asked).toHaveLength(4);
  });

  it('names agree whatever the alphabet, accents, case and legal form', () => {
    expect(namesAgree('Εστιακή', 'ΕΣΤΙΑΚΗ ΜΕΣΙΤΙΚΗ Ι.Κ.Ε.')).toBe(true);
    expect(namesAgree('Estiaki Real Estate', 'ΕΣΤΙΑΚΗ ΑΚΙΝΗΤΑ ΑΕ')).toBe(true);
    expect(namesAgree('Άκρον Ακίνητα', 'ΒΕΡΓΙΝΑ ΑΚΙΝΗΤΑ')).toBe(false);
    expect(namesAgree('', 'ΒΕΡΓΙΝΑ')).toBe(false);
  });

  async function createAgency(details: { gemi: string; tax_number?: string; name_el?: string }, over: object = {}) {
    const { id } = await buildUser(testApp.deps.db, {
      role_id: roleIds.agency,
      status: 'waiting',
      email_confirmed_at: new Date('2026-11-14T10:00:00Z'),
      ...over,
    });
    const agencyId = await buildAgency(testApp.deps.db, HALANDRI, id);
    await testApp.deps.db
      .updateTable('agency')
      .set({ name_el: 'Εστιακή', updated_at: new Date('2026-11-14T10:00:00Z'), ...details })
      .where('id', '=', agencyId)
      .execute();
    return { id, agencyId };
  }
  const checksOf = (agencyId: number) =>
    testApp.deps.db
      .selectFrom('register_check')
      .select(['verdict', 'found'])
      .where('agency_id', '=', agencyId)
      .orderBy('id')
      .execute();

  /** Another register each time: the pause between two questions is tested above. */
  const unpaced = () => ({ ...testApp.deps, config: { ...testApp.deps.config, register: { url, key: KEY } } });

  it('writes down what it found, for the admin to read', async () => {
    const { id, agencyId } = await createAgency({ gemi: '123456701000', tax_number: '090000045' });
    answers['123456701000'] = { body: JSON.stringify(company) };
    expect(await checkAgencyOfAccount(unpaced(), id)).toBe('match');
    expect(await checksOf(agencyId)).toMatchObject([
      { verdict: 'match', found: { tax_number: '090000045', differs: [] } },
    ]);
    await expect(checkAgencyOfAccount(unpaced(), 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('what is changed while the register answers has not been checked', async () => {
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
    const { agencyId } = await createAgency({ gemi: '123456705000', tax_number: '094014298' });
    const meanwhile = async () => {
      testApp.setNow(new Date('2026-11-15T10:00:05Z'));
      const change = { tax_number: '094014249', updated_at: new Date('2026-11-15T10:00:04Z') };
      await testApp.deps.db.updateTable('agency').set(change).where('id', '=', agencyId).execute();
    };
    answers['123456705000'] = {
      body: JSON.stringify({ ...company, arGemi: 123456705000, afm: '094014298' }),
      meanwhile,
    };
    expect(await checkNewAgencies(unpaced())).toBe(1);
    answers['123456705000'] = { body: JSON.stringify({ ...company, arGemi: 123456705000, afm: '094014298' }) };
    expect(await checkNewAgencies(unpaced())).toBe(1);
    expect((await checksOf(agencyId)).map((check) => check.verdict)).toEqual(['match', 'mismatch']);
    await testApp.deps.db.updateTable('account').set({ status: 'approved' }).where('status', '=', 'waiting').execute();
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
  });

  it('the sweep asks of each agency that waits once, again after a change or when nobody answered', async () => {
    const { agencyId } = await createAgency({ gemi: '123456702000', tax_number: '094014201', name_el: 'Βεργίνα' });
    await createAgency({ gemi: '123456703000' }, { email_confirmed_at: null });
    await createAgency({ gemi: '123456704000' }, { status: 'approved' });
    answers['123456702000'] = {
      body: JSON.stringify({ ...company, arGemi: 123456702000, status: { descr: 'Διαγραμμένη', isActive: false } }),
    };
    expect(await checkNewAgencies(unpaced())).toBe(1);
    expect(asked).toEqual(['/v1/companies/123456702000']);
    expect(await checksOf(agencyId)).toMatchObject([
      { verdict: 'mismatch', found: { differs: ['tax_number', 'name', 'active'] } },
    ]);
    expect(await checkNewAgencies(unpaced())).toBe(0);
    await testApp.deps.db
      .updateTable('agency')
      .set({ updated_at: new Date('2026-11-15T10:30:00Z') })
      .where('id', '=', agencyId)
      .execute();
    testApp.setNow(new Date('2026-11-15T10:40:00Z'));
    answers['123456702000'] = { status: 500 };
    expect(await checkNewAgencies(unpaced())).toBe(1);
    expect(await checkNewAgencies(unpaced())).toBe(0);
    testApp.setNow(new Date('2026-11-15T11:41:00Z'));
    answers = {};
    expect(await checkNewAgencies(unpaced())).toBe(1);
    expect((await checksOf(agencyId)).map((check) => check.verdict)).toEqual(['mismatch', 'unreachable', 'not_found']);
  });
});
