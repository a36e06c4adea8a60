import { listViewLimits } from '@estia/contract/admin-lists/list-views';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

describe('[ADMN-1] saved views of lists', () => {
  let testApp: AdminTestApp;

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const PATH = '/adminPanel/list-views';
  const as = (who: 'admin' | 'main') => testApp[who].token;
  const save = (view: { list?: string; name: string; query: string }, who: 'admin' | 'main' = 'admin') =>
    testApp.call(as(who), 'POST', PATH, { list: 'users', ...view });
  const list = async (which = 'users', who: 'admin' | 'main' = 'admin') =>
    (await testApp.call(as(who), 'GET', `${PATH}?list=${which}`)).body.views;

  it('keeps a filter without page and messages, by name, for its admin and list alone', async () => {
    const { body } = await save({
      name: ' Σε αναμονή ',
      query: '?status=waiting&page=3&role_id=3&flash=user-moved&search=',
    });
    await save({ name: 'Αποκλεισμένοι', query: 'status=blocked' });
    expect(await list()).toEqual([
      { id: expect.any(Number), name: 'Αποκλεισμένοι', query: 'status=blocked' },
      { id: body.view_id, name: 'Σε αναμονή', query: 'role_id=3&status=waiting' },
    ]);
    expect(await list('agencies')).toEqual([]);
    expect(await list('users', 'main')).toEqual([]);
  });

  it('keeps nothing twice: neither a name nor a filter; sent again it is the same view', async () => {
    const first = await save({ list: 'invoices', name: 'Αργούν', query: 'reporting=late&per=50' });
    const again = await save({ list: 'invoices', name: 'αργουν', query: 'per=50&reporting=late' });
    expect(again.body.view_id).toBe(first.body.view_id);
    expect(await save({ list: 'invoices', name: 'ΑΡΓΟΎΝ', query: 'reporting=failed' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'view_name_in_use' } },
    });
    expect(await save({ list: 'invoices', name: 'Άλλο', query: 'per=50&reporting=late' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'view_exists' } },
    });
    expect(await save({ list: 'invoices', name: 'Άδειο', query: 'page=2' })).toMatchObject({ status: 400 });
    expect((await save({ list: 'invoices', name: 'Αργούν', query: 'reporting=late&per=50' }, 'main')).status).toBe(200);
    expect(await list('invoices')).toHaveLength(1);
  });

  it('renames and deletes one’s own alone', async () => {
    const { body } = await save({ list: 'reports', name: 'Απάτες', query: 'reason_id=1' });
    const other = await save({ list: 'reports', name: 'Διπλές', query: 'reason_id=2' });
    const at = `${PATH}/${body.view_id}`;
    expect((await testApp.call(as('main'), 'PUT', at, { name: 'Δικό μου' })).status).toBe(404);
    expect((await testApp.call(as('main'), 'DELETE', at)).status).toBe(404);
    expect(await testApp.call(as('admin'), 'PUT', at, { name: 'διπλές' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'view_name_in_use' } },
    });
    // Its own name, written otherwise.
    expect((await testApp.call(as('admin'), 'PUT', at, { name: 'ΑΠΑΤΕΣ' })).status).toBe(200);
    expect((await testApp.call(as('admin'), 'DELETE', `${PATH}/${other.body.view_id}`)).status).toBe(200);
    expect((await testApp.call(as('admin'), 'DELETE', `${PATH}/${other.body.view_id}`)).status).toBe(404);
    expect(await list('reports')).toEqual([{ id: body.view_id, name: 'ΑΠΑΤΕΣ', query: 'reason_id=1' }]);
  });

  it('keeps 20 of a list, also of many saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: listViewLimits.perList + 3 }, (_, i) =>
        save({ list: 'agencies', name: `Πακέτο ${i}`, query: `plan_id=${i + 1}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(listViewLimits.perList);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.fields)).toEqual(Array(3).fill({ name: 'views_full' }));
    expect(await list('agencies')).toHaveLength(listViewLimits.perList);
  });
});
