/** [ROLE-4] Thousands of requests that nobody means well with: none is a fault of ours, none is given back as a page. */
import { Writable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import type { Access } from '@estia/contract/call';
import { allCalls } from '@estia/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';
import { sized } from '../testing/environment/test-size.ts';
import { buildApiKey } from '../testing/factories/api-keys.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../testing/factories/records.ts';
import {
  createFieldFuzzRequest,
  createFuzzRequest,
  type FuzzRequest,
  listFieldTargets,
  type ValidValues,
  weightCallsByInput,
} from '../testing/security/fuzz-requests.ts';
import { canaries, scriptMarkup } from '../testing/security/fuzz-values.ts';
import { createSeededRandom } from '../testing/seeded-random.ts';

/** The smaller one still aims at every field of every call once; the test counts them. */
const INPUTS = sized({ ci: 3_600, full: 10_000 });
const SEED = 20_261_115;
const AT_ONCE = 8;
/** Some requests end the sessions they came with, or block who sent them: new people every so often. */
const FRESH_EVERY = 400;

type Crowd = { allowed: Record<Access, string | null>; tokens: (string | null)[]; right: ValidValues };

describe('hostile input', () => {
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
    // Drafts of people() have chosen numbers; those that requests make begin far above them.
    await sql`select setval(pg_get_serial_sequence('draft', 'id'), 1000000)`.execute(testApp.deps.db);
  });
  afterAll(() => testApp.close());

  /** People to ask as, and the ids and values with which their requests would be right. */
  async function people(hash: string): Promise<Crowd> {
    const { db } = testApp.deps;
    const chosen = { password_hash: hash, mobile: `+30${canaries.phone}` };
    const individual = await buildUser(db, chosen);
    const professional = await buildUser(db, { ...chosen, role_id: roleIds.agency });
    const admin = await buildUser(db, { ...chosen, role_id: roleIds.admin, is_main_admin: true });
    const somebody = await buildUser(db);
    const property = await buildProperty(db, { account_id: individual.id, district_id: 461200 });
    const listing = await buildListing(db, { property_id: property });
    const agency = await buildAgency(db, 461200, professional.id);
    const agencyKey = await buildApiKey(db, agency);
    // A draft of the number that `id` has everywhere else: calls of drafts find something to spoil.
    const written = { answers: '{"category_id":"1"}', created_at: new Date(), updated_at: new Date() };
    await db
      .insertInto('draft')
      .values({ id: somebody.id, account_id: individual.id, purpose: 1, ...written })
      .execute();
    return {
      // One who may: most requests come from them, the rest from anybody.
      allowed: {
        everyone: null,
        member: individual.token,
        poster: individual.token,
        professional: professional.token,
        admin: admin.token,
        main_admin: admin.token,
        agency_key: agencyKey,
      },
      tokens: [null, individual.token, professional.token, admin.token],
      right: {
        id: somebody.id,
        user_id: somebody.id,
        agency_id: agency,
        property_id: property,
        listing_id: listing,
        draft_id: somebody.id,
        listing_ids: String(listing),
        for: 'sale',
        category_id: 1,
        district_ids: [461200],
        email: canaries.email,
        password: canaries.password,
        passwordConfirmation: canaries.password,
        current_password: canaries.password,
        mobile: canaries.phone,
        landline: '2101112233',
        code: canaries.code,
        oneTimePassword: '12345678',
        challenge: canaries.token,
        username: 'Μαρία',
        reason: 'Έλεγχος',
        terms_accepted: true,
        over_18: true,
        general_commercial_agency_id: '123456789000',
        tax_number: '094014201',
        name: 'Άκρον',
        z: 9,
        x: 289,
        y: 197,
        search_key: 'χαλάνδρι',
        values: 'district_id-461200',
      },
    };
  }

  it(`[ROLE-4] ${INPUTS} requests: no 500, no markup given back, no secret in the log`, async () => {
    const random = createSeededRandom(SEED);
    const calls = weightCallsByInput(allCalls);
    const targets = listFieldTargets(allCalls);
    const hash = await testApp.deps.passwords.hash(canaries.password);
    const drawings = new Map<string, string | undefined>(allCalls.map((call) => [call.key, call.produces]));
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    let sent = 0;
    let withSecrets = 0;
    let answeredMarkup = 0;
    let crowd = await people(hash);

    const send = async (request: FuzzRequest, key: string) => {
      const response = await testApp.app.inject(request);
      const type = String(response.headers['content-type'] ?? '');
      const line = () =>
        `${response.statusCode} ${key} ${request.url.slice(0, 200)} ${String(request.payload).slice(0, 300)}`;
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode === 500) wrong.push(line());
      if (response.headers['x-content-type-options'] !== 'nosniff') wrong.push(`sniffable: ${line()}`);
      // A drawing of ours (the QR) is what its call declares, and nothing of what was sent stands in it.
      const ours = type === drawings.get(key) && !response.body.includes('<script');
      if ((/html|xml|javascript/.test(type) && !ours) || type === '') wrong.push(`as ${type}: ${line()}`);
      if (response.headers['set-cookie']?.toString().includes('\n')) wrong.push(`two headers: ${line()}`);
      if (response.body.includes(scriptMarkup) || response.body.includes(JSON.stringify(scriptMarkup).slice(1, -1)))
        answeredMarkup += 1;
    };

    while (sent < INPUTS) {
      const batch: Promise<void>[] = [];
      for (; batch.length < AT_ONCE && sent < INPUTS; sent++) {
        // Every second one is aimed: field by field, every third with a NUL, the others each with another bad value.
        const at = Math.floor(sent / 2) % targets.length;
        const round = Math.floor(sent / 2 / targets.length);
        const target = targets[at];
        const call = sent % 2 === 0 ? target?.call : calls[sent % calls.length];
        if (!target || !call) throw new Error('There are no calls');
        const request =
          sent % 2 === 0
            ? createFieldFuzzRequest(target, (at + round) % 3 === 0 ? 0 : at + round, crowd.right, random)
            : createFuzzRequest(call, crowd.right, random);
        const anybody = crowd.tokens[Math.floor(random() * crowd.tokens.length)];
        const token = random() < 0.7 ? crowd.allowed[call.access] : anybody;
        if (token && !request.headers.authorization) request.headers.authorization = `Bearer ${token}`;
        const text = decodeURIComponent(request.url.replaceAll(/%(?![0-9A-F]{2})|%E0%A4%A/g, '')) + request.payload;
        if (Object.values(canaries).some((secret) => text.includes(secret))) withSecrets += 1;
        batch.push(send(request, call.key));
      }
      await Promise.all(batch);
      if (sent % FRESH_EVERY < AT_ONCE) crowd = await people(hash);
    }

    crowd = await people(hash);
    // Somebody is really called that: it must come back, as data.
    const authorization = `Bearer ${crowd.allowed.member}`;
    await send(
      {
        method: 'POST',
        url: '/api/user/update',
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify({ username: scriptMarkup }),
      },
      'POST /user/update',
    );
    expect(answeredMarkup).toBeGreaterThan(0);

    expect(INPUTS / 2).toBeGreaterThanOrEqual(targets.length);
    expect(wrong).toEqual([]);
    // The test looked: all kinds of answers, many requests with something to leak, and markup that came back as data.
    const count = (status: number) => statuses.get(status) ?? 0;
    const responses = JSON.stringify(Object.fromEntries(statuses));
    expect(
      [...statuses.values()].reduce((sum, part) => sum + part, 0),
      responses,
    ).toBe(INPUTS + 1);
    expect(count(200), responses).toBeGreaterThan(INPUTS / 20);
    expect(count(400), responses).toBeGreaterThan(INPUTS / 10);
    for (const status of [401, 403, 404, 409, 415]) expect(count(status), responses).toBeGreaterThan(INPUTS / 500);
    expect(count(503), responses).toBeLessThan(INPUTS / 100);
    expect(withSecrets).toBeGreaterThan(INPUTS / 10);

    // A line a request, but for addresses that nobody could read.
    expect(log.length).toBeGreaterThan(INPUTS * 0.99);
    const leaks = log.filter((line) => Object.values(canaries).some((secret) => line.includes(secret)));
    expect(leaks).toEqual([]);
  });
});
