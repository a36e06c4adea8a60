/** Webhooks of agencies: what they are told of, and the numbers of it. */
export const webhookEvents = ['lead.created', 'listing.paused', 'item.rejected'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent when somebody asks for it, to one endpoint. */
export const TEST_EVENT = 'webhook.test';

export const webhookLimits = {
  endpoints: 5,
  url: 2_000,
  /** The secret before a new one signs for so long beside it. */
  overlapHours: 24,
  /** Without one success for so long an endpoint is turned off. */
  failingDays: 3,
  timeoutSeconds: 15,
} as const;

export const webhookStates = ['active', 'paused', 'disabled'] as const;
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** Why an attempt got no answer. */
export const deliveryErrors = [
  'url_refused',
  'no_public_address',
  'dns_failed',
  'connect_failed',
  'tls_failed',
  'timeout',
  'bad_answer',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];
