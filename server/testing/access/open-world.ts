/** What the open calls ask about (`ids`), and who asks. */
import type { TestApp } from '../environment/test-app.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import { ids } from './open-calls.ts';
import { type AccessUsers, buildAccessUsers, hashTestPassword } from './roles.ts';

export async function buildOpenWorld(testApp: TestApp): Promise<AccessUsers> {
  const { db, passwords } = testApp.deps;
  const people = await buildAccessUsers(db, await hashTestPassword(passwords.hash));
  const searchOf = async (token: string | null, count: number) => {
    const { body } = await testApp.app.inject({
      method: 'PUT',
      url: '/api/user/update-search-history',
      headers: { authorization: `Bearer ${token}` },
      payload: { for: 'sale', category_id: 1, prefecture_ids: [33], count },
    });
    return (JSON.parse(body) as { search: { id: number } }).search.id;
  };
  const owner = people.individual;
  ids.search = await searchOf(owner.token, 1);
  ids.adminsSearch = await searchOf(people.mainAdmin.token, 2);
  ids.active = await buildProperty(db, { account_id: owner.id, district_id: 461200 });
  ids.listing = await buildListing(db, { property_id: ids.active });
  ids.paused = await buildProperty(db, { account_id: owner.id, district_id: 461200 });
  await buildListing(db, { property_id: ids.paused, is_active: false });
  const article = {
    title_el: 'Τ',
    title_en: 'T',
    description_el: 'Π',
    description_en: 'D',
    content_el: 'Κ',
    content_en: 'C',
  };
  ids.article = (
    await db
      .insertInto('article')
      .values({ ...article, category_id: 6, author: 'Estia', published_at: new Date('2026-01-01') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  return people;
}
