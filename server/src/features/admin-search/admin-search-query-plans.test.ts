/** Whoever answers a phone call searches while talking: however much there is, each way to find something reads its own index. */
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { fillAdminTables } from '../../../testing/factories/many-records.ts';
import { invoicesStatement, listingsStatement, usersStatement } from './admin-search.queries.ts';
import { casesStatement } from './found-cases.queries.ts';
import { parseSearchedText } from './search-text.ts';

const ROWS = sized({ ci: 20_000, full: 300_000 });

describe('[ADMN-5] plans of the search of admins', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    await fillAdminTables(plans.db, { users: ROWS, listings: ROWS, invoices: ROWS });
  });
  afterAll(() => plans.close());

  const texts = [
    'ES-4711S',
    '4711',
    '6900004711',
    '69000047',
    '2100004711',
    'p4711@m.example',
    'p4711',
    '000004720',
    '000004720000',
    '400000000004711',
    'τεστ 4711',
    'Μαρία c4ca4238',
    'maria c4ca4238',
    'Γιώργος',
    'Βενιζέλου 33',
    'venizelou',
    'venizelou xalandri',
    'odos cfcd208495',
    'τίποτα τέτοιο',
  ];

  it.each(texts)('%s: by index, and no further than a page needs', async (text) => {
    const searched = parseSearchedText(text);
    const address = searched.words.map((ways) => ({ ways, districts: ways.includes('ξαλανδρι') ? [461_200] : [] }));
    const statements = [
      usersStatement(searched),
      listingsStatement(searched, address),
      invoicesStatement(searched),
      casesStatement(searched),
    ];
    const asked = statements.filter((each): each is NonNullable<typeof each> => each !== null);
    expect(asked.length).toBeGreaterThan(0);
    for (const statement of asked) {
      const plan = await plans.planOf((statement as RawBuilder<unknown>).compile(plans.db));
      expect(plan, text).not.toMatch(/Seq Scan on (account|agency|property|listing|property_contact|invoice)\b/);
      for (const table of ['account', 'agency', 'property', 'property_contact', 'invoice'])
        expect(rowsRead(plan, table), `${text}: ${table}\n${plan}`).toBeLessThan(ROWS / 25);
    }
  });
});
