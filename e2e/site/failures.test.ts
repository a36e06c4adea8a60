/** What fails while nobody waits is seen by an admin; what fails while somebody waits is shown in their language. */
import { paginationMessages } from '@estia/contract/accounts/dashboard-messages';
import { publicErrorMessages } from '@estia/contract/error-messages';
import { failureKindNames, jobNames, failureLog as words } from '@estia/contract/site/failure-messages';
import { failure } from '@estia/contract/site/messages';
import { openFreezingProxy } from '@estia/server/testing/environment/freezing-proxy';
import { openDepsOf } from '@estia/server/testing/environment/site-deps';
import { startSiteProcess } from '@estia/server/testing/environment/site-process';
import { describe, expect, it, vi } from 'vitest';
import { createAdmin, findRow } from '../support/admins.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import { expectPath, findButton, findField, localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
vi.setConfig({ testTimeout: 240_000 });
const PATH = '/dashboard/admin/failures';

describe.each([
  { locale: 'el' as const, width: 1440, dark: false },
  { locale: 'en' as const, width: 390, dark: true },
])('in $locale at $width px', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];

  // That every job which fails ends here is tested in server/src/main/worker-jobs.test.ts: this site has a worker of its own.
  it('what failed is on the admin’s page by name; the page is searched, sorted and turned', async () => {
    await querySql('delete from failure');
    const { deps, close } = openDepsOf(siteUnderTest.siteEnv);
    const names = Object.keys(jobNames);
    for (const name of names) deps.failures.record({ kind: 'job', name, error: new Error('made to fail once') });
    await deps.failures.flush().finally(close);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, await createAdmin(locale));
    await go(`${prefix}${PATH}?sort=name-asc`);
    await page.getByRole('heading', { level: 1, name: words.title[locale] }).waitFor();
    await page.getByText(words.found[locale](names.length, String(names.length))).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const shown = () => page.locator('tbody code').allTextContents();
    // Every page in turn, 20 names on each.
    const sorted = names.toSorted();
    for (let from = 0; from < sorted.length; from += 20) {
      await expect.poll(shown).toEqual(sorted.slice(from, from + 20));
      if (from + 20 >= sorted.length) break;
      await page.getByRole('link', { name: paginationMessages.after[locale] }).click();
      await expectPath(page, new RegExp(`page=${from / 20 + 2}`));
    }

    await go(`${prefix}${PATH}`);
    await findField(page, words.search[locale]).fill('photos-avif');
    await findField(page, words.kind[locale]).selectOption({ label: failureKindNames.job[locale] });
    await findField(page, words.sort[locale]).selectOption({ label: words.orders['count-desc'][locale] });
    await findButton(page.getByRole('main'), words.find[locale]).click();
    await expectPath(page, /search=photos-avif&kind=job&sort=count-desc/);
    await expect.poll(shown).toEqual(['photos-avif']);
    await findRow(page, jobNames['photos-avif'][locale]).getByText('made to fail once').waitFor();

    await findField(page, words.search[locale]).fill('nothing is called so');
    await findButton(page.getByRole('main'), words.find[locale]).click();
    await page.getByText(words.noneFound[locale]).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  it('[ERR-1] a database that does not answer is a page with status 503 and Retry-After, private or public', async () => {
    const proxy = await openFreezingProxy(siteUnderTest.databaseUrl);
    const { PUBLIC_ORIGIN: _, REDIS_URL = '', FILES_DIR = '', ...env } = siteUnderTest.siteEnv;
    const limits = { DB_STATEMENT_TIMEOUT_MS: '1000', DB_CONNECT_TIMEOUT_MS: '1000', DB_HEALTH_TIMEOUT_MS: '700' };
    const site = await startSiteProcess({ ...env, ...limits, REDIS_URL, FILES_DIR, DATABASE_URL: proxy.url });
    try {
      const admin = await createAdmin(locale);
      const { page, problems, expecting, rest } = await visit({ width, dark, outside: site.origin });
      expecting(/status of 503/);
      // The cookie is the host's: it is also sent to the other port.
      await people.signInAs(page, admin);
      const opensDashboard = () =>
        page.goto(`${site.origin}${prefix}/dashboard`).then((response) => response?.status());
      await expect.poll(opensDashboard).toBe(200);
      proxy.freeze();
      for (const path of [
        '/dashboard',
        '/dashboard/admin/list-users',
        '/dashboard/user/profile',
        '/auth/login',
        '/articles',
      ]) {
        const response = await page.goto(`${site.origin}${prefix}${path}`);
        expect(response?.status(), path).toBe(503);
        expect(response?.headers()['retry-after'], path).toMatch(/^\d+$/);
        await page.getByText(publicErrorMessages.overloaded[locale]).waitFor();
        await page.getByRole('link', { name: failure.retry[locale] }).waitFor();
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
      }
      proxy.thaw();
      await expect.poll(opensDashboard).toBe(200);
      await rest();
      await page.close();
      // The refusals that this test has caused are no faults of the page; anything else is.
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.startsWith('503 ')));
    } finally {
      proxy.thaw();
      await site.stop();
      await proxy.close();
    }
  });
});
