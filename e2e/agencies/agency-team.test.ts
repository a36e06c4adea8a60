/**
 * AGEN-2: an agency of several people, and what it says of itself: invited, joined, changed, removed; logo, hours, pin,
 * area.
 */

import { fields, loginFlashMessages, signup } from '@estia/contract/accounts/auth-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { agencyHoursMessages, agencyLogoMessages } from '@estia/contract/agencies/agency-profile-messages';
import { teamEmailMessages } from '@estia/contract/agencies/email-messages';
import { openingHoursMessages } from '@estia/contract/agencies/opening-hours-format';
import {
  joinAgencyMessages,
  leaveAgencyMessages,
  teamFlashMessages,
  team as words,
} from '@estia/contract/agencies/team-messages';
import { cardMessages } from '@estia/contract/listings/messages';
import { createPlainPng } from '@estia/server/testing/photos/image-bytes';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import {
  createUser,
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  newEmail,
  PASSWORD,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
let agencyId: number;

beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser({ role: roleIds.agency });
  agencyId = (await querySql<{ id: number }>('select id from agency where account_id = $1', [owner.id]))[0]?.id ?? 0;
});

const TEAM = '/dashboard/office/team';
const widths = [320, 390, 768, 1440];

async function walkWidths(page: Parameters<typeof expectNoHorizontalScroll>[0]): Promise<void> {
  const was = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize(was);
}

describe.each([
  { locale: 'el' as const, width: 390, js: true, dark: false },
  { locale: 'en' as const, width: 1440, js: false, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  it('[AGEN-2] an owner invites, the guest joins with a password of their own, works, and is removed', async () => {
    const prefix = localePrefix[locale];
    const email = newEmail('guest');
    const name = locale === 'el' ? 'Νίκος Φίλης' : 'Nick Filis';
    const boss = await visit({ width, js, dark });
    await signInAs(boss.page, owner);
    await boss.go(`${prefix}${TEAM}`);
    const invite = findPanel(boss.page, words.invite[locale]);
    await findField(invite, words.name[locale]).fill(name);
    await findField(invite, words.email[locale]).fill(email);
    if (js) await expectAccessible(boss.page);
    if (js) await walkWidths(boss.page);
    await findButton(invite, words.send[locale]).click();
    await expectStatus(boss.page, teamFlashMessages.invited[locale]);

    const letter = await waitForEmail(email, teamEmailMessages.team_invited.subject[locale]);
    const link = findLink(letter, '/auth/join');
    const guest = await visit({ width, js, dark });
    await guest.page.goto(link);
    if (!js) {
      await findField(guest.page, fields.code[locale]).fill(link.split('#')[1] ?? '');
      await findButton(guest.page, joinAgencyMessages.open[locale]).click();
    }
    await findField(guest.page, joinAgencyMessages.name[locale]).waitFor();
    expect(guest.page.url()).not.toContain('#');
    await guest.page.getByText(email).waitFor();
    if (js) await expectAccessible(guest.page);
    if (js) await walkWidths(guest.page);
    if (locale === 'en') await expectEnglish(guest.page);
    await guest.page.locator('input[name=password]').fill(PASSWORD);
    await guest.page.locator('input[name=passwordConfirmation]').fill(PASSWORD);
    await guest.page.getByLabel(signup.terms[locale]).check();
    await guest.page.getByLabel(signup.over18[locale]).check();
    await findButton(guest.page, joinAgencyMessages.join[locale]).click();
    await expectPath(guest.page, `${prefix}/dashboard`);
    const inMenu = (path: string) => guest.page.locator(`nav a[href$="${path}"]`).count();
    expect(await inMenu('/dashboard/complexes')).toBeGreaterThan(0);
    expect(await inMenu('/dashboard/user/subscription')).toBe(0);
    expect(await inMenu(TEAM)).toBe(0);
    await guest.go(`${prefix}${TEAM}`);
    await guest.page.getByText(words.owners[locale]).waitFor();
    expect(
      await querySql('select role from agency_agent m join account a on a.id = account_id where a.email = $1', [email]),
    ).toEqual([{ role: 'agent' }]);

    await boss.go(`${prefix}${TEAM}`);
    const row = boss.page.getByRole('listitem').filter({ hasText: email });
    await expandSection(row, words.change[locale]);
    await row.getByLabel(words.roles.owner[locale]).check();
    if (js) await expectAccessible(boss.page);
    await findButton(row, words.saveRole[locale]).click();
    await expectStatus(boss.page, teamFlashMessages.role[locale]);
    await expandSection(row, words.change[locale]);
    await findButton(row, words.remove[locale]).click();
    await expectStatus(boss.page, teamFlashMessages.removed[locale]);
    await guest.page.goto(`${prefix}/dashboard`);
    await expectPath(guest.page, `${prefix}/auth/login`);
  });
});

it('[AGEN-2] an agent leaves the agency by themselves, having read what it means, and is logged out', async () => {
  const agent = await createUser();
  await querySql('update account set role_id = 3 where id = $1', [agent.id]);
  await querySql("insert into agency_agent (account_id, agency_id, role, joined_at) values ($1, $2, 'agent', now())", [
    agent.id,
    agencyId,
  ]);
  const { page, go } = await visit({ width: 390 });
  await signInAs(page, agent);
  await go('/dashboard/user/profile');
  const box = findPanel(page, leaveAgencyMessages.title.el);
  await expandSection(box, leaveAgencyMessages.open.el);
  await box.getByText(leaveAgencyMessages.what.el).waitFor();
  // From the top: nothing lies half under the bar there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await walkWidths(page);
  await findButton(box, leaveAgencyMessages.confirmLeave.el).click();
  await expectPath(page, /^\/auth\/login/);
  await expectStatus(page, loginFlashMessages['left-office'].el);
  expect(await querySql('select role from agency_agent where account_id = $1', [agent.id])).toEqual([]);
});

it('[AGEN-2] an agency says where it is, when it is open and what it looks like, and its page shows it', async () => {
  const { page, go, expecting } = await visit({ width: 1440 });
  expecting(/400.*agency\/logo/);
  await signInAs(page, owner);
  await go('/dashboard/user/profile');
  const logo = createPlainPng({ width: 600, height: 300 });
  const box = findPanel(page, agencyLogoMessages.title.el);
  await box
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await findButton(box, agencyLogoMessages.send.el).click();
  await box
    .getByRole('alert')
    .filter({ hasText: /εικόνα/ })
    .waitFor();
  await box.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await findButton(box, agencyLogoMessages.send.el).click();
  await expectStatus(page, dashboardFlashMessages.saved.el);
  await box.getByRole('img', { name: agencyLogoMessages.now.el }).waitFor();

  const form = findPanel(page, agencyProfileMessages.title.el);
  await findField(form, agencyProfileMessages.district.el).fill('Χαλάνδρι');
  const day = (at: number) =>
    form.getByRole('group', { name: openingHoursMessages.days[at]?.el ?? '' }).locator('input');
  await day(0).nth(0).fill('09:00');
  await day(0).nth(1).fill('14:00');
  await findButton(form, agencyHoursMessages.copy.el).click();
  await day(6).nth(0).fill('11:00');
  await expectAccessible(page);
  await walkWidths(page);
  await findButton(form, agencyProfileMessages.save.el).click();
  // Sunday has only half a span.
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(openingHoursMessages.days[6].el) })
    .waitFor();
  await day(6).nth(0).fill('');
  await findButton(form, agencyProfileMessages.save.el).click();
  await expectStatus(page, dashboardFlashMessages.saved.el);
  expect(await querySql('select district_id from agency where id = $1', [agencyId])).toEqual([{ district_id: 461200 }]);

  const reader = await visit({ width: 390 });
  await reader.go(`/en/agency/${agencyId}`);
  await reader.page.getByText('Monday–Friday').waitFor();
  const shown = reader.page.locator('main img[src^="/photos/logo-"]').first();
  expect((await reader.page.request.get((await shown.getAttribute('src')) ?? '')).status()).toBe(200);
  const actual = await reader.page.locator('script[type="application/ld+json"]').allTextContents();
  expect(actual.join()).toContain('OpeningHoursSpecification');
  await expectAccessible(reader.page);
  await expectNoHorizontalScroll(reader.page);
});

it('[AGEN-2] every card of an agency’s listing says its number in the commercial register', async () => {
  const [agency] = await querySql<{ gemi: string; district_id: number }>(
    `select a.gemi, p.district_id from listing l join property p on p.id = l.property_id join agency a on a.id = p.agency_id
     where l.purpose = 1 and l.is_active and p.category_id = 1 order by l.id desc limit 1`,
  );
  const { page, go } = await visit({ width: 390, js: false });
  await go(`/properties/search?for=sale&category_id=1&district_ids=${agency?.district_id}`);
  const cards = page.locator('article').filter({ has: page.locator('a[href*="/agency/"]') });
  const numbers = await cards.locator('a[href*="/agency/"] small').allTextContents();
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.length).toBe(await cards.count());
  for (const number of numbers) expect(number).toMatch(new RegExp(`^${cardMessages.gemi.el} \\d{12}$`));
});
