/** The screen of webhooks: without one, with one that is turned off, and its log. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { webhookMessages } from '@estia/contract/sources/webhook-messages';
import { testScreens } from '../support/screens.ts';
import { createUser, querySql, signInAs } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const PATH = '/dashboard/properties/external-sources/webhooks';
let endpointId = 0;

async function signInAsOwner({ page }: Visit, locale: Locale): Promise<void> {
  const agency = await createUser({ role: roleIds.agency, locale });
  const [endpoint] = await querySql<{ id: number }>(
    `insert into webhook_endpoint (account_id, url, events, secret, state, disabled_reason, created_at)
     values ($1, 'https://crm.example.gr/estia/hooks/0123456789abcdef0123456789abcdef', '{lead.created,listing.paused,item.rejected}', '\\x00',
       'disabled', 'failing', now()),
       ($1, 'https://second.example.gr/', '{lead.created}', '\\x00', 'active', null, now()) returning id::int as id`,
    [agency.id],
  );
  endpointId = endpoint?.id ?? 0;
  await querySql(
    `insert into webhook_delivery (endpoint_id, message_id, event, cause, body, state, attempts, last_at, last_status, last_error, last_ms)
     select $1::bigint, 'msg_' || md5(i::text || $1::bigint), 'lead.created', 'lead ' || i, '{"type":"lead.created","data":{"conversation_id":17}}',
       case i % 2 when 0 then 'delivered' else 'failed' end, i, now(), case i % 2 when 0 then 200 end,
       case i % 2 when 1 then 'timeout' end, 120 from generate_series(1, 30) i`,
    [endpointId],
  );
  await signInAs(page, agency);
}

testScreens(
  createVisitors(),
  [
    {
      title: '[API-1] webhooks, one that is turned off and its log',
      before: signInAsOwner,
      path: async () => `${PATH}?endpoint=${endpointId}`,
      ready: async (page, locale) => {
        await page.getByText(webhookMessages.turnOn[locale]).waitFor();
        await page.locator('summary').filter({ hasText: webhookMessages.body[locale] }).first().click();
        await page.locator('summary').filter({ hasText: webhookMessages.change[locale] }).first().click();
      },
    },
    {
      title: '[API-1] no webhook yet',
      before: async ({ page }, locale) => signInAs(page, await createUser({ role: roleIds.agency, locale })),
      path: PATH,
      ready: (page, locale) => page.getByText(webhookMessages.none[locale]).waitFor(),
    },
  ],
  { bothSchemes: true },
);
