/** [ALRT-1] Settings of alerts that would alert of nothing are refused at their group; nobody waits for an email that does not come. */
import { alertSettingsMessages as words } from '@estia/contract/alerts/alert-settings-messages';
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import { saveSearchMessages } from '@estia/contract/alerts/save-search-messages';
import {
  savedSearchesMessages,
  savedSearchFlashMessages,
  savedSearchMessages,
  unconfirmedEmailMessages as unconfirmed,
} from '@estia/contract/alerts/saved-searches-messages';
import { confirmSearchMessages, manageSearchesMessages } from '@estia/contract/alerts/visitor-messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { callApi } from '../support/listing-wizard.ts';
import {
  createUser,
  expandSection,
  expectFormErrors,
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

const findBox = (scope: Page | Locator, name: string): Locator => scope.locator(`input[name$=".${name}"]`);
const events = ['on_new', 'on_price_drop', 'on_back'];

it.each(['el', 'en'] as const)(
  '[ALRT-1] in %s an account chooses at least one event and one way, unless its alerts stay in the account',
  async (locale) => {
    const member = await createUser({ locale });
    const filter = { for: 'sale', category_id: 1, municipality_ids: [4612] };
    const { body } = await callApi(member, 'POST', '/user/saved-searches', { filter });
    const { page, go } = await visit({ width: 390 });
    await signInAs(page, member);
    await go(`${localePrefix[locale]}/dashboard/saved-searches/${body.saved_search.id}`);
    const panel = findPanel(page, savedSearchMessages.settings[locale]);
    const send = () => findButton(panel, words.save[locale]).click();

    await panel.locator('input[value=daily]').check();
    for (const event of events) await findBox(panel, event).uncheck();
    await send();
    await expectFormErrors(page, locale, { [words.events[locale]]: 'no_alert_chosen' });
    await expectAccessible(page);
    expect(await panel.locator('input[value=daily]').isChecked()).toBe(true);
    for (const event of events) expect(await findBox(panel, event).isChecked()).toBe(false);

    await findBox(panel, 'on_price_drop').check();
    await findBox(panel, 'by_email').uncheck();
    await send();
    await expectFormErrors(page, locale, { [words.ways[locale]]: 'no_alert_chosen' });

    await panel.locator('input[value=in_app]').check();
    expect(await findBox(panel, 'by_email').isVisible()).toBe(false);
    await send();
    await expectStatus(page, savedSearchFlashMessages.updated[locale]);
  },
);

it('[ALRT-1] a visitor without script opens the list with the pasted link, and is told the same in the open form', async () => {
  const email = newEmail('seeker');
  const { page, go } = await visit({ width: 390, js: false });
  await go('/alerts/save?for=sale&category_id=1&municipality_ids=4612&areaMin=1911');
  await findField(page, saveSearchMessages.email.el).fill(email);
  await findButton(page.locator('main'), saveSearchMessages.start.el).click();
  const code = findLink(await waitForEmail(email, '/alerts/confirm'), '/alerts/confirm#').split('#')[1] ?? '';
  await findField(page, saveSearchMessages.code.el).fill(code);
  await findButton(page.locator('main'), saveSearchMessages.confirm.el).click();
  const key = await page.locator('input[name=code]').inputValue();
  await page.getByRole('heading', { name: confirmSearchMessages.doneTitle.el }).waitFor();

  await go('/alerts/manage');
  await findField(page, manageSearchesMessages.link.el).fill(`https://estia.example/alerts/manage#${key}`);
  await findButton(page.locator('main'), manageSearchesMessages.act.el).click();
  await expandSection(page, savedSearchesMessages.open.el);
  for (const event of events) await findBox(page, event).uncheck();
  await findButton(page, words.save.el).click();
  const box = findBox(page, 'on_new');
  expect(await box.isVisible()).toBe(true);
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').textContent()).toContain(
    `${words.events.el}: ${fieldErrorMessages.no_alert_chosen.el}`,
  );
});

it.each([
  { locale: 'el', width: 390, js: true },
  { locale: 'en', width: 1440, js: false },
] as const)(
  '[ALRT-1] in $locale, script: $js: who has not confirmed their email is told before waiting for alerts, and is sent the email again',
  async ({ locale, width, js }) => {
    const member = await createUser({ locale, confirmed: false });
    const { page, go } = await visit({ width, js });
    await signInAs(page, member);
    const query = `for=sale&category_id=1&municipality_ids=4612&areaMin=${js ? 1931 : 1932}`;
    if (js) {
      await go(`${localePrefix[locale]}/properties/search?${query}&page=1`);
      await page.getByRole('link', { name: saveSearch[locale], exact: true }).filter({ visible: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(unconfirmed.text[locale]).waitFor();
      expect(await dialog.textContent()).not.toContain(saveSearchMessages.savedText[locale]);
      await findButton(dialog, unconfirmed.resend[locale]).click();
      await dialog.getByText(savedSearchFlashMessages['confirmation-sent'][locale]).waitFor();
      await expectAccessible(page);
      await waitForEmail(member.email, '/auth/confirm');
    } else {
      await go(`${localePrefix[locale]}/alerts/save?${query}`);
      await findButton(page.locator('main'), saveSearchMessages.act[locale]).click();
      await expectStatus(page, unconfirmed.saved[locale]);
      await page.getByText(unconfirmed.text[locale]).waitFor();
    }
    await go(`${localePrefix[locale]}/dashboard/saved-searches`);
    await page.getByText(unconfirmed.text[locale]).waitFor();
    await expectNoHorizontalScroll(page);
    await findButton(page, unconfirmed.resend[locale]).click();
    await expectStatus(page, savedSearchFlashMessages['confirmation-sent'][locale]);
    await waitForEmail(member.email, '/auth/confirm');

    await querySql('update account set email_confirmed_at = now() where id = $1', [member.id]);
    await go(`${localePrefix[locale]}/dashboard/saved-searches`);
    await findPanel(page, savedSearchesMessages.list[locale]).waitFor();
    expect(await page.getByText(unconfirmed.text[locale]).count()).toBe(0);
  },
);

it.each([true, false])(
  '[ALRT-1] with script: %s a search is renamed from what it is called now, and no other button comes under the pointer',
  async (js) => {
    const member = await createUser({ locale: 'en' });
    const filter = { for: 'sale', category_id: 1, municipality_ids: [4612] };
    await callApi(member, 'POST', '/user/saved-searches', { filter });
    const { page, go } = await visit({ width: 1440, js });
    await signInAs(page, member);
    await go('/en/dashboard/saved-searches');
    const row = findPanel(page, savedSearchesMessages.list.en).getByRole('listitem');
    const [rename, remove] = [row.locator('summary').nth(0), row.locator('summary').nth(1)];
    const name = () => findField(row, savedSearchesMessages.name.en);
    const removeBefore = await remove.boundingBox();
    await rename.click();
    expect((await remove.boundingBox())?.x).toBe(removeBefore?.x);
    const original = await name().inputValue();
    expect(original).toContain('Chalandri');
    expect(await row.locator('h3').textContent()).toBe(original);

    const save = () => findButton(row, savedSearchesMessages.saveName.en).click();
    const readName = async () =>
      (
        await querySql<{ name: string | null }>(
          'select name from saved_search s join subscriber v on v.id = s.subscriber_id where v.account_id = $1',
          [member.id],
        )
      )[0]?.name;
    await save();
    await expectStatus(page, savedSearchFlashMessages.renamed.en);
    expect(await readName()).toBe(null);
    await rename.click();
    await name().fill('For Maria');
    await save();
    await row.getByRole('link', { name: 'For Maria', exact: true }).waitFor();
    await rename.click();
    expect(await name().inputValue()).toBe('For Maria');
  },
);
