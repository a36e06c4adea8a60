/** POST-1: the first listing of somebody who has no account yet, from the home page to the market; nothing typed is lost. */
import { confirm, fields, landingFlashMessages, login, signup } from '@estia/contract/accounts/auth-messages';
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { inboxFlashMessages } from '@estia/contract/inbox/inbox-messages';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { finishStepMessages } from '@estia/contract/listings/draft/wizard-messages';
import { resume } from '@estia/contract/listings/resume-messages';
import { keptUnsent, nothingSent, sendAgain, unsent } from '@estia/contract/site/unsent-messages';
import { pricePositionMessages } from '@estia/contract/valuation/position-messages';
import { createSmallPhoto } from '@estia/server/testing/photos/phone-photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import {
  callApi,
  expectStep,
  fillGeneral,
  findPhotoInput,
  goToStep,
  publishListing,
  toUploads,
  waitForReadyPhotos,
  waitForSaved,
} from '../support/listing-wizard.ts';
import { fillUserFields, send } from '../support/registration-form.ts';
import * as people from '../support/users.ts';
import {
  createUser,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  PASSWORD,
  querySql,
  signInAs,
  submitLogin,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(['el', 'en'] as const)('in %s at 390 px', (locale) => {
  const prefix = localePrefix[locale];

  it('[POST-1] register, fill in, leave, confirm on another device, publish: nothing typed is lost and nothing untrue is said', async () => {
    const email = people.newEmail('first');
    const phone = await visit({ width: 390, faultless: true });
    const { page } = phone;
    await phone.go(`${prefix}/select-property?for=sale&category_id=1`);
    await page.locator('a[href*="type_id=1"]').first().click();
    await expectPath(page, `${prefix}/auth/login`);
    await page.locator('main').getByRole('link', { name: login.signup[locale] }).click();
    await expectPath(page, `${prefix}/auth/signup`);
    await findField(page, fields.username[locale]).fill('Ελένη Ρήγα');
    await findField(page, fields.email[locale]).fill(email);
    await findField(page, fields.password[locale]).fill(PASSWORD);
    await findField(page, fields.passwordAgain[locale]).fill(PASSWORD);
    await page.getByRole('checkbox', { name: signup.terms[locale] }).check();
    await page.getByRole('checkbox', { name: signup.over18[locale] }).check();
    await findButton(page.locator('main'), signup.submit[locale]).click();
    await expectPath(page, `${prefix}/dashboard/properties/new-property`);
    await expectStatus(page, landingFlashMessages['confirm-email'][locale]);

    await fillGeneral(page, locale, { number: locale === 'el' ? '31' : '33', price: '250.000', area: '92' });
    await waitForSaved(page, locale);
    await goToStep(page, locale, 'extra');
    await expectStep(page, locale, 'extra');
    await findField(page, fieldLabels[locale === 'el' ? 'description_el' : 'description_en'][locale]).fill(
      'A quiet street.',
    );
    await goToStep(page, locale, 'photos');
    await expectStep(page, locale, 'photos');
    await findPhotoInput(page).setInputFiles(toUploads(await Promise.all([11, 12, 13].map(createSmallPhoto))));
    await waitForReadyPhotos(page, 3);
    await goToStep(page, locale, 'contact');
    await expectStep(page, locale, 'contact');
    await goToStep(page, locale, 'finish');
    await expectStep(page, locale, 'finish');
    const confirmFirst = page.getByRole('region', { name: finishStepMessages.confirmTitle[locale] });
    await confirmFirst.getByText(email).waitFor();
    expect(await confirmFirst.getByRole('link', { name: confirm.wrongAddress[locale] }).getAttribute('href')).toBe(
      `${prefix}/dashboard/user/profile#email`,
    );
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // Another device: the link of the email leads through the login to the draft.
    const other = await visit({ width: 390 });
    const mail = await waitForEmail(email);
    await other.page.goto(findLink(mail, `${prefix}/auth/confirm#`));
    await expectPath(other.page, `${prefix}/auth/login`);
    await submitLogin(other.page, email, locale);
    await expectStep(other.page, locale, 'finish');
    expect(await other.page.getByRole('region', { name: finishStepMessages.confirmTitle[locale] }).count()).toBe(0);
    await other.go(`${prefix}/select-property`);
    await other.page.getByRole('link', { name: resume.finishListing[locale] }).waitFor();
    await other.go(`${prefix}/dashboard`);
    await other.page.getByRole('link', { name: resume.finishListing[locale] }).waitFor();
    await expectNoHorizontalScroll(other.page);

    // Back on the phone, which knows nothing of it: the same page publishes.
    await page.getByLabel(fieldLabels.right_declared[locale]).check();
    await findButton(page, finishStepMessages.publish[locale]).click();
    await expectPath(page, new RegExp(`^${prefix}/dashboard/properties/for-sale/\\d+\\?flash=published`));
  }, 240_000);

  it('[LIST-6] a reply typed after the session ended elsewhere is still there after the login, and is not called sent', async () => {
    const owner = await createUser({ locale });
    const lead = await createUser({ locale });
    const listing = await publishListing(owner);
    const about = {
      for: 'sale',
      property_id: listing.property_id,
      body: 'Is it free?',
      client_key: crypto.randomUUID(),
    };
    await callApi(lead, 'POST', '/property/contact', about);
    const [row] = await querySql<{ id: number }>('select id from conversation where advertiser_id = $1', [owner.id]);
    const { page, go } = await visit({ width: 390 });
    await signInAs(page, owner);
    await go(`${prefix}/dashboard/inbox/${row?.id}?flash=sent`);
    const reply = page.locator('textarea[name="reply.body"]');
    await reply.fill('Come on Saturday at ten.');
    await go(`${prefix}/dashboard/inbox/${row?.id}`);
    await expect.poll(() => reply.inputValue()).toBe('Come on Saturday at ten.');
    await querySql('delete from session where account_id = $1', [owner.id]);
    await findButton(page, conversationMessages.send[locale]).click();
    await expectPath(page, `${prefix}/auth/login`);
    await expectStatus(page, keptUnsent[locale]);
    await expectAccessible(page);
    await submitLogin(page, owner.email, locale);
    await expectPath(page, `${prefix}/dashboard/inbox/${row?.id}`);
    await expectStatus(page, unsent[locale]);
    expect(await page.getByText(inboxFlashMessages.sent[locale], { exact: true }).count()).toBe(0);
    await expect.poll(() => reply.inputValue()).toBe('Come on Saturday at ten.');
    await findButton(page, conversationMessages.send[locale]).click();
    await expectPath(page, /flash=sent/);
    await go(`${prefix}/dashboard/inbox/${row?.id}`);
    expect(await reply.inputValue()).toBe('');
    expect(await page.getByText(unsent[locale]).count()).toBe(0);
    const sent = await querySql('select 1 from message where conversation_id = $1 and body = $2', [
      row?.id,
      'Come on Saturday at ten.',
    ]);
    expect(sent).toHaveLength(1);
  }, 120_000);

  it('[AUTH-1] who registers from a listing comes back to it and is told of the email', async () => {
    const listing = await publishListing(await createUser({ locale }));
    const { page, go } = await visit({ width: 390, faultless: true });
    await go(`${prefix}/auth/signup?next=${encodeURIComponent(`${prefix}${listing.path}`)}`);
    await fillUserFields(page, locale, people.newEmail('reader'));
    await send(page, locale);
    await expectPath(page, `${prefix}${listing.path}`);
    await expectStatus(page, landingFlashMessages['confirm-email'][locale]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }, 120_000);
});

it('[PROF-1] a page that one person left open saves nothing in the account of the next who logs in', async () => {
  const [one, next] = [await createUser({ name: 'Άννα Ρήγα' }), await createUser({ name: 'Νίκος Σταύρου' })];
  const { page, go, expecting } = await visit({ width: 390 });
  expecting(/401 \(Unauthorized\).*auth\/unsent/);
  await signInAs(page, one);
  await go('/dashboard/user/profile');
  const name = findField(page, profile.username.el);
  await name.fill('Άννα Μαρία Ρήγα');
  await signInAs(page, next);
  await name.press('Enter');
  await page.getByText(sendAgain.leads['other-account'].el).waitFor();
  await page.getByRole('main').getByText('Άννα Μαρία Ρήγα').waitFor();
  await expectAccessible(page);
  const names = await querySql<{ username: string }>('select username from account where id = any($1) order by id', [
    [one.id, next.id],
  ]);
  expect(names.map(({ username }) => username)).toEqual(['Άννα Ρήγα', 'Νίκος Σταύρου']);
}, 120_000);

it('[PROF-1] a tab that was another person’s saves in the account that it shows', async () => {
  const [one, next] = [await createUser({ name: 'Άννα Ρήγα' }), await createUser({ name: 'Νίκος Σταύρου' })];
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, one);
  await go('/dashboard');
  await signInAs(page, next);
  // A link within the dashboard reads the page anew, but not what stands around it.
  const menu = page.getByRole('navigation', { name: nav.label.el });
  await menu.getByRole('link', { name: nav.profile.el, exact: true }).click();
  const name = findField(page, profile.username.el);
  await expect.poll(() => name.inputValue()).toBe('Νίκος Σταύρου');
  await name.fill('Νίκος Μ. Σταύρου');
  await name.press('Enter');
  await expectPath(page, /flash=saved/);
  const [saved] = await querySql<{ username: string }>('select username from account where id = $1', [next.id]);
  expect(saved?.username).toBe('Νίκος Μ. Σταύρου');
}, 120_000);

it('[PROF-1] what one person typed is not given to the next who logs in, and they are not told that it came back', async () => {
  const [one, next] = [await createUser({ name: 'Άννα Ρήγα' }), await createUser({ name: 'Νίκος Σταύρου' })];
  const { page, go } = await visit({ width: 390 });
  await signInAs(page, one);
  await go('/dashboard/user/profile');
  const name = findField(page, profile.username.el);
  await name.fill('Άννα Μαρία Ρήγα');
  await querySql('delete from session where account_id = $1', [one.id]);
  await name.press('Enter');
  await expectPath(page, '/auth/login');
  await submitLogin(page, next.email, 'el');
  await expectPath(page, '/dashboard/user/profile');
  await expectStatus(page, nothingSent.el);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('estia:unsent'))).toBeNull();
  expect(await name.inputValue()).toBe(next.username);
  expect(await page.getByText(unsent.el).count()).toBe(0);
  // Nor does a way back that somebody wrote make the page tell of what was not done.
  await go('/auth/login?next=%2Fdashboard%2Fuser%2Fprofile%3Fflash%3Demail-changed');
  await expectPath(page, /^\/dashboard\/user\/profile$/);
});

it('[POST-5] a price changes in three presses from the list, and the row says old and new', async () => {
  const owner = await createUser();
  const listing = await publishListing(owner);
  const { page, go } = await visit({ width: 390 });
  await signInAs(page, owner);
  await go('/dashboard/properties');
  const drafts = await page
    .getByRole('navigation', { name: ownListingsMessages.tabs.el })
    .getByRole('link', { name: ownListingsMessages.drafts.el })
    .boundingBox();
  expect(drafts && drafts.x + drafts.width).toBeLessThanOrEqual(390);
  await page.locator('main article summary[aria-label]').first().click();
  await page.locator('main article summary', { hasText: 'Αλλαγή τιμής' }).first().click();
  await page.locator('input[name$=".price"]').fill('240.000');
  await page.getByRole('button', { name: 'Αποθήκευση τιμής' }).click();
  await expectPath(page, /flash=price/);
  const room = (message: Element) =>
    (message.nextElementSibling?.getBoundingClientRect().top ?? 0) - message.getBoundingClientRect().bottom;
  expect(await page.locator('main [role="status"]').first().evaluate(room)).toBeGreaterThanOrEqual(8);
  await page.getByText('250.000 €').first().waitFor();
  await page.getByText('240.000 €').first().waitFor();
  await expectNoHorizontalScroll(page);
  // What others ask nearby is told to the owner too, not on the public page alone.
  await go(`/dashboard${listing.path}`);
  await page.locator('section[aria-labelledby="price"]').getByText(pricePositionMessages.care.el).waitFor();
});

it('[LIST-1] a paused listing says that it is no longer available, and shows others', async () => {
  const owner = await createUser();
  const listing = await publishListing(owner);
  await callApi(owner, 'PUT', '/property/update', { listing_ids: [listing.listing_id], action: 'deactivate' });
  const { page, go, expecting } = await visit({ width: 390 });
  expecting(/status of 410/);
  expect(await go(listing.path)).toBe(410);
  await page.getByRole('heading', { name: 'Η αγγελία δεν είναι πια διαθέσιμη' }).waitFor();
  await page.getByRole('heading', { name: 'Παρόμοια ακίνητα' }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
