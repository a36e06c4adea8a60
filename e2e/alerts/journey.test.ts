/**
 * From a search to the alert and out again, as a visitor without an account: saved, confirmed by the link of the email,
 * told of a new home and of its lower price, stopped. With and without script, in both languages, on a phone and a wide screen.
 */

import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import { saveSearchMessages } from '@estia/contract/alerts/save-search-messages';
import { savedSearchFlashMessages, savedSearchMessages } from '@estia/contract/alerts/saved-searches-messages';
import {
  confirmSearchMessages,
  manageSearchesMessages,
  unsubscribeMessages,
} from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { callApi, publishListing } from '../support/listing-wizard.ts';
import { createUniqueSearches } from '../support/saved-searches.ts';
import {
  createUser,
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  newEmail,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

const newSearch = createUniqueSearches(1_300);

const findSaveLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: saveSearch[locale], exact: true }).filter({ visible: true }).first();

const ways = [
  { locale: 'el', width: 390, js: true },
  { locale: 'el', width: 1440, js: false },
  { locale: 'en', width: 390, js: false },
  { locale: 'en', width: 1440, js: true },
] as const;

describe.each(ways)('in $locale at $width px, script: $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ALRT-1] [ALRT-2] [ALRT-3] a visitor saves a search, confirms it, hears of a new and a cheaper home, and stops', async () => {
    const { area, query } = newSearch();
    const email = newEmail('seeker');
    const { page, go } = await visit({ width, js, faultless: true });
    await go(`${prefix}/properties/search?${query}&page=1`);
    await findSaveLink(page, locale).click();
    const form = js ? page.getByRole('dialog') : page.locator('main');
    await findField(form, saveSearchMessages.email[locale]).fill(email);
    await findButton(form, saveSearchMessages.start[locale]).click();
    await form.getByRole('heading', { name: saveSearchMessages.sentTitle[locale] }).waitFor();
    expect(await form.textContent()).toContain(email);
    if (js) await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const confirmation = findLink(await waitForEmail(email, '/alerts/confirm'), '/alerts/confirm#');
    const [address = '', code = ''] = confirmation.split('#');
    await page.goto(js ? confirmation : address);
    if (!js) {
      await page.getByRole('textbox').first().fill(code);
      await findButton(page.locator('main'), confirmSearchMessages.act[locale]).click();
    }
    await page.getByRole('heading', { name: confirmSearchMessages.doneTitle[locale] }).waitFor();
    expect(page.url()).not.toContain(code);

    const owner = await createUser({ locale });
    const home = await publishListing(owner, { area: String(area), price: '250000' });
    const news = await waitForEmail(email, `${prefix}${home.path}`);
    const change = { listing_id: home.listing_id, price: 230_000, old_price: 250_000 };
    expect((await callApi(owner, 'PUT', '/property/price', change)).status).toBe(200);
    const cheaper = await waitForEmail(email, '230.000');
    expect(news.text).not.toContain('230.000');
    await page.goto(findLink(cheaper, `${prefix}${home.path}`));
    await expectPath(page, `${prefix}${home.path}`);
    await go(`${prefix}/alerts/homes?ids=${home.listing_id},999999999`);
    expect(await page.getByRole('article').count()).toBe(1);

    await page.goto(findLink(cheaper, '/alerts/unsubscribe/'));
    await page.getByRole('heading', { name: unsubscribeMessages.title[locale] }).waitFor();
    await expectNoHorizontalScroll(page);
    await findButton(page.locator('main'), unsubscribeMessages.stopOne[locale]).click();
    await page.getByRole('heading', { name: unsubscribeMessages.stoppedOneTitle[locale] }).waitFor();
    const [stopped] = await querySql<{ count: number }>(
      `select count(*)::int as count from saved_search s join subscriber v on v.id = s.subscriber_id
       where v.email = $1 and s.email_stopped_at is not null`,
      [email],
    );
    expect(stopped?.count).toBe(1);
  });

  it('[ALRT-1] a member saves with one click, changes the settings, and uses another search instead', async () => {
    const { query } = newSearch();
    const member = await createUser({ locale });
    const { page, go } = await visit({ width, js, faultless: true });
    await signInAs(page, member);
    await go(`${prefix}/properties/search?${query}&page=1`);
    await findSaveLink(page, locale).click();
    if (js) {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: saveSearchMessages.savedTitle[locale] }).waitFor();
      await dialog.getByRole('link', { name: saveSearchMessages.settings[locale] }).click();
    } else {
      await findButton(page.locator('main'), saveSearchMessages.act[locale]).click();
      await expectStatus(page, savedSearchFlashMessages.saved[locale]);
    }
    await expectPath(page, new RegExp(`^${prefix}/dashboard/saved-searches/\\d+`));
    const settings = findPanel(page, savedSearchMessages.settings[locale]);
    await settings.locator('input[value=weekly]').check();
    await settings.locator('select[name$=".weekday"]').selectOption('5');
    await settings.getByRole('button').click();
    await expectStatus(page, savedSearchFlashMessages.updated[locale]);
    expect(await page.locator('input[value=weekly]').isChecked()).toBe(true);

    await page.getByRole('link', { name: savedSearchMessages.edit[locale] }).click();
    await expectPath(page, new RegExp(`^${prefix}/properties/search`));
    const other = newSearch().query;
    await go(`${prefix}/properties/search?${other}&page=1`);
    await findSaveLink(page, locale).click();
    await expectPath(page, new RegExp(`^${prefix}/alerts/save`));
    await findButton(page.locator('main'), saveSearchMessages.replaceAct[locale]).click();
    await expectStatus(page, savedSearchFlashMessages['filters-changed'][locale]);
    const rows = await querySql<{ query: string; frequency: string }>(
      'select query, frequency from saved_search s join subscriber v on v.id = s.subscriber_id where v.account_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ query: other, frequency: 'weekly' }]);
  });
});

it('[ALRT-1] [ALRT-3] a visitor pauses and deletes by the key of the email, which stands in no address', async () => {
  const { query } = newSearch();
  const email = newEmail('seeker');
  const { page, go } = await visit({ width: 390, js: false, faultless: true });
  await go(`/alerts/save?${query}`);
  await findField(page, saveSearchMessages.email.el).fill(email);
  await findButton(page.locator('main'), saveSearchMessages.start.el).click();
  const code = findLink(await waitForEmail(email, '/alerts/confirm'), '/alerts/confirm#').split('#')[1] ?? '';
  await findField(page, saveSearchMessages.code.el).fill(code);
  await findButton(page.locator('main'), saveSearchMessages.confirm.el).click();
  await findButton(page.locator('main'), confirmSearchMessages.manage.el).click();
  await page.getByRole('heading', { name: manageSearchesMessages.title.el }).waitFor();
  expect(page.url()).toMatch(/\/alerts\/manage$/);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: /^Παύση/ }).click();
  await expectStatus(page, savedSearchFlashMessages['search-paused'].el);
  await expandSection(page, 'Διαγραφή');
  await page.getByRole('button', { name: 'Ναι, διάγραψέ την' }).click();
  await page.getByText(manageSearchesMessages.none.el).waitFor();
});

it('[ALRT-1] the dialog is reached, used and left by keyboard, and the focus comes back', async () => {
  const { query } = newSearch();
  const { page, go } = await visit({ width: 1440, faultless: true });
  await go(`/en/properties/search?${query}&page=1`);
  const link = findSaveLink(page, 'en');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const field = findField(dialog, saveSearchMessages.email.en);
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});
