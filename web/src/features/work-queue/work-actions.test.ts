import { expect, it } from 'vitest';
import type { ApiClient } from '../../platform/api-client.ts';
import { handleWorkAction } from './work-actions.ts';

const callApi = (async () => ({ message: 'Success!' })) as unknown as ApiClient;

async function claimedTo(back: string, open?: string): Promise<string | null> {
  const values = { item: 'report~12', ...(open === undefined ? {} : { open }) };
  const submission = { intent: 'claim', form: 'claim', values, sent: {}, idempotencyKey: undefined };
  const url = new URL(`https://estia.example/en/dashboard?${new URLSearchParams({ back })}`);
  const answer = await handleWorkAction(callApi, submission, url);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

it('[ADMN-5] a claim leads to the page of its item, and to no other site', async () => {
  expect(await claimedTo('/dashboard/admin/list-alerts?item=12')).toBe(
    '/en/dashboard/admin/list-alerts?item=12&flash=claimed',
  );
  expect(await claimedTo('/dashboard?kind=report', '/dashboard/admin/users/7')).toBe(
    '/en/dashboard/admin/users/7?flash=claimed',
  );
  for (const path of [
    'https://evil.example',
    '//evil.example',
    '/dashboard/../evil',
    '/\\evil.example',
    'javascript:1',
    '/properties/search',
  ])
    for (const location of [await claimedTo(path), await claimedTo('/dashboard', path)])
      expect(location, path).toBe('/en/dashboard?flash=claimed');
});
