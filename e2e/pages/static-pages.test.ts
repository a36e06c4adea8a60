/** PAGE-1, DISC-1: pages that are read, and the life of the terms: announced, emailed, accepted. */

import { roleIds } from '@estia/contract/accounts/roles';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { formatLongDate } from '@estia/contract/format';
import { legalAdminMessages, legalFlashMessages } from '@estia/contract/pages/admin-messages';
import { legalEmailMessages } from '@estia/contract/pages/email-messages';
import { getEarliestEffectiveDay } from '@estia/contract/pages/limits';
import { longPage, versionMessages } from '@estia/contract/pages/page-layout-messages';
import { termsFlashMessages, termsMessages } from '@estia/contract/pages/terms-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { longPages } from '../support/long-pages.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(['el', 'en'] as const)('long pages in %s', (locale) => {
  const prefix = localePrefix[locale];

  it('[PAGE-1] without JavaScript all is there: contents lead to sections, tables are filled, values are put in', async () => {
    const { page, go } = await visit({ width: 390, js: false });
    for (const path of longPages) {
      await go(`${prefix}${path}`);
      const text = await page.locator('main').innerText();
      expect(text.length, path).toBeGreaterThan(1_500);
      expect(text, path).not.toMatch(/\{[a-zA-Z]+\}|\[\[|\]\(/);
    }
    await go(`${prefix}/privacy-policy`);
    const [row] = await querySql<{ count: number }>('select count(*)::int as count from retention');
    expect(await page.locator('table').first().locator('tbody tr').count()).toBe(row?.count);
    expect(await page.locator('main').innerText()).not.toMatch(/\b[a-z]+_[a-z]+\b(?<!estia_(?:session|flash))/);
    await go(`${prefix}/terms-conditions`);
    await page.locator('summary').filter({ hasText: longPage.contents[locale] }).click();
    await page.locator('details[open] a[href="#five-days"]').click();
    expect(new URL(page.url()).hash).toBe('#five-days');
    await go(`${prefix}/glossary#gemi`);
    expect(await page.locator('#gemi').isVisible()).toBe(true);
  });
});

it('[PAGE-1] a shared cache may keep them, a version that never was is not found, and no page gives a cookie', async () => {
  for (const path of longPages) {
    const response = await fetch(`${siteUnderTest.origin}${path}`);
    expect(response.headers.get('cache-control'), path).toMatch(/public.*s-maxage=\d{3}/);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  for (const version of ['2020-01-01', 'x'])
    expect((await fetch(`${siteUnderTest.origin}/terms-conditions?version=${version}`)).status).toBe(404);
});

it('[PAGE-1] in English a Greek term is explained where it first occurs, by keyboard too, and leads to the glossary', async () => {
  const [listing] = await querySql<{ id: number; purpose: number }>(
    'select l.property_id as id, l.purpose from listing l join property p on p.id = l.property_id where l.is_active and p.energy_class_id between 1 and 9 and p.agency_id is not null limit 1',
  );
  const { page, go } = await visit();
  await go(`/en/properties/${listing?.purpose === 2 ? 'for-rent' : 'for-sale'}/${listing?.id}`);
  const term = page.locator('a[href="/en/glossary#gemi"]').first();
  const hint = page.getByRole('tooltip').filter({ hasText: 'commercial register' }).first();
  await term.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => hint.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hint.isVisible()).toBe(false);
  await term.click();
  await page.waitForURL('**/en/glossary#gemi');
});

describe('the life of the terms', () => {
  let admin: TestUser;
  let reader: TestUser;
  const day = getEarliestEffectiveDay(new Date());
  const changes = { el: 'Αλλάζει ο αριθμός των φωτογραφιών.', en: 'The number of photos changes.' };

  beforeAll(async () => {
    await resetRateLimits();
    admin = await createUser({ role: roleIds.admin, strong: true });
    reader = await createUser({ locale: 'en' });
  });

  it('[PAGE-1] an admin writes, previews and announces the next version without script; everybody gets an email and a banner', async () => {
    const { page, go } = await visit({ js: false });
    await signInAs(page, admin);
    await go('/dashboard/admin/terms');
    const words = legalAdminMessages;
    expect(await findField(page, words.textEl.el).inputValue()).toContain('## Ποιοι είμαστε');
    await findButton(page, words.save.el).click();
    expect(await page.getByRole('alert').innerText()).toContain(fieldErrorMessages.required.el);
    await findField(page, words.changesEl.el).fill(changes.el);
    await findField(page, words.changesEn.el).fill(changes.en);
    await findButton(page, words.save.el).click();
    await expectStatus(page, legalFlashMessages.saved.el);
    await expandSection(page, words.inEnglish.el);
    expect(await page.locator('#preview h2', { hasText: 'Who we are' }).isVisible()).toBe(true);
    await findField(page, words.effective.el).fill(new Date().toISOString().slice(0, 10));
    await findButton(page, words.doAnnounce.el).click();
    expect(await page.getByRole('alert').innerText()).toContain(fieldErrorMessages.notice_days.el);
    await findField(page, words.effective.el).fill(day);
    await findButton(page, words.doAnnounce.el).click();
    await expectStatus(page, legalFlashMessages.announced.el);

    const email = await waitForEmail(reader.email, legalEmailMessages.title.terms.en);
    expect(email.text).toContain(changes.en);
    expect(email.text).toContain(formatLongDate(day, 'en'));
    await page.goto(findLink(email, '/en/terms-conditions?version='));
    expect(await page.locator('main').innerText()).toContain(versionMessages.notInForce.en);
    await page.goto('/en/terms-conditions');
    await page.getByRole('region', { name: versionMessages.comingTitle.en(formatLongDate(day, 'en')) }).waitFor();
  });

  it('[PAGE-1] the admin’s screen is accessible and fits at 390 and 1440', async () => {
    const { page, go } = await visit({ dark: true });
    await signInAs(page, admin);
    await go('/en/dashboard/admin/terms');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });

  it('[PAGE-1] the banner tells of the change; once it is in force a person is asked, accepts, and is not asked again', async () => {
    const { page, go } = await visit({ width: 390 });
    await signInAs(page, reader);
    await go('/en/dashboard');
    const banner = page.getByRole('region', { name: termsMessages.changeTitle.terms.en(formatLongDate(day, 'en')) });
    expect(await banner.innerText()).toContain(changes.en);
    await expectAccessible(page);
    // Nobody waits 15 days here: that this reader has not accepted what holds is brought about in the database.
    await querySql('delete from terms_acceptance where account_id = $1', [reader.id]);
    await go('/en/dashboard/user/profile');
    const request = page.getByRole('region', { name: termsMessages.acceptTitle.en });
    await request.waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(await request.getByRole('link', { name: termsMessages.leave.en }).getAttribute('href')).toContain('#erase');
    await findButton(request, termsMessages.accept.en).click();
    await expectStatus(page, termsFlashMessages.accepted.en);
    expect(await page.getByRole('region', { name: termsMessages.acceptTitle.en }).count()).toBe(0);
    await expectAccessible(page);
    const rows = await querySql('select version, locale from terms_acceptance where account_id = $1', [reader.id]);
    expect(rows).toEqual([{ version: '2026-11-15', locale: 'en' }]);
    await go('/en/dashboard');
    expect(await page.getByRole('region', { name: termsMessages.acceptTitle.en }).count()).toBe(0);
  });
});
