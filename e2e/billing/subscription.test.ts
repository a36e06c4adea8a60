/**
 * SUBS-1, SUBS-2: an agency registers, sets up a card on the provider's page, changes plan both ways, cancels and goes
 * on, changes to deposits and pays what it owes; with script and without. The provider is the double of
 * support/global-setup.ts.
 */
import { fields, signup } from '@estia/contract/accounts/auth-messages';
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { formatCents } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { listingQuotaMessages } from '@estia/contract/subscriptions/amount-messages';
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { formatIban } from '@estia/contract/subscriptions/payment-inputs';
import {
  cardReturnMessages,
  paymentFlashMessages,
  paymentMethodPageMessages,
} from '@estia/contract/subscriptions/payment-messages';
import { planList, quoteStep } from '@estia/contract/subscriptions/plan-messages';
import { pricing } from '@estia/contract/subscriptions/pricing-messages';
import {
  amountDueMessages,
  otherRolesMessages,
  subscriptionConfirmMessages,
  subscriptionFlashMessages,
  unpaid,
  subscriptionPageMessages as words,
} from '@estia/contract/subscriptions/subscription-messages';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { callApi } from '../support/listing-wizard.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const {
  expectPath: arrived,
  findButton: button,
  signInAs: enterAs,
  findField: field,
  findPanel: panel,
  localePrefix: prefixOf,
  expectStatus: expectMessage,
  querySql: sql,
} = people;
const visit = createVisitors();
beforeEach(async () => void (await people.resetRateLimits()));

const IBAN = 'GR1601101250000000012300695';

/** The agency fills in what its invoices need; the bank account stands in the settings. */
async function fillDetails(id: number): Promise<void> {
  await sql(
    `update agency set company = 'Estia Test IKE', tax_office = 'A', invoice_address = '1 Ermou, Athens', activity = 'Brokerage'
     where account_id = $1`,
    [id],
  );
  await sql(
    `insert into site_setting (name, value, changed_at) values ('bank_account', $1, now())
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify({ beneficiary: 'Estia SA', iban: IBAN, bank: 'Piraeus' })],
  );
}

/** As if the free months were over and a month had been paid ten days ago. */
const tenDaysIntoAMonth = (id: number) =>
  sql(
    `update subscription set state = 'active', trial_to = current_date - 10, anchor = current_date - 10, months = 1,
     period_from = current_date - 10, period_to = (current_date - 10 + interval '1 month')::date where account_id = $1`,
    [id],
  );

/** What the page of a subscription must be, wherever it is looked at. */
async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
}

const main = (page: Page) => page.locator('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const choose = (page: Page, locale: Locale, name: RegExp) =>
  main(page).getByRole('row', { name }).getByRole('link', { name: planList.choose[locale] }).click();

/** On the provider's own page. */
async function typeCard(page: Page, action: 'Save card' | 'Pay' | 'Cancel'): Promise<void> {
  await page.waitForURL(`${siteUnderTest.cardPages}/**`);
  await page.getByRole('button', { name: action }).click();
}

it('[SUBS-1] [SUBS-2] an agency signs up, sets up a card, changes plan both ways, cancels and goes on', async () => {
  const locale = 'el';
  const email = people.newEmail('office');
  const { page, go, expecting } = await visit({ outside: siteUnderTest.cardPages });
  expecting(/favicon\.ico/);
  await go('/auth/signup?as=professional');
  const cheapest = computeTaxedAmount(4_900, 24);
  await page
    .getByText(signup.price.el(formatCents(cheapest.net_cents), formatCents(cheapest.gross_cents), 24))
    .waitFor();
  await page.getByText(signup.free.el(3)).waitFor();
  await field(page, fields.username.el).fill('Λεβέντης Μεσίτης');
  await field(page, fields.email.el).fill(email);
  await field(page, fields.password.el).fill(people.PASSWORD);
  await field(page, fields.passwordAgain.el).fill(people.PASSWORD);
  await field(page, signup.agencyName.el).fill('Λεβέντης Ακίνητα');
  await field(page, signup.gemi.el).fill(people.newGemi());
  await field(page, signup.taxNumber.el).fill(people.newTaxNumber());
  await page.getByRole('radio', { name: /^Κάρτα/ }).check();
  await page.getByRole('checkbox', { name: signup.terms.el }).check();
  await page.getByRole('checkbox', { name: signup.over18.el }).check();
  await button(main(page), signup.submit.el).click();
  await arrived(page, /^\/dashboard/);
  await go('/dashboard/user/subscription');
  await page.getByText(otherRolesMessages.waitingTitle.el).waitFor();

  const [account] = await sql<{ id: number }>(
    "update account set status = 'approved', email_confirmed_at = now() where email = $1 returning id",
    [email],
  );
  const id = account?.id ?? 0;
  await go('/dashboard/user/subscription');
  await page.getByRole('heading', { name: /^Δωρεάν μέχρι και τις/ }).waitFor();
  expect(
    await page.getByRole('navigation', { name: nav.label.el }).getByText(nav.subscription.el).count(),
  ).toBeGreaterThan(0);
  await page.getByText(listingQuotaMessages.used.el(0, 150)).waitFor();
  await expectSound(page);

  // The details of invoices come first.
  await link(page, words.setCard.el).first().click();
  await page.getByRole('checkbox', { name: paymentMethodPageMessages.agree.el }).check();
  await button(page, paymentMethodPageMessages.continueToCard.el).click();
  await page.getByRole('alert').getByText(getErrorCodeMessage('invoice_details_missing').el).waitFor();
  await fillDetails(id);
  await go('/dashboard/user/subscription/payment');
  await button(page, paymentMethodPageMessages.continueToCard.el).click();
  await people.expectFormErrors(page, locale, { [paymentMethodPageMessages.agree.el]: 'must_accept' });
  await expectSound(page);
  await page.getByRole('checkbox', { name: paymentMethodPageMessages.agree.el }).check();
  await button(page, paymentMethodPageMessages.continueToCard.el).click();
  await typeCard(page, 'Save card');
  await expectMessage(page, paymentFlashMessages['card-set'].el);
  await page.getByText('4242').waitFor();

  // A larger plan in the middle of a month costs the rest of it, and is confirmed.
  await tenDaysIntoAMonth(id);
  await go('/dashboard/user/subscription');
  await link(page, words.changePlan.el).click();
  await expectSound(page);
  await choose(page, locale, /Έως 550/);
  await page.getByRole('heading', { name: quoteStep.upgrade.el }).waitFor();
  await expectSound(page);
  const pay = main(page).getByRole('button', { name: /^Πλήρωσε .* και αναβάθμισε$/ });
  const shown = await pay.innerText();
  expect(Number(shown.replace(/\D/g, ''))).toBeGreaterThan(0);
  await pay.click();
  await expectMessage(page, subscriptionFlashMessages['plan-done'].el);
  await page.getByText(listingQuotaMessages.used.el(0, 550)).waitFor();
  const [paid] = await sql<{ gross_cents: number; net_cents: number; vat_cents: number }>(
    "select gross_cents, net_cents, vat_cents, vat_percent from charge where account_id = $1 and kind = 'upgrade' and state = 'paid'",
    [id],
  );
  expect(shown).toContain(formatCents(paid?.gross_cents ?? 0));
  expect(paid).toMatchObject(computeTaxedAmount(paid?.net_cents ?? 0, 24));

  // A smaller one waits for the next period, and can be taken back.
  await go('/dashboard/user/subscription/plans');
  await choose(page, locale, /Έως 150/);
  await page.getByText(quoteStep.payNothing.el).waitFor();
  await button(main(page), quoteStep.changePlan.el).click();
  await expectMessage(page, subscriptionFlashMessages['plan-scheduled'].el);
  await link(page, words.keepPlan.el).click();
  await button(main(page), quoteStep.keepPlan.el).click();
  await expectMessage(page, subscriptionFlashMessages['plan-kept'].el);

  await link(page, words.cancel.el).click();
  await page.getByRole('heading', { name: subscriptionConfirmMessages.cancelTitle.el }).waitFor();
  await expectSound(page);
  await button(main(page), subscriptionConfirmMessages.confirmCancel.el).click();
  await expectMessage(page, subscriptionFlashMessages.cancelled.el);
  await page.getByRole('heading', { name: /^Λήγει στις/ }).waitFor();
  await link(page, words.resume.el).click();
  await button(main(page), subscriptionConfirmMessages.confirmResume.el).click();
  await expectMessage(page, subscriptionFlashMessages.resumed.el);
  await page.getByRole('heading', { name: /^Ενεργή μέχρι και τις/ }).waitFor();
});

it('[SUBS-2] without script: deposits, what is owed and how, paying it, the card; and who has no subscription', async () => {
  const agency = await people.createUser({ role: roleIds.agency, locale: 'en', name: 'Nikos Agent' });
  await fillDetails(agency.id);
  const { page, go, expecting } = await visit({ js: false, width: 390, dark: true, outside: siteUnderTest.cardPages });
  expecting(/favicon\.ico/);
  await enterAs(page, agency);
  const here = '/en/dashboard/user/subscription';
  await go(here);
  await page.getByRole('heading', { name: /^Free until/ }).waitFor();
  // Reading begins nothing; the first action does.
  expect((await callApi(agency, 'POST', '/user/subscription/refresh')).status).toBe(200);
  await tenDaysIntoAMonth(agency.id);

  // Two have seen a price: who confirms an old one is told.
  await go(`${here}/plans?plan=2`);
  await sql('update subscription set period_to = period_to - 3 where account_id = $1', [agency.id]);
  await main(page)
    .getByRole('button', { name: /^Upgrade and pay/ })
    .click();
  await page.getByRole('alert').getByText(getErrorCodeMessage('price_changed').en).waitFor();
  await main(page)
    .getByRole('button', { name: /^Upgrade and pay/ })
    .click();
  await expectMessage(page, subscriptionFlashMessages['plan-pay'].en);
  const due = panel(page, amountDueMessages.title.en);
  await due.getByText(formatIban(IBAN)).waitFor();
  await due.getByText(amountDueMessages.reference.en).waitFor();
  await due.getByRole('button', { name: /^Pay .* now$/ }).click();
  // Left by its own button, the card page is closed: nothing is called under way, and it can be paid again.
  await typeCard(page, 'Cancel');
  await page.getByRole('heading', { name: cardReturnMessages.left.en }).waitFor();
  await button(page, cardReturnMessages.again.en).click();
  await expectMessage(page, subscriptionFlashMessages['not-paid'].en);
  await due.getByText(formatIban(IBAN)).waitFor();
  // Left by going back, it still can.
  await due.getByRole('button', { name: /^Pay .* now$/ }).click();
  await page.waitForURL(`${siteUnderTest.cardPages}/**`);
  await go(here);
  await due.getByText(amountDueMessages.underWay.en).waitFor();
  await due.getByRole('button', { name: /^Pay .* now$/ }).click();
  await typeCard(page, 'Pay');
  // Coming back writes nothing: what became of it is asked by a form.
  await button(page, cardReturnMessages.again.en).click();
  await expectMessage(page, subscriptionFlashMessages.paid.en);
  // A number that is nobody's, or was paid long ago, was not paid by having it in the address.
  await sql(`update charge set paid_at = paid_at - interval '2 hours' where account_id = $1`, [agency.id]);
  const [old] = await sql<{ id: number }>(`select id from charge where account_id = $1 and state = 'paid'`, [
    agency.id,
  ]);
  for (const number of [999_999, old?.id]) {
    await go(`${here}?paid=${number}`);
    await button(page, cardReturnMessages.again.en).click();
    await page.getByRole('heading', { name: words.title.en }).waitFor();
    expect(await page.getByText(subscriptionFlashMessages.paid.en).count()).toBe(0);
  }
  await page.getByText(listingQuotaMessages.used.en(0, 350)).waitFor();

  await go(`${here}/payment`);
  await page.getByRole('checkbox', { name: paymentMethodPageMessages.agree.en }).check();
  await button(page, paymentMethodPageMessages.continueToCard.en).click();
  await typeCard(page, 'Save card');
  await button(page, cardReturnMessages.again.en).click();
  await expectMessage(page, paymentFlashMessages['card-set'].en);
  await button(page, paymentMethodPageMessages.switchToDeposit.en).click();
  await expectMessage(page, paymentFlashMessages['by-deposit'].en);

  await link(page, words.back.en).click();
  await link(page, words.cancel.en).click();
  await button(main(page), subscriptionConfirmMessages.confirmCancel.en).click();
  await expectMessage(page, subscriptionFlashMessages.cancelled.en);
  await link(page, words.resume.en).click();
  await button(main(page), subscriptionConfirmMessages.confirmResume.en).click();
  await expectMessage(page, subscriptionFlashMessages.resumed.en);

  // After the end: what it means, and a new beginning.
  await sql(
    `update subscription set state = 'expired', period_from = current_date - 60, period_to = current_date - 30, ended_at = now()
     where account_id = $1`,
    [agency.id],
  );
  await go('/en/dashboard');
  const notice = page.getByRole('region', { name: unpaid.title.expired.en });
  await notice.getByText(unpaid.expired.en).waitFor();
  await notice.getByRole('link', { name: unpaid.actions.expired.en }).click();
  await page.getByText('Your listings are paused').waitFor();
  await link(page, words.restart.en).click();
  await main(page)
    .getByRole('button', { name: /^Restart/ })
    .click();
  await expectMessage(page, subscriptionFlashMessages['restart-pay'].en);
});

it('[SUBS-1] prices for everybody; individuals are told that theirs is free', async () => {
  const { page, go } = await visit();
  for (const locale of ['el', 'en'] as const) {
    expect(await go(`${prefixOf[locale]}/pricing`)).toBe(200);
    await page.getByText(pricing.freeMonths[locale](3)).waitFor();
    const rows = main(page).getByRole('table', { name: pricing.table[locale] }).getByRole('row');
    expect(await rows.count()).toBe(12);
    expect(await rows.nth(1).innerText()).toMatch(/49,00.*11,76.*60,76/s);
    await expectSound(page);
  }
  // An agent of an agency sees how many listings are used, and no money.
  const agency = await people.createUser({ role: roleIds.agency, locale: 'en' });
  const agent = await people.createUser({ locale: 'en', name: 'Anna Agent' });
  await sql('update account set role_id = 3 where id = $1', [agent.id]);
  await sql(
    `insert into agency_agent (account_id, agency_id, role, joined_at)
     select $1, id, 'agent', now() from agency where account_id = $2`,
    [agent.id, agency.id],
  );
  await enterAs(page, agent);
  await go('/en/dashboard/user/subscription');
  await page.getByText(otherRolesMessages.agentTitle.en).waitFor();
  await page.getByText(listingQuotaMessages.used.en(0, 150)).waitFor();
  expect(await page.getByRole('navigation', { name: nav.label.en }).getByText(nav.subscription.en).count()).toBe(0);
  await enterAs(page, await people.createUser({ locale: 'en' }));
  await go('/en/dashboard/user/subscription');
  await page.getByText(otherRolesMessages.individualTitle.en).waitFor();
  await expectSound(page);
  expect(await go('/en/dashboard/user/subscription/payment')).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/en/dashboard/user/subscription');
});
