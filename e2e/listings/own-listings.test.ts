/**
 * POST-4, POST-5: own listings by state, actions on one and on many, changes that show on the public page, and what is
 * refused.
 */
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import {
  emptyTabMessages,
  ending,
  listingActionMessages,
  listingStateMessages,
  ownListingsFlashMessages,
  ownListingsMessages,
  preview,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { finishStepMessages } from '@estia/contract/listings/draft/wizard-messages';
import { priceHistoryMessages } from '@estia/contract/listings/page/price-history-messages';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import {
  apartmentAnswers,
  callApi,
  createDraft,
  expectStep,
  goToStep,
  NEW_LISTING_PATH,
  publishListing,
  uploadPhotos,
} from '../support/listing-wizard.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const MINE = '/dashboard/properties';
beforeEach(async () => {
  await resetRateLimits();
});

const tab = (page: Page, text: string) =>
  page
    .getByRole('navigation', { name: ownListingsMessages.tabs.el })
    .getByRole('link', { name: new RegExp(`^${text}`) });
const countOn = async (page: Page, text: string): Promise<number> =>
  Number(/\d+/.exec(await tab(page, text).innerText())?.[0]);
const row = (page: Page, id: number) => page.locator(`[data-ad="${id}"]`);
/** In the menu of a row. */
async function changeStates(page: Page, id: number, name: string, agreed?: string): Promise<void> {
  await row(page, id).locator('details[name="ad-acts"] > summary').click();
  const menu = row(page, id).locator('details[name="ad-acts"]');
  const opener = menu.locator('summary').filter({ hasText: name });
  // Pausing and deleting ask first what became of the property.
  if (await opener.count()) await opener.click();
  if (agreed !== undefined) {
    await findField(menu, ending.agreed.sale.el).filter({ visible: true }).selectOption('agreed');
    await findField(menu, ending.price.el).filter({ visible: true }).fill(agreed);
  }
  await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}
const publicly = async (path: string): Promise<number> => (await fetch(siteUnderTest.origin + path)).status;

it('[POST-5] deactivate, activate, delete, restore, delete for good, several at once, still available', async () => {
  const owner = await createUser();
  const listings = [
    await publishListing(owner),
    await publishListing(owner),
    await publishListing(owner, { price: '900' }, 'rent'),
  ];
  const [one, two, three] = listings.map((listing) => listing.listing_id) as [number, number, number];
  const path = listings[0]?.path ?? '';
  const { page, go } = await visit();
  await signInAs(page, owner);
  await go(MINE);
  const counts = async () => [
    await countOn(page, listingStateMessages.active.tab.el),
    await countOn(page, listingStateMessages.inactive.tab.el),
    await countOn(page, listingStateMessages.removed.tab.el),
  ];
  expect(await counts()).toEqual([3, 0, 0]);
  await go(`${MINE}/for-rent`);
  expect(await page.locator('[data-ad]').count()).toBe(1);
  await go(MINE);

  expect(await publicly(path)).toBe(200);
  await changeStates(page, one, listingActionMessages.deactivate.el, '240.000');
  await expectStatus(page, ownListingsFlashMessages.deactivate.el);
  expect(await counts()).toEqual([2, 1, 0]);
  await expect.poll(() => publicly(path)).toBeGreaterThanOrEqual(404);
  // Its owner still sees it, and nobody else.
  expect(await go(`${MINE}/for-sale/${listings[0]?.property_id}`)).toBe(200);
  await page.getByText(preview.notSeen.el).waitFor();
  const other = await visit();
  await signInAs(other.page, await createUser());
  expect(await other.go(`${MINE}/for-sale/${listings[0]?.property_id}`)).toBe(404);

  await go(`${MINE}?state=inactive`);
  await changeStates(page, one, listingActionMessages.activate.el);
  await expectStatus(page, ownListingsFlashMessages.activate.el);
  await expect.poll(() => publicly(path)).toBe(200);

  await go(MINE);
  await changeStates(page, one, listingActionMessages.remove.el);
  await expectStatus(page, ownListingsFlashMessages.remove.el);
  expect(await counts()).toEqual([2, 0, 1]);
  await tab(page, listingStateMessages.removed.tab.el).click();
  await page.waitForURL(/state=removed/);
  await changeStates(page, one, listingActionMessages.restore.el);
  await expectStatus(page, ownListingsFlashMessages.restore.el);
  await go(`${MINE}?state=inactive`);
  await changeStates(page, one, listingActionMessages.remove.el);
  await expectStatus(page, ownListingsFlashMessages.remove.el);
  await go(`${MINE}?state=removed`);
  // For good takes two presses.
  await row(page, one).locator('details[name="ad-acts"] > summary').click();
  await row(page, one).locator('summary').filter({ hasText: listingActionMessages.delete.el }).click();
  await row(page, one).getByText(ownListingsMessages.deleteWarning.el(1)).waitFor();
  await findButton(row(page, one), ownListingsMessages.deleteYes.el).click();
  await expectStatus(page, ownListingsFlashMessages.delete.el);
  expect(await querySql('select 1 from listing where id = $1', [one])).toEqual([]);

  await go(MINE);
  await row(page, two).getByRole('checkbox').check();
  await row(page, three).getByRole('checkbox').check();
  const bulk = page.locator('form#bulk');
  await bulk.getByText(ownListingsMessages.chosen.el(2)).waitFor();
  await findButton(bulk, listingActionMessages.deactivate.el).click();
  await expectStatus(page, ownListingsFlashMessages.many.el);
  expect(await counts()).toEqual([0, 2, 0]);
  await page.getByText(emptyTabMessages.active.paused.el(2)).waitFor();
  await page.getByRole('link', { name: emptyTabMessages.active.seePaused.el }).click();
  await page.getByLabel(ownListingsMessages.selectAll.el).check();
  await findButton(bulk, listingActionMessages.activate.el).click();
  await expectStatus(page, ownListingsFlashMessages.many.el);
  await go(MINE);
  expect(await counts()).toEqual([2, 0, 0]);

  await querySql("update listing set confirmed_at = now() - interval '40 days' where id = $1", [two]);
  await go(MINE);
  const asks = row(page, two).getByRole('button', { name: new RegExp(`^${listingActionMessages.confirm.el}`) });
  await asks.last().click();
  await expectStatus(page, ownListingsFlashMessages.confirm.el);
  const [{ fresh } = { fresh: false }] = await querySql<{ fresh: boolean }>(
    "select confirmed_at > now() - interval '1 hour' as fresh from listing where id = $1",
    [two],
  );
  expect(fresh).toBe(true);
});

it('[POST-5 LIST-2] a lower price, changed in the form, shows as a drop and in the history of the public page', async () => {
  const owner = await createUser();
  const listing = await publishListing(owner, { price: '250000' });
  const { page, go } = await visit({ width: 390, touch: true });
  await signInAs(page, owner);
  await go(MINE);
  await row(page, listing.listing_id)
    .getByRole('link', { name: new RegExp(`^${ownListingsMessages.edit.el}`) })
    .tap();
  await expectStep(page, 'el', 'general');
  const drafts = () =>
    querySql('select 1 from draft where property_id = $1 and published_at is null', [listing.property_id]);
  expect(await drafts()).toHaveLength(0);
  await findField(page, fieldLabels.price.el).fill('235.000');
  await expect.poll(async () => (await drafts()).length).toBe(1);
  for (const step of ['extra', 'photos', 'contact', 'finish'] as const) {
    await goToStep(page, 'el', step);
    await expectStep(page, 'el', step);
  }
  await findField(page, fieldLabels.right_declared.el).check();
  await findButton(page, finishStepMessages.publishChange.el).tap();
  await expectPath(page, /for-sale\/\d+\?flash=/);
  expect(await querySql('select id from listing where property_id = $1', [listing.property_id])).toHaveLength(1);
  await go(listing.path);
  const text = await page.locator('main').innerText();
  expect(text).toMatch(/235\.000\s€/);
  expect(text).toMatch(/250\.000\s€/);
  const history = page.getByRole('region', { name: 'Τιμή και ιστορικό' });
  const table = history.getByRole('table');
  if (!(await table.isVisible())) await history.locator('summary').first().tap();
  await expect.poll(() => table.innerText()).toMatch(/235\.000[\s\S]*250\.000/);
  expect(await history.innerText()).toContain(priceHistoryMessages.published.el);
});

it('[POST-4] the same property twice and one listing too many are refused in words, with a way on', async () => {
  const owner = await createUser({ locale: 'en' });
  const same = { street_number: '77' };
  await publishListing(owner, same);
  const draft = await createDraft(owner, apartmentAnswers(same));
  await uploadPhotos(owner, draft, 4);
  const { page, go, expecting } = await visit();
  expecting(/status of 409 .*\/api\/property\/create/);
  await signInAs(page, owner);
  await go(`/en${NEW_LISTING_PATH}?draft=${draft}&step=finish`);
  const publish = async () => {
    await findField(page, fieldLabels.right_declared.en).check();
    await findButton(page, finishStepMessages.publish.en).click();
  };
  await publish();
  const refusal = page.getByRole('alert');
  await refusal.filter({ hasText: getErrorCodeMessage('duplicate_property').en }).waitFor();
  expect(await refusal.getByRole('link', { name: finishStepMessages.mine.en }).getAttribute('href')).toBe(
    '/en/dashboard/properties',
  );

  // Another home, but the plan is full.
  await callApi(owner, 'PUT', `/property/drafts/${draft}`, { answers: { street_number: '78', lat: '38.0300' } });
  const room = (await callApi(owner, 'GET', '/property/mine?limit=1')).body.plan_usage.max_active_listings;
  await querySql(
    `update property set account_id = $1 where id in (select p.id from property p join listing l on l.property_id = p.id
     where l.is_active and p.account_id <> $1 order by p.id limit $2)`,
    [owner.id, room],
  );
  await go(`/en${NEW_LISTING_PATH}?draft=${draft}&step=finish`);
  await publish();
  await expect
    .poll(async () => `${page.url()} ${(await refusal.allInnerTexts()).join(' ')}`)
    .toContain(getErrorCodeMessage('over_limit').en);
  await expectAccessible(page);
  expect(await querySql('select 1 from draft where id = $1 and published_at is not null', [draft])).toEqual([]);
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, dark: true }, { locale: 'en' as const, width: 1440, dark: false }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  it('[POST-5] the list and the look at one listing are accessible and no wider than the screen', async () => {
    const owner = await createUser({ locale });
    const listing = await publishListing(owner);
    const { page, go } = await visit({ width, dark });
    await signInAs(page, owner);
    for (const path of [MINE, `${MINE}/for-sale/${listing.property_id}`]) {
      expect(await go(`${localePrefix[locale]}${path}`)).toBe(200);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
  });
});
