/**
 * DASH-1: the dashboard of an agency: figures and charts, one change for many listings without script, an inbox shared by
 * its people.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { assignmentFlashMessages, teamInboxMessages } from '@estia/contract/inbox/team-messages';
import {
  bulkChangeMessages,
  bulkChangeTitles,
  bulkRefusalMessages,
} from '@estia/contract/listings/dashboard/bulk-change-messages';
import { dashboardMessages, staleReasonMessages } from '@estia/contract/listings/dashboard/dashboard-messages';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { beforeAll, expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expectPath,
  expectStatus,
  findButton,
  findField,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const MINE = '/dashboard/properties';
let owner: TestUser;
let agent: TestUser;
let lead: TestUser;
let listings: number[];

/** As many as a page cannot show, some of them with views and phones shown; one lacks its photos and is paused. */
async function createListings(account: number): Promise<number[]> {
  const rows = await querySql<{ id: number }>(
    `with homes as (
       insert into property (account_id, agency_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, photo_count, energy_class_id)
       select $1, (select id from agency where account_id = $1), 1, 1, 461200, false, st_setsrid(st_makepoint(23.8, 38.02), 4326),
         st_setsrid(st_makepoint(23.8, 38.02), 4326), 90, case when n = 12 then 0 else 3 end, 5 from generate_series(1, 12) n returning id, photo_count)
     insert into listing (property_id, purpose, is_active, price, activated_at, title_el, title_en)
     select id, 1, photo_count > 0, 200000, now() - interval '60 days', 'Σπίτι με κήπο', 'House with a garden' from homes order by id returning id`,
    [account],
  );
  const ids = rows.map(({ id }) => Number(id));
  await querySql(
    `insert into listing_view_day select (now() at time zone 'UTC')::date - d, id, 5 + d % 3 from unnest($1::bigint[]) id, generate_series(0, 40) d`,
    [ids.slice(0, 6)],
  );
  await querySql(
    `insert into phone_reveal (listing_id, visitor, at) select $1, 'x', now() - n * interval '1 day' from generate_series(1, 4) n`,
    [ids[0]],
  );
  return ids;
}

async function createConversation(listing: number, name: string, days: number): Promise<number> {
  const [{ id } = { id: 0 }] = await querySql<{ id: number }>(
    `insert into conversation (listing_id, property_id, purpose, advertiser_id, lead_id, lead_name, locale, confirmed_at, created_at, last_at, advertiser_unread)
     select l.id, l.property_id, 1, $2, $3, $4, 'el', t, t, t, 1 from listing l, (select now() - $5 * interval '1 day' as t) at where l.id = $1 returning id`,
    [listing, owner.id, lead.id, name, days],
  );
  await querySql(
    `insert into message (conversation_id, from_advertiser, body, at, client_key) select id, false, 'Is it available?', last_at, 'first' from conversation where id = $1`,
    [id],
  );
  return Number(id);
}

beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser({ role: roleIds.agency, name: 'Maria Head', locale: 'en' });
  agent = await createUser({ name: 'Anna Agent', locale: 'en' });
  lead = await createUser();
  await querySql('update account set role_id = 3 where id = $1', [agent.id]);
  await querySql(
    `insert into agency_agent (account_id, agency_id, role, joined_at) select $1, id, 'agent', now() from agency where account_id = $2`,
    [agent.id, owner.id],
  );
  listings = await createListings(owner.id);
});

it('[DASH-1] how the listings are doing: at 390 and 1440, in both languages, by keyboard, with a table and a spreadsheet', async () => {
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, owner);
  await go('/en/dashboard');
  const dashboard = page.getByRole('region', { name: dashboardMessages.title.en, exact: true });
  await dashboard.getByText(dashboardMessages.roomOf.en(150)).waitFor();
  await dashboard.getByText(dashboardMessages.contactsOf.en(0, 4)).waitFor();
  expect(await dashboard.getByRole('img', { name: new RegExp(`^${dashboardMessages.views.en}:`) }).count()).toBe(1);
  await dashboard.getByText(staleReasonMessages.no_contacts.en(0)).first().waitFor();
  await expectEnglish(page);
  await expectAccessible(page);
  // The table behind the pictures opens by keyboard.
  await dashboard.locator('summary').filter({ hasText: dashboardMessages.table.en }).focus();
  await page.keyboard.press('Enter');
  expect(await dashboard.getByRole('table', { name: dashboardMessages.chart.en }).getByRole('row').count()).toBe(31);
  await dashboard.getByRole('link', { name: dashboardMessages.days.en(7), exact: true }).click();
  await expectPath(page, /\/en\/dashboard\?days=7/);
  const file = await page.request.get(`${siteUnderTest.origin}/api/property/dashboard/export?days=7&locale=en`);
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(13);

  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await go('/dashboard?days=90');
    await page.getByRole('heading', { name: dashboardMessages.title.el }).waitFor();
    await expectNoHorizontalScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}, 90_000);

it('[DASH-1] without script: a price for two listings is looked at and confirmed; a whole list is answered listing by listing', async () => {
  const { page, go } = await visit({ js: false });
  await signInAs(page, agent);
  await go(MINE);
  const bulk = page.locator('form#bulk');
  await page.locator(`[data-ad="${listings[1]}"]`).getByRole('checkbox').check();
  await page.locator(`[data-ad="${listings[2]}"]`).getByRole('checkbox').check();
  await bulk.locator('summary').filter({ hasText: bulkChangeMessages.price.el }).click();
  await findButton(bulk, bulkChangeMessages.preview.el).first().click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(`^${bulkChangeMessages.amount.el}`) })
    .waitFor();
  await page.locator(`[data-ad="${listings[1]}"]`).getByRole('checkbox').check();
  await page.locator(`[data-ad="${listings[2]}"]`).getByRole('checkbox').check();
  await findField(bulk, bulkChangeMessages.amount.el).fill('-2,5');
  await findButton(bulk, bulkChangeMessages.preview.el).first().click();
  await expectPath(page, /\/bulk\/\d+$/);
  await page.getByText(bulkChangeMessages.priceNote.el).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/195\.000\s€/);
  const priced = async () =>
    (await querySql('select 1 from listing where id = any ($1) and price = 195000', [listings])).length;
  expect(await priced()).toBe(0);
  await findButton(page, bulkChangeMessages.yes.el(2)).click();
  await page.getByText(bulkChangeMessages.done.el(2)).waitFor();
  expect(await priced()).toBe(2);

  await querySql('update listing set is_active = false where id = any ($1)', [listings]);
  await go(`${MINE}?state=inactive`);
  await bulk.getByLabel(bulkChangeMessages.all.el(12)).check();
  await bulk.locator('button[value="activate"]').click();
  await expectPath(page, /\/bulk\/\d+$/);
  await findButton(page, bulkChangeMessages.yes.el(12)).click();
  await expectPath(page, /show=refused/);
  await page.getByText(bulkRefusalMessages.listing_incomplete?.el ?? '').waitFor();
  const path = new URL(page.url()).pathname;

  const seen = await visit({ width: 390, touch: true });
  await signInAs(seen.page, owner);
  for (const prefix of ['', '/en']) {
    await seen.go(`${prefix}${path}?show=refused`);
    await seen.page.getByRole('heading', { name: bulkChangeTitles.activate[prefix ? 'en' : 'el'] }).waitFor();
    await expectNoHorizontalScroll(seen.page);
  }
  await expectEnglish(seen.page);
  await expectAccessible(seen.page);
  await seen.go(`/en${MINE}`);
  await seen.page.getByLabel(ownListingsMessages.selectAll.en).check();
  await seen.page.locator('#bulk summary').filter({ hasText: bulkChangeMessages.price.en }).tap();
  await expectNoHorizontalScroll(seen.page);
  await expectAccessible(seen.page);
}, 90_000);

it('[DASH-1] the bar of chosen listings stays under the header when a price change is opened on a list that was scrolled', async () => {
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, owner);
  await go(`/en${MINE}`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByLabel(ownListingsMessages.selectAll.en).check();
    await page.evaluate(() => scrollTo(0, 900));
    const bar = page.locator('form#bulk');
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    const before = await top();
    const header = await page.locator('header').first().boundingBox();
    const opener = bar.locator('summary').filter({ hasText: bulkChangeMessages.price.en });
    await opener.click();
    await expect.poll(top).toBeCloseTo(before, 0);
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await findButton(bar, bulkChangeMessages.preview.en).first().scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await opener.click();
    await page.getByLabel(ownListingsMessages.selectAll.en).uncheck();
  }
});

it('[DASH-1] a day of the chart is read by keyboard and under the pointer', async () => {
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, owner);
  await go('/en/dashboard');
  const days = page.getByRole('slider', { name: dashboardMessages.chartDay.en(dashboardMessages.views.en) });
  await days.focus();
  const today = await days.getAttribute('aria-valuetext');
  expect(today).toMatch(/^\d+ \w+ \d{4}: \d+$/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => days.getAttribute('aria-valuetext')).not.toBe(today);
  await page.keyboard.press('Home');
  const first = (await days.getAttribute('aria-valuetext')) ?? '';
  expect(first).not.toBe(today);
  // Left, it shows nothing: what comes then is the pointer's.
  await days.blur();
  const shown = page.locator('figure p').first();
  await expect.poll(() => shown.count()).toBe(0);
  const box = (await days.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await expect.poll(() => shown.innerText()).toBe(first);
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2);
  await expect.poll(() => shown.innerText()).toBe(today);
});

it('[DASH-1] an inbox for the whole agency: what waits, given to somebody, answered by whoever has it', async () => {
  const first = await createConversation(listings[0] as number, 'Nikos', 1);
  await createConversation(listings[3] as number, 'Helen', 2);
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, owner);
  await go('/en/dashboard/inbox?box=waiting');
  await page.getByText(teamInboxMessages.lead.en).waitFor();
  expect(await page.getByText(teamInboxMessages.waits.en).count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nikos' }).focus();
  await page.keyboard.press('Enter');
  await expectPath(page, `/en/dashboard/inbox/${first}`);
  await findField(page, teamInboxMessages.assign.en).selectOption(String(agent.id));
  await findButton(page, teamInboxMessages.give.en).click();
  await expectStatus(page, assignmentFlashMessages.assigned.en);
  await expectEnglish(page);
  await expectAccessible(page);

  const phone = await visit({ width: 390, touch: true });
  await signInAs(phone.page, agent);
  await phone.go('/dashboard/inbox?box=mine');
  expect(await phone.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nikos' }).count()).toBe(1);
  await phone.page.getByText(teamInboxMessages.has.el('Anna Agent')).waitFor();
  await expectNoHorizontalScroll(phone.page);
  await phone.go(`/dashboard/inbox/${first}`);
  await expectNoHorizontalScroll(phone.page);
  await expectAccessible(phone.page);
  await phone.go(`/dashboard/inbox?ad=${listings[3]}`);
  await phone.page.getByText('Helen').waitFor();
  expect(await phone.page.getByText('Nikos').count()).toBe(0);
}, 90_000);
