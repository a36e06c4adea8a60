/** What the owner sees of an endpoint and of its log: never a secret. */
import type { HandlerResult } from '@estia/contract/call';
import type { listWebhookDeliveries, listWebhooks } from '@estia/contract/sources/webhook-calls';
import type { DeliveryRow, EndpointRow } from './webhooks.queries.ts';

export const endpointView = (row: EndpointRow, now: Date): HandlerResult<typeof listWebhooks>['endpoints'][number] => ({
  id: row.id,
  url: row.url,
  events: row.events,
  state: row.state,
  disabled_reason: row.disabled_reason,
  failing_since: row.failing_since?.toISOString() ?? null,
  previous_secret_until: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
  created_at: row.created_at.toISOString(),
  last_delivery: row.last_at && {
    sent_at: row.last_at.toISOString(),
    status: row.last_status,
    error: row.last_error,
    ok: row.last_state === 'delivered',
  },
});

export const deliveryView = (
  row: DeliveryRow,
  now: Date,
): HandlerResult<typeof listWebhookDeliveries>['deliveries'][number] => ({
  id: row.id,
  message_id: row.message_id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  last_at: row.last_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_error: row.last_error,
  last_ms: row.last_ms,
  next_at: row.state === 'pending' ? (row.next_at ?? now).toISOString() : null,
  body: row.body,
});
