/** A whole walk without a mouse. */
import { contactFormMessages } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import * as words from '@estia/contract/site/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findField, localePrefix } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/** Tab until it has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string, text = '', most = 200): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    const isThere = ([wanted = '', words = '']: string[]) =>
      document.activeElement?.matches(wanted) && document.activeElement.textContent?.includes(words);
    if (await page.evaluate(isThere, [selector, text])) return;
  }
  throw new Error(`${selector} ${text} is not reached by Tab`);
}

describe.each(['el', 'en'] as const)('in %s', (locale) => {
  const homePath = localePrefix[locale] === '' ? '/' : localePrefix[locale];

  it('[NAV-4] home → search → listing → contact form by keyboard alone', async () => {
    const { page, go } = await visit({ width: 1440 });
    await go(homePath);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(words.skip[locale]);
    await page.keyboard.press('Enter');
    await tabTo(page, 'main [role=combobox]');
    await page.keyboard.type('xalandri');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, 'main button[type=submit]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/properties/search?**');
    await page.getByRole('article').first().waitFor();
    await tabTo(page, 'main article a[href*="/properties/for-sale/"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/properties/for-sale/*');
    await page
      .getByRole('link', { name: contactCardMessages.write[locale] })
      .filter({ visible: true })
      .first()
      .waitFor();
    await tabTo(page, 'main a[href*="/contact/for-sale/"]', contactCardMessages.write[locale]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await tabTo(page, 'dialog textarea');
    await page.keyboard.type('Hello');
    expect(await findField(dialog, contactFormMessages.body[locale]).inputValue()).toContain('Hello');
  });
});
