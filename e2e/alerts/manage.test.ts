/** A visitor's page of alerts: opened by the link or the code of an email, again after a reload, and ended at once. */
import { saveSearchMessages } from '@estia/contract/alerts/save-search-messages';
import { savedSearchesMessages, savedSearchFlashMessages } from '@estia/contract/alerts/saved-searches-messages';
import {
  confirmSearchMessages,
  settingsLinkMessages,
  manageSearchesMessages as words,
} from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { createUniqueSearches } from '../support/saved-searches.ts';
import {
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  newEmail,
  querySql,
  resetRateLimits,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

const newSearch = createUniqueSearches(830);

/** Saved on the page without script; the code of its email. */
async function saveSearch(page: Page, locale: Locale, email: string): Promise<string> {
  const { query } = newSearch();
  await page.goto(new URL(`${localePrefix[locale]}/alerts/save?${query}`, page.url()).href);
  await findField(page, saveSearchMessages.email[locale]).fill(email);
  await findButton(page.locator('main'), saveSearchMessages.start[locale]).click();
  await page.getByRole('heading', { name: saveSearchMessages.sentTitle[locale] }).waitFor();
  const area = /areaMin=(\d+)/.exec(query)?.[1] ?? '';
  return findLink(await waitForEmail(email, area), '/alerts/confirm#').split('#')[1] ?? '';
}

async function openByCode(page: Page, locale: Locale, code: string): Promise<void> {
  await page.goto(new URL(`${localePrefix[locale]}/alerts/manage`, page.url()).href);
  await findField(page, words.link[locale]).fill(code);
  await findButton(page.locator('main'), words.act[locale]).click();
}

const countStopped = async (email: string): Promise<number> => {
  const [row] = await querySql<{ count: number }>(
    `select count(*)::int as count from saved_search s join subscriber v on v.id = s.subscriber_id
     where v.email = $1 and s.email_stopped_at is not null`,
    [email],
  );
  return row?.count ?? 0;
};

it.each([
  { locale: 'el', width: 390, js: true },
  { locale: 'en', width: 1440, js: false },
] as const)(
  '[ALRT-1] [ALRT-3] in $locale at $width px, script: $js: a code opens the list once confirmed, and all is paused and stopped there',
  async ({ locale, width, js }) => {
    const email = newEmail('seeker');
    const { page, go } = await visit({ width, js });
    await go(localePrefix[locale] || '/');
    const first = await saveSearch(page, locale, email);
    const second = await saveSearch(page, locale, email);

    await openByCode(page, locale, first);
    await page.getByRole('heading', { name: words.unconfirmedTitle[locale] }).waitFor();
    await findButton(page.locator('main'), words.confirm[locale]).click();
    await page.getByRole('heading', { name: confirmSearchMessages.doneTitle[locale] }).waitFor();
    await openByCode(page, locale, second);
    await findButton(page.locator('main'), words.confirm[locale]).click();
    await page.getByRole('heading', { name: confirmSearchMessages.doneTitle[locale] }).waitFor();

    await openByCode(page, locale, first);
    await page.getByText(words.forEmail[locale](email)).waitFor();
    if (js) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await findButton(page, words.pauseAll[locale]).click();
    await expectStatus(page, savedSearchFlashMessages['all-paused'][locale]);
    await findButton(page, words.resumeAll[locale]).click();
    await expectStatus(page, savedSearchFlashMessages['all-resumed'][locale]);
    await expandSection(page, words.stopAll[locale]);
    await page.getByText(words.stopQuestion[locale]).waitFor();
    expect(await countStopped(email)).toBe(0);
    await findButton(page, words.stopYes[locale]).click();
    await expectStatus(page, savedSearchFlashMessages['all-stopped'][locale]);
    expect(await countStopped(email)).toBe(2);
    expect(await page.getByText(savedSearchesMessages.stopped[locale], { exact: true }).count()).toBe(2);
    await expectNoHorizontalScroll(page);
    await page
      .getByRole('button', { name: /^(Συνέχιση|Resume)\s*:/ })
      .first()
      .click();
    await expectStatus(page, savedSearchFlashMessages['search-resumed'][locale]);
    expect(await countStopped(email)).toBe(1);
  },
);

it('[ALRT-1] the list is there again after a reload and on the way back, by a key that no server is sent', async () => {
  const email = newEmail('seeker');
  const { page, go } = await visit({ width: 1440 });
  await go('/en');
  const code = await saveSearch(page, 'en', email);
  await findField(page, saveSearchMessages.code.en).fill(code);
  await findButton(page.locator('main'), saveSearchMessages.confirm.en).click();
  const key = await page.locator('input[name=code]').inputValue();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));

  const { origin } = new URL(page.url());
  await page.goto(`${origin}/en/alerts/manage#${key}`);
  const isOpen = () => page.getByText(words.forEmail.en(email)).waitFor();
  const expectKeyInAddress = () => expect.poll(() => new URL(page.url()).hash).toBe(`#${key}`);
  await isOpen();
  await expectKeyInAddress();
  await page.reload();
  await isOpen();
  await expectKeyInAddress();
  await page.getByRole('button', { name: /^Pause\s*:/ }).click();
  await expectStatus(page, savedSearchFlashMessages['search-paused'].en);
  await expectKeyInAddress();
  await page.getByRole('main').locator('h3 a').click();
  await expectPath(page, /^\/en\/properties\/search/);
  await page.goBack();
  await page.getByText(words.allStopped.en(email)).waitFor();
  await page.getByText('Paused', { exact: true }).waitFor();
  expect(asked.map((url) => url.split('#')[0]).join('\n')).not.toContain(key);
});

it.each(['el', 'en'] as const)(
  '[ALRT-1] in %s the bare address of alerts leads to them, and to the login',
  async (locale) => {
    const { page, go } = await visit({ width: 390, js: false });
    await go(`${localePrefix[locale]}/alerts`);
    await expectPath(page, `${localePrefix[locale]}/alerts/manage`);
    await findField(page, settingsLinkMessages.email[locale]).fill(newEmail('nobody'));
    await findButton(page, settingsLinkMessages.act[locale]).click();
    await page.getByText(settingsLinkMessages.sent[locale]).waitFor();
    await go(`${localePrefix[locale]}/alerts`);
    await page.getByRole('link', { name: words.login[locale], exact: true }).click();
    await expectPath(page, /\/auth\/login\?next=.*saved-searches$/);
  },
);
