import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildSignedInUser, callApiAs } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';

type Device = { id: number; device: string; created_at: string; last_seen_at: string; current: boolean };

describe('[AUTH-5] own devices', () => {
  let testApp: TestApp;
  const start = new Date('2026-11-15T10:00:00Z');
  const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
  const devices = async (token: string) =>
    (await callApiAs(testApp, token, 'GET', '/user/sessions')).body.sessions as Device[];

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  /** A member with only these sessions, in this order. */
  async function withDevices(...names: string[]) {
    const user = await buildSignedInUser(testApp);
    await testApp.deps.db.deleteFrom('session').where('account_id', '=', user.id).execute();
    const tokens: string[] = [];
    for (const [at, device] of names.entries()) {
      testApp.setNow(minutes(at));
      tokens.push(await user.logIn(device));
    }
    return { user, tokens: tokens as [string, string, ...string[]] };
  }

  it('are listed newest first, the current one marked, without those of others and those that have ended', async () => {
    const { user, tokens } = await withDevices('Chrome, Android', 'Firefox, Linux', 'Safari, iOS');
    await buildSignedInUser(testApp);
    await createSession(testApp.deps.db, user.id, new Date('2026-09-01T10:00:00Z'), { device: 'forgotten' });
    const list = await devices(tokens[1]);
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Safari, iOS', false],
      ['Firefox, Linux', true],
      ['Chrome, Android', false],
    ]);
    expect(list[0]).toMatchObject({ created_at: minutes(2).toISOString(), last_seen_at: minutes(2).toISOString() });
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['created_at', 'current', 'device', 'id', 'last_seen_at']);
  });

  it('are at most a hundred', async () => {
    const { user, tokens } = await withDevices('first', 'second');
    for (let count = 0; count < 110; count++) await user.logIn();
    expect(await devices(tokens[1])).toHaveLength(100);
  });

  it('one is logged out there, at once', async () => {
    const { tokens } = await withDevices('old', 'new');
    const [, old] = await devices(tokens[1]);
    expect(await callApiAs(testApp, tokens[1], 'DELETE', `/user/sessions/${old?.id}`)).toEqual({
      status: 200,
      body: { message: 'Success!' },
    });
    expect((await callApiAs(testApp, tokens[0], 'GET', '/user/sessions')).status).toBe(401);
    expect(await devices(tokens[1])).toHaveLength(1);
  });

  it("somebody else's is not found, and stays", async () => {
    const { tokens } = await withDevices('a', 'b');
    const other = await buildSignedInUser(testApp);
    const [mine] = await devices(tokens[1]);
    const answer = await other.call('DELETE', `/user/sessions/${mine?.id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await devices(tokens[1])).toHaveLength(2);
  });

  it('all others are logged out, of this account alone', async () => {
    const { tokens } = await withDevices('a', 'b', 'c');
    const other = await buildSignedInUser(testApp);
    expect((await callApiAs(testApp, tokens[1], 'DELETE', '/user/sessions')).status).toBe(200);
    expect((await devices(tokens[1])).map(({ device }) => device)).toEqual(['b']);
    for (const ended of [tokens[0], tokens[2] ?? ''])
      expect((await callApiAs(testApp, ended, 'GET', '/user/sessions')).status).toBe(401);
    expect((await other.call('GET', '/user/sessions')).status).toBe(200);
  });
});
