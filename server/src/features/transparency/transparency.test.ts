import { restrictionGrounds, restrictionKinds } from '@estia/contract/statements-of-reasons/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAccount } from '../../../testing/factories/records.ts';
import { buildStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { callApiAs } from '../../../testing/people/api-users.ts';
import { toDatabaseStatement } from './transparency-database.ts';

const START = new Date('2026-11-15T10:00:00Z');

describe('[ADMN-6] the transparency report', () => {
  let testApp: TestApp;
  const read = async (path = '') => (await callApiAs(testApp, null, 'GET', `/transparency/2026${path}`)).body;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { db } = testApp.deps;
    const account = await buildAccount(db);
    const facts = 'Η κυρία Παππά έγραψε';
    const build = (options: Parameters<typeof buildStatement>[2]) =>
      buildStatement(db, account, { now: START, facts, ...options });
    const stopped = { kind: 'listing_stopped', ground: 'illegal_content', foundBy: 'report', decidedBy: 1 } as const;
    await build({ ...stopped, listingIds: [11] });
    const second = await build({ ...stopped, listingIds: [12, 13] });
    const automatic = await build({
      kind: 'unconfirmed',
      ground: 'listing_rules',
      foundBy: 'program',
      listingIds: [14],
    });
    await build({ kind: 'account_blocked', ground: 'moderation', decidedBy: 1 });
    // Neither restricts, nor is this year's: the new year begins at midnight of Athens.
    await build({ kind: 'ownership_asked', ground: 'hidden_brokers', foundBy: 'program' });
    await build({ kind: 'account_blocked', now: new Date('2026-12-31T22:00:00Z') });
    const run = (query: ReturnType<typeof sql>) => query.execute(db);
    await run(sql`update statement_of_reasons set lifted_at = ${START}, reason_id = 9 where id = ${second}`);
    await run(sql`insert into statement_complaint values (${second}, ${START}, 'x', null, null, null, null)`);
    await run(sql`insert into statement_complaint
      values (${automatic}, ${START}, 'x', ${START}::timestamptz + interval '36 hours', 1, 'accepted', 'y')`);
    for (const [hours, state] of [
      [2, 'upheld'],
      [4, 'dismissed'],
      [10, 'upheld'],
      [null, 'open'],
    ] as const)
      await run(sql`insert into report (purpose, reason_id, description, locale, at, state, decided_at, decision)
        values (1, 9, 'x', 'el', ${START}, ${state}, ${hours === null ? null : new Date(START.getTime() + hours * 3_600_000)},
          ${hours === null ? null : 'y'})`);
  });
  afterAll(() => testApp.close());

  it('counts decisions and what they were about, by kind, ground and how they came about', async () => {
    const { restrictions, years } = await read();
    expect(years).toEqual([2026]);
    expect(restrictions).toEqual([
      {
        kind: 'listing_stopped',
        ground: 'illegal_content',
        found_by: 'report',
        is_automatic: false,
        decisions: 2,
        items: 3,
        lifted: 1,
      },
      {
        kind: 'account_blocked',
        ground: 'moderation',
        found_by: 'own_check',
        is_automatic: false,
        decisions: 1,
        items: 1,
        lifted: 0,
      },
      {
        kind: 'unconfirmed',
        ground: 'listing_rules',
        found_by: 'program',
        is_automatic: true,
        decisions: 1,
        items: 1,
        lifted: 0,
      },
    ]);
  });

  it('says how many reports and complaints there were, what became of them and how fast', async () => {
    const { reports, complaints } = await read();
    expect(reports).toMatchObject({ count: 4, accepted: 2, rejected: 1, open: 1, median_hours: 4 });
    expect(reports.reasons).toMatchObject([{ reason: 'fraud', count: 4 }]);
    expect(complaints).toEqual({
      count: 2,
      accepted: 1,
      rejected: 0,
      open: 1,
      median_hours: 36,
      automatic_reversed: 1,
    });
  });

  it('is a table in either language', async () => {
    const get = (lang: string) => testApp.app.inject({ method: 'GET', url: `/api/transparency/2026/csv?lang=${lang}` });
    const response = await get('el');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('estia-transparency-2026.csv');
    expect(response.body).toContain('Απόσυρση αγγελίας');
    expect((await get('en')).body).toContain('Listing taken down');
  });

  it('gives each statement as the database of the Commission has it, page by page, and nothing of a person', async () => {
    const all = await read('/statements');
    expect(all.next_after).toBeNull();
    expect(all.statements).toHaveLength(5);
    expect(JSON.stringify(all)).not.toContain('Παππά');
    expect(all.statements[1]).toMatchObject({
      decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
      decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
      illegal_content_legal_ground: 'Penal Code, article 386 (fraud)',
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      source_type: 'SOURCE_ARTICLE_16',
      automated_detection: 'No',
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
      application_date: '2026-11-15',
    });
    const puids = new Set(all.statements.map(({ puid }: { puid: string }) => puid));
    expect(puids.size).toBe(5);
    const paged: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await read(`/statements?limit=1&after=${after}`);
      paged.push(...page.statements.map(({ puid }: { puid: string }) => puid));
      after = page.next_after;
    }
    expect(paged).toEqual([...puids]);
  });

  it('knows a measure, a ground and a category of each kind', () => {
    for (const kind of restrictionKinds)
      for (const ground of restrictionGrounds) {
        const row = { id: 1, item: 1, kind, ground, reason_id: null, found_by: 'program', is_automatic: true } as const;
        const statement = toDatabaseStatement({ ...row, day: '2026-11-15', until: '2026-12-15' });
        expect(JSON.stringify(statement)).not.toMatch(/undefined|null/);
        const measured = ['decision_visibility', 'decision_account', 'decision_provision'].filter(
          (name) => name in statement,
        );
        expect(measured).toHaveLength(1);
        expect('illegal_content_legal_ground' in statement).not.toBe('incompatible_content_ground' in statement);
      }
  });

  it('of years without whole figures there is none', async () => {
    expect((await callApiAs(testApp, null, 'GET', '/transparency/2027')).status).toBe(404);
    expect((await callApiAs(testApp, null, 'GET', '/transparency/2028/statements')).status).toBe(404);
    testApp.setNow(new Date('2027-03-01T10:00:00Z'));
    expect((await read()).years).toEqual([2027, 2026]);
    testApp.setNow(new Date('2029-03-01T10:00:00Z'));
    expect((await callApiAs(testApp, null, 'GET', '/transparency/2026')).status).toBe(404);
    testApp.setNow(START);
  });
});
