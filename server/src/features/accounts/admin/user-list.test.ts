import { userSorts } from '@estia/contract/admin-lists/list-choices';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';

type User = { user_id: number; username: string; created_at: string; last_seen_on: string };

describe('[ADMN-1] the list of users', () => {
  let testApp: AdminTestApp;

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    for (const [i, username] of ['Ωμέγα', 'άλφα', 'Βήτα', 'Zeta', '=Γάμμα'].entries())
      await testApp.createUser({
        username,
        email: `list${i}@sorted.example`,
        created_at: new Date(`2026-10-0${9 - i}T10:00:00Z`),
        last_seen_on: `2026-11-0${1 + ((i * 3) % 5)}`,
      });
  });
  afterAll(() => testApp.world.close());

  const list = async (query: string): Promise<User[]> =>
    (await testApp.call(testApp.admin.token, 'GET', `/adminPanel/users?search=@sorted.example&${query}`)).body.users;

  it('is sorted by every column, both ways, in pages that neither repeat nor leave out', async () => {
    const value = { created: 'created_at', name: 'username', seen: 'last_seen_on' } as const;
    for (const sort of userSorts)
      for (const order of ['asc', 'desc'] as const) {
        const rows = [
          ...(await list(`sort=${sort}&order=${order}&limit=3`)),
          ...(await list(`sort=${sort}&order=${order}&limit=3&offset=3`)),
        ];
        expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(5);
        const values = rows.map((row) => row[value[sort]]);
        const sorted = values.toSorted((a, b) => a.localeCompare(b, 'el', { ignorePunctuation: false }));
        expect(values, `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      }
  });

  it('is a spreadsheet with the same filter, safe to open', async () => {
    const response = await testApp.world.app.inject({
      method: 'POST',
      url: '/api/adminPanel/users/export',
      payload: { search: 'list4@sorted.example', lang: 'en' },
      headers: { authorization: `Bearer ${testApp.admin.token}` },
    });
    expect(response.headers['content-disposition']).toMatch(/estia-users-[\d-]+\.csv/);
    const [head, row, ...rest] = response.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFID,Name,Email,Role,Status,Agency,GEMI,Registered on,Last seen');
    expect(row).toMatch(/^\d+,'=Γάμμα,list4@sorted\.example,Individual,Approved,,,2026-10-05,2026-11-03$/);
    expect(rest).toEqual([]);
    // Who took the list along is written down, and not whom they searched for.
    const { body } = await testApp.call(
      testApp.admin.token,
      'GET',
      '/adminPanel/audit-log?action=users_exported&limit=5',
    );
    expect(body.entries).toMatchObject([
      { admin_id: testApp.admin.id, subject_name: { en: 'list of users' }, after: { exported_rows: 1 } },
    ]);
    expect(JSON.stringify(body)).not.toContain('list4@');
  });
});
