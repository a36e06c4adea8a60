/** POST-1: the first listing of somebody who has no account yet, from the home page to the market; nothing typed is lost. */
import { confirm, fields, landingFlashMessages, login, signup } from '@estia/contract/accounts/auth-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { inboxFlashMessages } from '@estia/contract/inbox/inbox-messages';
import { conversationMessages } from '@estia/contract/inbox/thread-messages';
import { ownListingsMessages } from '@estia/contract/listings/own-messages';
import { resume } from '@estia/contract/listings/resume-messages';
import { fieldLabels } from '@estia/contract/listings/wizard-field-messages';
import { finishStepMessages } from '@estia/contract/listings/wizard-messages';
import { keptUnsent, nothingSent, unsent } from '@estia/contract/site/unsent-messages';
import { pricePositionMessages } from '@estia/contract/valuation/position-messages';
import { smallPhoto } from '@estia/server/testing/phone-photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, mailTo } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, enterAs, field, giveLogin, makePerson, PASSWORD, prefixOf, said, sql } from './people.ts';
import { fillPerson, send } from './registration-form.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';
import { call, chooser, fillGeneral, goOn, jpegs, makeAd, onStep, readyTiles, saved } from './wizard.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(['el', 'en'] as const)('in %s at 390 px', (locale) => {
  const prefix = prefixOf[locale];

  it('[POST-1] register, fill in, leave, confirm on another device, publish: nothing typed is lost and nothing untrue is said', async () => {
    const email = people.newEmail('first');
    const phone = await visit({ width: 390, faultless: true });
    const { page } = phone;
    await phone.go(`${prefix}/select-property?for=sale&category_id=1`);
    await page.locator('a[href*="type_id=1"]').first().click();
    await arrived(page, `${prefix}/auth/login`);
    await page.locator('main').getByRole('link', { name: login.signup[locale] }).click();
    await arrived(page, `${prefix}/auth/signup`);
    await field(page, fields.username[locale]).fill('Ελένη Ρήγα');
    await field(page, fields.email[locale]).fill(email);
    await field(page, fields.password[locale]).fill(PASSWORD);
    await field(page, fields.passwordAgain[locale]).fill(PASSWORD);
    await page.getByRole('checkbox', { name: signup.terms[locale] }).check();
    await page.getByRole('checkbox', { name: signup.over18[locale] }).check();
    await button(page.locator('main'), signup.act[locale]).click();
    await arrived(page, `${prefix}/dashboard/properties/new-property`);
    await said(page, landingFlashMessages['confirm-email'][locale]);

    await fillGeneral(page, locale, { number: locale === 'el' ? '31' : '33', price: '250.000', area: '92' });
    await saved(page, locale);
    await goOn(page, locale, 'extra');
    await onStep(page, locale, 'extra');
    await field(page, fieldLabels[locale === 'el' ? 'description_el' : 'description_en'][locale]).fill(
      'A quiet street.',
    );
    await goOn(page, locale, 'photos');
    await onStep(page, locale, 'photos');
    await chooser(page).setInputFiles(jpegs(await Promise.all([11, 12, 13].map(smallPhoto))));
    await readyTiles(page, 3);
    await goOn(page, locale, 'contact');
    await onStep(page, locale, 'contact');
    await goOn(page, locale, 'finish');
    await onStep(page, locale, 'finish');
    const confirmFirst = page.getByRole('region', { name: finishStepMessages.confirmTitle[locale] });
    await confirmFirst.getByText(email).waitFor();
    expect(await confirmFirst.getByRole('link', { name: confirm.wrongAddress[locale] }).getAttribute('href')).toBe(
      `${prefix}/dashboard/user/profile#email`,
    );
    await expectAccessible(page);
    await expectNoSideways(page);

    // Another device: the link of the email leads through the login to the draft.
    const other = await visit({ width: 390 });
    const mail = await mailTo(email);
    await other.page.goto(linkIn(mail, `${prefix}/auth/confirm#`));
    await arrived(other.page, `${prefix}/auth/login`);
    await giveLogin(other.page, email, locale);
    await onStep(other.page, locale, 'finish');
    expect(await other.page.getByRole('region', { name: finishStepMessages.confirmTitle[locale] }).count()).toBe(0);
    await other.go(`${prefix}/select-property`);
    await other.page.getByRole('link', { name: resume.act[locale] }).waitFor();
    await other.go(`${prefix}/dashboard`);
    await other.page.getByRole('link', { name: resume.act[locale] }).waitFor();
    await expectNoSideways(other.page);

    // Back on the phone, which knows nothing of it: the same page publishes.
    await page.getByLabel(fieldLabels.right_declared[locale]).check();
    await button(page, finishStepMessages.publish[locale]).click();
    await arrived(page, new RegExp(`^${prefix}/dashboard/properties/for-sale/\\d+\\?said=published`));
  }, 240_000);

  it('[LIST-6] a reply typed after the session ended elsewhere is still there after the login, and is not called sent', async () => {
    const owner = await makePerson({ locale });
    const asker = await makePerson({ locale });
    const ad = await makeAd(owner);
    const about = { for: 'sale', property_id: ad.property_id, body: 'Is it free?', client_key: crypto.randomUUID() };
    await call(asker, 'POST', '/property/contact', about);
    const [row] = await sql<{ id: number }>('select id from conversation where owner_id = $1', [owner.id]);
    const { page, go } = await visit({ width: 390 });
    await enterAs(page, owner);
    await go(`${prefix}/dashboard/inbox/${row?.id}?said=sent`);
    const reply = page.locator('textarea[name="reply.body"]');
    await reply.fill('Come on Saturday at ten.');
    await go(`${prefix}/dashboard/inbox/${row?.id}`);
    await expect.poll(() => reply.inputValue()).toBe('Come on Saturday at ten.');
    await sql('delete from session where account_id = $1', [owner.id]);
    await button(page, conversationMessages.send[locale]).click();
    await arrived(page, `${prefix}/auth/login`);
    await said(page, keptUnsent[locale]);
    await expectAccessible(page);
    await giveLogin(page, owner.email, locale);
    await arrived(page, `${prefix}/dashboard/inbox/${row?.id}`);
    await said(page, unsent[locale]);
    expect(await page.getByText(inboxFlashMessages.sent[locale], { exact: true }).count()).toBe(0);
    await expect.poll(() => reply.inputValue()).toBe('Come on Saturday at ten.');
    await button(page, conversationMessages.send[locale]).click();
    await arrived(page, /said=sent/);
    await go(`${prefix}/dashboard/inbox/${row?.id}`);
    expect(await reply.inputValue()).toBe('');
    expect(await page.getByText(unsent[locale]).count()).toBe(0);
    const sent = await sql('select 1 from message where conversation_id = $1 and body = $2', [
      row?.id,
      'Come on Saturday at ten.',
    ]);
    expect(sent).toHaveLength(1);
  }, 120_000);

  it('[AUTH-1] who registers from a listing comes back to it and is told of the email', async () => {
    const ad = await makeAd(await makePerson({ locale }));
    const { page, go } = await visit({ width: 390, faultless: true });
    await go(`${prefix}/auth/signup?next=${encodeURIComponent(`${prefix}${ad.path}`)}`);
    await fillPerson(page, locale, people.newEmail('reader'));
    await send(page, locale);
    await arrived(page, `${prefix}${ad.path}`);
    await said(page, landingFlashMessages['confirm-email'][locale]);
    await expectAccessible(page);
    await expectNoSideways(page);
  }, 120_000);
});

it('[PROF-1] what one person typed is not given to the next who logs in, and they are not told that it came back', async () => {
  const [one, next] = [await makePerson({ name: 'Άννα Ρήγα' }), await makePerson({ name: 'Νίκος Σταύρου' })];
  const { page, go } = await visit({ width: 390 });
  await enterAs(page, one);
  await go('/dashboard/user/profile');
  const name = field(page, profile.username.el);
  await name.fill('Άννα Μαρία Ρήγα');
  await sql('delete from session where account_id = $1', [one.id]);
  await name.press('Enter');
  await arrived(page, '/auth/login');
  await giveLogin(page, next.email, 'el');
  await arrived(page, '/dashboard/user/profile');
  await said(page, nothingSent.el);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('estia:unsent'))).toBeNull();
  expect(await name.inputValue()).toBe(next.username);
  expect(await page.getByText(unsent.el).count()).toBe(0);
  // Nor does a way back that somebody wrote make the page tell of what was not done.
  await go('/auth/login?next=%2Fdashboard%2Fuser%2Fprofile%3Fsaid%3Demail-changed');
  await arrived(page, /^\/dashboard\/user\/profile$/);
});

it('[POST-5] a price changes in three presses from the list, and the row says old and new', async () => {
  const owner = await makePerson();
  const ad = await makeAd(owner);
  const { page, go } = await visit({ width: 390 });
  await enterAs(page, owner);
  await go('/dashboard/properties');
  const drafts = await page
    .getByRole('navigation', { name: ownListingsMessages.tabs.el })
    .getByRole('link')
    .nth(1)
    .boundingBox();
  expect(drafts && drafts.x + drafts.width).toBeLessThanOrEqual(390);
  await page.locator('main article summary[aria-label]').first().click();
  await page.locator('main article summary', { hasText: 'Άλλαξε τιμή' }).first().click();
  await page.locator('input[name$=".price"]').fill('240.000');
  await page.getByRole('button', { name: 'Αποθήκευσε την τιμή' }).click();
  await arrived(page, /said=price/);
  const room = (told: Element) =>
    (told.nextElementSibling?.getBoundingClientRect().top ?? 0) - told.getBoundingClientRect().bottom;
  expect(await page.locator('main [role="status"]').first().evaluate(room)).toBeGreaterThanOrEqual(8);
  await page.getByText('250.000 €').first().waitFor();
  await page.getByText('240.000 €').first().waitFor();
  await expectNoSideways(page);
  // What others ask nearby is told to the owner too, not on the public page alone.
  await go(`/dashboard${ad.path}`);
  await page.locator('section[aria-labelledby="price"]').getByText(pricePositionMessages.care.el).waitFor();
});

it('[LIST-1] a paused listing says that it is no longer available, and shows others', async () => {
  const owner = await makePerson();
  const ad = await makeAd(owner);
  await call(owner, 'PUT', '/property/update', { ids: [ad.listing_id], act: 'deactivate' });
  const { page, go, expecting } = await visit({ width: 390 });
  expecting(/status of 410/);
  expect(await go(ad.path)).toBe(410);
  await page.getByRole('heading', { name: 'Η αγγελία δεν είναι πια διαθέσιμη' }).waitFor();
  await page.getByRole('heading', { name: 'Παρόμοια ακίνητα' }).waitFor();
  await expectAccessible(page);
  await expectNoSideways(page);
});
