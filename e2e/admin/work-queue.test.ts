/** ADMN-5: two admins run the site from their first page: they see what waits, take it in hand and decide it. */
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { reportFlashMessages, reports } from '@estia/contract/moderation/reports-messages';
import type { Locale } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import {
  workBarMessages as bar,
  dailyStatsMessages,
  workQueueMessages as words,
  workFlashMessages,
} from '@estia/contract/work-queue/queue-messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAdmin, findRow } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import {
  createUser,
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const QUEUE = '/dashboard';

/** Of a listing of the demo, overdue since hours: it comes before everything else. */
async function createReport(description: string, hours = 30): Promise<{ id: number; title: string }> {
  const [report] = await querySql<{ id: string; property_id: string }>(
    `insert into report (listing_id, property_id, purpose, reason_id, description, locale, at, reporter_hash)
     select id, property_id, purpose, 9, $1, 'el', now() - make_interval(hours => $2), decode(md5($1), 'hex') from listing
     where is_active order by id limit 1 returning id, property_id`,
    [description, hours],
  );
  return { id: Number(report?.id), title: String(report?.property_id) };
}

const createWaitingAgency = async (locale: Locale) =>
  createUser({ role: roleIds.agency, status: 'waiting', locale, name: `Queue${Date.now()}` });

const searchFor = async (page: Page, locale: Locale, text: string) => {
  await findField(page, words.search[locale]).fill(text);
  await findButton(page.getByRole('main'), words.find[locale]).click();
  await expectPath(page, new RegExp(`search=${encodeURIComponent(text)}`));
};

testScreens(visit, [
  {
    title: '[ADMN-5] the queue and the last 14 days',
    before: async ({ page }, locale) => {
      await createReport(`screen ${locale}`);
      await createWaitingAgency(locale);
      await signInAs(page, await createAdmin(locale));
    },
    path: QUEUE,
    othersWrite: true,
    ready: async (page, locale) => {
      await expandSection(page, dailyStatsMessages.table[locale]);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, js: true }, { locale: 'en' as const, width: 390, js: false }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ADMN-5] an admin sees a report and an agency, claims and decides the report, and it is gone; the other sees who has what', async () => {
    await resetRateLimits();
    const agency = await createWaitingAgency(locale);
    const report = await createReport(`journey ${locale} ${Date.now()}`, 9_000);
    const first = await visit({ width, js });
    await signInAs(first.page, await createAdmin(locale));
    const colleague = await createUser({ locale, role: roleIds.admin, strong: true, name: 'Maria Papa' });
    const second = await visit({ width, js });
    await signInAs(second.page, colleague);

    await first.go(`${prefix}${QUEUE}`);
    const rows = first.page.getByRole('main').getByRole('table').first().getByRole('row');
    const texts = await rows.allInnerTexts();
    // The header is the first row.
    expect(texts[1]).toContain(workKindNames.report[locale]);
    expect(texts[1]).toContain(words.isLate[locale]);
    await searchFor(first.page, locale, agency.username);
    await findRow(first.page, agency.username).getByText(workKindNames.agency[locale]).first().waitFor();

    await searchFor(first.page, locale, String(report.id));
    const row = findRow(first.page, workKindNames.report[locale]).first();
    await row.getByRole('button', { name: words.take[locale] }).click();
    await expectPath(first.page, new RegExp(`item=${report.id}`));
    await expectStatus(first.page, workFlashMessages.claimed[locale]);
    const box = first.page.getByRole('region', { name: bar.label[locale] });
    await findButton(box, words.release[locale])
      .or(box.getByRole('button', { name: words.release[locale] }))
      .first()
      .waitFor();
    await expectAccessible(first.page);
    await expectNoHorizontalScroll(first.page);

    await second.go(`${prefix}${QUEUE}?search=${report.id}`);
    await findRow(second.page, workKindNames.report[locale]).getByText('Ηρώ Βαρδή').waitFor();
    await second.go(`${prefix}/dashboard/admin/list-alerts?item=${report.id}`);
    await second.page.getByRole('region', { name: bar.label[locale] }).getByText('Ηρώ Βαρδή').waitFor();

    const panel = findPanel(first.page, reports.number[locale](report.id))
      .or(first.page.locator(`#report-${report.id}`))
      .first();
    await findField(panel, reports.decision[locale]).fill('Δεν προκύπτει από την αγγελία');
    await findButton(panel, reports.dismiss[locale]).click();
    await expectStatus(first.page, reportFlashMessages.dismissed[locale]);
    await box.getByText(bar.next[locale], { exact: false }).first().waitFor();
    await second.go(`${prefix}${QUEUE}?search=${report.id}`);
    await second.page.getByText(words.noneFound[locale]).waitFor();
  });

  it('[ADMN-5] an item is handed over with a note', async () => {
    const report = await createReport(`hand over ${locale} ${Date.now()}`, 800);
    const { page, go } = await visit({ width, js });
    const admin = await createAdmin(locale);
    await createUser({ locale, role: roleIds.admin, strong: true, name: `Colleague ${report.id}` });
    await signInAs(page, admin);
    await go(`${prefix}${QUEUE}?search=${report.id}`);
    await findRow(page, workKindNames.report[locale]).first().getByRole('button', { name: words.take[locale] }).click();
    await page
      .getByRole('region', { name: bar.label[locale] })
      .getByRole('link', { name: bar.handOver[locale] })
      .click();
    const form = findPanel(page, bar.handOver[locale]);
    await form.getByRole('combobox').selectOption({ label: `Colleague ${report.id}` });
    await findButton(form, bar.submitHandOver[locale]).click();
    await form.getByRole('alert').first().waitFor();
    await findField(form, bar.note[locale]).fill('Κάλεσα τον ιδιοκτήτη');
    await findButton(form, bar.submitHandOver[locale]).click();
    await expectStatus(page, workFlashMessages['handed-over'][locale]);
    await go(`${prefix}${QUEUE}?search=${report.id}`);
    await findRow(page, `Colleague ${report.id}`).waitFor();
  });

  it('[ADMN-5] the menu counts what waits', async () => {
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${prefix}${QUEUE}`);
    const menu = page.getByRole('navigation', { name: nav.label[locale] });
    if (width < 900) await menu.locator('summary').click();
    const entry = menu.getByRole('link', { name: nav.queue[locale] }).locator('visible=true');
    expect(await entry.innerText()).toMatch(/\d/);
  });

  it.runIf(js)(
    '[ADMN-5] what is typed while a list is on its way stays, and is what is searched for next',
    async () => {
      const { page, go } = await visit({ width, js });
      await signInAs(page, await createAdmin(locale));
      await go(`${prefix}${QUEUE}`);
      const field = findField(page, words.search[locale]);
      const find = findButton(page.getByRole('main'), words.find[locale]);
      const isListCall = (url: URL) => url.pathname.includes('.data') || url.pathname.endsWith('/adminPanel/queue');
      const asked = Promise.withResolvers<void>();
      const typed = Promise.withResolvers<void>();
      await page.route(isListCall, async (route) => {
        asked.resolve();
        await typed.promise;
        await route.continue();
      });
      await field.fill('first');
      await find.click();
      await asked.promise;
      await field.fill('second');
      typed.resolve();
      await expectPath(page, /search=first/);
      await page.getByText(words.noneFound[locale]).waitFor();
      expect(await field.inputValue()).toBe('second');
      await find.click();
      await expectPath(page, /search=second/);
      await page.goBack();
      await expectPath(page, /search=first/);
      await expect.poll(() => field.inputValue()).toBe('first');
    },
  );
});
