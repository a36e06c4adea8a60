/** ADMN-3: an admin writes to a user about a concern: reads it first, sends it once, finds it in the history. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { lookups } from '@estia/contract/lookups/model';
import { alertEmailMessages } from '@estia/contract/moderation/alert-email-messages';
import { alertEmailScreenMessages as words } from '@estia/contract/moderation/alert-email-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { waitForEmail } from '../support/emails.ts';
import {
  createUser,
  expectFormErrors,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessibleInBothSchemes, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const reasonName = (id: number, locale: Locale) =>
  lookups.user_alert_reasons.find((reason) => reason.id === id)?.name[locale] ?? '';

describe.each([
  { locale: 'el' as const, width: 390, js: false },
  { locale: 'en' as const, width: 1440, js: true },
])('in $locale at $width px, script $js', ({ locale, width, js }) => {
  it('[ADMN-3] an email about a concern is read before it is sent, and is in the history', async () => {
    const user = await createUser({ locale });
    const { page, go, rest } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${localePrefix[locale]}/dashboard/admin/users/${user.id}/alert-email`);
    await page.getByText(words.none[locale]).waitFor();
    const press = async (word: string) => {
      const loaded = page.waitForEvent('load');
      await findButton(page, word).click();
      await loaded;
      if (js) await rest();
    };

    const other = reasonName(12, locale);
    await findField(page, words.reason[locale]).selectOption({ label: other });
    await press(words.send[locale]);
    await expectFormErrors(page, locale, { [words.note[locale]]: 'required' });
    await findField(page, words.note[locale]).fill('Ποιος είναι ο ιδιοκτήτης; Who owns it?');
    await press(words.preview[locale]);
    const preview = page.getByRole('region', { name: words.preview[locale] });
    await preview.getByText(alertEmailMessages.unchanged.el).waitFor();
    await preview.getByText(alertEmailMessages.unchanged.en).waitFor();
    expect(await findField(page, words.note[locale]).inputValue()).toBe('Ποιος είναι ο ιδιοκτήτης; Who owns it?');
    if (js) await expectAccessibleInBothSchemes(page);
    await expectNoHorizontalScroll(page);

    await press(words.send[locale]);
    await expectStatus(page, dashboardFlashMessages['alert-email-sent'][locale]);
    await page.getByRole('region', { name: words.history[locale] }).getByText(other).waitFor();
    const email = await waitForEmail(user.email, alertEmailMessages.title[locale]);
    expect(email.text).toContain('Who owns it?');
  });
});
