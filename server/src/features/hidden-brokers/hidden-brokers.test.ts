/** SAME-5: an agent behind a private account shows, an owner does not, and only admins see it. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/people/api-users.ts';
import { listAgencyPhrases, scoreBroker } from './broker-score.ts';
import { scoreHiddenBrokers } from './index.ts';

/** Worth 30 points: enough for the list. */
const words = 'Κωδικός ακινήτου 4471. Το μεσιτικό γραφείο μας αναλαμβάνει τα πάντα.';
const DISTRICTS = [461200, 450101];

describe('[SAME-5] the score of a private account', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let person: SignedInUser;
  let name = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    await sql`update listing set is_active = false`.execute(testApp.deps.db);
    await sql`delete from broker_score`.execute(testApp.deps.db);
    name += 1;
    person = await buildSignedInUser(testApp, { username: `person${name}` });
  });

  const publish = async (by: SignedInUser, listing: object = {}, phone: string | null = null): Promise<number> => {
    const { db } = testApp.deps;
    const property_id = await buildProperty(db, { account_id: by.id, district_id: DISTRICTS[0] as number });
    await buildListing(db, { property_id, ...listing });
    await sql`insert into property_contact (property_id, phone) values (${property_id}, ${phone})
      on conflict (property_id) do update set phone = excluded.phone`.execute(db);
    return property_id;
  };
  const read = async (query = ''): Promise<{ user_id: number; points: number; evidence: BrokerEvidence[] }[]> => {
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 60_000));
    await scoreHiddenBrokers(testApp.workerDeps);
    return (await admin.call('GET', `/adminPanel/hidden-brokers${query}`)).body.accounts;
  };

  it('says nothing of an owner with three listings, and tells what it rests on of one with nine', async () => {
    for (let n = 0; n < 3; n += 1) await publish(person);
    expect(await read()).toEqual([]);
    for (let n = 0; n < 6; n += 1) await publish(person);
    const [found, ...more] = await read();
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      user_id: person.id,
      points: 46,
      evidence: [
        { signal: 'listings_now', points: 30, count: 9 },
        { signal: 'properties_in_a_year', points: 16, count: 9 },
      ],
    });
    expect(found?.evidence[0]?.samples).toHaveLength(9);
    await sql`update listing set is_active = false`.execute(testApp.deps.db);
    expect(await read()).toEqual([]);
  });

  it('counts a phone of other accounts without ever saying it, and the words of an agency', async () => {
    const other = await buildSignedInUser(testApp, { username: 'another' });
    await publish(other, {}, '+306971112233');
    await publish(person, { description_el: words }, '+306971112233');
    const accounts = await read();
    expect(accounts).toMatchObject([
      {
        user_id: person.id,
        evidence: [
          { signal: 'agency_words', points: 30 },
          { signal: 'shared_phone', points: 20, count: 1, samples: ['another'] },
        ],
      },
    ]);
    expect(JSON.stringify(accounts)).not.toContain('6971112233');
  });

  it('counts a phone for who copied it, not for who had it first, and a step in force of that account', async () => {
    const phone = '+306971112255';
    const copier = await buildSignedInUser(testApp, { username: `copier${name}` });
    await publish(person, { description_el: words }, phone);
    await publish(copier, { description_el: words }, phone);
    const pointsOf = async () =>
      Object.fromEntries(
        (await read()).map(({ user_id, evidence }) => [user_id, evidence.map(({ signal }) => signal)]),
      );
    expect(await pointsOf()).toEqual({ [person.id]: ['agency_words'], [copier.id]: ['agency_words', 'shared_phone'] });
    // An older property that takes the number later is no earlier use of it.
    await sql`update property_contact c set phone = null from property p where p.id = c.property_id and p.account_id = ${person.id}`.execute(
      testApp.deps.db,
    );
    await sql`update property_contact c set phone = ${phone} from property p where p.id = c.property_id and p.account_id = ${person.id}`.execute(
      testApp.deps.db,
    );
    expect(await pointsOf()).toEqual({ [person.id]: ['agency_words', 'shared_phone'], [copier.id]: ['agency_words'] });
    const taken = await admin.call('POST', `/adminPanel/hidden-brokers/${copier.id}/steps`, {
      kind: 'statement',
      reason: 'x',
      new_evidence: '',
    });
    expect(taken.status).toBe(200);
    expect((await read()).find(({ user_id }) => user_id === person.id)?.evidence).toContainEqual({
      signal: 'reviewed_account',
      points: 30,
      count: 1,
      samples: [`copier${name}`],
    });
  });

  it('counts reports that were upheld or came from a confirmed account; those of visitors count as one', async () => {
    const property_id = await publish(person, { description_el: words });
    const report = (more: { reporter_id?: number; state?: string }) =>
      sql`insert into report (property_id, purpose, reason_id, description, locale, at, state, reporter_id, reporter_hash)
        values (${property_id}, 1, 7, 'x', 'en', now(), ${more.state ?? 'open'}, ${more.reporter_id ?? null}, decode(md5(random()::text), 'hex'))`.execute(
        testApp.deps.db,
      );
    const count = async () => (await read())[0]?.evidence.find(({ signal }) => signal === 'reports')?.count ?? 0;
    for (let n = 0; n < 3; n += 1) await report({});
    await report({ state: 'dismissed' });
    expect(await count()).toBe(0);
    for (let n = 0; n < 3; n += 1) await report({ state: 'upheld' });
    expect(await count()).toBe(1);
    const neighbour = await buildSignedInUser(testApp);
    await report({ reporter_id: neighbour.id });
    await report({ reporter_id: neighbour.id });
    expect(await count()).toBe(2);
  });

  it('is found by user name and is read by pages', async () => {
    for (let n = 0; n < 9; n += 1) await publish(person);
    expect(await read(`?search=person${name}`)).toHaveLength(1);
    expect(await read('?search=nobody-of-this-name')).toEqual([]);
    expect(await read('?offset=1')).toEqual([]);
  });
});

describe('[SAME-5] words of agencies', () => {
  it('are told from those of an owner who wants no agents', () => {
    expect(listAgencyPhrases(['Χωρίς μεσιτικό, απευθείας από τον ιδιοκτήτη', 'No agency fees'])).toEqual([]);
    expect(listAgencyPhrases(['Το γραφείο μας διαθέτει', 'our office offers'])).toHaveLength(2);
  });
  it('are found also where they end in ς', () => {
    expect(listAgencyPhrases(['Κωδικός αγγελίας 4471'])).toEqual(['κωδικος αγγελιας']);
    expect(listAgencyPhrases(['ΚΩΔ. ΚΑΤΑΧΩΡΗΣΗΣ: 12'])).toEqual(['κωδ καταχωρησης']);
  });
  it('are denied by a word, not by the end of one', () => {
    expect(listAgencyPhrases(['Καλή τιμή, μεσιτικό γραφείο', 'Near the casino, agency fees apply'])).toEqual([
      'μεσιτικο',
      'agency fees',
    ]);
    expect(listAgencyPhrases(['Μη μεσιτικό', 'Στο κέντρο, όχι μεσιτικό', 'Sunny, no agency fees'])).toEqual([]);
  });
  it('have a limit, as every signal has', () => {
    const none = { count: 0, samples: [] };
    const facts = {
      listings_now: none,
      properties_in_a_year: none,
      shared_phone: none,
      shared_photos: none,
      reviewed_account: none,
      agency_words: { count: 7, samples: [] },
      municipalities: none,
      reports: { count: 50, samples: [] },
    };
    expect(scoreBroker(facts)).toMatchObject({ points: 60, evidence: [{ points: 30 }, { points: 30 }] });
  });
});
