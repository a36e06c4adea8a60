/**
 * What people come for, from the first page to the end, on a phone: nothing is refused that they did not cause, nothing
 * typed is lost, nothing untrue is said. The owner's is in listings/owner-start.test.ts.
 */
import { users } from '@estia/contract/accounts/admin-messages';
import { signup } from '@estia/contract/accounts/auth-messages';
import { agencyStatusMessages, dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { recovery } from '@estia/contract/accounts/security-messages';
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { inboxEmailMessages } from '@estia/contract/inbox/email-messages';
import { assignmentFlashMessages, teamInboxMessages } from '@estia/contract/inbox/team-messages';
import { confirmContactMessages } from '@estia/contract/inbox/visitor-conversation-messages';
import { contactFormMessages } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { reportFlashMessages, reports } from '@estia/contract/moderation/reports-messages';
import { paymentFlashMessages, paymentMethodPageMessages } from '@estia/contract/subscriptions/payment-messages';
import { subscriptionPageMessages as subscription } from '@estia/contract/subscriptions/subscription-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { callApi, publishListing } from '../support/listing-wizard.ts';
import { fillUserFields, send } from '../support/registration-form.ts';
import { languages } from '../support/search-messages.ts';
import { setUpApp } from '../support/second-factor.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
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
} from '../support/users.ts';
import { createVisitors, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(['el', 'en'] as const)('in %s at 390 px', (locale) => {
  const prefix = localePrefix[locale];

  it('[SRCH-1] [LIST-6] a seeker finds a home, writes without an account, confirms the email and reads the reply', async () => {
    const owner = await createUser({ locale });
    const listing = await publishListing(owner);
    const email = people.newEmail('seeker');
    const words = languages[locale];
    const { page, go } = await visit({ width: 390, touch: true, faultless: true });
    await go(words.home);
    await page.getByRole('combobox', { name: words.where }).fill('xalandr');
    await page.getByRole('listbox').getByRole('option').first().tap();
    await page.locator('form').getByRole('button', { name: words.search, exact: true }).tap();
    await expectPath(page, new RegExp(`^${prefix}/properties/search\\?`));
    await page.getByRole('list', { name: words.results }).locator(`a[href$="${listing.path}"]`).first().tap();
    await expectPath(page, `${prefix}${listing.path}`);
    await page.getByRole('link', { name: contactCardMessages.write[locale] }).filter({ visible: true }).first().tap();
    const dialog = page.getByRole('dialog');
    const question = locale === 'el' ? 'Γεια σας, επιτρέπονται ζώα;' : 'Hello, are pets allowed?';
    await findField(dialog, contactFormMessages.body[locale]).fill(question);
    await findField(dialog, contactFormMessages.name[locale]).fill('Νίκη');
    await findField(dialog, contactFormMessages.email[locale]).fill(email);
    await findButton(dialog, contactFormMessages.send[locale]).tap();
    await dialog.getByText(contactFormMessages.sentConfirmTo[locale]).waitFor();
    await waitForEmail(owner.email, question);
    const proof = await waitForEmail(email, inboxEmailMessages.confirm_sender.subject[locale]);
    await page.goto(findLink(proof, '/contact/confirm'));
    await page.getByRole('heading', { name: confirmContactMessages.confirmedTitle[locale] }).waitFor();

    const [row] = await querySql<{ id: number }>('select id from conversation where advertiser_id = $1', [owner.id]);
    const reply = locale === 'el' ? 'Ναι, βεβαίως.' : 'Yes, of course.';
    const answer = { body: reply, client_key: crypto.randomUUID() };
    expect((await callApi(owner, 'POST', `/inbox/${row?.id}`, answer)).status).toBe(200);
    const emails = await waitForEmail(email, inboxEmailMessages.new_answer.title[locale]);
    await page.goto(findLink(emails, '/contact/conversation'));
    await page.getByText(reply).first().waitFor();
    await page.getByText(question).first().waitFor();
    await page.getByRole('textbox', { name: conversationMessages.write[locale] }).waitFor();
    await expectNoHorizontalScroll(page);
  });

  it('[AUTH-7] [SUBS-1] an agency registers, is approved, sets up its card, and its first lead reaches an agent', async () => {
    const email = people.newEmail('agency');
    const { page, go, expecting } = await visit({ width: 390, faultless: true, outside: siteUnderTest.cardPages });
    expecting(/favicon\.ico/);
    await go(`${prefix}/pricing`);
    await page.locator('main a[href$="/auth/signup?as=professional"]').first().click();
    await expectPath(page, /as=professional/);
    await people.waitForHydration(page, locale);
    await fillUserFields(page, locale, email);
    await findField(page, signup.agencyName[locale]).fill('Λεβέντης Ακίνητα');
    await findField(page, signup.gemi[locale]).fill(people.newGemi());
    await findField(page, signup.taxNumber[locale]).fill(people.newTaxNumber());
    await page.getByRole('radio', { name: locale === 'el' ? /^Κάρτα/ : /^Card/ }).check();
    await send(page, locale);
    await expectPath(page, new RegExp(`^${prefix}/dashboard`));
    await page.goto(findLink(await waitForEmail(email, emailMessages.confirm_email.subject[locale]), '/auth/confirm#'));
    await go(`${prefix}/dashboard`);
    await page.getByText(agencyStatusMessages.waiting[locale]).waitFor();

    const [account] = await querySql<{ id: number }>('select id from account where email = $1', [email]);
    const id = account?.id ?? 0;
    const admin = await createUser({ role: roleIds.admin, strong: true });
    const approval = { status: 'approved', reason: 'Τα στοιχεία ταιριάζουν' };
    expect((await callApi(admin, 'PUT', `/adminPanel/users/${id}/status`, approval)).status).toBe(200);
    await waitForEmail(email, emailMessages.approved.title[locale]);

    await go(`${prefix}/dashboard`);
    await page.getByRole('link', { name: agencyStatusMessages.fill[locale] }).click();
    await findField(page, agencyProfileMessages.company[locale]).fill('Λεβέντης ΙΚΕ');
    await findField(page, agencyProfileMessages.taxOffice[locale]).fill('Α Αθηνών');
    await findField(page, agencyProfileMessages.invoiceAddress[locale]).fill('Ερμού 1, Αθήνα');
    await findField(page, agencyProfileMessages.activity[locale]).fill('Μεσιτεία');
    await findButton(page, agencyProfileMessages.save[locale]).click();
    await expectStatus(page, dashboardFlashMessages.saved[locale]);
    await go(`${prefix}/dashboard/user/subscription`);
    await page.getByRole('link', { name: subscription.setCard[locale] }).first().click();
    await expectPath(page, `${prefix}/dashboard/user/subscription/payment`);
    await page.getByRole('checkbox', { name: paymentMethodPageMessages.agree[locale] }).check();
    await findButton(page, paymentMethodPageMessages.continueToCard[locale]).click();
    await page.waitForURL(`${siteUnderTest.cardPages}/**`);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expectStatus(page, paymentFlashMessages['card-set'][locale]);
    expect(new URL(page.url()).pathname.startsWith(`${prefix}/dashboard`)).toBe(true);

    // A colleague, a listing, and the first who asks.
    const [{ id: agencyId } = { id: 0 }] = await querySql<{ id: number }>(
      'select id from agency where account_id = $1',
      [id],
    );
    const agent = await createUser({ locale, name: 'Anna Agent' });
    await querySql('update account set role_id = 3 where id = $1', [agent.id]);
    await querySql(
      "insert into agency_agent (account_id, agency_id, role, joined_at) values ($1, $2, 'agent', now())",
      [agent.id, agencyId],
    );
    const listing = await publishListing(agent, { mandate_type_id: '2' });
    const seeker = await createUser({ locale, name: 'Νίκη Φίλη' });
    const question = {
      for: 'sale',
      property_id: listing.property_id,
      body: 'Is it free?',
      client_key: crypto.randomUUID(),
    };
    expect((await callApi(seeker, 'POST', '/property/contact', question)).status).toBe(200);
    await go(`${prefix}/dashboard/inbox`);
    await page.getByRole('link', { name: 'Νίκη Φίλη' }).first().click();
    await expectPath(page, new RegExp(`^${prefix}/dashboard/inbox/\\d+`));
    await findField(page, teamInboxMessages.assign[locale]).selectOption(String(agent.id));
    await findButton(page, teamInboxMessages.give[locale]).click();
    await expectStatus(page, assignmentFlashMessages.assigned[locale]);
    await waitForEmail(agent.email, inboxEmailMessages.lead_assigned.title[locale]);
    await expectNoHorizontalScroll(page);
  });

  it('[AUTH-3] [ROLE-5] [ADMN-3] an admin logs in for the first time, sets up the second factor, approves and decides a report', async () => {
    const admin = await createUser({ role: roleIds.admin, locale });
    const waiting = await createUser({ role: roleIds.agency, status: 'waiting', locale, name: `Office ${Date.now()}` });
    const owner = await createUser({ locale });
    const listing = await publishListing(owner);
    const text = locale === 'el' ? `Πουλήθηκε ${listing.property_id}` : `Sold ${listing.property_id}`;
    const report = { for: 'sale', property_id: listing.property_id, reason_id: 1, description: text, good_faith: true };
    const filed = await callApi(await createUser({ locale }), 'PUT', '/property/report', report);
    expect([filed.status, filed.body]).toEqual([200, expect.anything()]);

    const { page, go } = await visit({ width: 390, faultless: true });
    await go(`${prefix}/auth/login?next=${encodeURIComponent(`${prefix}/dashboard`)}`);
    await people.submitLogin(page, admin.email, locale);
    // Whoever may decide over others needs a second factor first, and is led there.
    await expectPath(page, `${prefix}/dashboard/user/security`);
    const { code, next, confirm } = await setUpApp(page, locale);
    await code.fill(next());
    await confirm();
    await findPanel(page, recovery.shown[locale]).waitFor();
    await expectStatus(page, dashboardFlashMessages['factor-added'][locale]);
    await page.getByRole('link', { name: recovery.done[locale] }).click();
    await findPanel(page, recovery.title[locale]).waitFor();

    await go(`${prefix}/dashboard/admin/list-users?role_id=3&status=waiting`);
    await findField(page, users.search[locale]).fill(waiting.email);
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await page.getByText(users.count[locale](1)).waitFor();
    const row = page.getByRole('row').filter({ hasText: waiting.email });
    await people.changeUserStatus(row, locale, 'approved', 'Τα στοιχεία ταιριάζουν');
    await expectStatus(page, dashboardFlashMessages['user-moved'][locale]);
    expect(await people.findAccountStatus(waiting.email)).toBe('approved');

    await go(`${prefix}/dashboard/admin/list-alerts`);
    const entry = page.getByRole('region').filter({ hasText: text });
    await expandSection(entry, reports.decide[locale]);
    await findField(entry, reports.decision[locale]).fill('Δεν προσφέρεται πια');
    await findButton(entry, reports.uphold[locale]).click();
    await expectStatus(page, reportFlashMessages.upheld[locale]);
    await expect.poll(async () => (await fetch(siteUnderTest.origin + listing.path)).status).toBe(410);
    await waitForEmail(owner.email, 'Δεν προσφέρεται πια');
    await expectNoHorizontalScroll(page);
  });
});
