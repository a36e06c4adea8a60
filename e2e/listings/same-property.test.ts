/**
 * An agency lists an owner's property: the owner objects, an admin decides by keyboard (SAME-1). Two agencies claim exclusive
 * mandates: each states its side, an admin decides (SAME-4).
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { mandateFlashMessages, mandateMessages } from '@estia/contract/listings/mandates/mandate-messages';
import { disputePageMessages, matchAdminFlashMessages } from '@estia/contract/matches/admin-messages';
import { pauseEmailMessages } from '@estia/contract/matches/email-messages';
import { exclusiveEmailMessages } from '@estia/contract/matches/exclusive-email-messages';
import {
  exclusiveAdminMessages,
  exclusiveCaseFlashMessages,
  exclusiveCaseMessages,
} from '@estia/contract/matches/exclusive-messages';
import {
  answerMessages,
  disputeMessages,
  objectionMessages,
  samePropertyFlashMessages,
  samePropertyMessages,
} from '@estia/contract/matches/messages';
import { createPdf } from '@estia/server/testing/factories/mandates';
import { expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { publishListing } from '../support/listing-wizard.ts';
import {
  createUser,
  expandSection,
  expectPath,
  expectStatus,
  findButton,
  findField,
  newTaxNumber,
  querySql,
  signInAs,
  submitLogin,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const locale = 'el' as const;

it('[SAME-1] the owner objects, and an admin decides by keyboard', async () => {
  const owner = await createUser();
  const agent = await createUser({ role: roleIds.agency, name: 'Μεσιτική Χαλανδρίου' });
  const admin = await createUser({ role: roleIds.admin, strong: true });
  const kaek = `050${newTaxNumber()}/1/7`;
  const theirs = await publishListing(owner, { kaek });
  const agencys = await publishListing(agent, {
    kaek,
    mandate_type_id: '3',
    mandate_signed_on: '2026-10-01',
    mandate_expires_on: '2027-05-01',
  });

  // The worker of these tests compares no properties: what it would have found of two that look alike.
  await querySql(
    `insert into property_match (property_id, other_id, outcome, score, reasons, found_at) values ($1, $2, 'unclear', 0.6, '[]', now())`,
    [theirs.property_id, agencys.property_id],
  );
  const adminVisit = await visit({ width: 390 });
  await signInAs(adminVisit.page, admin);
  await adminVisit.go(`/dashboard/admin/same-properties/${theirs.property_id}/${agencys.property_id}`);
  await expectAccessible(adminVisit.page);
  await adminVisit.rest();
  await adminVisit.page.keyboard.press('Alt+Shift+Digit1');
  await expectStatus(adminVisit.page, matchAdminFlashMessages.answered[locale]);

  const told = await waitForEmail(owner.email, pauseEmailMessages.pause_scheduled.title[locale]);
  await waitForEmail(agent.email, pauseEmailMessages.owner_advertises.title[locale]);
  expect(told.text).toContain('ΓΕΜΗ');

  // The link of the email leads through the login to its own page.
  const link = findLink(told, '/dashboard/properties/same-property/');
  const visitor = await visit({ width: 390, touch: true });
  await visitor.page.goto(link);
  await submitLogin(visitor.page, owner.email, locale);
  await expectPath(visitor.page, new URL(link).pathname);

  const phone = await visit({ width: 390, touch: true });
  await signInAs(phone.page, owner);
  await phone.go('/dashboard/properties');
  await phone.page.getByText(ownListingsMessages.sameProperty[locale](1)).waitFor();
  await expectAccessible(phone.page);
  await phone.page.goto(link);
  await phone.page.getByText(samePropertyMessages.states.scheduled[locale], { exact: true }).waitFor();
  await expectAccessible(phone.page);
  await expectNoHorizontalScroll(phone.page);
  // Without a reason it is refused, and what was typed is still there.
  const typed = 'Δεν ξέρω αυτό το γραφείο και δεν υπέγραψα τίποτα.';
  await findField(phone.page, objectionMessages.text[locale]).fill(typed);
  await findButton(phone.page, objectionMessages.send[locale]).click();
  await phone.page.getByRole('alert').first().waitFor();
  expect(await findField(phone.page, objectionMessages.text[locale]).inputValue()).toBe(typed);
  // Nor is anything lost on the way back, or by opening the page anew.
  const noMandate = phone.page.getByLabel(objectionMessages.reasons.no_mandate[locale]);
  await noMandate.check();
  await phone.page.goto(link);
  await expect.poll(() => noMandate.isChecked()).toBe(true);
  expect(await findField(phone.page, objectionMessages.text[locale]).inputValue()).toBe(typed);
  await findButton(phone.page, objectionMessages.send[locale]).click();
  await expectStatus(phone.page, samePropertyFlashMessages.objected[locale]);
  await phone.page.getByText(typed).waitFor();

  const asked = await waitForEmail(agent.email, pauseEmailMessages.mandate_requested.title[locale]);
  const office = await visit({ width: 390, touch: true });
  await signInAs(office.page, agent);
  await office.page.goto(findLink(asked, '/dashboard/properties/same-property/'));
  await office.page.getByText(objectionMessages.reasonsOfOwner.no_mandate[locale]).waitFor();
  const seen = await office.page.content();
  for (const word of [typed, owner.username, owner.email]) expect(seen).not.toContain(word);
  // The answer begins with the mandate that is registered.
  expect(await findField(office.page, answerMessages.signedOn[locale]).inputValue()).toBe('2026-10-01');
  expect(await findField(office.page, answerMessages.expiresOn[locale]).inputValue()).toBe('2027-05-01');
  await expectAccessible(office.page);

  await adminVisit.go('/dashboard/admin/disputes?state=waiting&sort=opened_at&order=desc');
  await adminVisit.page.locator('table a[href*="/dashboard/admin/disputes/"]').first().click();
  await adminVisit.page.getByText(typed).waitFor();
  await expectAccessible(adminVisit.page);
  await expectNoHorizontalScroll(adminVisit.page);
  await adminVisit.rest();
  await adminVisit.page.keyboard.press('Alt+Shift+Digit1');
  const reasons = findField(adminVisit.page, disputePageMessages.reasons[locale]);
  await expect.poll(() => reasons.evaluate((field) => field === document.activeElement)).toBe(true);
  await adminVisit.page.keyboard.type('Το γραφείο δεν έδειξε εντολή.');
  await adminVisit.page.keyboard.press('Control+Enter');
  await expectStatus(adminVisit.page, matchAdminFlashMessages.decided[locale]);

  for (const { email } of [owner, agent])
    expect((await waitForEmail(email, pauseEmailMessages.dispute_decided.title[locale])).text).toContain(
      'Το γραφείο δεν έδειξε εντολή.',
    );
  await phone.page.reload();
  await phone.page.getByText(disputeMessages.ownEvents.owner.decided_for_owner[locale], { exact: true }).waitFor();

  await expandSection(adminVisit.page, disputePageMessages.reopen[locale]);
  await findField(adminVisit.page, disputePageMessages.reopenReason[locale]).fill('Το γραφείο έστειλε την εντολή.');
  await findButton(adminVisit.page, disputePageMessages.reopenSend[locale]).click();
  await expectStatus(adminVisit.page, matchAdminFlashMessages.reopened[locale]);
  await expectAccessible(adminVisit.page);
  await expectNoHorizontalScroll(adminVisit.page);
  await waitForEmail(owner.email, pauseEmailMessages.dispute_reopened.title[locale]);
  await phone.page.reload();
  await phone.page.getByText(disputeMessages.events.reopened[locale]).waitFor();
});

it('[SAME-4] two agencies claim exclusive mandates, each states its side, and an admin reads both and decides', async () => {
  const agents = [
    await createUser({ role: roleIds.agency, name: 'Μεσιτική Χαλανδρίου' }),
    await createUser({ role: roleIds.agency, name: 'Ακίνητα Βριλησσίων' }),
  ] as const;
  const admin = await createUser({ role: roleIds.admin, strong: true });
  const answers = {
    kaek: `050${newTaxNumber()}/1/8`,
    mandate_type_id: '3',
    mandate_signed_on: '2026-10-01',
    mandate_expires_on: '2027-05-01',
  };
  const listings = [await publishListing(agents[0], answers), await publishListing(agents[1], answers)] as const;
  const offices = [await visit({ width: 390, touch: true }), await visit({ width: 1440, dark: true })] as const;
  for (const at of [0, 1] as const) {
    const { page, go } = offices[at];
    await signInAs(page, agents[at]);
    await go('/dashboard/mandates');
    await page.locator('summary').filter({ hasText: mandateMessages.upload[locale] }).click();
    await page
      .getByLabel(mandateMessages.file[locale])
      .setInputFiles({ name: 'mandate.pdf', mimeType: 'application/pdf', buffer: createPdf() });
    await findButton(page, mandateMessages.send[locale]).click();
    await expectStatus(page, mandateFlashMessages.saved[locale]);
  }
  await querySql(
    `insert into property_match (property_id, other_id, outcome, score, reasons, found_at) values ($1, $2, 'unclear', 0.6, '[]', now())`,
    listings.map(({ property_id }) => property_id),
  );
  const adminVisit = await visit({ width: 390 });
  await signInAs(adminVisit.page, admin);
  await adminVisit.go(`/dashboard/admin/same-properties/${listings[0].property_id}/${listings[1].property_id}`);
  await adminVisit.rest();
  await adminVisit.page.keyboard.press('Alt+Shift+Digit1');
  await expectStatus(adminVisit.page, matchAdminFlashMessages.answered[locale]);

  const sides = ['Υπογράψαμε πρώτοι.', 'Ο ιδιοκτήτης μάς έδωσε νέα εντολή.'] as const;
  for (const at of [0, 1] as const) {
    const { page, go } = offices[at];
    const told = await waitForEmail(agents[at].email, exclusiveEmailMessages.exclusive_case_opened.title[locale]);
    await go('/dashboard/mandates');
    await page.getByText(exclusiveCaseMessages.openLead[locale]).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.goto(findLink(told, '/dashboard/mandates/cases/'));
    await findField(page, exclusiveCaseMessages.statementText[locale]).fill(sides[at]);
    await findButton(page, exclusiveCaseMessages.send[locale]).click();
    await expectStatus(page, exclusiveCaseFlashMessages.stated[locale]);
    await page.getByText(sides[at]).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(await page.content()).not.toContain(sides[at === 0 ? 1 : 0]);
  }

  const { page, go } = adminVisit;
  await go('/dashboard/admin/disputes/exclusive?order=desc');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.locator('table a[href*="/dashboard/admin/disputes/exclusive/"]').first().click();
  for (const text of sides) await page.getByText(text).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  for (const at of [0, 1] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: mandateMessages.open[locale] }).nth(at).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`mandate-${listings[at].property_id}.pdf`);
  }
  // Another admin and an agency write while the case is decided: what they wrote comes back with the reason.
  const late = await visit({ width: 390 });
  await signInAs(late.page, await createUser({ role: roleIds.admin, strong: true }));
  await late.go(new URL(page.url()).pathname);
  await late.page.getByRole('radio').first().check();
  await findField(late.page, exclusiveAdminMessages.reasons[locale]).fill('Η δεύτερη είναι νεότερη.');
  await findField(offices[1].page, exclusiveCaseMessages.statementText[locale]).fill('Έχουμε και μάρτυρες.');

  await page.getByRole('radio').first().check();
  await findField(page, exclusiveAdminMessages.reasons[locale]).fill('Η πρώτη εντολή ισχύει ακόμη.');
  await findButton(page, exclusiveAdminMessages.send[locale]).click();
  await expectStatus(page, matchAdminFlashMessages.decided[locale]);
  await findButton(late.page, exclusiveAdminMessages.send[locale]).click();
  await findButton(offices[1].page, exclusiveCaseMessages.send[locale]).click();
  for (const [writer, text] of [
    [late, 'Η δεύτερη είναι νεότερη.'],
    [offices[1], 'Έχουμε και μάρτυρες.'],
  ] as const) {
    await writer.page.getByRole('alert').filter({ hasText: text }).waitFor({ timeout: 10_000 });
    await expectAccessible(writer.page);
    await expectNoHorizontalScroll(writer.page);
  }

  await waitForEmail(agents[0].email, exclusiveEmailMessages.exclusive_confirmed.title[locale]);
  const lost = await waitForEmail(agents[1].email, exclusiveEmailMessages.exclusive_lost.title[locale]);
  expect(lost.text).toContain('Η πρώτη εντολή ισχύει ακόμη.');
  await offices[1].page.goto(findLink(lost, '/dashboard/mandates/cases/'));
  await offices[1].page.getByText(exclusiveCaseMessages.text.lost[locale]).waitFor();
  await expectAccessible(offices[1].page);
  expect(
    await querySql(
      'select exclusive, is_active from listing where property_id = any ($1::bigint[]) order by property_id',
      [listings.map(({ property_id }) => property_id)],
    ),
  ).toEqual([
    { exclusive: true, is_active: true },
    { exclusive: false, is_active: true },
  ]);
});
