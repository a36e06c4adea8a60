/** API-1: the owner of an agency adds a webhook, reads its secret once, sends a test and deletes it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { webhookFlashMessages, webhookMessages as words } from '@estia/contract/sources/webhook-messages';
import { describe, expect, it } from 'vitest';
import {
  createUser,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors();
const PATH = '/dashboard/properties/external-sources/webhooks';

describe.each([
  { locale: 'el' as const, width: 390, js: true, dark: false },
  { locale: 'en' as const, width: 1440, js: false, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  it('[API-1] an owner adds a webhook, reads its secret once, sends a test and deletes it', async () => {
    const { page, go } = await visit({ width, js, dark });
    await signInAs(page, await createUser({ role: roleIds.agency, locale }));
    const open = () => go(`${localePrefix[locale]}${PATH}`);
    await open();
    const add = findPanel(page, words.add[locale]);
    await findField(add, words.url[locale]).fill('https://10.0.0.1/hook');
    await findButton(add, words.create[locale]).click();
    await page.getByText(fieldErrorMessages.public_https[locale]).first().waitFor();
    expect(await findField(add, words.url[locale]).inputValue()).toBe('https://10.0.0.1/hook');
    await findField(add, words.url[locale]).fill('https://crm.example.com/hook');
    await findButton(add, words.create[locale]).click();
    await page.getByRole('heading', { name: words.secretTitle[locale] }).waitFor();
    const secret = (await page.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    if (js) await expectAccessible(page);
    await open();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: words.test[locale] }).click();
    await expectStatus(page, webhookFlashMessages.tested[locale]);
    await page.getByText(words.testEvent[locale], { exact: true }).first().waitFor();
    await page.locator('summary').filter({ hasText: words.remove[locale] }).click();
    await page.getByRole('button', { name: words.remove[locale] }).click();
    await expectStatus(page, webhookFlashMessages.deleted[locale]);
    await page.getByText(words.none[locale]).waitFor();
  });
});
