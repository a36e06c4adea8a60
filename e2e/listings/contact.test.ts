/**
 * LIST-5, LIST-6: a visitor writes, an owner answers, a phone is shown when asked for, a listing is reported and
 * stopped.
 */
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { inboxEmailMessages } from '@estia/contract/inbox/email-messages';
import { conversationActionMessages, inboxMessages } from '@estia/contract/inbox/inbox-messages';
import { confirmContactMessages, openConversationMessages } from '@estia/contract/inbox/visitor-conversation-messages';
import { contactFormMessages, contactMessages } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { reportFormMessages } from '@estia/contract/listings/page/report-messages';
import { reportFlashMessages, reports } from '@estia/contract/moderation/reports-messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { type PublishedListing, publishListing } from '../support/listing-wizard.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  newEmail,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
let listing: PublishedListing;
let quiet: PublishedListing;

beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser();
  listing = await publishListing(owner, { contact_email: owner.email });
  quiet = await publishListing(owner, { contact_email: owner.email, hide_phone: 'on', no_brokers: 'on' });
});
beforeEach(async () => {
  await resetRateLimits();
});

const PHONE = /697[\s.-]?123[\s.-]?4567/;

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, touch: true }, { locale: 'en' as const, width: 1440, touch: false }),
)('in $locale at $width px', ({ locale, width, touch }) => {
  it('[LIST-6] a visitor writes, proves the email, is answered and answers back', async () => {
    const prefix = localePrefix[locale];
    const email = newEmail('asker');
    const body = locale === 'el' ? 'Καλησπέρα, βλέπει σε δρόμο;' : 'Hello, does it face the street?';
    const lead = await visit({ width, touch });
    const { page } = lead;
    await lead.go(`${prefix}${listing.path}`);
    const open = () =>
      page.getByRole('link', { name: contactCardMessages.write[locale] }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await findButton(dialog, contactMessages.close[locale]).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const typed = () =>
      Promise.all(
        (['body', 'name', 'email', 'phone'] as const).map((name) =>
          findField(dialog, contactFormMessages[name][locale]).inputValue(),
        ),
      );
    await open();
    await findField(dialog, contactFormMessages.body[locale]).fill(body);
    await findButton(dialog, contactFormMessages.send[locale]).click();
    await dialog.getByRole('alert').waitFor();
    await findField(dialog, contactFormMessages.name[locale]).fill('Nikos');
    await findField(dialog, contactFormMessages.email[locale]).fill(email);
    await findField(dialog, contactFormMessages.phone[locale]).fill('6971112233');
    // Closed to look at the listing again, nothing is lost.
    await close();
    await open();
    expect(await typed()).toEqual([body, 'Nikos', email, '6971112233']);
    await expectAccessible(page);
    await findButton(dialog, contactFormMessages.send[locale]).click();
    await dialog.getByText(contactFormMessages.sentConfirmTo[locale]).waitFor();
    await expectAccessible(page);
    await close();
    await open();
    expect(await typed()).toEqual([expect.not.stringContaining(body), '', '', '']);
    // The owner has it, with the mark that goes when the mailed link is opened.
    expect((await waitForEmail(owner.email, body)).text).toContain(inboxEmailMessages.unconfirmed[owner.locale]);
    const answering = await visit({ width });
    await signInAs(answering.page, owner);
    await answering.go(`${prefix}/dashboard/inbox`);
    const mark = answering.page.getByText(conversationMessages.emailUnconfirmed[locale], { exact: true });
    await mark.waitFor();
    await expectAccessible(answering.page);
    await expectNoHorizontalScroll(answering.page);
    const proof = await waitForEmail(email, inboxEmailMessages.confirm_sender.subject[locale]);
    await page.goto(findLink(proof, '/contact/confirm'));
    await page.getByRole('heading', { name: confirmContactMessages.confirmedTitle[locale] }).waitFor();
    expect(page.url()).not.toContain('#');
    await answering.go(`${prefix}/dashboard/inbox`);
    expect(await mark.count()).toBe(0);
    await expectAccessible(answering.page);
    await expectNoHorizontalScroll(answering.page);
    const waiting = await querySql('select 1 from conversation where advertiser_id = $1 and advertiser_unread > 0', [
      owner.id,
    ]);
    const menu = answering.page
      .getByRole('navigation', { name: nav.label[locale] })
      .locator('a[href$="/dashboard/inbox"]')
      .first();
    expect(await menu.textContent()).toContain(nav.unread[locale](waiting.length));
    await answering.page.getByText(inboxMessages.new[locale](1)).first().waitFor();
    await answering.page.getByRole('link', { name: 'Nikos', exact: true }).first().click();
    await answering.page.getByText(body).first().waitFor();
    // Shown, it is read: what is left to say is that it is to be read again.
    await answering.page
      .locator('button', { hasText: conversationActionMessages.unread[locale] })
      .waitFor({ state: 'attached' });
    expect(await answering.page.locator('button', { hasText: conversationActionMessages.read[locale] }).count()).toBe(
      0,
    );
    await expectAccessible(answering.page);
    await expectNoHorizontalScroll(answering.page);
    const answer = locale === 'el' ? 'Βλέπει σε κήπο.' : 'It faces a garden.';
    await answering.page.getByRole('textbox', { name: conversationMessages.write[locale] }).fill(answer);
    await findButton(answering.page, conversationMessages.send[locale]).click();
    await expectStatus(answering.page, conversationMessages.sent[locale]);
    expect(await answering.page.getByText(answer).count()).toBeGreaterThan(0);
    expect(await answering.page.locator('main').innerText()).not.toContain(email);

    const emails = await waitForEmail(email, inboxEmailMessages.new_answer.title[locale]);
    await page.goto(findLink(emails, '/contact/conversation'));
    await page.getByText(answer).first().waitFor();
    await expectNoHorizontalScroll(page);
    expect(await page.locator('main').innerText()).not.toContain(owner.email);
    const thanks = locale === 'el' ? 'Ωραία, έρχομαι αύριο.' : 'Good, I will come tomorrow.';
    await page.getByRole('textbox', { name: conversationMessages.write[locale] }).fill(thanks);
    await findButton(page, conversationMessages.send[locale]).click();
    await page.getByRole('status').filter({ hasText: conversationMessages.sent[locale] }).waitFor();
    // Open all the while: it appears by itself.
    await answering.page.getByText(thanks).first().waitFor();
    // A page opened again in the same tab, as phones do: the code is not asked for twice.
    await page.goto(page.url());
    await findButton(page, openConversationMessages.again[locale]).click();
    await page.getByText(thanks).first().waitFor();
    // Sent, it is no draft; what is typed and not sent stands there again after another reload.
    const reply = page.getByRole('textbox', { name: conversationMessages.write[locale] });
    expect(await reply.inputValue()).toBe('');
    await reply.fill(body);
    await page.goto(page.url());
    await findButton(page, openConversationMessages.again[locale]).click();
    await expect.poll(() => reply.inputValue()).toBe(body);
  });
});

it('[LIST-6] a visitor corrects a mistyped address without losing the message, and sends it with the code of the email', async () => {
  const [wrong, email] = [newEmail('mistyped'), newEmail('corrected')];
  const { page, go, expecting } = await visit({ width: 390, touch: true });
  expecting(/400 \(Bad Request\).*contact\/confirm/);
  expecting(/ERR_FAILED.*contact\/resend|contact\/resend.*ERR_FAILED/);
  await go(`/en${listing.path}`);
  await page.getByRole('link', { name: contactCardMessages.write.en }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await findField(dialog, contactFormMessages.body.en).fill('Is there a lift?');
  await findField(dialog, contactFormMessages.name.en).fill('Nikos');
  await findField(dialog, contactFormMessages.email.en).fill(wrong);
  await findButton(dialog, contactFormMessages.send.en).click();
  await dialog.getByText(wrong, { exact: true }).waitFor();
  const title = (name: string) => dialog.getByRole('heading', { name, exact: true });
  const isFocused = (name: string) => title(name).evaluate((box) => box === document.activeElement);
  await expect.poll(() => isFocused(contactFormMessages.sent.en)).toBe(true);
  await dialog.getByText(contactFormMessages.correct.en).click();
  await findField(dialog, contactFormMessages.newEmail.en).fill(email);
  await expectAccessible(page);
  // The server moves the message, and its answer is lost: pressed again, it is the same correction.
  await page.route(
    '**/api/property/contact/resend',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await findButton(dialog, contactFormMessages.sendThere.en).click();
  await dialog.getByRole('alert').waitFor();
  await findButton(dialog, contactFormMessages.sendThere.en).click();
  await dialog.getByText(contactFormMessages.resent.en(email)).waitFor();
  const proof = await waitForEmail(email, inboxEmailMessages.confirm_sender.subject.en);
  const [code = ''] = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(proof.text) ?? [];
  await findField(dialog, contactFormMessages.code.en).fill('AAAA-AAAA');
  await findButton(dialog, contactFormMessages.confirmEmail.en).click();
  await dialog.getByRole('alert').waitFor();
  await findField(dialog, contactFormMessages.code.en).fill(code.toLowerCase());
  await findButton(dialog, contactFormMessages.confirmEmail.en).click();
  await expect.poll(() => isFocused(contactFormMessages.emailConfirmed.en)).toBe(true);
  await waitForEmail(owner.email, 'Is there a lift?');
});

it('[LIST-6] a message that waits no more comes back to be sent again, as it was written', async () => {
  const email = newEmail('forgotten');
  const { page, go, expecting } = await visit({ width: 390, touch: true });
  expecting(/410 \(Gone\).*contact\/resend/);
  // As where a listing has had many messages today.
  await page.route('**/api/property/contact', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), confirm_first: true }) }),
  );
  await go(`/en${listing.path}`);
  await page.getByRole('link', { name: contactCardMessages.write.en }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await findField(dialog, contactFormMessages.body.en).fill('Is there a garden?');
  await findField(dialog, contactFormMessages.name.en).fill('Nikos');
  await findField(dialog, contactFormMessages.email.en).fill(email);
  await dialog.getByRole('checkbox').check();
  await findButton(dialog, contactFormMessages.send.en).click();
  await dialog.getByText(email, { exact: true }).waitFor();
  await querySql("delete from message where body = 'Is there a garden?'");
  await findButton(dialog, contactFormMessages.resend.en).click();
  await dialog.getByRole('alert').filter({ hasText: contactFormMessages.lost.en }).waitFor();
  expect(await findField(dialog, contactFormMessages.body.en).inputValue()).toBe('Is there a garden?');
  expect(await findField(dialog, contactFormMessages.email.en).inputValue()).toBe(email);
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(true);
  await expectAccessible(page);
  await findButton(dialog, contactFormMessages.send.en).click();
  await dialog.getByText(email, { exact: true }).waitFor();
  expect(await querySql("select 1 from message where body = 'Is there a garden?'")).toHaveLength(1);
});

it('[LIST-6] a member writes without proving anything, and reads the answer among the messages', async () => {
  const user = await createUser({ locale: 'en', name: 'Anna Petrou' });
  const { page, go } = await visit();
  await signInAs(page, user);
  await go(`/en${listing.path}`);
  await page.getByRole('link', { name: contactCardMessages.write.en }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(contactFormMessages.writingAs.en(user.username)).waitFor();
  await findButton(dialog, contactFormMessages.send.en).click();
  await dialog.getByText(contactFormMessages.sent.en, { exact: true }).waitFor();
  await go('/en/dashboard/inbox');
  await page.getByText(inboxMessages.yourEnquiry.en).first().waitFor();
  const rows = await querySql(
    'select 1 from message m join conversation c on c.id = m.conversation_id where c.lead_id = $1',
    [user.id],
  );
  expect(rows).toHaveLength(1);
});

it('[LIST-6] the phone is nowhere until it is asked for, and never where it is hidden', async () => {
  for (const path of [
    listing.path,
    `/en${listing.path}`,
    `/api/property?for=sale&property_id=${listing.property_id}`,
    quiet.path,
  ])
    expect(await (await fetch(siteUnderTest.origin + path)).text()).not.toMatch(PHONE);
  const { page, go } = await visit();
  await go(listing.path);
  expect(await page.content()).not.toMatch(PHONE);
  await page.getByRole('link', { name: contactCardMessages.showPhone.el }).filter({ visible: true }).first().click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(PHONE);
  const [{ shown } = { shown: 0 }] = await querySql<{ shown: number }>(
    'select count(*)::int as shown from phone_reveal where listing_id = $1',
    [listing.listing_id],
  );
  expect(shown).toBe(1);
  await go(quiet.path);
  expect(await page.getByRole('link', { name: contactCardMessages.showPhone.el }).count()).toBe(0);
  await page.getByText(contactCardMessages.noBrokers.el).filter({ visible: true }).first().waitFor();
  const refused = await fetch(`${siteUnderTest.origin}/api/property/phone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ for: 'sale', property_id: quiet.property_id }),
  });
  expect(refused.status).toBeGreaterThanOrEqual(400);
});

it('[LIST-6] without JavaScript the phone and messages work; a visitor’s waits for its email, and they are told', async () => {
  const { page, go } = await visit({ js: false, width: 390 });
  await go(listing.path);
  await page.getByRole('link', { name: contactCardMessages.write.el }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/contact\/for-sale\/\d+/);
  expect(await page.locator('main').innerText()).toContain(contactFormMessages.needsScript.el);
  await findButton(page, contactCardMessages.showPhone.el).click();
  await expect.poll(() => page.locator('main').innerText()).toMatch(PHONE);
  await expectNoHorizontalScroll(page);
  const email = newEmail('plain');
  const question = 'Έχει αποθήκη;';
  await findField(page, contactFormMessages.body.el).fill(question);
  await findField(page, contactFormMessages.name.el).fill('Άννα');
  await findButton(page, contactFormMessages.send.el).click();
  await page.getByRole('alert').waitFor();
  expect(await findField(page, contactFormMessages.body.el).inputValue()).toBe(question);
  await findField(page, contactFormMessages.email.el).fill(email);
  await findButton(page, contactFormMessages.send.el).click();
  await page.getByText(contactFormMessages.confirmText.el).waitFor();
  const proof = await waitForEmail(email, inboxEmailMessages.confirm_message.subject.el);
  await go('/contact/confirm');
  await findField(page, confirmContactMessages.email.el).fill(email);
  await page.locator('input[name="code"]').fill(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(proof.text)?.[0] ?? '');
  await findButton(page, confirmContactMessages.sendMessage.el).click();
  await page.getByRole('heading', { name: confirmContactMessages.doneTitle.el }).waitFor();
  await waitForEmail(owner.email, question);
  const user = await createUser();
  await signInAs(page, user);
  await go(`/contact/for-sale/${listing.property_id}`);
  await findField(page, contactFormMessages.body.el).fill('Είναι ακόμη διαθέσιμο;');
  await findButton(page, contactFormMessages.send.el).click();
  await page.getByText(contactFormMessages.sentText.el).waitFor();
  expect(await querySql('select 1 from conversation where lead_id = $1', [user.id])).toHaveLength(1);
});

it('[LIST-5 ADMN-3] a listing is reported, an admin reads it and stops the listing', async () => {
  const bad = await publishListing(owner, { contact_email: owner.email });
  const { page, go } = await visit();
  await go(bad.path);
  await page.getByRole('link', { name: contactCardMessages.report.el }).click();
  const dialog = page.getByRole('dialog');
  await findField(dialog, reportFormMessages.reason.el).selectOption({ index: 1 });
  await findField(dialog, reportFormMessages.description.el).fill('Το σπίτι έχει πουληθεί.');
  await findField(dialog, reportFormMessages.goodFaith.el).check();
  await expectAccessible(page);
  await findButton(dialog, reportFormMessages.send.el).click();
  await dialog.getByText(reportFormMessages.sent.el).waitFor();

  const admin = await createUser({ role: roleIds.admin, strong: true });
  const dashboard = await visit();
  await signInAs(dashboard.page, admin);
  await dashboard.go('/dashboard/admin/list-alerts');
  const entry = dashboard.page.getByRole('region').filter({ hasText: 'Το σπίτι έχει πουληθεί.' });
  await expectAccessible(dashboard.page);
  await expandSection(entry, reports.decide.el);
  await findField(entry, reports.decision.el).fill('Δεν προσφέρεται πια');
  await findButton(entry, reports.uphold.el).click();
  await expectStatus(dashboard.page, reportFlashMessages.upheld.el);
  await expect.poll(async () => (await fetch(siteUnderTest.origin + bad.path)).status).toBeGreaterThanOrEqual(404);
  await waitForEmail(owner.email, 'Δεν προσφέρεται πια');
});
