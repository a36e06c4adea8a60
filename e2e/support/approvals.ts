/** Another admin approves what was asked for last. */
import { roleIds } from '@estia/contract/accounts/roles';
import { callApi } from './listing-wizard.ts';
import { createUser } from './users.ts';

export async function approveNewest(): Promise<void> {
  const other = await createUser({ role: roleIds.admin, strong: true, name: 'Άλλος Διαχειριστής' });
  const { body } = await callApi(other, 'GET', '/adminPanel/approvals?limit=100');
  const id = body.approvals.at(-1)?.approval_id;
  const answer = await callApi(other, 'POST', `/adminPanel/approvals/${id}/approval`, {});
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
