/** SAME-1: an agency lists an owner's property. The owner objects, an admin decides by keyboard. Both hear of it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { disputePageMessages, matchAdminFlashMessages } from '@estia/contract/matches/admin-messages';
import { pauseEmailMessages } from '@estia/contract/matches/email-messages';
import {
  disputeMessages,
  objectionMessages,
  samePropertyFlashMessages,
  samePropertyMessages,
} from '@estia/contract/matches/messages';
import { expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { publishListing } from '../support/listing-wizard.ts';
import { createUser, expectStatus, findButton, findField, newTaxNumber, querySql, signInAs } from '../support/users.ts';
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

  const phone = await visit({ width: 390, touch: true });
  await signInAs(phone.page, owner);
  await phone.go('/dashboard/properties');
  await phone.page.getByText(ownListingsMessages.sameProperty[locale](1)).waitFor();
  await expectAccessible(phone.page);
  await phone.page.goto(findLink(told, '/dashboard/properties/same-property/'));
  await phone.page.getByText(samePropertyMessages.states.scheduled[locale]).waitFor();
  await expectAccessible(phone.page);
  await expectNoHorizontalScroll(phone.page);
  // Without a reason it is refused, and what was typed is still there.
  const typed = 'Δεν ξέρω αυτό το γραφείο και δεν υπέγραψα τίποτα.';
  await findField(phone.page, objectionMessages.text[locale]).fill(typed);
  await findButton(phone.page, objectionMessages.send[locale]).click();
  await phone.page.getByRole('alert').first().waitFor();
  expect(await findField(phone.page, objectionMessages.text[locale]).inputValue()).toBe(typed);
  await phone.page.getByLabel(objectionMessages.reasons.no_mandate[locale]).check();
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
  await expectAccessible(office.page);

  await adminVisit.go('/dashboard/admin/disputes?state=waiting&sort=opened_at&order=desc');
  await adminVisit.page.locator('a[href*="/dashboard/admin/disputes/"]').first().click();
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
  await phone.page.getByText(disputeMessages.events.decided_for_owner[locale]).waitFor();
});
