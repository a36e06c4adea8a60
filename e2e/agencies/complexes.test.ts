/**
 * PAGE-1: a visitor finds a development and opens it and one of its units; an agency makes one, fills it and publishes
 * it.
 */
import { notApproved } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { complexListMessages, complexPageMessages, stageMessages } from '@estia/contract/complexes/messages';
import { complexFlashMessages, ownComplexMessages } from '@estia/contract/complexes/own-complex-messages';
import { partOf } from '@estia/contract/complexes/unit-messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { dashboardMessages } from '@estia/contract/listings/dashboard/dashboard-messages';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { finishStepMessages } from '@estia/contract/listings/draft/wizard-messages';
import { contactFormMessages } from '@estia/contract/listings/page/contact-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { createDraft } from '../support/listing-wizard.ts';
import {
  createUser,
  expectPath,
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

type Seeded = { id: number; name_el: string; name_en: string | null; units: number; municipality_id: number };
let seeded: Seeded;

beforeAll(async () => {
  await resetRateLimits();
  const [first] = await querySql<Seeded>(`
    select c.id::int as id, c.name_el, c.name_en, d.municipality_id,
      (select count(*)::int from property p join listing l on l.property_id = p.id and l.is_active where p.complex_id = c.id) as units
    from complex c join district d on d.id = c.district_id where c.name_en is not null order by c.id limit 1`);
  if (!first) throw new Error('The demo world has no development');
  seeded = first;
});

/** Two listings of the demo world become listings of this agency. */
async function createListings({ id }: TestUser): Promise<number[]> {
  const rows = await querySql<{ id: number }>(
    `update property p set account_id = $1, agency_id = (select id from agency where account_id = $1)
     where p.id in (
       select o.id from property o where o.hide_address and o.complex_id is null and o.category_id = 1
         and exists (select from listing l where l.property_id = o.id and l.is_active) order by o.id desc limit 2)
     returning p.id::int as id`,
    [id],
  );
  return rows.map((row) => row.id);
}

describe.each(
  pickByFile(
    { locale: 'el' as const, width: 390, other: 1440, touch: true },
    { locale: 'en' as const, width: 1440, other: 390, touch: false },
  ),
)('in $locale, beginning at $width px', ({ locale, width, other, touch }) => {
  const prefix = localePrefix[locale];
  const nameOf = (complex: Seeded) => (locale === 'en' ? complex.name_en : null) ?? complex.name_el;

  it('[PAGE-1] a visitor searches, opens a development, sorts its homes and opens one', async () => {
    const { page, go } = await visit({ width, touch });
    expect(await go(`${prefix}/complexes`)).toBe(200);
    await expectAccessible(page);
    for (const wide of [320, other, width]) {
      await page.setViewportSize({ width: wide, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    await page.getByLabel(complexListMessages.stage[locale]).selectOption('planned');
    await page.getByLabel(complexListMessages.priceMax[locale]).fill('1');
    await findButton(page.getByRole('main'), complexListMessages.search[locale]).click();
    await page.getByText(complexListMessages.emptyTitle[locale]).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: complexListMessages.clear[locale] }).last().click();
    await page.getByRole('link', { name: nameOf(seeded) }).click();
    await page.getByRole('heading', { level: 1, name: nameOf(seeded) }).waitFor();
    await expectAccessible(page);
    for (const wide of [320, 768, other, width]) {
      await page.setViewportSize({ width: wide, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    const head = await page.content();
    expect(head).toContain('"@type":"ApartmentComplex"');
    expect(head).toMatch(/rel="canonical" href="[^"]*\/complexes\/\d+"/);
    expect(head).toMatch(/hrefLang="en"|hreflang="en"/);
    const rows = page.getByRole('table').locator('tbody tr');
    expect(await rows.count()).toBe(seeded.units);
    const sort = page
      .getByRole('link', { name: new RegExp(complexPageMessages.area[locale]) })
      .filter({ visible: true });
    await sort.first().click();
    await page.waitForURL(/sort=area_asc/);
    const areas = (await rows.locator('th').allInnerTexts()).length;
    expect(areas).toBe(seeded.units);
    await rows.first().getByRole('link').click();
    await page.getByText(partOf[locale]).waitFor();
    await page.getByRole('link', { name: nameOf(seeded) }).click();
    await page.getByRole('heading', { level: 1, name: nameOf(seeded) }).waitFor();

    // A question about the development names it, and none of its units.
    await page.getByRole('link', { name: complexPageMessages.contactAgency[locale] }).click();
    const body = findField(page, contactFormMessages.body[locale]);
    await body.waitFor();
    expect(await body.inputValue()).toBe(contactFormMessages.readyComplex[locale](nameOf(seeded)));
    expect(await page.locator('main').innerText()).toContain(nameOf(seeded));
  });

  it('[PAGE-1] [ROLE-3] an agency makes one, attaches two listings, publishes it and everybody sees it', async () => {
    const agency = await createUser({ role: roleIds.agency, locale });
    const listings = await createListings(agency);
    const { page, go } = await visit({ width, touch });
    await signInAs(page, agency);
    expect(await go(`${prefix}/dashboard/complexes`)).toBe(200);
    await page.getByText(ownComplexMessages.emptyTitle[locale]).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: ownComplexMessages.create[locale] }).first().click();
    await findButton(page, ownComplexMessages.createNow[locale]).click();
    await page.getByText(fieldErrorMessages.required[locale]).first().waitFor();
    await expectAccessible(page);
    const name = `Κήποι ${agency.id}`;
    await findField(page, ownComplexMessages.nameEl[locale]).fill(name);
    await findField(page, ownComplexMessages.district[locale]).fill('Χαλάνδρι');
    await findField(page, ownComplexMessages.completionYear[locale]).fill('2028');
    await findField(page, ownComplexMessages.descriptionEl[locale]).fill('Σπίτια γύρω από κήπο.');
    await findButton(page, ownComplexMessages.createNow[locale]).click();
    await expectStatus(page, complexFlashMessages.created[locale]);
    await findButton(page, ownComplexMessages.publish[locale]).click();
    await page.getByText(fieldErrorMessages.nothing_chosen[locale]).first().waitFor();
    const list = page.getByRole('list', { name: ownComplexMessages.listings[locale] });
    expect(await list.getByRole('checkbox').count()).toBe(2);
    for (const box of await list.getByRole('checkbox').all()) await box.check();
    await expectAccessible(page);
    for (const wide of [320, other, width]) {
      await page.setViewportSize({ width: wide, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    await findButton(page, ownComplexMessages.saveListings[locale]).click();
    await expectStatus(page, complexFlashMessages.units[locale]);
    await findButton(page, ownComplexMessages.publish[locale]).click();
    await expectStatus(page, complexFlashMessages.published[locale]);
    await page.getByRole('link', { name: ownComplexMessages.see[locale] }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(stageMessages.building[locale]).first().waitFor();
    const links = await page
      .getByRole('table')
      .locator('tbody a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const id of listings) expect(links.some((href) => href?.endsWith(`/${id}`))).toBe(true);
    await expectAccessible(page);
  });
});

it('[PAGE-1] without JavaScript it is found by the name of a place, and an agency can change and delete its own', async () => {
  const reader = await visit({ js: false, width: 390 });
  expect(await reader.go(`/complexes?municipality_ids=${seeded.municipality_id}`)).toBe(200);
  await reader.page.getByRole('link', { name: seeded.name_el }).click();
  await reader.page.getByRole('heading', { level: 1, name: seeded.name_el }).waitFor();
  expect(await reader.page.getByRole('table').locator('tbody tr').count()).toBe(seeded.units);
  await reader.go('/complexes');
  await reader.page.locator('form input[name="q"]').last().fill('Χαλάνδρι');
  await findButton(reader.page, complexListMessages.search.el).click();
  await reader.page.waitForURL(/_ids=\d+/);
  expect(await reader.go('/complexes/999999')).toBe(404);

  const agency = await createUser({ role: roleIds.agency });
  const { page, go } = await visit({ js: false, width: 1440 });
  await signInAs(page, agency);
  await go('/dashboard/complexes/new');
  await findField(page, ownComplexMessages.nameEl.el).fill('Χωρίς σενάριο');
  await findField(page, ownComplexMessages.district.el).fill('Χαλάνδρι');
  await findButton(page, ownComplexMessages.createNow.el).click();
  await expectStatus(page, complexFlashMessages.created.el);
  await findField(page, ownComplexMessages.nameEn.el).fill('No script');
  await findButton(page, ownComplexMessages.save.el).click();
  await expectStatus(page, complexFlashMessages.saved.el);
  await page.getByText(ownComplexMessages.remove.el).click();
  await findButton(page, ownComplexMessages.removeNow.el).click();
  await expectStatus(page, complexFlashMessages.removed.el);
});

it('[ROLE-3] the developments of the dashboard are for agencies', async () => {
  const user = await createUser();
  const { page, go, expecting } = await visit({ width: 1440 });
  expecting(/403/);
  await signInAs(page, user);
  expect(await go('/dashboard/complexes')).toBe(403);
  expect(await go('/dashboard/complexes/new')).toBe(403);
});

it('[ROLE-5] an agency that waits for approval reads why it cannot publish yet, in the form of a listing and instead of developments', async () => {
  const waiting = await createUser({ role: roleIds.agency, status: 'waiting' });
  const { page, go } = await visit({ width: 390 });
  await signInAs(page, waiting);
  expect(await go('/dashboard/properties/new-property')).toBe(200);
  await page.getByRole('region', { name: notApproved.waiting.el }).getByText(notApproved.until.wizard.el).waitFor();
  for (const path of ['/dashboard/complexes', '/dashboard/complexes/new']) {
    expect(await go(`/en${path}`)).toBe(200);
    const notice = page.getByRole('region', { name: notApproved.waiting.en });
    await notice.getByText(notApproved.until.developments.en).waitFor();
  }
  const draft = await createDraft(waiting, {});
  expect(await go(`/en/dashboard/properties/new-property?draft=${draft}&step=finish`)).toBe(200);
  await page
    .getByRole('region', { name: finishStepMessages.waitTitle.en })
    .getByText(finishStepMessages.waitText.en)
    .waitFor();
  expect(await page.getByRole('button', { name: finishStepMessages.publish.en }).count()).toBe(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await findButton(page, finishStepMessages.saveAndLeave.en).click();
  await expectPath(page, /^\/en\/dashboard\/properties\?state=drafts$/);
  // How many may be active is shown to nobody who may have none yet.
  expect(await go('/en/dashboard/properties')).toBe(200);
  await page.getByText(notApproved.listings.en).waitFor();
  const [isFull = ''] = ownListingsMessages.roomFull.en(1).split(':');
  expect(await page.getByText(isFull).count()).toBe(0);
  expect(await go('/en/dashboard')).toBe(200);
  await page.getByRole('definition').filter({ hasText: notApproved.waiting.en }).waitFor();
  expect(await page.getByText(dashboardMessages.roomFull.en).count()).toBe(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
