/** API-1: webhooks of an agency, managed by its owner. */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { deliveryErrors, deliveryStates, webhookEvents, webhookLimits, webhookStates } from './webhook-model.ts';

const moment = z.iso.datetime();
const params = z.object({ id: positiveId });

const settings = z.object({
  /** https, at port 443, of a public host. */
  url: z.string('required').trim().min(1, 'required').max(webhookLimits.url, 'too_long'),
  events: z
    .array(z.enum(webhookEvents, 'invalid'), 'required')
    .min(1, 'required')
    .max(webhookEvents.length, 'invalid')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
});

const endpoint = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  disabled_reason: z.enum(['failing', 'gone']).nullable(),
  failing_since: moment.nullable(),
  /** Until then the secret before signs too. */
  previous_secret_until: moment.nullable(),
  created_at: moment,
  last_delivery: z
    .object({ sent_at: moment, status: z.int().nullable(), error: z.enum(deliveryErrors).nullable(), ok: z.boolean() })
    .nullable(),
});

const delivery = z.object({
  id: z.int(),
  /** The `webhook-id` of every attempt. */
  message_id: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  created_at: moment,
  last_at: moment.nullable(),
  last_status: z.int().nullable(),
  last_error: z.enum(deliveryErrors).nullable(),
  last_ms: z.int().nullable(),
  /** Null: it is not tried again. */
  next_at: moment.nullable(),
  /** What was signed and sent. */
  body: z.string(),
});

/** Shown once. `whsec_` and base64: what libraries of Standard Webhooks take as it is. */
const secretReply = z.object({ message: z.literal('Success!'), id: z.int(), secret: z.string() });

export const listWebhooks = call({
  method: 'GET',
  path: '/webhooks',
  access: 'professional',
  summary: 'Endpoints of the own agency, at most five',
  reply: z.object({ endpoints: z.array(endpoint), max: z.int() }),
});

export const createWebhook = call({
  method: 'POST',
  path: '/webhooks',
  access: 'professional',
  summary: 'Add an endpoint. The answer holds its secret, which is never shown again',
  perMinute: 20,
  body: settings,
  reply: secretReply,
});

export const updateWebhook = call({
  method: 'PUT',
  path: '/webhooks/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Change address and events of an endpoint, pause it or turn it on again',
  params,
  body: settings.extend({ is_active: z.boolean() }),
  reply: successReply,
});

export const deleteWebhook = call({
  method: 'DELETE',
  path: '/webhooks/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Delete an endpoint with its log. What waits for it is not sent',
  params,
  reply: successReply,
});

export const rotateWebhookSecret = call({
  method: 'POST',
  path: '/webhooks/{id}/secret',
  access: 'professional',
  summary: 'A new secret, shown once. For a day each request is signed with both',
  perMinute: 10,
  params,
  reply: secretReply,
});

export const testWebhook = call({
  method: 'POST',
  path: '/webhooks/{id}/test',
  access: 'professional',
  idempotent: true,
  summary: 'Send the event `webhook.test` to an endpoint',
  perMinute: 10,
  params,
  reply: successReply,
});

export const listWebhookDeliveries = call({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  access: 'professional',
  summary: 'What was sent to an endpoint in the last 30 days, newest first, with the answer and its time',
  params,
  query: z.object({
    state: z.enum(deliveryStates).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    deliveries: z.array(delivery),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const replayWebhookDelivery = call({
  method: 'POST',
  path: '/webhooks/deliveries/{id}/replay',
  access: 'professional',
  idempotent: true,
  summary: 'Send a delivery once more, with the same `webhook-id`',
  perMinute: 60,
  params,
  reply: successReply,
});
