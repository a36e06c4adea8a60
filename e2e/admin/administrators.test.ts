/** Who administers: the first admin of an empty site, the others; and their dashboard by keyboard and without script. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { add, administrators } from '@estia/contract/accounts/admin-messages';
import { audit } from '@estia/contract/accounts/audit-messages';
import { splitAuditSentence } from '@estia/contract/accounts/audit-sentences';
import { dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { app, factors, recovery, security } from '@estia/contract/accounts/security-messages';
import { beforeEach, expect, it } from 'vitest';
import { createAdmin, findRow, USERS_PATH } from '../support/admins.ts';
import { findShortCode, waitForEmail } from '../support/emails.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import {
  createAuthenticatorApp,
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  PASSWORD,
  querySql,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

it('[ROLE-1] the first admin comes from the command line, sets up a second step, adds another and removes them', async () => {
  // The demonstration has a main admin; an empty site has none.
  await querySql('update account set is_main_admin = false where is_main_admin');
  const email = people.newEmail('first');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const command = ['server/src/main/create-admin.ts', '--email', email, '--name', 'Πρώτη Διαχειρίστρια'];
  const run = () =>
    promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...siteUnderTest.siteEnv } });
  const { stdout } = await run();
  const code = /\b\d{4}(?:-\d{4}){3}\b/.exec(stdout)?.[0] ?? '';
  await expect(run()).rejects.toThrow();

  const { page, go } = await visit({ width: 390 });
  await people.setNewPassword(page, 'el', email, code);
  await people.submitLogin(page, email, 'el');
  await expectPath(page, '/dashboard/user/security');
  await page.getByRole('region', { name: security.requiredTitle.el }).waitFor();
  const box = findPanel(page, app.title.el);
  await expandSection(box, app.setUp.el);
  await findField(box, factors.yourPassword.el).fill(PASSWORD);
  await findButton(box, factors.begin.el).click();
  const next = createAuthenticatorApp((await box.locator('[translate="no"]').textContent()) ?? '');
  await findField(box, app.code.el).fill(next());
  await findButton(box, app.confirm.el).click();
  await findPanel(page, recovery.shown.el).waitFor();

  const second = people.newEmail('second');
  await go('/dashboard/admin/list-administrators');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const adding = findPanel(page, administrators.add.el);
  await expandSection(adding, administrators.add.el);
  await findField(adding, add.email.el).fill(second);
  await findField(adding, add.username.el).fill('Δεύτερος Διαχειριστής');
  await findField(adding, add.reason.el).fill('Για τις αγγελίες');
  await findButton(adding, administrators.add.el).click();
  await expectStatus(page, words['admin-added'].el);
  const theirs = await visit();
  await people.setNewPassword(
    theirs.page,
    'el',
    second,
    findShortCode(await waitForEmail(second, emailMessages.invited_admin.title.el)),
  );
  await people.submitLogin(theirs.page, second, 'el');
  await expectPath(theirs.page, /^\/dashboard\/user/);

  const row = findPanel(page, administrators.list.el).getByRole('listitem').filter({ hasText: second });
  await expandSection(row, administrators.remove.el);
  await findField(row, add.reason.el).fill('Έφυγε από την εταιρεία');
  await findButton(row, administrators.remove.el).click();
  await expectStatus(page, words['admin-removed'].el);
  expect(await row.count()).toBe(0);
  await waitForEmail(second, emailMessages.blocked.title.el);
  await theirs.go('/dashboard/user/profile');
  await expectPath(theirs.page, '/auth/login');
  await go('/dashboard/admin/audit-log');
  const actual = await findPanel(page, audit.entries.el).locator('ol > li').allInnerTexts();
  for (const [at, action] of ['administrator_removed', 'administrator_added', 'main_admin_made'].entries())
    expect(actual[at]).toContain(splitAuditSentence(action, 'el').before);
});

it('[ROLE-1] an admin who is not the main one adds nobody', async () => {
  const { page, go } = await visit();
  await people.signInAs(page, await createAdmin('el'));
  await go('/dashboard/admin/list-administrators');
  await findPanel(page, administrators.list.el).waitFor();
  expect(await findPanel(page, administrators.add.el).count()).toBe(0);
  expect(await page.locator('main summary').filter({ hasText: administrators.remove.el }).count()).toBe(0);
});

it('[ADMN-1] the keyboard walks the queue: j, k, a, r', async () => {
  const mark = `Πληκτρολόγιο ${Date.now()}`;
  const agencies: people.TestUser[] = [];
  for (const at of [1, 2]) {
    agencies.push(await people.createUser({ role: roleIds.agency, status: 'waiting', name: `${mark} ${at}` }));
  }
  const { page, go } = await visit();
  await people.signInAs(page, await createAdmin('el'));
  const list = `${USERS_PATH}?search=${encodeURIComponent(mark)}`;
  await go(list);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const names = await page.locator('a[data-row]').allInnerTexts();
  expect(names).toHaveLength(2);
  for (const [key, name] of [
    ['j', names[0]],
    ['j', names[1]],
    ['j', names[1]],
    ['k', names[0]],
  ]) {
    await page.keyboard.press(key ?? '');
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press('a');
  await page.keyboard.type('jkar: όλα εντάξει');
  await page.keyboard.press('Enter');
  await expectStatus(page, words['user-moved'].el);
  const stateOf = (name: string | undefined) =>
    people.findAccountStatus(agencies.find(({ username }) => username === name)?.email ?? '');
  expect(await stateOf(names[0])).toBe('approved');
  expect(await stateOf(names[1])).toBe('waiting');
  await go(list);
  await page.keyboard.press('j');
  if ((await focused()) !== names[1]) await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.type('λείπουν στοιχεία');
  await page.keyboard.press('Enter');
  await expectStatus(page, words['user-moved'].el);
  expect(await stateOf(names[1])).toBe('rejected');
});

it('[ADMN-1] approving needs no script', async () => {
  const waiting = await people.createUser({ role: roleIds.agency, status: 'waiting' });
  const { page, go } = await visit({ width: 390, js: false });
  await people.signInAs(page, await createAdmin('el'));
  await go(`${USERS_PATH}?search=${encodeURIComponent(waiting.email)}`);
  const row = findRow(page, waiting.email);
  await row.locator('summary').click();
  await people.changeUserStatus(row, 'el', 'approved', 'Εντάξει');
  await expectPath(page, /flash=user-moved/);
  expect(await people.findAccountStatus(waiting.email)).toBe('approved');
});
