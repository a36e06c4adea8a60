/** Whether the site works: the public page, also without script, and the admins' page of the system. */
import { statusPartNames, statusStateNames, statusMessages as words } from '@estia/contract/site/status-messages';
import { expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { testScreens } from '../support/screens.ts';
import { findPanel, querySql, resetRateLimits, signInAs } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

testScreens(visit, [
  { title: 'the status of the site', path: '/status' },
  {
    title: 'the system, for admins',
    before: async ({ page }, locale) => {
      await resetRateLimits();
      await querySql(
        `insert into backup_run (kind, seconds, bytes) values ('full', 1800, 52428800), ('restore_test', 2400, null)`,
      );
      await querySql(
        `insert into job_run (name, last_success_at, last_ms, last_failure_at, expected_seconds)
         values ('photos', now() - interval '3 hours', 812, now(), 300) on conflict (name) do update set last_failure_at = now()`,
      );
      await signInAs(page, await createAdmin(locale));
    },
    path: '/dashboard/admin/system',
    ready: (page) => page.locator('table').waitFor(),
    // The admin's own name is in the corner.
    othersWrite: true,
  },
]);

it('the status of the site needs no script, and is in no cache', async () => {
  const { page, go } = await visit({ width: 390, js: false });
  expect(await go('/status')).toBe(200);
  const panel = findPanel(page, words.allWork.el);
  await panel.getByText(statusPartNames.browse.el).waitFor();
  expect(await panel.getByText(statusStateNames.works.el).count()).toBe(5);
  await panel.getByRole('link', { name: words.refresh.el }).click();
  await panel.waitFor();
  const response = await page.request.get(page.url());
  expect(response.headers()['cache-control']).toBe('no-store');
});
