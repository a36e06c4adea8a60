/** ADMN-3: somebody often reports for nothing; an admin sees what follows, decides it, and lifts it. */

import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { misuseMessages as words } from '@estia/contract/moderation/misuse-messages';
import { reportFlashMessages, reports } from '@estia/contract/moderation/reports-messages';
import type { Locale } from '@estia/contract/pair';
import { expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { testScreens } from '../support/screens.ts';
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
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

/** Of one reporter: so many decided as unfounded, and an open one. */
async function createReports(unfounded: number): Promise<{ reporterId: number; open: number }> {
  const { id } = await createUser({ role: roleIds.individual });
  await querySql(
    `insert into report (purpose, reason_id, description, locale, at, state, decided_at, decision, is_unfounded, reporter_id)
     select 1, 2, 'x', 'el', now() - interval '1 hour', 'dismissed', now(), 'x', true, $1 from generate_series(1, $2::int)`,
    [id, unfounded],
  );
  const [open] = await querySql<{ id: string }>(
    `insert into report (listing_id, property_id, purpose, reason_id, description, locale, at, reporter_hash, reporter_id)
     select id, property_id, purpose, 2, 'Δεν μου αρέσει', 'el', now(), decode(md5($1::bigint::text), 'hex'), $1::bigint from listing
     where is_active order by id limit 1 returning id`,
    [id],
  );
  return { reporterId: id, open: Number(open?.id) };
}

const warn = (reporterId: number) =>
  querySql(
    `with s as (
       insert into statement_of_reasons (account_id, kind, ground, found_by, decided_at, complain_by, code_hash)
       values ($1, 'reports_warned', 'moderation', 'own_check', now() - interval '2 hours', current_date + 180, sha256(gen_random_uuid()::text::bytea))
       returning id)
     insert into report_misuse (kind, account_id, locale, statement_id, report_ids, at)
     select 'warned', $1, 'el', id, '{}', now() - interval '2 hours' from s`,
    [reporterId],
  );

testScreens(visit, [
  {
    title: '[ADMN-3] a report of somebody who was warned, with what follows',
    before: async ({ page }, locale) => signInAs(page, await createAdmin(locale)),
    path: async () => {
      const { reporterId, open } = await createReports(4);
      await warn(reporterId);
      return `/dashboard/admin/list-alerts?item=${open}`;
    },
    othersWrite: true,
  },
  { title: '[LIST-5] the page of the link that confirms the email of a report', path: '/contact/report-confirm' },
]);

it.each<{ locale: Locale; width: number; js: boolean }>([
  { locale: 'el', width: 390, js: true },
  { locale: 'en', width: 1440, js: false },
])(
  '[ADMN-3] in $locale at $width px, script $js: dismissed as unfounded, warned, seen with the user and lifted',
  async ({ locale, width, js }) => {
    await resetRateLimits();
    const { reporterId, open } = await createReports(4);
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${localePrefix[locale]}/dashboard/admin/list-alerts?item=${open}`);
    const panel = page.locator(`#report-${open}`);
    await panel.getByText(words.next.warned[locale], { exact: false }).waitFor();
    await findField(panel, reports.decision[locale]).fill('Η αγγελία είναι σωστή');
    await findButton(panel, words.unfounded[locale]).click();
    await expectStatus(page, reportFlashMessages.unfounded[locale]);

    await go(`${localePrefix[locale]}/dashboard/admin/users/${reporterId}`);
    const measures = page.locator('#report-measures');
    await measures.getByRole('rowheader', { name: words.kinds.warned[locale] }).first().waitFor();
    if (js) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await expandSection(measures, words.lift[locale]);
    await findField(measures, words.reason[locale]).fill('Ήταν λάθος');
    await findButton(measures, words.liftMeasure.warned[locale]).click();
    await expectStatus(page, dashboardFlashMessages.saved[locale]);
    await page.locator('#report-measures').getByText(words.lifted[locale], { exact: true }).waitFor();
    expect(await page.locator('#report-measures').getByText(words.lift[locale], { exact: true }).count()).toBe(0);
  },
);
