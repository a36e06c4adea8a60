/** [SUBS-4] An agency reads and downloads its invoices; an admin sees to what the tax authority knows of them. */
import { roleIds } from '@estia/contract/accounts/roles';
import { adminInvoicesFlashMessages, adminInvoicesMessages } from '@estia/contract/invoices/admin-messages';
import { invoices as words } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRow } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import {
  createUser,
  expectFormErrors,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  querySql,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const OWN_INVOICES = '/dashboard/user/invoices';
const LIST = '/dashboard/admin/list-invoices';

/** A paid charge and its invoice, as the money core leaves them; the worker of these tests reports none. */
async function invoiceOf(user: TestUser, over: { net?: number; hoursAgo?: number; reporting?: string } = {}) {
  const { net = 4_900, hoursAgo = 1, reporting = 'queued' } = over;
  const [row] = await querySql<{ number: number }>(
    `with paid as (
       insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents,
         gross_cents, payment, state, due_on, created_at, paid_at)
       select 900000, $1, 'upgrade', 1, '2026-11-15', '2026-12-15', $2::int, 24, round($2::int * 0.24), $2::int + round($2::int * 0.24),
         'card', 'paid', '2026-11-15', now(), now() returning *),
     named as (update invoice_series set last_number = last_number + 1 where kind = 'invoice' returning series, last_number)
     insert into invoice (kind, series, number, account_id, charge_id, issued_at, issued_on, issuer, customer, customer_key, lines,
       net_cents, vat_percent, vat_cents, gross_cents, period_from, period_to, paid_by, reporting, next_try_at, last_fault)
     select 'invoice', series, last_number, paid.account_id, paid.id, now() - $3::int * interval '1 hour', '2026-11-15',
       '{"name":{"el":"Εστία Ακίνητα ΑΕ","en":"Estia Akinita SA"},"legal_form":{"el":"","en":""},"seat":{"el":"Μαρούσι","en":"Marousi"},
         "gemi":"123456789000","tax_number":"094014201","telephone":"","email":""}',
       jsonb_build_object('company', g.name_el, 'tax_number', g.tax_number, 'tax_office', '', 'address', 'Χαλάνδρι', 'activity', '', 'gemi', g.gemi),
       ' ' || g.tax_number || ' ', '[{"text":{"el":"Συνδρομή","en":"Subscription"},"net_cents":4900}]', net_cents, vat_percent, vat_cents,
       gross_cents, period_from, period_to, payment, $4::text, case $4::text when 'queued' then now() end,
       case $4::text when 'failed' then 'ValidationError; 104' end
     from paid, named, agency g where g.account_id = $1 returning number`,
    [user.id, net, hoursAgo, reporting],
  );
  return row?.number ?? 0;
}

async function fetched(page: Page, name: RegExp, action: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), action()]);
  expect(file.suggestedFilename()).toMatch(name);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 320, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    if (width === 390) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('[SUBS-4] invoices of an agency', () => {
  let owner: TestUser;
  let number: number;
  beforeAll(async () => {
    owner = await createUser({ role: roleIds.agency, locale: 'en' });
    number = await invoiceOf(owner, { net: 34_900 });
    await invoiceOf(owner);
  });

  it.each(pickByFile<'el' | 'en'>('el', 'en'))(
    'its owner reads net, VAT and total and takes the PDF in either language (%s)',
    async (locale) => {
      const { page, go } = await visit({ width: 1440, dark: locale === 'en' });
      await signInAs(page, owner);
      await go(`${localePrefix[locale]}${OWN_INVOICES}`);
      const row = findRow(page, `A ${number}`);
      for (const text of ['349,00', '83,76', '432,76', '15/11/2026', '14/12/2026', words.noMark[locale]])
        expect(await row.textContent()).toContain(text);
      await expectAccessible(page);
      await expectFits(page);
      const names: Record<Locale, RegExp> = { el: /^estia-timologio-\d+\.pdf$/, en: /^estia-invoice-\d+\.pdf$/ };
      const other = locale === 'el' ? 'en' : 'el';
      const links = row.getByRole('link');
      expect(await fetched(page, names[locale], () => links.nth(0).click())).toMatch(/^%PDF-1\.7/);
      expect(await fetched(page, names[other], () => links.nth(1).click())).toMatch(/^%PDF-1\.7/);
      if (locale === 'en') await expectEnglish(page);
    },
  );

  it('an agent is told whom to ask, an agency without any what comes, an individual finds nothing here', async () => {
    const agent = await createUser({ role: roleIds.agency });
    await querySql('delete from agency where account_id = $1', [agent.id]);
    await querySql(
      `insert into agency_agent (account_id, agency_id, role, joined_at) select $1, id, 'agent', now() from agency where account_id = $2`,
      [agent.id, owner.id],
    );
    const { page, go } = await visit({ width: 390 });
    await signInAs(page, agent);
    await go(OWN_INVOICES);
    expect(await page.locator('main').textContent()).toContain(words.owners.el);
    expect(await page.getByRole('table').count()).toBe(0);
    await page.context().clearCookies();
    await signInAs(page, await createUser({ role: roleIds.agency }));
    await go(OWN_INVOICES);
    expect(await page.locator('main').textContent()).toContain(words.none.el);
    await expectAccessible(page);
    await page.context().clearCookies();
    await signInAs(page, await createUser());
    expect(await go(OWN_INVOICES)).toBe(404);
  });
});

describe("[SUBS-4] the admin's list", () => {
  it.each(pickByFile<'el' | 'en'>('el', 'en'))(
    'types a MARK, sends again, finds what is late, and gives the accountant a file (%s)',
    async (locale) => {
      const agency = await createUser({ role: roleIds.agency, locale });
      const [late, failed] = [
        await invoiceOf(agency, { hoursAgo: 30 }),
        await invoiceOf(agency, { reporting: 'failed' }),
      ];
      // Greek without script, English with it: the same forms.
      const { page, go } = await visit({ width: 1440, js: locale === 'en', dark: locale === 'en' });
      await signInAs(page, await createUser({ locale, role: roleIds.admin, strong: true }));
      const [{ tax_number } = { tax_number: '' }] = await querySql<{ tax_number: string }>(
        'select tax_number from agency where account_id = $1',
        [agency.id],
      );
      await go(`${localePrefix[locale]}${LIST}`);
      await findField(page, adminInvoicesMessages.agency[locale]).fill(tax_number);
      await findButton(page.getByRole('main'), adminInvoicesMessages.find[locale]).click();
      await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
      if (locale === 'en') {
        await expectAccessible(page);
        await expectFits(page);
      }

      const row = findRow(page, `A ${late}`);
      expect(await row.textContent()).toContain(adminInvoicesMessages.lateMark[locale]);
      await row.locator('summary').click();
      await findField(row, words.mark[locale]).fill('12');
      await findField(row, adminInvoicesMessages.reason[locale]).fill('timologio');
      await findButton(row, adminInvoicesMessages.save[locale]).click();
      await expectFormErrors(page, locale, { [words.mark[locale]]: 'mark' });
      await findField(row, words.mark[locale]).fill(`40000123456${String(late).padStart(4, '0')}`);
      await findButton(row, adminInvoicesMessages.save[locale]).click();
      await expectStatus(page, adminInvoicesFlashMessages['mark-typed'][locale]);
      expect(await row.textContent()).toContain(`40000123456${String(late).padStart(4, '0')}`);

      const other = findRow(page, `A ${failed}`);
      await other.locator('summary').click();
      const again = other
        .locator('form')
        .filter({ has: page.getByRole('button', { name: adminInvoicesMessages.retry[locale] }) });
      await findField(again, adminInvoicesMessages.reason[locale]).fill('ΑΦΜ');
      await findButton(again, adminInvoicesMessages.retry[locale]).click();
      await expectStatus(page, adminInvoicesFlashMessages.retried[locale]);
      expect(await other.textContent()).toContain(adminInvoicesMessages.states.queued[locale]);
      if (locale === 'en') await expectEnglish(page);
      const csv = await fetched(page, /^estia-invoices-[\d-]+\.csv$/, () =>
        findButton(page.getByRole('main'), adminInvoicesMessages.csv[locale]).click(),
      );
      expect(csv).toContain(tax_number);
      await go(`${localePrefix[locale]}/dashboard/admin/audit-log`);
      expect(await page.locator('main').textContent()).toContain('timologio');
    },
  );
});
