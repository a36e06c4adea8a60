/**
 * SUBS-1 and SUBS-3 in the admin's dashboard: where deposits go, statements in two steps, one subscription, dated prices.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { approvalMessages } from '@estia/contract/approvals/messages';
import { athensDay } from '@estia/contract/rules/in-force';
import {
  planAdminMessages,
  subscriptionDetailMessages,
  subscriptionListMessages,
} from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import {
  bankAccountMessages,
  depositAdminMessages,
  matchProblemMessages,
  statementMessages,
} from '@estia/contract/subscriptions/deposit-messages';
import { beforeAll, expect, it } from 'vitest';
import { approveNewest } from '../support/approvals.ts';
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
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

const CENTS = 6076;
type TestAgency = TestUser & { gemi: string };

/** An agency whose free months end in five days and that is asked for its first period. */
async function createAgency(): Promise<TestAgency> {
  const user = await createUser({ role: roleIds.agency, locale: 'en' });
  await querySql('delete from subscription where account_id = $1', [user.id]);
  const [agency] = await querySql<{ gemi: string }>(
    `update agency set company = 'Office SA', tax_office = 'FAE', invoice_address = 'Ermou 1', activity = 'Broker', name_en = name_el
     where account_id = $1 returning gemi`,
    [user.id],
  );
  const [subscription] = await querySql<{ id: number }>(
    `insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, created_at, updated_at)
     values ($1, 1, 'deposit', 'trial', now(), current_date + 5, current_date - 85, 3, current_date - 85, current_date + 5, now(), now()) returning id`,
    [user.id],
  );
  await querySql(
    `insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents, gross_cents, payment, state, due_on, created_at)
     values ($1, $2, 'period', 1, current_date + 5, current_date + 35, 4900, 24, 1176, ${CENTS}, 'deposit', 'due', current_date + 5, now())`,
    [subscription?.id, user.id],
  );
  return { ...user, gemi: agency?.gemi ?? '' };
}

let admin: TestUser;
let fellow: TestUser;
let agencies: TestAgency[] = [];
beforeAll(async () => {
  admin = await createUser({ role: roleIds.admin, strong: true, locale: 'en' });
  fellow = await createUser({ role: roleIds.admin, strong: true, locale: 'en' });
  agencies = [await createAgency(), await createAgency()];
}, 60_000);

it('[SUBS-3] without script: bank account, a statement in two steps, doubtful lines by hand, money and edits of one agency', async () => {
  const { page, go } = await visit({ width: 390, js: false });
  const [first, second] = agencies as [TestAgency, TestAgency];
  await signInAs(page, admin);
  await go('/dashboard/admin/settings');
  const account = findPanel(page, bankAccountMessages.title.el);
  await findField(account, bankAccountMessages.beneficiary.el).fill('Estia SA');
  await findField(account, bankAccountMessages.bank.el).fill('Aegean Bank');
  await findField(account, bankAccountMessages.iban.el).fill('GR17 0110 1250 0000 0001 2300 695');
  await findField(account, bankAccountMessages.reason.el).fill('Opening');
  await findButton(account, bankAccountMessages.save.el).click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await findField(account, bankAccountMessages.iban.el).fill('GR16 0110 1250 0000 0001 2300 695');
  await findButton(account, bankAccountMessages.save.el).click();
  await expectStatus(page, approvalMessages.asks.el);
  await page.getByRole('link', { name: approvalMessages.look.el }).waitFor();
  await approveNewest();

  await go('/dashboard/admin/deposits');
  await findButton(page, depositAdminMessages.upload.el).click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  const day = athensDay(new Date()).split('-').reverse().join('/');
  const csv = [
    'Date;Description;Amount',
    `${day};GEMI ${first.gemi};60,76`,
    `${day};SUBSCRIPTION;60,76`,
    `${day};SOMETHING ELSE;12,00`,
    `${day};FEE;-1,20`,
  ].join('\r\n');
  await page.setInputFiles('input[type=file]', {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await findButton(page, depositAdminMessages.upload.el).click();
  await page.getByRole('heading', { name: statementMessages.title.el }).waitFor();
  await expectNoHorizontalScroll(page);
  await findButton(page, statementMessages.take.el).click();
  await expectStatus(page, depositAdminMessages.flash.taken.el);
  await expectNoHorizontalScroll(page);

  const lineOf = (text: string) => page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: '€' });
  const certain = lineOf(`GEMI ${first.gemi}`);
  await certain.getByText(depositAdminMessages.confirmByOther.el).waitFor();
  await signInAs(page, fellow);
  await go('/dashboard/admin/deposits');
  await expandSection(certain, depositAdminMessages.confirm.el);
  await findButton(certain, depositAdminMessages.confirm.el).click();
  await expectStatus(page, depositAdminMessages.flash.confirmed.el);
  const vague = lineOf('SUBSCRIPTION');
  expect(await vague.textContent()).toContain(matchProblemMessages.no_gemi.el);
  await expandSection(vague, depositAdminMessages.match.el);
  await findField(vague, depositAdminMessages.gemi.el).fill(second.gemi);
  await findButton(vague, depositAdminMessages.saveMatch.el).click();
  await expectStatus(page, depositAdminMessages.flash.matched.el);
  const other = lineOf('SOMETHING ELSE');
  await expandSection(other, depositAdminMessages.match.el);
  await findField(other, depositAdminMessages.gemi.el).fill(first.gemi);
  await findButton(other, depositAdminMessages.saveMatch.el).click();
  // Nobody owes 12 €: it is kept to be sent back, and only when an admin says so.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await other.getByRole('checkbox', { name: depositAdminMessages.not_owed.el }).check();
  await findButton(other, depositAdminMessages.saveMatch.el).click();
  await expectStatus(page, depositAdminMessages.flash.matched.el);

  await go(`/dashboard/admin/list-user-subscriptions?q=${first.gemi}`);
  await page.getByRole('row').filter({ hasText: first.gemi }).getByRole('link').click();
  await page.getByRole('region', { name: subscriptionDetailMessages.charges.el }).waitFor();
  const paidBy = findPanel(page, subscriptionDetailMessages.charges.el).getByRole('link', { name: /PDF/ });
  expect(await paidBy.getAttribute('href')).toMatch(/^\/api\/user\/invoices\/\d+\/pdf/);
  await signInAs(page, admin);
  await page.reload();
  const back = lineOf('SOMETHING ELSE');
  await expandSection(back, depositAdminMessages.confirm.el);
  await findButton(back, depositAdminMessages.confirm.el).click();
  await expectStatus(page, subscriptionDetailMessages.flash.confirmed.el);
  const not_owed = findPanel(page, subscriptionDetailMessages.unallocated.el);
  await expandSection(not_owed, subscriptionDetailMessages.refund.el);
  await findField(not_owed, subscriptionDetailMessages.amount.el).fill('12,00');
  await not_owed.getByRole('textbox').last().fill('Sent back');
  await findButton(not_owed, subscriptionDetailMessages.refund.el).click();
  await expectStatus(page, subscriptionDetailMessages.flash.refunded.el);
  // What is paid ahead keeps its days: the end of the other agency can still be moved.
  await go(`/dashboard/admin/subscriptions/${second.id}`);
  const edit = findPanel(page, subscriptionDetailMessages.edit.el);
  await expandSection(edit, subscriptionDetailMessages.edit.el);
  await edit.getByRole('textbox').last().fill('Goodwill');
  const lastDay = addDays(athensDay(new Date()), 60);
  await findField(edit, subscriptionDetailMessages.end.el).fill(lastDay);
  await findButton(edit, subscriptionDetailMessages.save.el).click();
  await expectStatus(page, subscriptionDetailMessages.flash.edited.el);
  await expectNoHorizontalScroll(page);
  await expandSection(edit, subscriptionDetailMessages.edit.el);
  expect(await findField(edit, subscriptionDetailMessages.end.el).inputValue()).toBe(lastDay);
  expect(await querySql('select period_to::text as day from subscription where account_id = $1', [second.id])).toEqual([
    { day: addDays(lastDay, 1) },
  ]);
  const paid = await querySql<{ cents: number }>(
    'select cents from payment where account_id = $1 and charge_id is not null',
    [first.id],
  );
  expect(paid).toEqual([{ cents: CENTS }]);
});

it('[SUBS-1] prices by day, and every screen in English: 1440, 390 and dark, 0 violations', async () => {
  const { page, go } = await visit({ width: 1440, dark: true });
  await signInAs(page, admin);
  await go('/en/dashboard/admin/plans');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Unlimited active listings' }).click();
  const fresh = findPanel(page, planAdminMessages.newTitle.en);
  const tomorrow = addDays(athensDay(new Date()), 1);
  await findField(fresh, planAdminMessages.netField.en).fill('460,00');
  await findField(fresh, planAdminMessages.fromField.en).fill(tomorrow);
  await fresh.getByRole('textbox').last().fill('New list of prices');
  await findButton(fresh, planAdminMessages.save.en).click();
  // Dearer needs notice.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await expectAccessible(page);
  await findField(fresh, planAdminMessages.netField.en).fill('440,00');
  await findButton(fresh, planAdminMessages.save.en).click();
  await expectStatus(page, planAdminMessages.flash['plan-added'].en);
  const history = findPanel(page, planAdminMessages.history.en);
  await expandSection(history, planAdminMessages.withdraw.en);
  await findField(history, planAdminMessages.reason.en).fill('Too early');
  await findButton(history, planAdminMessages.withdraw.en).click();
  await expectStatus(page, planAdminMessages.flash['plan-withdrawn'].en);

  const id = agencies[1]?.id;
  for (const path of [
    '/plans?plan=11',
    '/deposits',
    `/list-user-subscriptions?q=${agencies[1]?.gemi}&phase=trial&payment=deposit&plan_id=1`,
    `/subscriptions/${id}`,
    '/settings',
  ]) {
    await go(`/en/dashboard/admin${path}`);
    await expectEnglish(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    }
  }
  await go('/en/dashboard/admin/list-user-subscriptions?q=nobody-at-all');
  await page.getByText(subscriptionListMessages.none.en).waitFor();
});
