/** [ALRT-2] [ALRT-3] An alert of several searches names them, and its link stops these alone. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser, callApiAs } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken } from '../index.ts';

let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

const elsewhere = { ...filter, priceMax: 10 };

async function buildReader() {
  const user = await buildSignedInUser(alerts.testApp);
  const save = async (name: string, more: object) =>
    (await user.call('POST', '/user/saved-searches', { filter: { ...filter, ...more }, name })).body.saved_search.id;
  const named = [await save('Για τη Μαρία', {}), await save('Για εμάς', { priceMax: 900_000 })];
  await save('Αλλού', elsewhere);
  return { user, named };
}
const clickOnce = (url: string) =>
  alerts.testApp.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('[ALRT-2] the email says which, and [ALRT-3] one click stops these and no other', async () => {
  const { user } = await buildReader();
  await alerts.publish();
  const [mail] = await alerts.deliver();
  expect(mail?.text).toContain('Από τις αναζητήσεις που αποθήκευσες: «Για τη Μαρία», «Για εμάς»');
  expect(mail?.text).not.toContain('Αλλού');
  expect(mail?.text).toContain('Διακοπή email για αυτές τις 2 αναζητήσεις');
  const url =
    /<(https?:[^>]+)>/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';
  const look = await alerts.testApp.app.inject({ method: 'GET', url: new URL(url).pathname });
  expect(look.json()).toMatchObject({
    searches: [{ name: 'Για τη Μαρία' }, { name: 'Για εμάς' }],
    is_stopped: false,
  });
  expect((await clickOnce(url)).statusCode).toBe(200);
  const { rows } = (await user.call('GET', '/user/saved-searches?sort=name')).body;
  expect(rows.map((row: { name: string; by_email: boolean }) => [row.name, row.by_email])).toEqual([
    ['Αλλού', true],
    ['Για εμάς', false],
    ['Για τη Μαρία', false],
  ]);
});

it('[ALRT-3] a token of several that is changed in one place stops nothing', async () => {
  const { named } = await buildReader();
  const token = createUnsubscribeToken(alerts.secrets, { savedSearchIds: named }, 1);
  const [first = 0, second = 0] = named;
  const look = async (text: string) =>
    (await callApiAs(alerts.testApp, null, 'GET', `/alerts/unsubscribe/${text}`)).status;
  expect(await look(token)).toBe(200);
  const mac = token.slice(token.indexOf('.'));
  const third = (second + 1).toString(36);
  for (const ids of [`m${first.toString(36)}-${third}`, `m${second.toString(36)}-${first.toString(36)}`, `s${third}`])
    expect(await look(`${ids}${mac}`)).toBe(404);
});

it('[ALRT-1] a home that two searches found is one that is new, and one card with its newest event', async () => {
  const { user, named } = await buildReader();
  const listing = await alerts.publish();
  await alerts.match();
  await alerts.db
    .updateTable('listing')
    .set({ price: 200_000, updated_at: alerts.now() })
    .where('id', '=', listing)
    .execute();
  await alerts.match();
  const list = (await user.call('GET', '/user/saved-searches')).body;
  expect(list.unseen).toBe(1);
  expect(list.rows.map((row: { unseen: number }) => row.unseen)).toEqual([0, 1, 1]);
  const readMatches = async () => (await user.call('GET', `/user/saved-searches/${named[0]}/matches`)).body;
  expect(await readMatches()).toMatchObject({ total: 1, rows: [{ event: 'price_drop', past_listing: null }] });
  await alerts.db.updateTable('listing').set({ is_active: false }).where('id', '=', listing).execute();
  expect((await readMatches()).rows).toMatchObject([
    { listing: null, past_listing: { title: { el: expect.stringContaining('τ.μ.') }, place: { el: 'Χαλάνδρι' } } },
  ]);
});

it('[ALRT-3] one click stops fifty searches, and a token made up takes no time to refuse', async () => {
  const user = await buildSignedInUser(alerts.testApp);
  const savedSearchIds: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const { body } = await user.call('POST', '/user/saved-searches', { filter: { ...filter, priceMax: 900_000 + n } });
    savedSearchIds.push(body.saved_search.id);
  }
  const token = createUnsubscribeToken(alerts.secrets, { savedSearchIds }, 1);
  expect((await clickOnce(`https://estia.example/api/alerts/unsubscribe/${token}`)).statusCode).toBe(200);
  const started = performance.now();
  for (const madeUp of [`m${'z'.repeat(590)}`, `m1-2-.${'A'.repeat(24)}`, `m${'z'.repeat(20)}-1.${'A'.repeat(24)}`])
    expect((await callApiAs(alerts.testApp, null, 'GET', `/alerts/unsubscribe/${madeUp}`)).status).toBe(404);
  expect(performance.now() - started).toBeLessThan(5_000);
});
