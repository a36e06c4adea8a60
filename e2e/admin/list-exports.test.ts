/** ADMN-1: every list of an admin is downloaded with the filter of its address, without script too. */
import { adminListMessages } from '@estia/contract/admin-lists/messages';
import { adminInvoicesMessages } from '@estia/contract/invoices/admin-messages';
import { expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { findButton, localePrefix, signInAs } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();
const lists = [
  ['list-users?role_id=2', 'users', 'Ιδιώτης'],
  ['list-agencies?status=approved', 'agencies', 'Εγκρίθηκε'],
  ['properties/for-rent', 'listings', 'Ενοικίαση'],
  ['list-user-subscriptions?payment=card', 'subscriptions', 'Κάρτα'],
  ['list-invoices?kind=credit_note', 'invoices', ''],
  ['list-alerts?state=upheld', 'reports', ''],
] as const;

it.each([true, false])('[ADMN-1] lists are downloaded with their filter, script %s', async (js) => {
  const { page, go } = await visit({ width: 1440, js });
  await signInAs(page, await createAdmin('el'));
  for (const [path, name, everyRow] of lists) {
    await go(`${localePrefix.el}/dashboard/admin/${path}`);
    const label = name === 'invoices' ? adminInvoicesMessages.csv.el : adminListMessages.csv.el;
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      findButton(page.getByRole('main'), label).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^estia-${name}-[\\d-]+\\.csv$`));
    const parts: Buffer[] = [];
    for await (const part of await file.createReadStream()) parts.push(part);
    const [head, ...rows] = Buffer.concat(parts).toString().trimEnd().split('\r\n');
    expect(head).toContain(';');
    for (const row of rows) expect(row, path).toContain(everyRow);
  }
});
