/** SAME-5: a private account is asked and answers; another is limited, complains and is right. */
import { roleIds } from '@estia/contract/accounts/roles';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { reviewEmailMessages } from '@estia/contract/hidden-brokers/email-messages';
import {
  brokerFilterMessages,
  brokerFlashMessages,
  brokerRelationMessages,
  brokerPageMessages as words,
} from '@estia/contract/hidden-brokers/messages';
import {
  complaintMessages,
  codeComplaintMessages as complaintPageMessages,
  reviewFlashMessages,
  reviewMessages,
  statementMessages,
} from '@estia/contract/hidden-brokers/review-messages';
import {
  listingActionMessages,
  ownListingsFlashMessages,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { errorActionMessages } from '@estia/contract/site/form-messages';
import { expect, it } from 'vitest';
import { findLink, findLongCode, waitForEmail } from '../support/emails.ts';
import { callApi } from '../support/listing-wizard.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  querySql,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll, type Visit } from '../support/visitors.ts';

const visit = createVisitors();
const locale = 'el' as const;

/** Listings of the demo become this person's. */
async function giveListings(who: TestUser, count: number): Promise<number[]> {
  const rows = await querySql<{ id: number }>(
    `update property p set account_id = $1, agency_id = null, energy_class_id = 5
     where p.id in (select o.id from property o join listing l on l.property_id = o.id and l.is_active
       where o.complex_id is null and o.category_id = 1 and o.photo_count >= 3 and o.account_id <> $1
       and not exists (select from cooperation c where c.property_id = o.id) order by o.id desc limit $2) returning p.id::int as id`,
    [who.id, count],
  );
  return rows.map(({ id }) => id);
}

const path = ({ id }: TestUser) => `/dashboard/admin/hidden-brokers/${id}`;

/** By keyboard: the field of the reason, and Enter on the button after it. */
async function takeStep({ page }: Visit, kind: 'statement' | 'limit', reason: string, news?: string): Promise<void> {
  const panel = findPanel(page, words.nextTitle[kind][locale]);
  if (news) await findField(panel, words.newEvidence[locale]).fill(news);
  await findField(panel, words.reason[locale]).focus();
  await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStatus(page, brokerFlashMessages['step-taken'][locale]);
}

it('[SAME-5] asked, answered and accepted; limited, complained and accepted by another admin', async () => {
  const person = await createUser();
  const first = await createUser({ role: roleIds.admin, strong: true });
  const second = await createUser({ role: roleIds.admin, strong: true });
  const [property] = await giveListings(person, 4);
  await querySql(
    `insert into broker_score (account_id, points, evidence, computed_at)
     values ($1, 46, '[{"signal": "listings_now", "points": 30, "count": 9, "samples": ["SA001"]}]', now())`,
    [person.id],
  );

  const admin = await visit({ width: 1440 });
  await signInAs(admin.page, first);
  await admin.go('/dashboard/admin/hidden-brokers?state=waiting');
  await expectAccessible(admin.page);
  await admin.page.locator(`a[href$="${path(person)}"]`).click();
  await admin.page.getByText(words.noSteps[locale]).waitFor();
  await takeStep(admin, 'statement', 'Πολλές αγγελίες με το ίδιο τηλέφωνο.');
  const asked = await waitForEmail(person.email, reviewEmailMessages.statement.title[locale]);
  expect(asked.text).toContain('Πολλές αγγελίες με το ίδιο τηλέφωνο.');

  const phone = await visit({ width: 390, touch: true });
  await signInAs(phone.page, person);
  await phone.go('/dashboard');
  await phone.page.getByRole('link', { name: reviewMessages.open[locale] }).click();
  const form = findPanel(phone.page, statementMessages.title[locale]);
  await form.waitFor();
  await expectAccessible(phone.page);
  await expectNoHorizontalScroll(phone.page);
  const typed = 'Τα κληρονόμησα από τους γονείς μου.';
  await findField(form, statementMessages.text[locale]).fill(typed);
  // The session is over before the form is sent: after the login it is as it was typed.
  await phone.page.reload();
  await expect.poll(() => findField(form, statementMessages.text[locale]).inputValue()).toBe(typed);
  for (const radio of await form.getByLabel(brokerRelationMessages.owner[locale]).all()) await radio.check();
  await form.getByLabel(statementMessages.declared[locale]).check();
  await findButton(form, statementMessages.send[locale]).click();
  await expectStatus(phone.page, reviewFlashMessages.sent[locale]);

  await admin.page.reload();
  await admin.page.getByText(typed).waitFor();
  await expectAccessible(admin.page);
  const accept = findPanel(admin.page, words.accept[locale]);
  await findField(accept, words.reason[locale]).fill('Μας έδειξε τους τίτλους.');
  await findButton(accept, words.accept[locale]).click();
  await expectStatus(admin.page, brokerFlashMessages.accepted[locale]);
  await admin.page.getByText(brokerFilterMessages.cleared[locale]).first().waitFor();

  // Some time later the same account is asked again, answers and is limited.
  await takeStep(admin, 'statement', 'Νέες αγγελίες.', 'Τρεις νέες αναφορές.');
  const mine = await callApi(person, 'GET', '/user/account-review?limit=100');
  const answers = mine.body.listings.map(({ listing_id }: { listing_id: number }) => ({ listing_id, relation: 'fee' }));
  await callApi(person, 'POST', '/user/account-review/statement', { answers, declared: true });
  await admin.page.reload();
  await takeStep(admin, 'limit', 'Δηλώνεις ότι παίρνεις αμοιβή.');
  await waitForEmail(person.email, reviewEmailMessages.limit.title[locale]);
  const [listing] = await querySql<{ id: number }>(
    'update listing set is_active = false where property_id = $1 returning id::int as id',
    [property],
  );
  const activate = async () => {
    await phone.go('/dashboard/properties?state=inactive');
    const menu = phone.page.locator(`[data-ad="${listing?.id}"] details[name="ad-acts"]`);
    await menu.locator('summary').first().click();
    await menu.getByRole('button', { name: new RegExp(`^${listingActionMessages.activate[locale]}`) }).click();
  };
  await activate();
  const refusal = phone.page.getByRole('alert').filter({ hasText: getErrorCodeMessage('account_limited')[locale] });
  await refusal.waitFor();
  await refusal.getByRole('link', { name: errorActionMessages.accountReview[locale] }).click();

  await expandSection(phone.page, complaintMessages.title[locale]);
  await findField(phone.page, complaintMessages.text[locale]).first().fill('Η αμοιβή ήταν του συμβολαιογράφου.');
  await findButton(phone.page, complaintMessages.send[locale]).first().click();
  await expectStatus(phone.page, reviewFlashMessages.complained[locale]);
  await expectAccessible(phone.page);

  await admin.page.reload();
  await admin.page.getByText(words.otherAdmin[locale]).waitFor();
  await admin.page.getByText(words.limitHolds[locale](3)).waitFor();
  const other = await visit({ width: 390 });
  await signInAs(other.page, second);
  await other.go(path(person));
  await expectNoHorizontalScroll(other.page);
  await expectAccessible(other.page);
  await other.page.getByLabel(words.accepts[locale]).check();
  const decide = findPanel(other.page, words.decide[locale]);
  await findField(decide, words.decisionText[locale]).fill('Ήταν παρεξήγηση.');
  await findButton(decide, words.sendDecision[locale]).click();
  await expectStatus(other.page, brokerFlashMessages.decided[locale]);
  expect((await waitForEmail(person.email, reviewEmailMessages.complaintAccepted[locale])).text).toContain(
    'Ήταν παρεξήγηση.',
  );
  await activate();
  await expectStatus(phone.page, ownListingsFlashMessages.activate[locale]);
});

const COMPLAINT_PATH = '/auth/account-complaint';

it.each([{ js: true }, { js: false }])(
  '[SAME-5] who is suspended and cannot log in complains by the code of the email, script: $js',
  async ({ js }) => {
    const person = await createUser();
    const admin = await createUser({ role: roleIds.admin, strong: true });
    await giveListings(person, 2);
    const take = (kind: string) =>
      callApi(admin, 'POST', `/adminPanel${path(person).slice('/dashboard/admin'.length)}/steps`, {
        kind,
        reason: 'Πολλές αγγελίες με το ίδιο τηλέφωνο.',
        new_evidence: '',
      });
    expect((await take('statement')).status).toBe(200);
    const mine = await callApi(person, 'GET', '/user/account-review?limit=100');
    const answers = mine.body.listings.map(({ listing_id }: { listing_id: number }) => ({
      listing_id,
      relation: 'fee',
    }));
    await callApi(person, 'POST', '/user/account-review/statement', { answers, declared: true });
    for (const kind of ['limit', 'convert', 'suspend']) expect((await take(kind)).status).toBe(200);
    const told = await waitForEmail(person.email, reviewEmailMessages.suspend.title[locale]);

    const { page, go } = await visit({ width: 390, js });
    const link = new URL(findLink(told, COMPLAINT_PATH));
    await go(`${link.pathname}${link.hash}`);
    const code = findField(page, complaintPageMessages.code[locale]);
    const text = findField(page, complaintMessages.text[locale]);
    const typed = 'Τα σπίτια είναι όλα της οικογένειάς μου.';
    if (js) {
      await expect.poll(() => code.inputValue()).toBe(findLongCode(told));
      expect(page.url()).not.toContain('#');
      await text.fill(typed);
      await page.reload();
      await expect.poll(() => text.inputValue()).toBe(typed);
      expect(await code.inputValue()).toBe(findLongCode(told));
      await text.fill('');
    } else await code.fill(findLongCode(told));
    // Refused for the text: the code is in its field again, and nobody goes back to the email for it.
    await findButton(page, complaintMessages.send[locale]).click();
    await page.getByRole('alert').waitFor();
    expect(await code.inputValue()).toBe(findLongCode(told));
    await code.fill('AAAA-BBBB-CCCC');
    await text.fill(typed);
    await findButton(page, complaintMessages.send[locale]).click();
    await page.getByRole('alert').waitFor();
    expect(await text.inputValue()).toBe(typed);
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    await code.fill(findLongCode(told));
    await findButton(page, complaintMessages.send[locale]).click();
    await page.getByRole('heading', { name: complaintPageMessages.sentTitle[locale] }).waitFor();
    if (js) {
      await expectAccessible(page);
      const readTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      await expect.poll(readTab).not.toContain(findLongCode(told));
    }
    const [complaint] = await querySql<{ text: string }>(
      'select c.text from broker_complaint c join broker_step s on s.id = c.step_id where s.account_id = $1',
      [person.id],
    );
    expect(complaint?.text).toBe(typed);

    // Whoever opens that address without having sent anything is told nothing of the kind.
    const stranger = await visit({ width: 390, js });
    await stranger.go(`${COMPLAINT_PATH}?flash=sent`);
    await stranger.page.getByRole('heading', { name: complaintPageMessages.title[locale] }).waitFor();
    expect(await findField(stranger.page, complaintMessages.text[locale]).inputValue()).toBe('');
  },
);
