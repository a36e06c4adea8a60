/** ADMN-4: an admin finds a source that fails, stops it with a reason, starts it again and removes it. And the public check of a feed. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { adminSourceFlashMessages, adminSourceMessages as words } from '@estia/contract/sources/admin-source-messages';
import { brokenFeedMessages } from '@estia/contract/sources/feed-messages';
import { validatorMessages as validator } from '@estia/contract/sources/validator-messages';
import { describe, expect, it } from 'vitest';
import { createAdmin, findRow } from '../support/admins.ts';
import { testScreens } from '../support/screens.ts';
import {
  createUser,
  expandSection,
  expectFormErrors,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import {
  createVisitors,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  type Visit,
} from '../support/visitors.ts';

const visit = createVisitors();
const PATH = '/dashboard/admin/external-sources';

/** One that works, one that fails and one that was stopped, with their last runs. */
async function createSources(agency: TestUser): Promise<void> {
  await querySql(
    `with made as (
       insert into source (account_id, kind, name, url, every_hours, next_run_at, state, state_reason, detected_format, failing_since, created_at, updated_at)
       values ($1, 'url', 'CRM ' || $1::bigint, 'https://crm.example.gr/estia.xml', 6, now() + interval '1 day', 'active', null, 'xe', null, now(), now()),
         ($1, 'url', 'Feed ' || $1::bigint, 'https://feeds.example.gr/a.xml', 6, now() + interval '1 day', 'active', null, 'kyero', now() - interval '2 days', now(), now()),
         ($1, 'file', 'Excel ' || $1::bigint, null, null, null, 'stopped', '1234', 'xlsx', null, now(), now())
       returning id, kind, failing_since)
     insert into source_run (source_id, trigger, state, error_code, error_line, rejects, created_at, finished_at)
     select id, 'schedule', case when failing_since is null then 'done' else 'failed' end,
       case when failing_since is not null then 'not_well_formed' end, case when failing_since is not null then 48 end,
       case when kind = 'file' then 3 else 0 end, now(), now() from made`,
    [agency.id],
  );
}

async function signInWithSources({ page }: Visit, locale: Locale): Promise<void> {
  await createSources(await createUser({ role: roleIds.agency, locale, name: locale === 'el' ? 'Άννα' : 'Anna' }));
  await signInAs(page, await createAdmin(locale));
}

testScreens(visit, [
  {
    title: '[ADMN-4] sources of all agencies, what fails and what can be done',
    before: signInWithSources,
    path: PATH,
    othersWrite: true,
    ready: (page, locale) => expandSection(page, words.remove[locale]),
  },
]);

describe.each([
  { locale: 'el' as const, width: 390, js: false, dark: false },
  { locale: 'en' as const, width: 1440, js: true, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  it('[ADMN-4] an admin finds a failing source, stops it, starts it again and removes it', async () => {
    const { page, go } = await visit({ width, js, dark });
    const agency = await createUser({ role: roleIds.agency, locale });
    await createSources(agency);
    await signInAs(page, await createAdmin(locale));
    await go(`${localePrefix[locale]}${PATH}?search=${encodeURIComponent(agency.email)}`);
    await page
      .getByRole('navigation', { name: words.tabs[locale] })
      .getByRole('link', { name: words.shows.failing[locale] })
      .click();
    const row = findRow(page, `Feed ${agency.id}`);
    await row.waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    expect(await row.textContent()).toContain(words.line[locale](48));

    await expandSection(row, words.startOrStop[locale]);
    await findButton(row, words.stop[locale]).click();
    await expectFormErrors(page, locale, { [words.reason[locale]]: 'required' });
    await findField(row.locator('form').first(), words.reason[locale]).fill('A1');
    await findButton(row, words.stop[locale]).click();
    await expectStatus(page, adminSourceFlashMessages.stopped[locale]);
    await row.getByText(words.states.stopped[locale], { exact: true }).waitFor();

    await expandSection(row, words.startAgain[locale]);
    await findField(row.locator('form').first(), words.reason[locale]).fill('A2');
    await findButton(row, words.startAgain[locale]).click();
    await expectStatus(page, adminSourceFlashMessages.started[locale]);

    await expandSection(row, words.remove[locale]);
    expect(await row.textContent()).toContain(words.removeEmpty[locale]);
    await findField(row.locator('form').last(), words.reason[locale]).fill('A3');
    await findButton(row, words.remove[locale]).click();
    await expectStatus(page, adminSourceFlashMessages.removed[locale]);
    await expect.poll(() => row.count()).toBe(0);
  });
});

describe.each([
  { locale: 'el' as const, width: 1440, js: true, dark: true },
  { locale: 'en' as const, width: 390, js: false, dark: false },
])('the validator in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  it('[EXTS-2] anybody sees what a feed would become, and a sixth try a minute is the last', async () => {
    await resetRateLimits();
    const { page, go, rest, expecting } = await visit({ width, js, dark });
    expecting(/429/);
    await go(`${localePrefix[locale]}/feed-validator`);
    const text = page.locator('textarea');
    // The form is sent without script, so each answer is a new page.
    const submit = async () => {
      const loaded = page.waitForEvent('load');
      await page.locator('main form button[type=submit]').click();
      await loaded;
      if (js) await rest();
    };
    await text.fill('κωδικός;συναλλαγή;τύπος;τιμή;τμ;περιοχή;θέρμανση\nA-1;πώληση;διαμέρισμα;99;-5;Χαλάνδρι;μαγική\n');
    await submit();
    const result = page.getByRole('region', { name: validator.result[locale] });
    await result.getByText('A-1', { exact: true }).waitFor();
    expect(await result.textContent()).toContain(validator.line[locale](2));
    expect(await result.getByRole('region', { name: validator.valuesTitle[locale] }).textContent()).toContain('μαγική');
    if (js) await expectAccessibleInBothSchemes(page);
    await expectNoHorizontalScroll(page);

    await page.locator('input[type=file]').setInputFiles({
      name: 'feed.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from('<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero><property>'),
    });
    await submit();
    await result.getByRole('alert').getByText(brokenFeedMessages.truncated.problem[locale]).waitFor();

    for (let at = 0; at < 5; at++) {
      await text.fill(`no feed ${at}`);
      await submit();
      await page.getByRole('alert').first().waitFor();
    }
    await page.getByText(validator.refusals.too_many_requests[locale]).waitFor();
    expect(await text.inputValue()).toBe('no feed 4');
  });
});

it('[EXTS-2] what is typed over a refused text before script came stays', async () => {
  await resetRateLimits();
  const { page, go, rest } = await visit();
  await go('/feed-validator');
  await page.locator('textarea').fill('no feed');
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('alert').first().waitFor();
  await page.locator('textarea').fill('another');
  script.resolve();
  await rest();
  expect(await page.locator('textarea').inputValue()).toBe('another');
});
