import { roleIds } from '@estia/contract/accounts/roles';
import { agencySorts } from '@estia/contract/admin-lists/list-choices';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildAccount } from '../../../testing/factories/records.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

const CHALANDRI = 461_200;
type Agency = { agency_id: number; user_id: number; name: { el: string }; created_at: string; for_sale: number };

describe('[ADMN-1] the list of agencies', () => {
  let testApp: AdminTestApp;
  const ids: number[] = [];

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    const { db } = testApp;
    for (const [i, name] of ['Ωμέγα Ακίνητα', 'Άλφα Μεσιτική', 'Βήτα Κτηματική', 'Ζήτα'].entries()) {
      const account_id = await buildAccount(db, {
        role_id: roleIds.agency,
        status: i === 3 ? 'waiting' : 'approved',
        email: `office${i}@listed.example`,
      });
      const { id } = await db
        .insertInto('agency')
        .values({
          account_id,
          name_el: name,
          name_en: i === 3 ? '' : `Office ${i}`,
          name_key: ` ${createPhoneticKey(name)} `,
          gemi: `00471${i}230000`,
          tax_number: i === 0 ? null : `09401420${i}`,
          district_id: i < 2 ? CHALANDRI : null,
          created_at: new Date(`2026-10-0${((i * 3) % 5) + 1}T10:00:00Z`),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`update agency_stats set for_sale = ${i * 2}, for_rent = ${i === 0 ? 9 : 1} where agency_id = ${id}`.execute(
        db,
      );
      ids.push(id);
    }
    const chosen = await db
      .selectFrom('agency')
      .select('account_id')
      .where('id', '=', ids[1] ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('plan_choice')
      .values({ account_id: chosen.account_id, plan_id: 1, payment: 'card', at: new Date() })
      .execute();
  });
  afterAll(() => testApp.world.close());

  const list = async (query: string) =>
    (await testApp.call(testApp.admin.token, 'GET', `/adminPanel/agencies?${query}`)).body;
  const found = async (query: string): Promise<number[]> =>
    (await list(`${query}&sort=name&order=asc`)).agencies.map(({ agency_id }: Agency) => ids.indexOf(agency_id));

  it.each([
    ['listed.example', [1, 2, 3, 0]],
    ['office2@listed.example', [2]],
    ['αλφα μεσιτ', [1]],
    ['ktimatiki', [2]],
    ['4712230000', [2]],
    ['004711230000', [1]],
    ['094014203', [3]],
    ['τίποτα τέτοιο', []],
    ['%', []],
  ])('finds by name, email, GEMI and AFM: %s', async (text, expected) => {
    expect(await found(`search=${encodeURIComponent(text)}`)).toEqual(expected);
  });

  it('is filtered by state, plan and municipality, alone and together', async () => {
    expect(await found('search=listed.example&status=waiting')).toEqual([3]);
    const { municipalities, agencies } = await list('search=office1@listed.example');
    const there = municipalities.find(({ name }: { name: { en: string } }) => name.en === 'Chalandri');
    expect(await found(`search=listed.example&municipality_id=${there.id}`)).toEqual([1, 0]);
    expect(await found('municipality_id=1')).toEqual([]);
    expect(await found(`plan_id=${agencies[0].plan_id}&status=approved&municipality_id=${there.id}`)).toEqual([1]);
    expect(await found('plan_id=9999')).toEqual([]);
  });

  it('is sorted by every column, both ways, in pages that neither repeat nor leave out', async () => {
    const value = {
      created: (row: Agency) => row.created_at,
      name: (row: Agency) => row.name.el,
      listings: (row: Agency & { for_rent: number }) => String(row.for_sale + row.for_rent).padStart(3, '0'),
    };
    for (const sort of agencySorts)
      for (const order of ['asc', 'desc'] as const) {
        const query = `search=listed.example&sort=${sort}&order=${order}&limit=3`;
        const [first, second] = [await list(query), await list(`${query}&offset=3`)];
        const rows = [...first.agencies, ...second.agencies];
        expect(new Set(rows.map(({ agency_id }) => agency_id)).size).toBe(4);
        expect([first.count, first.agencies.length]).toEqual([4, 3]);
        const values = rows.map(value[sort]);
        const sorted = values.toSorted((a, b) => a.localeCompare(b, 'el'));
        expect(values, `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      }
  });

  it('says of each what an admin tells them apart by, also where little is known', async () => {
    const { agencies } = await list('search=office3@listed.example');
    expect(agencies).toMatchObject([
      {
        name: { el: 'Ζήτα', en: 'Ζήτα' },
        tax_number: '094014203',
        email: 'office3@listed.example',
        status: 'waiting',
        municipality: null,
        plan_id: null,
        for_sale: 6,
        for_rent: 1,
      },
    ]);
  });
});
