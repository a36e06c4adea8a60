/** SUBS-1 and SUBS-3 at the admin's desk: where deposits go, statements in two steps, one subscription, dated prices. */
import { athensDay } from '@estia/contract/rules/in-force';
import {
  planAdminMessages,
  subscriptionDetailMessages,
  subscriptionListMessages,
} from '@estia/contract/subscriptions/admin-messages';
import {
  bankAccountMessages,
  depositAdminMessages,
  matchProblemMessages,
  statementMessages,
} from '@estia/contract/subscriptions/deposit-messages';
import { addDays } from '@estia/contract/subscriptions/money';
import { beforeAll, expect, it } from 'vitest';
import { button, enterAs, field, makePerson, type Person, panel, said, sql, unfold } from './people.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();

const CENTS = 6076;
type Office = Person & { gemi: string };

/** An office whose free months end in five days and that is asked for its first period. */
async function makeOffice(): Promise<Office> {
  const person = await makePerson({ role: 3, locale: 'en' });
  await sql('delete from subscription where account_id = $1', [person.id]);
  const [office] = await sql<{ gemi: string }>(
    `update agency set company = 'Office SA', tax_office = 'FAE', invoice_address = 'Ermou 1', activity = 'Broker', name_en = name_el
     where account_id = $1 returning gemi`,
    [person.id],
  );
  const [subscription] = await sql<{ id: number }>(
    `insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, created_at, updated_at)
     values ($1, 1, 'deposit', 'trial', now(), current_date + 5, current_date - 85, 3, current_date - 85, current_date + 5, now(), now()) returning id`,
    [person.id],
  );
  await sql(
    `insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents, gross_cents, payment, state, due_on, created_at)
     values ($1, $2, 'period', 1, current_date + 5, current_date + 35, 4900, 24, 1176, ${CENTS}, 'deposit', 'due', current_date + 5, now())`,
    [subscription?.id, person.id],
  );
  return { ...person, gemi: office?.gemi ?? '' };
}

let admin: Person;
let fellow: Person;
let offices: Office[] = [];
beforeAll(async () => {
  admin = await makePerson({ role: 1, strong: true, locale: 'en' });
  fellow = await makePerson({ role: 1, strong: true, locale: 'en' });
  offices = [await makeOffice(), await makeOffice()];
}, 60_000);

it('[SUBS-3] without script: bank account, a statement in two steps, doubtful lines by hand, money and edits of one office', async () => {
  const { page, go } = await visit({ width: 390, js: false });
  const [first, second] = offices as [Office, Office];
  await enterAs(page, admin);
  await go('/dashboard/admin/settings');
  const account = panel(page, bankAccountMessages.title.el);
  await field(account, bankAccountMessages.beneficiary.el).fill('Estia SA');
  await field(account, bankAccountMessages.bank.el).fill('Aegean Bank');
  await field(account, bankAccountMessages.iban.el).fill('GR17 0110 1250 0000 0001 2300 695');
  await field(account, bankAccountMessages.reason.el).fill('Opening');
  await button(account, bankAccountMessages.save.el).click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await field(account, bankAccountMessages.iban.el).fill('GR16 0110 1250 0000 0001 2300 695');
  await button(account, bankAccountMessages.save.el).click();
  await said(page, bankAccountMessages.said.el);

  await go('/dashboard/admin/deposits');
  await button(page, depositAdminMessages.sendAct.el).click();
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
    ...{ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  });
  await button(page, depositAdminMessages.sendAct.el).click();
  await page.getByRole('heading', { name: statementMessages.title.el }).waitFor();
  await expectNoSideways(page);
  await button(page, statementMessages.take.el).click();
  await said(page, depositAdminMessages.said.taken.el);
  await expectNoSideways(page);

  const lineOf = (text: string) => page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: '€' });
  const certain = lineOf(`GEMI ${first.gemi}`);
  await certain.getByText(depositAdminMessages.confirmByOther.el).waitFor();
  await enterAs(page, fellow);
  await go('/dashboard/admin/deposits');
  await unfold(certain, depositAdminMessages.confirm.el);
  await button(certain, depositAdminMessages.confirm.el).click();
  await said(page, depositAdminMessages.said.confirmed.el);
  const vague = lineOf('SUBSCRIPTION');
  expect(await vague.textContent()).toContain(matchProblemMessages.no_gemi.el);
  await unfold(vague, depositAdminMessages.match.el);
  await field(vague, depositAdminMessages.gemi.el).fill(second.gemi);
  await button(vague, depositAdminMessages.saveMatch.el).click();
  await said(page, depositAdminMessages.said.matched.el);
  const other = lineOf('SOMETHING ELSE');
  await unfold(other, depositAdminMessages.match.el);
  await field(other, depositAdminMessages.gemi.el).fill(first.gemi);
  await button(other, depositAdminMessages.saveMatch.el).click();
  // Nobody owes 12 €: it is kept to be sent back, and only when an admin says so.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await other.getByRole('checkbox', { name: depositAdminMessages.unowed.el }).check();
  await button(other, depositAdminMessages.saveMatch.el).click();
  await said(page, depositAdminMessages.said.matched.el);

  await go(`/dashboard/admin/list-user-subscriptions?q=${first.gemi}`);
  await page.getByRole('row').filter({ hasText: first.gemi }).getByRole('link').click();
  await page.getByRole('region', { name: subscriptionDetailMessages.charges.el }).waitFor();
  const paidBy = panel(page, subscriptionDetailMessages.charges.el).getByRole('link', { name: /PDF/ });
  expect(await paidBy.getAttribute('href')).toMatch(/^\/api\/user\/invoices\/\d+\/pdf/);
  await enterAs(page, admin);
  await page.reload();
  const back = lineOf('SOMETHING ELSE');
  await unfold(back, depositAdminMessages.confirm.el);
  await button(back, depositAdminMessages.confirm.el).click();
  await said(page, subscriptionDetailMessages.said.confirmed.el);
  const unowed = panel(page, subscriptionDetailMessages.unallocated.el);
  await unfold(unowed, subscriptionDetailMessages.refund.el);
  await field(unowed, subscriptionDetailMessages.amount.el).fill('12,00');
  await unowed.getByRole('textbox').last().fill('Sent back');
  await button(unowed, subscriptionDetailMessages.refund.el).click();
  await said(page, subscriptionDetailMessages.said.refunded.el);
  // What is paid ahead keeps its days: the end of the other office can still be moved.
  await go(`/dashboard/admin/subscriptions/${second.id}`);
  const edit = panel(page, subscriptionDetailMessages.edit.el);
  await unfold(edit, subscriptionDetailMessages.edit.el);
  await edit.getByRole('textbox').last().fill('Goodwill');
  const lastDay = addDays(athensDay(new Date()), 60);
  await field(edit, subscriptionDetailMessages.end.el).fill(lastDay);
  await button(edit, subscriptionDetailMessages.save.el).click();
  await said(page, subscriptionDetailMessages.said.edited.el);
  await expectNoSideways(page);
  await unfold(edit, subscriptionDetailMessages.edit.el);
  expect(await field(edit, subscriptionDetailMessages.end.el).inputValue()).toBe(lastDay);
  expect(await sql('select period_to::text as day from subscription where account_id = $1', [second.id])).toEqual([
    { day: addDays(lastDay, 1) },
  ]);
  const paid = await sql<{ cents: number }>(
    'select cents from payment where account_id = $1 and charge_id is not null',
    [first.id],
  );
  expect(paid).toEqual([{ cents: CENTS }]);
});

it('[SUBS-1] prices by day, and every screen in English: 1440, 390 and dark, 0 violations', async () => {
  const { page, go } = await visit({ width: 1440, dark: true });
  await enterAs(page, admin);
  await go('/en/dashboard/admin/plans');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Unlimited active ads' }).click();
  const fresh = panel(page, planAdminMessages.newTitle.en);
  const tomorrow = addDays(athensDay(new Date()), 1);
  await field(fresh, planAdminMessages.netField.en).fill('460,00');
  await field(fresh, planAdminMessages.fromField.en).fill(tomorrow);
  await fresh.getByRole('textbox').last().fill('New list of prices');
  await button(fresh, planAdminMessages.save.en).click();
  // Dearer needs notice.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await expectAccessible(page);
  await field(fresh, planAdminMessages.netField.en).fill('440,00');
  await button(fresh, planAdminMessages.save.en).click();
  await said(page, planAdminMessages.said['plan-added'].en);
  const history = panel(page, planAdminMessages.history.en);
  await unfold(history, planAdminMessages.withdraw.en);
  await field(history, planAdminMessages.reason.en).fill('Too early');
  await button(history, planAdminMessages.withdraw.en).click();
  await said(page, planAdminMessages.said['plan-withdrawn'].en);

  const id = offices[1]?.id;
  for (const path of [
    '/plans?plan=11',
    '/deposits',
    `/list-user-subscriptions?q=${offices[1]?.gemi}&phase=trial&payment=deposit&plan_id=1`,
    `/subscriptions/${id}`,
    '/settings',
  ]) {
    await go(`/en/dashboard/admin${path}`);
    await expectEnglish(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      await expectAccessible(page);
    }
  }
  await go('/en/dashboard/admin/list-user-subscriptions?q=nobody-at-all');
  await page.getByText(subscriptionListMessages.none.en).waitFor();
});
