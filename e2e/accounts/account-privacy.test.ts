/** "My data": take it away, keep less, delete the account and think again. */

import { readFileSync } from 'node:fs';
import { undoDelete } from '@estia/contract/accounts/auth-messages';
import { state, dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { clear, download, erase, marketing, privacy } from '@estia/contract/accounts/privacy-messages';
import { formatLongDate } from '@estia/contract/format';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import * as people from '../support/users.ts';
import {
  expandSection,
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  PASSWORD,
  querySql,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

/** Exports are made by a job of every minute. */
const JOB_MS = 150_000;

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, dark: true }, { locale: 'en' as const, width: 1440, dark: false }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];
  const here = `${prefix}/dashboard/user/privacy`;

  it('[PROF-1] everything about me comes as a zip', { timeout: JOB_MS + 60_000 }, async () => {
    const user = await people.createUser({ locale, name: 'Ερατώ Δαμίγου' });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const box = findPanel(page, download.title[locale]);
    await expandSection(box, download.request[locale]);
    await findField(box, privacy.password[locale]).fill('not the password');
    await findButton(box, download.request[locale]).click();
    await expectFormErrors(page, locale, { [privacy.password[locale]]: 'password_wrong' });
    await findField(box, privacy.password[locale]).fill(PASSWORD);
    await findButton(box, download.request[locale]).click();
    await expectStatus(page, words['export-requested'][locale]);
    await box.getByText(download.making[locale]).waitFor();

    await waitForEmail(user.email, emailMessages.export_ready.title[locale], JOB_MS);
    await go(here);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('link', { name: download.get[locale] }).click(),
    ]);
    const packed = unzipSync(readFileSync(await file.path()));
    const zip = new Map(Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    expect([...zip.keys()]).toEqual(expect.arrayContaining(['profile.json', 'listings.json']));
    expect(zip.get('profile.json')).toContain(user.email);
    expect(zip.get('profile.json')).toContain('Ερατώ Δαμίγου');
    expect([...zip.values()].join()).not.toMatch(/argon2|password_hash/);
    await expectAccessible(page);

    // Of somebody else's there is nothing to find.
    const stranger = await people.createUser();
    const [made] = await querySql<{ id: string }>('select id from data_export where account_id = $1', [user.id]);
    const url = new URL(`/api/user/exports/${made?.id}`, page.url());
    const asked = await fetch(url, { headers: { authorization: `Bearer ${stranger.token}` } });
    expect(asked.status).toBe(404);
  });

  it('[PROF-1] deleting the account: undone by the link; asked again it stays set', async () => {
    const user = await people.createUser({ locale });
    const other = await visit({ width });
    await people.logIn(other.page, user.email, locale);
    await expectPath(other.page, `${prefix}/select-property`);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    const eraseAfter = async () =>
      (await querySql<{ at: Date | null }>('select erase_after as at from account where id = $1', [user.id]))[0]?.at;
    const box = findPanel(page, erase.title[locale]);
    const requestReset = async (password: string) => {
      await findField(box, privacy.password[locale]).fill(password);
      await findButton(box, erase.deleteAccount[locale]).click();
    };
    await go(here);
    await expandSection(box, erase.open[locale]);
    await requestReset('not the password');
    await expectFormErrors(page, locale, { [privacy.password[locale]]: 'password_wrong' });
    await requestReset(PASSWORD);
    await expectStatus(page, words['deletion-requested'][locale]);
    const day = formatLongDate((await eraseAfter())?.toISOString() ?? '', locale);
    await box.getByText(erase.pending[locale](day)).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    // The other devices are out.
    await other.go(`${prefix}/dashboard`);
    await expectPath(other.page, `${prefix}/auth/login`);

    const email = await waitForEmail(user.email, emailMessages.deletion_requested.title[locale]);
    await page.goto(findLink(email, `${prefix}/auth/undo-delete#`));
    await expectPath(page, `${prefix}/dashboard/user/privacy`);
    await expectStatus(page, words['deletion-undone'][locale]);
    expect(await eraseAfter()).toBeNull();
    await waitForEmail(user.email, emailMessages.deletion_undone.title[locale]);

    await expandSection(box, erase.open[locale]);
    await requestReset(PASSWORD);
    await expectStatus(page, words['deletion-requested'][locale]);
    await go(`${prefix}/dashboard`);
    await page.getByRole('region', { name: state.deletion[locale](day) }).waitFor();
    await page.getByRole('link', { name: state.undo[locale] }).click();
    await page.getByRole('heading', { level: 1, name: undoDelete.title[locale] }).waitFor();
    expect(await eraseAfter()).not.toBeNull();
    // The first letter's code has been used up.
    await page.goto(findLink(email, '/auth/undo-delete#'));
    await page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') })
      .waitFor();
    expect(await eraseAfter()).not.toBeNull();
  });

  it('[PROF-1] a yes to news is taken back, the history is cleared', async () => {
    const user = await people.createUser({ locale });
    await querySql('update account set mail_news = true where id = $1', [user.id]);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(`${prefix}/properties/search?for=sale&category_id=1&municipality_ids=4612`);
    await expect
      .poll(() => querySql('select 1 from search_history where account_id = $1', [user.id]).then((rows) => rows.length))
      .toBe(1);
    await go(here);
    await findButton(findPanel(page, marketing.title[locale]), marketing.withdraw[locale]).click();
    await page.getByText(marketing.off[locale]).waitFor();
    const history = findPanel(page, clear.title[locale]);
    await history.getByText(clear.count[locale](1)).waitFor();
    await expandSection(history, clear.deleteHistory[locale]);
    await findButton(history, clear.yes[locale]).click();
    await expectStatus(page, words['history-cleared'][locale]);
    await history.getByText(clear.count[locale](0)).waitFor();
    expect(await querySql('select 1 from search_history where account_id = $1', [user.id])).toEqual([]);
  });
});
