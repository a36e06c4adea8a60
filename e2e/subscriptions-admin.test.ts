/** SUBS-1 and SUBS-3 at the admin's desk: where deposits go, statements in two steps, one subscription, dated prices. */
import { athensDay } from '@estia/contract/rules/in-force';
import { list, one, planDesk } from '@estia/contract/subscriptions/admin-messages';
import { bank, desk, doubtWords, statement } from '@estia/contract/subscriptions/deposit-messages';
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
  const account = panel(page, bank.title.el);
  await field(account, bank.beneficiary.el).fill('Estia SA');
  await field(account, bank.bank.el).fill('Aegean Bank');
  await field(account, bank.iban.el).fill('GR17 0110 1250 0000 0001 2300 695');
  await field(account, bank.reason.el).fill('Opening');
  await button(account, bank.save.el).click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await field(account, bank.iban.el).fill('GR16 0110 1250 0000 0001 2300 695');
  await button(account, bank.save.el).click();
  await said(page, bank.said.el);

  await go('/dashboard/admin/deposits');
  await button(page, desk.sendAct.el).click();
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
  await button(page, desk.sendAct.el).click();
  await page.getByRole('heading', { name: statement.title.el }).waitFor();
  await expectNoSideways(page);
  await button(page, statement.take.el).click();
  await said(page, desk.said.taken.el);
  await expectNoSideways(page);

  const lineOf = (text: string) => page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: '€' });
  const certain = lineOf(`GEMI ${first.gemi}`);
  await certain.getByText(desk.confirmByOther.el).waitFor();
  await enterAs(page, fellow);
  await go('/dashboard/admin/deposits');
  await unfold(certain, desk.confirm.el);
  await button(certain, desk.confirm.el).click();
  await said(page, desk.said.confirmed.el);
  const vague = lineOf('SUBSCRIPTION');
  expect(await vague.textContent()).toContain(doubtWords.no_gemi.el);
  await unfold(vague, desk.match.el);
  await field(vague, desk.gemi.el).fill(second.gemi);
  await button(vague, desk.saveMatch.el).click();
  await said(page, desk.said.matched.el);
  const other = lineOf('SOMETHING ELSE');
  await unfold(other, desk.match.el);
  await field(other, desk.gemi.el).fill(first.gemi);
  await button(other, desk.saveMatch.el).click();
  // Nobody owes 12 €: it is kept to be sent back, and only when an admin says so.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await other.getByRole('checkbox', { name: desk.unowed.el }).check();
  await button(other, desk.saveMatch.el).click();
  await said(page, desk.said.matched.el);

  await go(`/dashboard/admin/list-user-subscriptions?q=${first.gemi}`);
  await page.getByRole('row').filter({ hasText: first.gemi }).getByRole('link').click();
  await page.getByRole('region', { name: one.charges.el }).waitFor();
  const paidBy = panel(page, one.charges.el).getByRole('link', { name: /PDF/ });
  expect(await paidBy.getAttribute('href')).toMatch(/^\/api\/user\/invoices\/\d+\/pdf/);
  await enterAs(page, admin);
  await page.reload();
  const back = lineOf('SOMETHING ELSE');
  await unfold(back, desk.confirm.el);
  await button(back, desk.confirm.el).click();
  await said(page, one.said.confirmed.el);
  const unowed = panel(page, one.unallocated.el);
  await unfold(unowed, one.refund.el);
  await field(unowed, one.amount.el).fill('12,00');
  await unowed.getByRole('textbox').last().fill('Sent back');
  await button(unowed, one.refund.el).click();
  await said(page, one.said.refunded.el);
  // What is paid ahead keeps its days: the end of the other office can still be moved.
  await go(`/dashboard/admin/subscriptions/${second.id}`);
  const edit = panel(page, one.edit.el);
  await unfold(edit, one.edit.el);
  await edit.getByRole('textbox').last().fill('Goodwill');
  const lastDay = addDays(athensDay(new Date()), 60);
  await field(edit, one.end.el).fill(lastDay);
  await button(edit, one.save.el).click();
  await said(page, one.said.edited.el);
  await expectNoSideways(page);
  await unfold(edit, one.edit.el);
  expect(await field(edit, one.end.el).inputValue()).toBe(lastDay);
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
  const fresh = panel(page, planDesk.newTitle.en);
  const tomorrow = addDays(athensDay(new Date()), 1);
  await field(fresh, planDesk.netField.en).fill('460,00');
  await field(fresh, planDesk.fromField.en).fill(tomorrow);
  await fresh.getByRole('textbox').last().fill('New list of prices');
  await button(fresh, planDesk.save.en).click();
  // Dearer needs notice.
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await expectAccessible(page);
  await field(fresh, planDesk.netField.en).fill('440,00');
  await button(fresh, planDesk.save.en).click();
  await said(page, planDesk.said['plan-added'].en);
  const history = panel(page, planDesk.history.en);
  await unfold(history, planDesk.withdraw.en);
  await field(history, planDesk.reason.en).fill('Too early');
  await button(history, planDesk.withdraw.en).click();
  await said(page, planDesk.said['plan-withdrawn'].en);

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
  await page.getByText(list.none.en).waitFor();
});
