import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, password } from '../../../testing/people/api-users.ts';

describe('[ROLE-5] [AUTH-2] the log says what concerns the safety of accounts', () => {
  let testApp: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    testApp = await openTestApp(
      inject('services'),
      { LOG_LEVEL: 'info' },
      { write: (line: string) => void lines.push(line) },
    );
  });
  afterAll(() => testApp.close());

  const security = () =>
    lines
      .splice(0)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'security')
      .map(({ level, time, msg, ...rest }) => rest);

  it('logins, right and wrong, of somebody and of nobody', async () => {
    const { id, email } = await buildSignedInUser(testApp);
    const logIn = (payload: object) => callApiAs(testApp, null, 'POST', '/user/login', payload);
    expect((await logIn({ email, password: 'not it at all' })).status).toBe(401);
    expect((await logIn({ email: 'nobody@estia.example', password })).status).toBe(401);
    expect((await logIn({ email, password })).status).toBe(200);
    expect(lines.join('')).not.toMatch(/estia\.example|127\.0\.0\.1/);
    expect(security()).toEqual([
      { event: 'login_failed', account: id },
      { event: 'login_failed', account: null },
      { event: 'login', account: id },
    ]);
  });

  it('by id and nothing else: a block, and who did it', async () => {
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
    const { id } = await buildUser(testApp.deps.db, { email: 'watched@estia.example', username: 'Watched' });
    const response = await testApp.app.inject({
      method: 'PUT',
      url: `/api/adminPanel/users/${id}/status`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { status: 'blocked', reason: 'Fraud' },
    });
    expect(response.statusCode).toBe(200);
    expect(lines.join('')).not.toMatch(/watched|Fraud/i);
    expect(security()).toEqual([
      { event: 'blocked', account: id, admin: admin.id },
      { event: 'admin_action', account: id, admin: admin.id, action: 'user_blocked' },
    ]);
  });
});
