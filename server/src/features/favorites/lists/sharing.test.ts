import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, startOfTests, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildFavoriteList } from '../../../../testing/factories/favorite-lists.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { EMAIL_SECRET_PURPOSE } from '../../../platform/email/outbox.ts';
import { createListNoticeReader, sendListNotices } from '../index.ts';

const HOUR_MS = 3_600_000;

describe('deciding together in a list', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let friend: SignedInUser;
  let list: number;
  let listing: number;

  const ask = (who: { token: string }, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    callApiAs(testApp, who.token, method, path, body);
  const item = (path = '') => `/user/lists/${list}/listings/${listing}${path}`;
  const sentEmails = async (template: string) => {
    const rows = await testApp.deps.db
      .selectFrom('email_outbox')
      .select(['account_id', 'payload'])
      .where('template', '=', template)
      .orderBy('id')
      .execute();
    return rows.map(({ account_id, payload }) => ({
      account_id,
      ...(JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, payload as Buffer)) as {
        to: string;
        values: Record<string, unknown>;
      }),
    }));
  };
  const invitationsOf = async (who: { token: string }) =>
    (await ask(who, 'GET', '/user/lists')).body.invitations as { invitation_id: number; list_name: string }[];

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { db } = testApp.deps;
    owner = await buildSignedInUser(testApp);
    friend = await buildSignedInUser(testApp);
    listing = await buildListing(db, { property_id: await buildProperty(db, { district_id: 461200 }) });
    list = await buildFavoriteList(db, owner.id, { listings: [{ id: listing, note: 'Κοντά στο μετρό' }] });
  });
  afterAll(() => testApp.close());

  it('[SHRE-1] an invitation is accepted only by the proved email it went to', async () => {
    const stranger = await buildSignedInUser(testApp);
    const unproved = await buildSignedInUser(testApp, { email_confirmed_at: null });
    for (const { email } of [friend, unproved])
      expect((await ask(owner, 'POST', `/user/lists/${list}/invitations`, { email })).status).toBe(200);
    expect((await sentEmails('list_invitation')).map(({ to, account_id }) => [to, account_id])).toEqual([
      [friend.email, null],
      [unproved.email, null],
    ]);
    const [invitation] = await invitationsOf(friend);
    expect(invitation).toMatchObject({ list_name: 'Σπίτια για μας' });
    const accept = (who: SignedInUser) =>
      ask(who, 'PUT', `/user/list-invitations/${invitation?.invitation_id}`, { accept: true });
    expect(await invitationsOf(unproved)).toEqual([]);
    expect([await accept(stranger), await accept(unproved), await accept(owner)].map(({ status }) => status)).toEqual([
      404, 404, 404,
    ]);
    expect((await ask(friend, 'GET', `/user/lists/${list}`)).status).toBe(404);
    expect((await accept(friend)).body).toMatchObject({ list_id: list });
    expect((await accept(friend)).status).toBe(404);
    const opened = await ask(friend, 'GET', `/user/lists/${list}`);
    expect(opened.body).toMatchObject({ link: null, invitations: [], items: [{ note: 'Κοντά στο μετρό' }] });
    expect(JSON.stringify(opened.body)).not.toContain(owner.email);
    const again = await ask(owner, 'POST', `/user/lists/${list}/invitations`, { email: friend.email });
    expect(again.body).toMatchObject({ code: 'invalid_input', fields: { email: 'in_list' } });
  });

  it('[SHRE-1] an invitation that ran out or was withdrawn lets nobody in', async () => {
    const late = await buildSignedInUser(testApp);
    await ask(owner, 'POST', `/user/lists/${list}/invitations`, { email: late.email });
    const [invitation] = await invitationsOf(late);
    testApp.setNow(new Date(startOfTests.getTime() + 14 * 24 * HOUR_MS));
    expect(await invitationsOf(late)).toEqual([]);
    const path = `/user/list-invitations/${invitation?.invitation_id}`;
    expect((await ask(late, 'PUT', path, { accept: true })).status).toBe(404);
    testApp.setNow(startOfTests);
    expect((await ask(owner, 'DELETE', `/user/lists/${list}/invitations/${invitation?.invitation_id}`)).status).toBe(
      200,
    );
    expect((await ask(late, 'PUT', path, { accept: true })).status).toBe(404);
  });

  it('[SHRE-1] votes are counted one a person, changed and taken back', async () => {
    const vote = (who: SignedInUser, value: number) => ask(who, 'PUT', item('/vote'), { vote: value });
    const counts = async () => (await ask(friend, 'GET', item())).body.item;
    await Promise.all([vote(owner, 1), vote(friend, 1), vote(friend, 1)]);
    expect(await counts()).toMatchObject({ votes_up: 2, votes_down: 0, my_vote: 1 });
    await vote(friend, -1);
    expect(await counts()).toMatchObject({ votes_up: 1, votes_down: 1, my_vote: -1 });
    await vote(friend, 0);
    expect(await counts()).toMatchObject({ votes_up: 1, votes_down: 0, my_vote: 0 });
    expect((await vote(friend, 2)).status).toBe(400);
  });

  it('[SHRE-1] comments of an hour come in one email, once, and not to who wrote them', async () => {
    const say = (who: SignedInUser, body: string) => ask(who, 'POST', item('/comments'), { body });
    await say(friend, 'Μικρή κουζίνα');
    await say(friend, 'Ωραία θέα');
    const { body } = await ask(owner, 'GET', item());
    expect(body.comments).toMatchObject([
      { body: 'Ωραία θέα', is_mine: false, may_delete: true },
      { body: 'Μικρή κουζίνα' },
    ]);
    await sendListNotices(testApp.workerDeps);
    expect(await sentEmails('list_comments')).toEqual([]);
    testApp.setNow(new Date(startOfTests.getTime() + HOUR_MS));
    await Promise.all(Array.from({ length: 4 }, () => sendListNotices(testApp.workerDeps)));
    const [notice, ...others] = await sentEmails('list_comments');
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ account_id: owner.id, to: owner.email, values: { count: 2, list_id: list } });
    expect(JSON.stringify(notice?.values)).not.toContain('κουζίνα');
    // The next one waits for a day to be over.
    await say(friend, 'Και πάρκινγκ');
    testApp.setNow(new Date(startOfTests.getTime() + 3 * HOUR_MS));
    await sendListNotices(testApp.workerDeps);
    expect(await sentEmails('list_comments')).toHaveLength(1);
    testApp.setNow(new Date(startOfTests.getTime() + 26 * HOUR_MS));
    await sendListNotices(testApp.workerDeps);
    expect((await sentEmails('list_comments')).map(({ values }) => values.count)).toEqual([2, 1]);
    testApp.setNow(startOfTests);
  });

  it('[SHRE-1] whoever wants no emails gets none, and one under way is not sent to who left', async () => {
    const read = createListNoticeReader(testApp.deps);
    const values = { list_id: list, account_id: friend.id, count: 1, list: 'x' };
    expect(await read(values)).toMatchObject({ to: friend.email });
    await ask(friend, 'PUT', `/user/lists/${list}/notices`, { mail_comments: false });
    expect(await read(values)).toBeNull();
    await ask(owner, 'POST', item('/comments'), { body: 'Το είδα σήμερα' });
    const due = await sql<{ n: number }>`
      select count(*) as n from favorite_list_participant where account_id = ${friend.id} and notice_due_at is not null`.execute(
      testApp.deps.db,
    );
    expect(due.rows[0]?.n).toBe(0);
  });

  it('[SHRE-1] who is taken out reads, votes and says nothing from that moment on', async () => {
    const guest = await buildSignedInUser(testApp);
    const shared = await buildFavoriteList(testApp.deps.db, owner.id, {
      members: [guest.id],
      listings: [{ id: listing }],
    });
    const path = `/user/lists/${shared}/listings/${listing}`;
    await ask(guest, 'PUT', `${path}/vote`, { vote: 1 });
    const comment = await ask(guest, 'POST', `${path}/comments`, { body: 'Θα έλεγα ναι' });
    const byFriend = await ask(friend, 'DELETE', `/user/lists/${shared}/members/${guest.id}`);
    expect(byFriend.status).toBe(404);
    expect((await ask(owner, 'DELETE', `/user/lists/${shared}/members/${guest.id}`)).status).toBe(200);
    const answers = await Promise.all([
      ask(guest, 'GET', `/user/lists/${shared}`),
      ask(guest, 'GET', path),
      ask(guest, 'PUT', `${path}/vote`, { vote: 1 }),
      ask(guest, 'POST', `${path}/comments`, { body: 'Ακόμη εδώ' }),
      ask(guest, 'DELETE', `/user/lists/${shared}/comments/${comment.body.comment_id}`),
      ask(guest, 'PUT', `/user/lists/${shared}/notices`, { mail_comments: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const { body } = await ask(owner, 'GET', path);
    expect(body).toMatchObject({ item: { votes_up: 0 }, comments: [{ author_name: null, body: 'Θα έλεγα ναι' }] });
    expect((await ask(owner, 'DELETE', `/user/lists/${shared}/comments/${comment.body.comment_id}`)).status).toBe(200);
    // The list of somebody else, asked by the number of an own comment, holds nothing.
    const own = await ask(owner, 'POST', item('/comments'), { body: 'Δικό μου' });
    expect((await ask(owner, 'DELETE', `/user/lists/${shared}/comments/${own.body.comment_id}`)).status).toBe(404);
  });

  it('[SHRE-1] people and their open invitations are 20 together, and one mailbox is not filled by invitations', async () => {
    const full = await buildFavoriteList(testApp.deps.db, owner.id);
    const invite = (email: string) => ask(owner, 'POST', `/user/lists/${full}/invitations`, { email });
    const answers: number[] = [];
    for (let n = 0; n < 20; n++) answers.push((await invite(`guest${n}@estia.example`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(19);
    expect(answers.at(-1)).toBe(409);
    const other = await buildSignedInUser(testApp);
    const third = await buildFavoriteList(testApp.deps.db, other.id);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await ask(other, 'POST', `/user/lists/${third}/invitations`, { email: 'one@estia.example' })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
