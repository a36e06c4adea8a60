/** SAME-5: what a statement covers, what a step keeps of others, and the work of the night. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { buildAccount } from '../../../testing/factories/records.ts';
import type { SignedInUser } from '../../../testing/people/api-users.ts';
import { createBrokerReview } from '../../../testing/people/broker-review.ts';
import { askForStatements, noteMissedDeadlines, scoreHiddenBrokers } from './index.ts';
import { getQuietSince } from './review.policy.ts';
import { findOpenStep, lockReviewedAccount } from './steps.queries.ts';

const review = createBrokerReview();
const { run, publish, asAdmin, asPerson, path, take, read, goTo } = review;

describe('[SAME-5] statements and steps', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let person: SignedInUser;
  beforeAll(async () => {
    ({ testApp, admin } = await review.open(inject('services')));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    person = await review.begin();
  });

  const ofPerson = () => sql`property_id in (select id from property where account_id = ${person.id})`;
  const send = (answers: object[]) =>
    person.call('POST', '/user/account-review/statement', { answers, text: '', declared: true });

  it('a statement covers paused listings too, each once', async () => {
    await publish(3);
    await run(sql`update listing set is_active = false where id = (select min(id) from listing where ${ofPerson()})`);
    await take('statement');
    const { listings, listing_count } = (await (await asPerson()).call('GET', '/user/account-review')).body;
    expect(listing_count).toBe(3);
    const answers = listings.map(({ listing_id }: { listing_id: number }) => ({ listing_id, relation: 'owner' }));
    expect(answers).toHaveLength(3);
    expect(await send([...answers, answers[0]])).toMatchObject({
      status: 400,
      body: { fields: { answers: 'invalid' } },
    });
    const twice = await person.call('PUT', '/user/account-review/answers', { answers: [answers[1], answers[1]] });
    expect(twice).toMatchObject({ status: 400, body: { fields: { answers: 'invalid' } } });
    const missing = await send(answers.slice(1));
    expect(missing.status).toBe(400);
    expect(missing.body.fields).toEqual({ [`relation.${answers[0].listing_id}`]: 'required' });
    // What was said of the others is saved: only the one that lacks an answer is asked again.
    const again = (await person.call('GET', '/user/account-review')).body.listings;
    expect(again.map(({ relation }: { relation: string | null }) => relation)).toEqual([null, 'owner', 'owner']);
    expect((await send(answers)).status).toBe(200);
    expect(await read()).toMatchObject({ answer_count: 3 });
  });

  it('pages lead to the first listing without an answer, also where one before it was removed', async () => {
    await publish(5);
    await take('statement');
    await asPerson();
    const readPage = async (query = '') =>
      (await person.call('GET', `/user/account-review?limit=2${query}`)).body as {
        listings: { listing_id: number; relation: string | null }[];
        listing_count: number;
        has_more: boolean;
        pagination: { offset: number };
      };
    const save = (listings: { listing_id: number }[]) =>
      person.call('PUT', '/user/account-review/answers', {
        answers: listings.map(({ listing_id }) => ({ listing_id, relation: 'owner' })),
      });
    const first = await readPage();
    expect(first).toMatchObject({ listing_count: 5, has_more: true, pagination: { offset: 0 } });
    expect((await save(first.listings)).status).toBe(200);
    const second = await readPage();
    expect(second).toMatchObject({ has_more: true, pagination: { offset: 2 } });
    // One that has an answer goes: the first without one is on the first page now.
    await run(sql`update listing set is_active = null, deleted_at = now() where id = ${first.listings[0]?.listing_id}`);
    const moved = await readPage();
    expect(moved).toMatchObject({ listing_count: 4, has_more: true, pagination: { offset: 0 } });
    expect(moved.listings.map(({ relation }) => relation)).toEqual(['owner', null]);
    await save(moved.listings);
    const last = await readPage();
    expect(last).toMatchObject({ has_more: false, pagination: { offset: 2 } });
    // Asked for by number, an earlier page is shown as it is, and says that something is missing elsewhere.
    expect(await readPage('&offset=0')).toMatchObject({ has_more: true, pagination: { offset: 0 } });
    await save(last.listings);
    expect(await readPage()).toMatchObject({ has_more: false, pagination: { offset: 2 } });
    expect((await send([])).status).toBe(200);
  });

  it('a step keeps how many other accounts it concerns, and not which', async () => {
    const evidence = [
      { signal: 'listings_now', points: 30, count: 9, samples: ['SA001'] },
      { signal: 'shared_phone', points: 20, count: 2, samples: ['petros', 'maria'] },
      { signal: 'shared_photos', points: 20, count: 1, samples: ['petros'] },
    ];
    await run(sql`insert into broker_score (account_id, points, evidence, computed_at)
      values (${person.id}, 70, ${JSON.stringify(evidence)}::jsonb, ${testApp.deps.clock()})`);
    await take('statement');
    expect((await read()).steps[0].evidence).toEqual([
      { signal: 'listings_now', points: 30, count: 9, samples: ['SA001'] },
      { signal: 'shared_phone', points: 20, count: 2, samples: [] },
      { signal: 'shared_photos', points: 20, count: 1, samples: [] },
    ]);
  });

  it('a name with half a character in it is kept, without that half', async () => {
    await publish(1);
    await take('statement');
    const { listings } = (await (await asPerson()).call('GET', '/user/account-review')).body;
    const answers = [{ listing_id: listings[0].listing_id, relation: 'relative', who: 'Άν\ud83dνα' }];
    expect((await person.call('PUT', '/user/account-review/answers', { answers })).status).toBe(200);
    expect((await person.call('GET', '/user/account-review')).body.listings[0].who).toBe('Άν\ufffdνα');
    const [listing] = listings;
    for (const who of ['a\0b', 'a'])
      expect(
        (
          await person.call('PUT', '/user/account-review/answers', {
            answers: [{ listing_id: listing.listing_id, relation: 'relative', who, 'x\ud800': 1 }],
          })
        ).status,
      ).toBe(400);
  });

  it('the night asks by batches, each account once', async () => {
    const { db, clock } = testApp.deps;
    const ids = [await buildAccount(db), await buildAccount(db), await buildAccount(db), await buildAccount(db)];
    for (const id of ids)
      await run(
        sql`insert into broker_score (account_id, points, evidence, computed_at) values (${id}, 70, '[{"signal": "listings_now"}]', ${clock()})`,
      );
    const framed = await buildAccount(db);
    await run(
      sql`insert into broker_score (account_id, points, evidence, computed_at)
        values (${framed}, 70, '[{"signal": "shared_phone"}, {"signal": "reports"}]', ${clock()})`,
    );
    const [failing] = ids;
    await run(
      sql`create function refuse_step() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
    );
    await run(sql`create trigger refuse_step before insert or update on broker_step for each row
      when (new.account_id = ${sql.lit(failing)}) execute function refuse_step()`);
    const count = async (where = sql`true`) =>
      (
        await sql<{ n: number }>`select count(*)::int as n from broker_step
          where account_id = any (${ids}::bigint[]) and ${where}`.execute(db)
      ).rows[0]?.n;
    await Promise.all([askForStatements(testApp.workerDeps, 1), askForStatements(testApp.workerDeps, 2)]);
    expect(await count()).toBe(3);
    await run(sql`drop trigger refuse_step on broker_step`);
    await askForStatements(testApp.workerDeps, 2);
    await askForStatements(testApp.workerDeps, 2);
    expect(await count()).toBe(4);
    // Others copied its number and reported it: that is a person's to judge.
    expect(await findOpenStep(db, framed)).toBeUndefined();
    testApp.setNow(new Date('2026-12-01T12:00:00Z'));
    await noteMissedDeadlines(testApp.workerDeps, 1);
    expect(await count(sql`no_answer_at is not null`)).toBe(4);
  });

  it('the quiet year ends with a day of Athens', () => {
    expect(getQuietSince(new Date('2026-11-15T21:59:00Z')).toISOString()).toBe('2025-11-14T22:00:00.000Z');
    expect(getQuietSince(new Date('2026-11-15T22:01:00Z')).toISOString()).toBe('2025-11-15T22:00:00.000Z');
    expect(getQuietSince(new Date('2026-07-01T12:00:00Z')).toISOString()).toBe('2025-06-30T21:00:00.000Z');
  });

  it('rows that only point to the account do not wait for a step', async () => {
    const { db } = testApp.deps;
    await db.transaction().execute(async (trx) => {
      await lockReviewedAccount(trx, person.id);
      await db.transaction().execute(async (inside) => {
        await sql`set local lock_timeout = '2s'`.execute(inside);
        await sql`insert into broker_score (account_id, points, evidence, computed_at)
          values (${person.id}, 40, '[]', ${testApp.deps.clock()})`.execute(inside);
      });
    });
  });

  it('a suspension beside its owner, the nightly job and a second click: nobody gets stuck', async () => {
    await publish(6);
    await goTo('convert');
    const { rows } = await sql<{ id: number }>`select id from listing where ${ofPerson()} order by id desc`.execute(
      testApp.deps.db,
    );
    await asPerson();
    await asAdmin();
    const change = (id: number) => person.call('PUT', '/property/update', { listing_ids: [id], action: 'deactivate' });
    const [suspended, lifted, ...rest] = await Promise.all([
      admin.call('POST', path('/steps'), { kind: 'suspend', reason: 'Τέλος' }),
      admin.call('POST', path('/steps'), { kind: 'suspend', reason: 'Τέλος' }),
      ...rows.map(({ id }) => change(id)),
      scoreHiddenBrokers(testApp.workerDeps).then(() => ({ status: 200 })),
    ]);
    expect([suspended?.status, lifted?.status]).toEqual([200, 200]);
    expect(rest.filter(({ status }) => status >= 500)).toEqual([]);
    const active = await sql`select from listing where ${ofPerson()} and is_active`.execute(testApp.deps.db);
    expect(active.rows).toEqual([]);
  });
});
